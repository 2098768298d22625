// not supported: `PreferenceKey`: Views tell nothing to those around them.
// error: PreferenceKey
import SwiftUI

struct Refused: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}
