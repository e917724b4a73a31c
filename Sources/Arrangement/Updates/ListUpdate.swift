// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// One update of a batch: a call that the app makes inside `performBatchUpdates`.
///
/// Deletions, reloads and the sources of moves refer to positions before all updates of the batch. Insertions and the
/// destinations of moves refer to positions after all updates. The order of the calls does not matter.
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
