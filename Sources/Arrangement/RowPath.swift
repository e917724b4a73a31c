// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The position of a row in a list of sections.
///
/// UIKit's type is `IndexPath`; this module uses `RowPath`, which is two integers without an allocation.
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
