// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A class of tags, which are alternative names of types: file name extensions or MIME types.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
    /// The identifier of the tag class, such as "public.mime-type".
    public let rawValue: String

    /// Creates a tag class with an identifier.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The tag class of file name extensions, without the leading period.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// The tag class of MIME types (Internet media types), such as "text/plain".
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    /// The identifier of the tag class.
    public var description: String { rawValue }
}
