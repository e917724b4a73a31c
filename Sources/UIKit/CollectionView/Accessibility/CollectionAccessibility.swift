// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The accessibility of a collection view. Each item is a numbered element, on screen or not.
///
/// The elements on screen are read in the order of their index paths, whatever their positions: for each section the
/// header, the items with their supplementary views, and the footer.
///
/// ## Caveats
/// Supplementary views are elements only while they are on screen.
struct CollectionAccessibility: AccessibilityDefaults {
    let view: UICollectionView

    var isGroup: Bool { true }
    var parts: [AccessibleObject]? { view.shownElementsInOrder }

    var elementCount: Int {
        view.loadDataIfNeeded()
        return view.list.rows.count
    }

    func element(at index: Int) -> Any? {
        guard index >= 0, index < elementCount else { return nil }
        let path = view.list.rows.path(ofRowNumber: index)
        return view.visible.cells[path] ?? RowElement(path, of: view)
    }

    func index(of element: Any) -> Int {
        let path =
            switch element {
            case let cell as UICollectionViewCell: view.indexPath(for: cell).map { RowPath($0) }
            case let element as RowElement<UICollectionView>: element.list === view ? element.path : nil
            default: RowPath?.none
            }
        guard let path, view.list.rows.contains(path) else { return NSNotFound }
        return view.list.rows.number(ofRow: path)
    }

    func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool { view.turnPage(direction) { view.rowStatus } }
}

extension UICollectionView {
    /// The elements on screen in the order in which they are read, with the views that the app has added.
    var shownElementsInOrder: [AccessibleObject] {
        /// The section, the place in it (header, items, footer), the item, and the place beside the item.
        func order(_ element: LayoutElement) -> [Int] {
            let (section, item) = (element.indexPath.first ?? 0, element.indexPath.last ?? 0)
            if element.isItem { return [section, 1, item, 0] }
            if element.kind == UICollectionView.elementKindSectionHeader { return [section, 0, item, 0] }
            if element.kind == UICollectionView.elementKindSectionFooter { return [section, 2, item, 0] }
            return [section, 1, item, 1]
        }
        var shown: [(order: [Int], view: UIView)] = visible.cells.compactMap { path, cell in
            list.rows.contains(path) ? (order(LayoutElement(item: IndexPath(path))), cell) : nil
        }
        shown += supplementary.views.compactMap { element, view in
            element.isDecoration ? nil : (order(element), view)
        }
        let views = shown.sorted { $0.order.lexicographicallyPrecedes($1.order) }.map(\.view)
        let others = subviews.filter {
            !($0 is UICollectionReusableView || $0 is ScrollingRowView) && $0 !== backgroundView
        }
        let refreshing = others.filter { $0 is UIRefreshControl }
        return refreshing + views + others.filter { !($0 is UIRefreshControl) } + [backgroundView].compactMap { $0 }
    }
}

/// The accessibility of an item: the item's texts form one element, followed by the item's controls. Those of the
/// accessories of a list cell are among them.
struct ItemAccessibility: AccessibilityDefaults {
    let cell: UICollectionViewCell

    private var contents: ReadContents { ReadContents(of: cell.readViews) }
    /// The collection view and the item's path; nil if the cell is not on screen.
    private var place: (view: UICollectionView, path: RowPath)? {
        guard let view = cell.list, let path = cell.path, view.visible.cells[path] === cell else { return nil }
        return (view, path)
    }

    var isElement: Bool { label != nil }
    var label: String? { contents.text }

    var traits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if cell.isSelected { traits.insert(.selected) }
        if !cell.isUserInteractionEnabled { traits.insert(.notEnabled) }
        return traits
    }

    var position: AccessibilityPosition? { place.flatMap { $0.view.position(of: $0.path) } }

    /// The item, the controls in it, and its swipe actions, in reading order.
    var parts: [AccessibleObject]? {
        let item: [AccessibleObject] = cell.isAccessibilityElement ? [cell] : []
        return item + contents.controls + [cell.swipeActions].compactMap { $0 }
    }

    var customActions: [UIAccessibilityCustomAction]? { place.flatMap { $0.view.customActions(of: $0.path) } }
    func activate() -> Bool { place.map { $0.view.activateRow($0.path) } ?? false }
}
