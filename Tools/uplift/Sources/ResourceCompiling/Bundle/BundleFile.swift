// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProjectReading

/// The content of a file in an app's bundle.
package enum BundleFile: Equatable, Sendable {
    /// A content that was made when the project was read.
    case data(Data)
    /// A copy of a file of the project.
    case copy(URL)

    /// The folders that contain a path: `a` and `a/b` for `a/b/c`.
    package static func folders(of path: String) -> [String] {
        let parts = path.split(separator: "/")
        return parts.indices.dropFirst().map { parts[..<$0].joined(separator: "/") }
    }

    /// Whether a text is the path of a file inside a bundle. A path with `..`, or an absolute one, can lead out of it.
    package static func isPath(_ path: String) -> Bool {
        !path.unicodeScalars.contains("\0")
            && path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
                !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
            }
    }
}

extension String {
    /// The text for a message: control characters, such as line breaks, are replaced by question marks.
    var shown: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }))
    }

    /// The FNV-1a hash of the text's UTF-8 bytes, in hexadecimal digits.
    package var shortHash: String { utf8.shortHash }
}

extension Sequence<UInt8> {
    /// The FNV-1a hash of the bytes, in hexadecimal digits.
    var shortHash: String {
        let value = reduce(0xcbf2_9ce4_8422_2325) { (hash: UInt64, byte) in (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(value, radix: 16)
    }
}
