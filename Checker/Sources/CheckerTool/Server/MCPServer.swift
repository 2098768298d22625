import CheckerIndex

/// The checker as a server of the Model Context Protocol over standard input and output.
///
/// Messages are JSON-RPC 2.0, one a line.
struct MCPServer {
  let console: Console
  let rules: [any Rule]

  /// The versions of the protocol that this server speaks, the newest first.
  static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  /// Answers messages until standard input ends.
  func run() {
    while let line = console.inputLine() {
      if line.allSatisfy(\.isWhitespace) { continue }
      if let answer = answer(line) { console.output(answer.text() + "\n") }
    }
  }

  /// The answer to one line, or `nil` if it asks for none.
  func answer(_ line: String) -> JSONValue? {
    let message: JSONValue
    do {
      message = try JSONReader.read(line).plain
    } catch {
      return failure(id: .null, code: -32700, message: "This is not JSON: \(error.message).")
    }
    guard case .object = message, let method = message["method"]?.string else {
      // An answer to a request of ours; we make none.
      if message["result"] != nil || message["error"] != nil { return nil }
      return failure(
        id: message["id"] ?? .null, code: -32600, message: "A request needs a “method”.")
    }
    guard let id = message["id"] else { return nil }
    switch method {
    case "initialize": return success(id: id, initialize(message["params"]))
    case "ping": return success(id: id, [:])
    case "tools/list": return success(id: id, ["tools": .array(MCPTools.list)])
    case "tools/call": return call(id: id, message["params"])
    default:
      return failure(id: id, code: -32601, message: "There is no method “\(method)”.")
    }
  }

  private func initialize(_ parameters: JSONValue?) -> JSONValue {
    let asked = parameters?["protocolVersion"]?.string ?? ""
    return [
      "protocolVersion": .string(Self.versions.contains(asked) ? asked : Self.versions[0]),
      "capabilities": ["tools": ["listChanged": false]],
      "serverInfo": ["name": "feedback-states", "version": .string(ToolVersion.text)],
      "instructions": .string(
        "Check SwiftUI source with check_text or check_files after every change of a screen that "
          + "loads, changes or fails; explain_rule says why a finding matters and what to write."),
    ]
  }

  private func call(id: JSONValue, _ parameters: JSONValue?) -> JSONValue {
    guard let name = parameters?["name"]?.string else {
      return failure(id: id, code: -32602, message: "A call needs the “name” of a tool.")
    }
    let tools = MCPTools(console: console, rules: rules)
    switch tools.call(name, parameters?["arguments"] ?? [:]) {
    case .text(let text, let isError):
      return success(
        id: id, ["content": [["type": "text", "text": .string(text)]], "isError": .bool(isError)])
    case .unknownTool:
      return failure(
        id: id, code: -32602,
        message: Suggestion.sentence("There is no tool “\(name)”", for: name, in: MCPTools.names))
    }
  }

  private func success(id: JSONValue, _ result: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  private func failure(id: JSONValue, code: Int, message: String) -> JSONValue {
    [
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .int(code), "message": .string(message)],
    ]
  }
}
