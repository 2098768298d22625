import Testing

@testable import DOMUI

@Suite("Command line of a served app")
struct LaunchOptionsTests {
  @Test("Both forms of an option are read; the app's own are left alone")
  func forms() throws {
    let options = try LaunchOptions(["--store", "x.db", "--port", "9000", "--latency=250"])
    #expect(options.port == 9000)
    #expect(options.latency == 250)
    #expect(try LaunchOptions(["--languages", "en,zh-Hant"]).languages == ["en", "zh-Hant"])
  }

  @Test(
    "An option that is one slip from one of ours is not taken for the app's own",
    arguments: [
      ("--prot", "--port"), ("--ports=80", "--port"), ("--ost", "--host"),
      ("--latencz", "--latency"),
    ])
  func slip(found: String, meant: String) {
    let name = String(found.prefix { $0 != "=" })
    #expect(
      throws: LaunchOptions.Mistake(
        message: "there is no option \(name). Did you mean \(meant)?")
    ) { try LaunchOptions([found, "9000"]) }
  }

  @Test("A mistake names the option, what it takes and what stood there")
  func mistakes() {
    #expect(
      throws: LaunchOptions.Mistake(
        message: "--port takes a number from 0 to 65535, not “eighty”")
    ) { try LaunchOptions(["--port", "eighty"]) }
    #expect(throws: LaunchOptions.Mistake(message: "--port needs a value")) {
      try LaunchOptions(["--port"])
    }
    #expect(
      throws: LaunchOptions.Mistake(
        message: "--languages takes language tags such as en,de-AT, not “”")
    ) { try LaunchOptions(["--languages", "en,"]) }
  }
}
