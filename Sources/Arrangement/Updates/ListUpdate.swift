// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// One call inside `performBatchUpdates`.
///
/// Deletions, reloads and the sources of moves refer to places in the list before all updates. Insertions and the
/// destinations of moves refer to places after all updates, in whatever order the calls come.
package enum ListUpdate: Sendable, Hashable {
    case insertRows([RowPath])
    case deleteRows([RowPath])
    case reloadRows([RowPath])
    case moveRow(from: RowPath, to: RowPath)
    case insertSections([Int])
    case deleteSections([Int])
    case reloadSections([Int])
    case moveSection(from: Int, to: Int)
}
