import Testing

@testable import ShelfKit

@Suite("Place of the store")
struct StoreLocationTests {
  @Test(
    "comes from the environment",
    arguments: [
      ("/tmp/x.sqlite", StoreLocation.file("/tmp/x.sqlite")), (":memory:", .memory),
    ])
  func environment(value: String, location: StoreLocation) {
    #expect(StoreLocation.preferred(environment: ["SHELF_STORE": value]) == location)
  }

  @Test("is in the folder for application data otherwise", arguments: [[:], ["SHELF_STORE": ""]])
  func standard(environment: [String: String]) throws {
    guard case .file(let path) = StoreLocation.preferred(environment: environment) else {
      Issue.record("Expected a file.")
      return
    }
    #expect(path.hasSuffix("/Shelf/shelf.sqlite"))
  }
}
