// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension URL {
    /// Returns the URL with a component appended: the name of a file or folder of the given type. The name gets the
    /// type's preferred extension, unless it has one of the type's extensions already.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let isDirectory = contentType.conforms(to: .directory)
        return appendingPathComponent(
            FileExtension.appended(to: partialName, for: contentType), isDirectory: isDirectory)
    }

    /// Appends a name as ``appendingPathComponent(_:conformingTo:)`` does.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// Returns the URL with the type's preferred extension, unless it has one of the type's extensions already.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        let name = FileExtension.appended(to: lastPathComponent, for: contentType)
        return name == lastPathComponent
            ? self : deletingLastPathComponent().appendingPathComponent(name, isDirectory: hasDirectoryPath)
    }

    /// Appends the type's preferred extension as ``appendingPathExtension(for:)`` does.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}
