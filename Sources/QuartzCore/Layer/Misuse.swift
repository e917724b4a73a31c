// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Ends the program because the app used UIKit wrongly: there is no way to go on past it.
///
/// - Parameter message: UIKit's own words where it has any, then what to do about it.
package func misuse(_ message: String) -> Never {
    FileHandle.standardError.write(Data("*** Terminating app: \(message)\n".utf8))
    fatalError(message)
}

/// Tells the developer of something that was not done, and goes on.
package func warn(_ message: String) {
    FileHandle.standardError.write(Data("*** Warning: \(message)\n".utf8))
}
