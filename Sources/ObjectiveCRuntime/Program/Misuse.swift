// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Aborts the program because the app used UIKit incorrectly, and UIKit cannot continue.
///
/// - Parameter message: UIKit's own message if there is one, and the remedy.
package func misuse(_ message: String) -> Never {
    FileHandle.standardError.write(Data("*** Terminating app: \(message)\n".utf8))
    abort()
}

/// Writes a warning to standard error and continues.
package func warn(_ message: String) {
    FileHandle.standardError.write(Data("*** Warning: \(message)\n".utf8))
}

/// Returns how messages name an object: by its class, with the module of the app's classes, and its address.
///
/// - Parameter separator: the characters between the two, `: ` in the messages that have an object's description.
package func messageName(of object: AnyObject, separator: String = " ") -> String {
    ClassNames.name(type(of: object)) + separator + messageAddress(of: object)
}

/// Returns how messages show the address of an object.
func messageAddress(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}
