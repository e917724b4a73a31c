// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension URL {
    /// The location of a file or folder of that type in this folder: with the type's preferred extension, unless the
    /// name has one that says so already.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let isDirectory = contentType.conforms(to: .directory)
        return appendingPathComponent(
            FileExtension.appended(to: partialName, for: contentType), isDirectory: isDirectory)
    }

    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// The location with the type's preferred extension, unless it has one that says so already.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        let name = FileExtension.appended(to: lastPathComponent, for: contentType)
        return name == lastPathComponent
            ? self : deletingLastPathComponent().appendingPathComponent(name, isDirectory: hasDirectoryPath)
    }

    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}
