// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The names of items for other apps that use UIKit, in a separate format beside the items' data.
///
/// A name is needed before any data is loaded, so the names are read when the items arrive.
enum ItemNames {
    static let format = "application/x-uplift-item-names"

    /// The data of this format for `names`; nil if no item has a name.
    static func data(of names: [String?]) -> Data? {
        guard names.contains(where: { $0 != nil }) else { return nil }
        return ItemBundle.join(names.map { $0.map { Data($0.utf8) } })
    }

    /// The names of `count` items; nil for an item without a name or with one that is invalid as a file name.
    static func names(in data: Data?, count: Int) -> [String?] {
        let parts = data.flatMap { ItemBundle.split($0, count: count) } ?? Array(repeating: nil, count: count)
        return parts.map { $0.flatMap { String(data: $0, encoding: .utf8) }.flatMap(fileName) }
    }

    /// The last component of a name with slashes, shortened to the maximum length of a file name. Nil if the component
    /// is missing or contains only dots.
    private static func fileName(_ name: String) -> String? {
        guard let last = name.split(whereSeparator: { $0 == "/" || $0 == "\0" }).last,
            !last.allSatisfy({ $0 == "." })
        else { return nil }
        return ItemFile.truncatedName(String(last), to: ItemFile.longestName)
    }
}
