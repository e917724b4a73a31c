// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UniformTypeIdentifiers

// The legacy functions for uniform type identifiers, implemented with `UTType`.

/// Whether two identifiers are equal, ignoring case.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    inUTI1.lowercased() == inUTI2.lowercased()
}

/// Whether a type equals another type or conforms to it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    if UTTypeEqual(inUTI, inConformsToUTI) { return true }
    guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
    return type.conforms(to: other)
}

/// Returns a type's description for users; nil if it has none.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<NSString>? {
    UTType(inUTI)?.localizedDescription.map { .passRetained($0 as NSString) }
}

/// Returns the first tag of a type in a tag class, such as its first filename extension; nil if there is none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<NSString>? {
    (UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]?.first).map { .passRetained($0 as NSString) }
}

/// Returns the identifier of a declared type that has the tag `inTag` and conforms to `inConformingToUTI` (nil allows
/// any type). If there is no such type, the result is the identifier of a dynamic type.
///
/// - Returns: nil for an empty tag.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<NSString>? {
    let type = UTType(
        tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: inConformingToUTI.flatMap { UTType($0) })
    return type.map { .passRetained($0.identifier as NSString) }
}

/// Whether the system or the app has declared a type.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool {
    UTType(inUTI)?.isDeclared ?? false
}

/// Whether a type is dynamic: generated for a tag that no declared type has.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool {
    UTType(inUTI)?.isDynamic ?? false
}
