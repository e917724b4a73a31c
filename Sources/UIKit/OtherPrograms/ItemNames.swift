// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What items are called, for other programs of UIKit: a format beside those of their data.
///
/// A name is wanted before anything is loaded, so it is read as soon as there are such items.
enum ItemNames {
    static let format = "application/x-uplift-item-names"

    /// Nil where none has a name.
    static func data(of names: [String?]) -> Data? {
        guard names.contains(where: { $0 != nil }) else { return nil }
        return ItemBundle.join(names.map { $0.map { Data($0.utf8) } })
    }

    /// The names of so many items: nil for each of which there is none, or one that no file can have.
    static func names(in data: Data?, count: Int) -> [String?] {
        let parts = data.flatMap { ItemBundle.split($0, count: count) } ?? Array(repeating: nil, count: count)
        return parts.map { $0.flatMap { String(data: $0, encoding: .utf8) }.flatMap(fileName) }
    }

    /// The last part of a name that is written as a path, as long as file systems allow.
    private static func fileName(_ name: String) -> String? {
        guard let last = name.split(whereSeparator: { $0 == "/" || $0 == "\0" }).last,
            !last.allSatisfy({ $0 == "." })
        else { return nil }
        return ItemFile.cut(String(last), to: ItemFile.longestName)
    }
}
