import ElementTree
import Foundation
import Testing

@testable import LiveHost

@Suite("Messages")
struct WireTests {
  private func text(_ message: ServerMessage) -> String {
    String(decoding: message.encoded(), as: UTF8.self)
  }

  @Test("JSON escapes what could end a script or a text, byte by byte")
  func escaping() throws {
    let hostile = "</script>\"\u{301}\\\n\u{1}\u{7F}&>é\u{2028}"
    var json = JSONWriter()
    json.write(hostile)
    let bytes = json.bytes
    #expect(!bytes.contains(UInt8(ascii: "<")))
    #expect(JSONValue(parsing: bytes) == .string(hostile))
  }

  @Test("Numbers stay numbers, and what is none becomes null")
  func numbers() {
    var json = JSONWriter()
    json.beginArray()
    for number in [1, -2.5, 1e300, .infinity, .nan] { json.write(number) }
    json.endArray()
    #expect(String(decoding: json.bytes, as: UTF8.self) == "[1,-2.5,1e+300,null,null]")
  }

  @Test("A small change is a small message")
  func smallChange() {
    let operation = ElementOperation.setText(ElementID(rawValue: 41234), "Finished")
    #expect(
      text(.batch(number: 12, lastEvent: 3, [operation])) == #"["b",12,3,[[3,41234,"Finished"]]]"#)
  }

  @Test("An insertion leaves out what is empty")
  func insertion() {
    let child = ElementSnapshot(id: ElementID(rawValue: 3), tag: "b", text: "x")
    let snapshot = ElementSnapshot(
      id: ElementID(rawValue: 2), tag: "p", styles: ["color": "red"], events: ["input", "click"],
      children: [child])
    let operation = ElementOperation.insert(snapshot, parent: ElementID(rawValue: 1), before: nil)
    #expect(
      text(.batch(number: 1, lastEvent: 0, [operation]))
        == #"["b",1,0,[[0,1,0,[2,"p",0,0,{"color":"red"},0,"click input",[3,"b","x"]]]]]"#)
  }

  @Test("What the policy refuses is not sent")
  func refused() {
    let id = ElementID(rawValue: 2)
    let sent = text(
      .batch(
        number: 1, lastEvent: 0,
        [
          .setAttribute(id, name: "href", value: "javascript:x"),
          .setAttribute(id, name: "onclick", value: "x"),
          .setProperty(id, name: "innerHTML", value: .string("<b>")),
          .setStyle(id, name: "background", value: "url(x)"),
          .command(.open("javascript:x")),
        ]))
    #expect(!sent.contains("javascript"))
    #expect(!sent.contains("innerHTML"))
    #expect(!sent.contains("url("))
  }

  @Test("Events are read with value and details")
  func event() throws {
    let message = try ClientMessage(
      parsing: Array(#"["e",4,2,9,"range",null,{"first":1,"key":"a","on":true}]"#.utf8))
    var event = ElementEvent(target: ElementID(rawValue: 9), name: "range")
    event.details = ["first": .number(1), "key": .string("a"), "on": .bool(true)]
    #expect(message == .event(number: 4, received: 2, event))
    #expect(
      try ClientMessage(parsing: Array(#"["e",1,0,9,"input","1"]"#.utf8))
        == .event(
          number: 1, received: 0,
          ElementEvent(
            target: ElementID(rawValue: 9), name: "input", value: .string("1"))))
  }

  @Test("Cut and changed messages are refused or read, never a crash")
  func mutations() {
    let good = Array(#"["start","/a?b=c",{"k":"v\u00e9"},null]"#.utf8)
    var seed: UInt64 = 42
    for length in 0...good.count { _ = try? ClientMessage(parsing: Array(good.prefix(length))) }
    var read = 0
    for _ in 0..<2000 {
      var bytes = good
      for _ in 0..<3 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(seed >> 33) % bytes.count] = UInt8(truncatingIfNeeded: seed >> 20)
      }
      if (try? ClientMessage(parsing: bytes)) != nil { read += 1 }
    }
    #expect(read < 2000)
  }
}
