// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What an optional method returns that nobody wrote.
///
/// UIKit asks some methods only where they are implemented, and behaves by whether they are. Here such a requirement
/// returns an associated type that is this one by default; whoever writes the method gives it Apple's return type.
public struct _Unimplemented {
    init() {}
}

/// Reads whether a type has written an optional method, from the type that the method returns.
enum OptionalMethod {
    /// - Parameters:
    ///   - returned: what the method returns in the type.
    ///   - wanted: what it returns where it is implemented.
    ///   - name: the method and the type, for the message where it is neither.
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
