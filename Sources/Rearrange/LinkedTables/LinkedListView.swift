// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The view of a list of linked tables: a table or a collection view with one section.
@MainActor
protocol LinkedListView: MovableList {
    var dragInteractionEnabled: Bool { get set }
    var hasUncommittedUpdates: Bool { get }
    func reloadData()
    func deleteRows(at paths: [IndexPath])
    func insertRows(at paths: [IndexPath])
    func reconfigureRows(at paths: [IndexPath])
    var selectedRows: [IndexPath] { get }
    /// Whether several rows can be selected now.
    var allowsSeveralSelectedRows: Bool { get }
    func select(rowAt path: IndexPath)
    /// The steps by which a custom action can move rows, with the row of the first one after the step.
    ///
    /// - Parameters:
    ///   - lead: the row whose custom action is performed.
    ///   - rows: the rows that move together, in ascending order. `lead` is one of them.
    func steps(of lead: Int, with rows: [Int]) -> [LinkedStep]
}

/// A step by which a custom action moves rows within their list.
struct LinkedStep {
    /// The localized name of the action.
    let name: String
    /// The row of the first moved row after the step.
    let row: Int
}

extension UITableView: LinkedListView {
    func deleteRows(at paths: [IndexPath]) { deleteRows(at: paths, with: .automatic) }
    func insertRows(at paths: [IndexPath]) { insertRows(at: paths, with: .automatic) }
    var selectedRows: [IndexPath] { indexPathsForSelectedRows ?? [] }
    var allowsSeveralSelectedRows: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }
    func select(rowAt path: IndexPath) { selectRow(at: path, animated: false, scrollPosition: .none) }

    func steps(of lead: Int, with rows: [Int]) -> [LinkedStep] {
        let above = lead - rows.indices.partitionPoint { rows[$0] >= lead }
        let places = numberOfRows(inSection: 0) - rows.count + 1
        return RowStep.allCases.compactMap { step in
            step.row(from: above, of: places).map { LinkedStep(name: step.name, row: $0) }
        }
    }
}

extension UICollectionView: LinkedListView {
    func deleteRows(at paths: [IndexPath]) { deleteItems(at: paths) }
    func insertRows(at paths: [IndexPath]) { insertItems(at: paths) }
    func reconfigureRows(at paths: [IndexPath]) { reconfigureItems(at: paths) }
    var selectedRows: [IndexPath] { (indexPathsForSelectedItems ?? []).sorted() }
    var allowsSeveralSelectedRows: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }
    func select(rowAt path: IndexPath) { selectItem(at: path, animated: false, scrollPosition: []) }

    func steps(of lead: Int, with rows: [Int]) -> [LinkedStep] {
        let items = rows.map { IndexPath(item: $0, section: 0) }
        guard let steps = ItemSteps(of: IndexPath(item: lead, section: 0), with: items, in: self) else { return [] }
        return ItemStep.allCases.compactMap { step in
            steps.moves(after: step).map { LinkedStep(name: step.name, row: $0.targets[0].row) }
        }
    }
}
