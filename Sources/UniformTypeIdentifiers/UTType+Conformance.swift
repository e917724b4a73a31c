// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension UTType {
    /// All types that this type conforms to directly or indirectly, not including itself.
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

    /// Whether this type equals `type` or is a subtype of it.
    public func conforms(to type: UTType) -> Bool {
        self == type || isSubtype(of: type)
    }

    /// Whether this type is a subtype of `type`, and not equal to it.
    public func isSubtype(of type: UTType) -> Bool {
        supertypes.contains(type)
    }

    /// Whether `type` is a subtype of this type, and not equal to it.
    public func isSupertype(of type: UTType) -> Bool {
        type.isSubtype(of: self)
    }
}
