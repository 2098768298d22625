import Testing

@testable import ShelfKit

@Suite("ISBN-13")
struct ISBN13Tests {
  @Test(
    "takes a valid number in every common way of writing it",
    arguments: [
      "9780141439587", "978-0-14-143958-7", " 978 0141439587 ", "978\u{2011}0141439587",
    ])
  func accepts(text: String) throws {
    let isbn = try ISBN13(text)
    #expect(isbn.digits == "9780141439587")
    #expect(isbn.description == "978-0141439587")
  }

  @Test("takes a number that begins with 979")
  func accepts979() throws {
    #expect(try ISBN13("9791034304714").digits == "9791034304714")
  }

  @Test(
    "names what is wrong",
    arguments: [
      ("9780141439588", ISBN13.Problem.wrongCheckDigit),
      ("9770141439580", .wrongPrefix),
      ("978014143958", .wrongLength(12)),
      ("97801414395877", .wrongLength(14)),
      ("", .wrongLength(0)),
      ("978014143958O", .unexpected("O")),
      ("978014143958٧", .unexpected("٧")),
      ("97801414X9587", .unexpected("X")),
      ("0141439580", .isbn10(successor: "9780141439587")),
      ("080442957X", .isbn10(successor: "9780804429573")),
      ("0141439581", .isbn10(successor: nil)),
    ])
  func rejects(text: String, problem: ISBN13.Problem) {
    #expect(throws: problem) { try ISBN13(text) }
  }

  @Test("notices every mistyped digit")
  func everyWrongDigit() {
    let digits = Array("9780141439587")
    for index in digits.indices {
      for digit in "0123456789" where digit != digits[index] {
        var wrong = digits
        wrong[index] = digit
        #expect(throws: ISBN13.Problem.self) { try ISBN13(String(wrong)) }
      }
    }
  }

  @Test(
    "tells the person how to mend it",
    arguments: [
      (ISBN13.Problem.isbn10(successor: "9780141439587"), "9780141439587"),
      (.wrongLength(12), "this has 12"),
      (.unexpected("O"), "Remove “O”"),
      (.wrongCheckDigit, "mistyped"),
    ])
  func messages(problem: ISBN13.Problem, part: String) {
    #expect(problem.message.contains(part))
  }
}
