// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSString {
    /// Returns the path with a component appended. The component gets the type's preferred file name extension, unless
    /// it has one of the type's extensions already.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
        (appendingPathComponent(partialName) as NSString).appendingPathExtension(for: contentType)
    }

    /// Returns the path with the type's preferred extension, unless it has one of the type's extensions already.
    public func appendingPathExtension(for contentType: UTType) -> String {
        FileExtension.appended(to: self as String, for: contentType)
    }
}

/// Appends file name extensions for types.
enum FileExtension {
    /// Returns `name` with the type's preferred extension appended. `name` is returned unchanged if it already has one
    /// of the type's extensions, or if the type has no extension.
    static func appended(to name: String, for type: UTType) -> String {
        guard let preferred = type.preferredFilenameExtension else { return name }
        let present = (name as NSString).pathExtension.lowercased()
        if type.tags[.filenameExtension]?.contains(present) == true { return name }
        return name + "." + preferred
    }
}
