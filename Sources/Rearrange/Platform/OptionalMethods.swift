// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

// These methods are optional on Apple's platforms. On Linux they have default implementations, which behave as UIKit
// does without these methods.

#if canImport(ObjectiveC)
extension UITableViewDataSource {
    func rowReordererCanMove(_ path: IndexPath, in table: UITableView) -> Bool {
        tableView?(table, canMoveRowAt: path) ?? true
    }

    func rowReordererMove(_ source: IndexPath, to target: IndexPath, in table: UITableView) {
        tableView?(table, moveRowAt: source, to: target)
    }
}

extension UITableViewDelegate {
    func rowReordererTarget(from source: IndexPath, proposed: IndexPath, in table: UITableView) -> IndexPath {
        tableView?(table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
    }
}
#else
extension UITableViewDataSource {
    func rowReordererCanMove(_ path: IndexPath, in table: UITableView) -> Bool {
        tableView(table, canMoveRowAt: path)
    }

    func rowReordererMove(_ source: IndexPath, to target: IndexPath, in table: UITableView) {
        _ = tableView(table, moveRowAt: source, to: target)
    }
}

extension UITableViewDelegate {
    func rowReordererTarget(from source: IndexPath, proposed: IndexPath, in table: UITableView) -> IndexPath {
        tableView(table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    }
}
#endif
