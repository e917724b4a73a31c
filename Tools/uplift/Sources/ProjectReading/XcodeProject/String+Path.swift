// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension String {
    /// The part of a path after its last slash.
    package var lastPathPart: String { String(split(separator: "/").last ?? "") }

    /// The text without the ending that begins at its last dot.
    package var withoutExtension: String {
        guard let dot = lastIndex(of: "."), dot > startIndex else { return self }
        return String(self[..<dot])
    }

    /// The ending after the last dot of a path's last part, in lower case; empty without one.
    package var fileExtension: String {
        let name = lastPathPart
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }
}
