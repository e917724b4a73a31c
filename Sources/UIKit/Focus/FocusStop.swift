// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A place that can have the focus: a view, or a row of a list view.
@MainActor
struct FocusStop {
    weak var view: UIView?
    var row: RowPath?

    init(_ view: UIView, row: RowPath? = nil) {
        self.view = view
        self.row = row
    }

    /// Creates the focus stop for a view. For a cell, the stop is the cell's row in its list; nil if the cell has no
    /// row.
    init?(of view: UIView) {
        guard let cell = view as? any ListCell, let list = cell.listView else {
            self.init(view)
            return
        }
        guard let path = cell.path else { return nil }
        self.init(list, row: path)
    }

    /// The view that is focused: the cell of `row` if the stop is a row of a list, otherwise `view`. Nil if the row has
    /// no cell, or if `view` is a list and `row` is nil.
    var item: UIView? {
        guard let row else { return view is any ListView ? nil : view }
        return (view as? any ListView)?.cellOfFocusedRow(row)
    }

    /// The part of the view that has the focus, in the view's coordinates: the row, or the rectangle of the view's
    /// focus ring. Nil if the whole view has the focus.
    var part: CGRect? {
        if let row { return (view as? any ListView)?.frameOfFocusedRow(row) }
        guard let effect = view?.focusEffect as? UIFocusHaloEffect, case .rect(let rect, _, _) = effect.shape else {
            return nil
        }
        return rect
    }

    func isSame(as other: FocusStop?) -> Bool { view === other?.view && row == other?.row }
}

/// A change of focus, with all focus environments that are asked for permission and informed.
@MainActor
struct FocusChange {
    let old: FocusStop?
    let new: FocusStop?
    let oldItem: UIView?
    let newItem: UIView?
    let context: UIFocusUpdateContext
    /// The environments that contain the item losing the focus, then the environments that contain the item getting the
    /// focus, without duplicates.
    let environments: [any UIFocusEnvironment]

    /// Creates a change of focus, and collects the environments to ask and inform.
    ///
    /// - Parameter oldItem: the view that loses the focus, if it can no longer be found from `old`; otherwise nil. An
    ///   example is the cell of a deleted row.
    init(from old: FocusStop?, _ oldItem: UIView?, to new: FocusStop?, _ heading: UIFocusHeading) {
        self.old = old
        self.new = new
        self.oldItem = oldItem ?? old?.item
        newItem = new?.item
        let (from, to) = (self.oldItem, newItem)
        let lists = FocusChange.lists(from: old, to: new)
        context =
            lists.count == 1
            ? lists[0].focusUpdateContext(from: old, from, to: new, to, heading)
            : UIFocusUpdateContext(from: from, to: to, heading)
        var seen: Set<ObjectIdentifier> = []
        environments = [from ?? old?.view, to ?? new?.view].compactMap { $0 }.flatMap { item in
            item.chain.compactMap { $0 as? any UIFocusEnvironment }
        }.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// The lists that lose or get the focus.
    var lists: [any ListView] { FocusChange.lists(from: old, to: new) }

    private static func lists(from old: FocusStop?, to new: FocusStop?) -> [any ListView] {
        let lists = [old?.view, new?.view].compactMap { $0 as? any ListView }
        return lists.count == 2 && lists[0] === lists[1] ? [lists[0]] : lists
    }
}
