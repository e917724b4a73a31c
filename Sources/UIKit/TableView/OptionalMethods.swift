// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The return type of an optional protocol method that the app has not implemented.
///
/// The behaviour of UIKit depends on whether some methods are implemented. In this library's protocols, these methods
/// return an associated type that is `_Unimplemented` by default. An app implements them with Apple's return types.
public struct _Unimplemented {
    init() {}
}

/// Finds out from a method's return type whether a type implements the optional method.
enum OptionalMethod {
    /// Whether a type implements an optional method. Ends the program if the method has a wrong return type.
    ///
    /// - Parameters:
    ///   - returned: the return type of the method in `type`.
    ///   - wanted: the return type of a correct implementation.
    ///   - method: the method's name, for the error message.
    ///   - type: the type that declares the method, for the error message.
    static func isImplemented<Returned, Wanted>(
        _ returned: Returned.Type, returning wanted: Wanted.Type, _ method: String, of type: Any.Type
    ) -> Bool {
        if returned == _Unimplemented.self { return false }
        guard returned == wanted else {
            misuse("\(type) implements \(method) with the result \(returned). It must be \(wanted).")
        }
        return true
    }
}
