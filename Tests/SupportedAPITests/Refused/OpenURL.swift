// not supported: `EnvironmentValues.openURL`: Nothing opens other apps; `Link` is a link of the page.
// error: openURL
import SwiftUI

@MainActor func refused(environment: EnvironmentValues) { _ = environment.openURL }
