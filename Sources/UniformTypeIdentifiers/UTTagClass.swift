// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A kind of name that a type goes by elsewhere: the extension of a file's name, or a MIME type.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The part of a file's name behind its last full stop, without that.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// An Internet media type, as "text/plain".
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    public var description: String { rawValue }
}
