// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UITableView {
    /// Has the rows of the only section come, go and move as the things have that they show.
    ///
    /// - Parameters:
    ///   - difference: from the things shown to the new ones, moves told as such.
    ///   - write: gives the new ones to the data source.
    func show<Thing>(_ difference: CollectionDifference<Thing>, write: @escaping () -> Void) {
        guard !difference.isEmpty else { return }
        performBatchUpdates {
            write()
            for change in difference {
                switch change {
                case .remove(let row, _, nil): self.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
                case .insert(let row, _, nil): self.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
                case .insert(let row, _, let old?):
                    self.moveRow(at: IndexPath(row: old, section: 0), to: IndexPath(row: row, section: 0))
                case .remove: break
                }
            }
        }
    }
}
