// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UniformTypeIdentifiers

// What there was to ask about types before `UTType`, which now answers.

/// Whether two identifiers are of the same type: small and capital letters are the same.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    inUTI1.lowercased() == inUTI2.lowercased()
}

/// Whether a type is another one, or one of the kinds of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    if UTTypeEqual(inUTI, inConformsToUTI) { return true }
    guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
    return type.conforms(to: other)
}

/// What people call a type; nil where nobody has named it.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<NSString>? {
    UTType(inUTI)?.localizedDescription.map { .passRetained($0 as NSString) }
}

/// The preferred tag of a class; nil for a type without.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<NSString>? {
    (UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]?.first).map { .passRetained($0 as NSString) }
}

/// The identifier of the type with a tag, among the kinds of another; a dynamic one where none is declared.
///
/// - Returns: nil for an empty tag.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<NSString>? {
    let type = UTType(
        tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: inConformingToUTI.flatMap { UTType($0) })
    return type.map { .passRetained($0.identifier as NSString) }
}

/// Whether the system or the program has declared a type.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool {
    UTType(inUTI)?.isDeclared ?? false
}

/// Whether a type was made up for a tag that no declared type has.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool {
    UTType(inUTI)?.isDynamic ?? false
}
