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
    var isEditing: Bool { get }
    var allowsMultipleSelection: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }
    var selectedRows: [IndexPath] { get }
    func select(rowAt path: IndexPath)
    /// The steps by which a custom action can move rows.
    ///
    /// - Parameters:
    ///   - lead: the row whose custom action is performed.
    ///   - rows: the rows that move together, in ascending order. `lead` is one of them.
    func steps(of lead: Int, with rows: [Int]) -> [LinkedStep]
    /// Whether another row is at the left or right side of a row.
    func hasRow(beside path: IndexPath, isRight: Bool) -> Bool
}

extension LinkedListView {
    /// Whether several rows can be selected now.
    var allowsSeveralSelectedRows: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }
}

/// A step by which a custom action moves rows within their list.
struct LinkedStep {
    enum Kind: Equatable {
        case row(RowStep), item(ItemStep)

        /// The localized name of the action.
        var name: String {
            switch self {
            case .row(let step): step.name
            case .item(let step): step.name
            }
        }
    }

    let kind: Kind
    /// The row of the first moved row after the step.
    let row: Int
}

extension UITableView: LinkedListView {
    func deleteRows(at paths: [IndexPath]) { deleteRows(at: paths, with: .automatic) }
    func insertRows(at paths: [IndexPath]) { insertRows(at: paths, with: .automatic) }
    var selectedRows: [IndexPath] { indexPathsForSelectedRows ?? [] }
    func select(rowAt path: IndexPath) { selectRow(at: path, animated: false, scrollPosition: .none) }

    func steps(of lead: Int, with rows: [Int]) -> [LinkedStep] {
        let above = lead - rows.indices.partitionPoint { rows[$0] >= lead }
        let places = numberOfRows(inSection: 0) - rows.count + 1
        return RowStep.allCases.compactMap { step in
            step.row(from: above, of: places).map { LinkedStep(kind: .row(step), row: $0) }
        }
    }

    func hasRow(beside path: IndexPath, isRight: Bool) -> Bool { false }
}

extension UICollectionView: LinkedListView {
    func deleteRows(at paths: [IndexPath]) { deleteItems(at: paths) }
    func insertRows(at paths: [IndexPath]) { insertItems(at: paths) }
    func reconfigureRows(at paths: [IndexPath]) { reconfigureItems(at: paths) }
    var selectedRows: [IndexPath] { (indexPathsForSelectedItems ?? []).sorted() }
    func select(rowAt path: IndexPath) { selectItem(at: path, animated: false, scrollPosition: []) }

    func steps(of lead: Int, with rows: [Int]) -> [LinkedStep] {
        let items = rows.map { IndexPath(item: $0, section: 0) }
        guard let steps = ItemSteps(of: IndexPath(item: lead, section: 0), with: items, in: self) else { return [] }
        return ItemStep.allCases.compactMap { step in
            steps.moves(after: step).map { LinkedStep(kind: .item(step), row: $0.targets[0].row) }
        }
    }

    /// Looks as far as the collection view is wide, also off screen, and at the next and the previous item. These are
    /// known to a section that scrolls across, even if they are outside the content.
    func hasRow(beside path: IndexPath, isRight: Bool) -> Bool {
        guard let frame = layoutAttributesForItem(at: path)?.frame else { return false }
        let strip = CGRect(
            x: isRight ? frame.maxX : frame.minX - bounds.width, y: frame.minY, width: bounds.width,
            height: frame.height)
        let near = collectionViewLayout.layoutAttributesForElements(in: mirroredByLayout(strip)) ?? []
        let paths =
            near.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
            + [-1, 1].map { IndexPath(item: path.item + $0, section: path.section) }
        return paths.contains { other in
            guard other != path, hasRow(at: other), let place = layoutAttributesForItem(at: other)?.frame,
                place.minY < frame.maxY, frame.minY < place.maxY
            else { return false }
            return isRight ? place.midX > frame.maxX : place.midX < frame.minX
        }
    }

    /// A rectangle of the content in the coordinates of the layout, which the collection view may mirror.
    private func mirroredByLayout(_ rect: CGRect) -> CGRect {
        let layout = collectionViewLayout
        guard layout.flipsHorizontallyInOppositeLayoutDirection,
            effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
        else { return rect }
        let width = max(contentSize.width, bounds.width)
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
