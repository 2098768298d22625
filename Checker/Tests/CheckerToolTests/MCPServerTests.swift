import Testing

@testable import CheckerTool

@Suite("Server for agents")
struct MCPServerTests {
  private func answers(_ project: TestProject, _ lines: String...) throws -> [JSONValue] {
    let result = project.run("mcp", input: lines.joined(separator: "\n"))
    #expect(result.status == 0)
    return try result.output.split(separator: "\n").map { try JSONReader.read(String($0)).plain }
  }

  private func call(_ tool: String, _ arguments: String) -> String {
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"\(tool)\","
      + "\"arguments\":\(arguments)}}"
  }

  private func text(_ answer: JSONValue?) -> String {
    answer?["result"]?["content"]?.array?.first?["text"]?.string ?? ""
  }

  @Test("It introduces itself, speaks the asked version if it can, and lists its tools")
  func introduction() throws {
    let project = try TestProject()
    let answers = try answers(
      project,
      "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2024-11-05\"}}",
      "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}",
      "{\"jsonrpc\":\"2.0\",\"id\":\"two\",\"method\":\"tools/list\"}",
      "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"ping\"}")
    #expect(answers.count == 3)
    #expect(answers[0]["result"]?["protocolVersion"] == "2024-11-05")
    #expect(answers[1]["id"] == "two")
    let tools = answers[1]["result"]?["tools"]?.array ?? []
    #expect(tools.compactMap { $0["name"]?.string } == MCPTools.names)
    #expect(answers[2]["result"] == [:])
  }

  @Test("A text is checked under its path, with context")
  func checkText() throws {
    let project = try TestProject([
      "Shared.swift":
        "struct Shared: View { let error: Error; var body: some View { EmptyView() } }"
    ])
    let source = JSONValue.string(view("A", "BadView()")).text()
    let answers = try answers(
      project,
      call("check_text", "{\"text\":\(source),\"path\":\"A.swift\",\"context\":[\"Shared.swift\"]}")
    )
    let report = try JSONReader.read(text(answers.first)).plain
    let finding = report["findings"]?.array?.first
    #expect(finding?["path"] == "A.swift")
    #expect(finding?["line"] == 5)
    #expect(finding?["related"]?.array?.count == 1)
    #expect(answers.first?["result"]?["isError"] == false)
  }

  @Test("Files are checked, and a rule is explained")
  func checkFiles() throws {
    let project = try TestProject(["A.swift": view("A", "HintView()")])
    let answers = try answers(
      project, call("check_files", "{\"preset\":\"strict\"}"),
      call("check_files", "{\"paths\":[\"nothing\"]}"),
      call("explain_rule", "{\"rule\":\"bad_view\"}"),
      call("explain_rule", "{\"rule\":\"bad_veiw\"}"))
    #expect(text(answers[0]).contains("HintView"))
    #expect(answers[1]["result"]?["isError"] == true)
    #expect(text(answers[1]) == "error: “nothing” does not exist\n")
    #expect(text(answers[2]).contains("People see something bad."))
    #expect(text(answers[3]) == "There is no rule “bad_veiw”; did you mean “bad_view”?")
  }

  @Test("Arguments that a tool does not know, or of another kind, are told and nothing runs")
  func arguments() throws {
    let project = try TestProject(["A.swift": view("A", "BadView()")])
    let answers = try answers(
      project, call("check_files", "{\"path\":[\"A.swift\"]}"),
      call("check_files", "{\"paths\":\"A.swift\"}"), call("check_files", "{\"preset\":1}"),
      call("check_text", "{\"text\":\"\",\"context\":[\"-\"]}"), call("check_files", "[]"),
      call("check_files", "{\"preset\":\"strickt\"}"))
    #expect(text(answers[0]) == "There is no argument “path”; did you mean “paths”?")
    #expect(text(answers[1]) == "“paths” must be a list of texts.")
    #expect(text(answers[2]) == "“preset” must be a text.")
    #expect(text(answers[3]) == "“-” is no path here.")
    #expect(text(answers[4]) == "The arguments must be an object.")
    #expect(text(answers[5]).contains("did you mean “strict”?"))
    #expect(answers.allSatisfy { $0["result"]?["isError"] == true })
  }

  @Test("Bad messages get an error and the next one is answered")
  func errors() throws {
    let project = try TestProject()
    let answers = try answers(
      project, "{", "{\"id\":1}", "{\"id\":2,\"method\":\"nothing\"}", call("chekc_text", "{}"),
      call("check_text", "{}"), "{\"id\":9,\"method\":\"ping\"}")
    #expect(
      answers.prefix(4).map { $0["error"]?["code"] } == [-32700, -32600, -32601, -32602])
    #expect(
      answers[3]["error"]?["message"]
        == "There is no tool “chekc_text”; did you mean “check_text”?")
    #expect(text(answers[4]) == "“text” must be a text.")
    #expect(answers[5]["result"] == [:])
  }
}
