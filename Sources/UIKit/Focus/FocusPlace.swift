// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Where the focus is, or is to be: a view, or a row of a view that has it by rows.
@MainActor
struct FocusPlace {
    weak var view: UIView?
    var row: RowPath?

    init(_ view: UIView, row: RowPath? = nil) {
        self.view = view
        self.row = row
    }

    /// The place that a view is: cells stand for their rows.
    init?(of view: UIView) {
        guard let cell = view as? any ListCell, let list = cell.listView else {
            self.init(view)
            return
        }
        guard let path = cell.path else { return nil }
        self.init(list, row: path)
    }

    /// The view that has the focus here; nil for a row without a cell.
    var item: UIView? {
        guard let row else { return view is any ListView ? nil : view }
        return (view as? any ListView)?.cellOfFocusedRow(row)
    }

    /// The part of the view that the focus is at, where that is not all of it: its row, or what the ring is round.
    var part: CGRect? {
        if let row { return (view as? any ListView)?.frameOfFocusedRow(row) }
        guard let effect = view?.focusEffect as? UIFocusHaloEffect, case .rect(let rect, _, _) = effect.shape else {
            return nil
        }
        return rect
    }

    func isSame(as other: FocusPlace?) -> Bool { view === other?.view && row == other?.row }
}

/// A move of the focus, with everybody who has a say in it.
@MainActor
struct FocusChange {
    let old: FocusPlace?
    let new: FocusPlace?
    let oldItem: UIView?
    let newItem: UIView?
    let context: UIFocusUpdateContext
    /// Those round the item that loses the focus, then those round the other, each once.
    let environments: [any UIFocusEnvironment]

    /// - Parameter oldItem: the view of the item that loses the focus, where that has no place any more.
    init(from old: FocusPlace?, _ oldItem: UIView?, to new: FocusPlace?, _ heading: UIFocusHeading) {
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

    /// The lists that lose the focus and get it.
    var lists: [any ListView] { FocusChange.lists(from: old, to: new) }

    private static func lists(from old: FocusPlace?, to new: FocusPlace?) -> [any ListView] {
        let lists = [old?.view, new?.view].compactMap { $0 as? any ListView }
        return lists.count == 2 && lists[0] === lists[1] ? [lists[0]] : lists
    }
}
