// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension UTType {
    /// Every type it conforms to, itself left out.
    ///
    /// - Complexity: O(number of supertypes).
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var open = declaration.parents
        while let identifier = open.popLast() {
            let type = UTType(declared: identifier)
            if identifier != self.identifier, found.insert(type).inserted { open += type.declaration.parents }
        }
        return found
    }

    /// Whether it is `type`, or one of the kinds of it.
    public func conforms(to type: UTType) -> Bool {
        self == type || isSubtype(of: type)
    }

    /// Whether it is one of the kinds of `type`, and not `type` itself.
    public func isSubtype(of type: UTType) -> Bool {
        supertypes.contains(type)
    }

    /// Whether `type` is one of the kinds of it, and not the type itself.
    public func isSupertype(of type: UTType) -> Bool {
        type.isSubtype(of: self)
    }
}
