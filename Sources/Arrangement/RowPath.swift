// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The position of a row in a list of sections.
///
/// UIKit's type for this is `IndexPath`. This module uses `RowPath` instead, because two integers need no memory
/// allocation.
package struct RowPath: Hashable, Sendable, Comparable, CustomStringConvertible {
    package var section: Int
    package var row: Int

    @inlinable
    package init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }

    @inlinable
    package static func < (a: RowPath, b: RowPath) -> Bool {
        (a.section, a.row) < (b.section, b.row)
    }

    package var description: String { "\(section)-\(row)" }
}
