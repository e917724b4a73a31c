// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSString {
    /// The path with a component behind it that has the type's preferred extension, unless it has one that says so
    /// already.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
        (appendingPathComponent(partialName) as NSString).appendingPathExtension(for: contentType)
    }

    /// The path with the type's preferred extension, unless it has one that says so already.
    public func appendingPathExtension(for contentType: UTType) -> String {
        FileExtension.appended(to: self as String, for: contentType)
    }
}

/// The extension of a file's name that says what is in it.
enum FileExtension {
    /// The name with the type's preferred extension, unless it has one of the type's already or the type has none.
    static func appended(to name: String, for type: UTType) -> String {
        guard let preferred = type.preferredFilenameExtension else { return name }
        let present = (name as NSString).pathExtension.lowercased()
        if type.tags[.filenameExtension]?.contains(present) == true { return name }
        return name + "." + preferred
    }
}
