import SQLite3

extension StoreError {
  /// Names what SQLite's answer means for the person.
  init(_ failure: SQLiteFailure, at location: StoreLocation) {
    let place = location.name
    self =
      switch failure.primaryCode {
      case SQLITE_CANTOPEN: .cannotOpen(place)
      case SQLITE_NOTADB, SQLITE_CORRUPT: .damaged(place)
      case SQLITE_READONLY, SQLITE_PERM: .readOnly(place)
      case SQLITE_FULL: .diskFull
      case SQLITE_BUSY, SQLITE_LOCKED: .busy(place)
      default: .unexpected("\(failure.message) (SQLite \(failure.code))")
      }
  }
}
