// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedGeometry: BatchUpdatable {
    /// - Complexity: O(log s) for s sections
    package mutating func removeSection(_ section: Int) { removeSections(section..<section + 1) }

    /// - Complexity: O(log n)
    package func copyOfRow(_ path: RowPath) -> RowGeometry { RowGeometry(count: 1, height: rowRange(path).height) }
}
