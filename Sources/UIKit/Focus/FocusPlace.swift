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
        guard let cell = view as? UITableViewCell, let table = cell.table else {
            self.init(view)
            return
        }
        guard let path = cell.path else { return nil }
        self.init(table, row: path)
    }

    /// The view that has the focus here; nil for a row without a cell.
    var item: UIView? {
        guard let row else { return view is any FocusList ? nil : view }
        return (view as? any FocusList)?.cellOfFocusedRow(row)
    }

    /// The part of the view that the focus is at, where that is not all of it: its row, or what the ring is round.
    var part: CGRect? {
        if let row { return (view as? any FocusList)?.frameOfFocusedRow(row) }
        guard let effect = view?.focusEffect as? UIFocusHaloEffect, case .rect(let rect, _, _) = effect.shape else {
            return nil
        }
        return rect
    }

    func isSame(as other: FocusPlace?) -> Bool { view === other?.view && row == other?.row }
}

/// A view whose rows have the focus by their place in the data: they keep it whether they have a cell or not.
@MainActor
protocol FocusList: UIView {
    var hasFocusableRow: Bool { get }
    /// Where its rows show, in its own coordinates.
    var focusArea: CGRect { get }
    /// The row that gets the focus which comes to the list.
    var preferredFocusedRow: RowPath? { get }
    /// The row that has the focus, or had it when the list lost it.
    var lastFocusedRow: RowPath? { get }
    func cellOfFocusedRow(_ row: RowPath) -> UIView?
    /// Where a row is once the list has scrolled, in its own coordinates; nil for one that has gone.
    func frameOfFocusedRow(_ row: RowPath) -> CGRect?
    /// The row that had the focus and has gone, with the cell that it had, until the focus has gone on.
    var lostFocus: (place: FocusPlace, item: UIView?)? { get }
    /// The focus goes on from a row that has gone.
    func focusSucceeds()
    /// Gives the row a cell that it keeps for as long as it has the focus.
    func prepareForFocus(on row: RowPath)
    /// The focus comes to a row; nil: it goes.
    func focusDidMove(to row: RowPath?)
    func allowsFocusUpdate(_ change: FocusChange) -> Bool
    func tellOfFocusUpdate(_ change: FocusChange, _ coordinator: UIFocusAnimationCoordinator)
    /// The row is shown, with the ring or without.
    func focusRingDidChange(_ isShown: Bool)
    /// Scrolls the list until a row is seen that has got the focus.
    func revealFocusedRow(_ row: RowPath, animated: Bool)
    /// Characters were typed that nobody else took.
    func typed(_ characters: String) -> Bool
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
        let tables = Set([old?.view, new?.view].compactMap { $0 as? UITableView })
        let (from, to) = (self.oldItem, newItem)
        context =
            if let table = tables.first, tables.count == 1 {
                FocusChange.context(of: table, old, new, from, to, heading)
            } else {
                UIFocusUpdateContext(from: from, to: to, heading)
            }
        var seen: Set<ObjectIdentifier> = []
        environments = [from ?? old?.view, to ?? new?.view].compactMap { $0 }.flatMap { item in
            item.chain.compactMap { $0 as? any UIFocusEnvironment }
        }.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// What a table's delegate gets: the rows are those of its own table.
    func context(of table: UITableView) -> UITableViewFocusUpdateContext {
        context as? UITableViewFocusUpdateContext
            ?? FocusChange.context(of: table, old, new, oldItem, newItem, context.focusHeading)
    }

    private static func context(
        of table: UITableView, _ old: FocusPlace?, _ new: FocusPlace?, _ from: UIView?, _ to: UIView?,
        _ heading: UIFocusHeading
    ) -> UITableViewFocusUpdateContext {
        let context = UITableViewFocusUpdateContext(from: from, to: to, heading)
        context.previouslyFocusedIndexPath = old?.view === table ? old?.row.map { IndexPath($0) } : nil
        context.nextFocusedIndexPath = new?.view === table ? new?.row.map { IndexPath($0) } : nil
        return context
    }

    /// The lists that lose the focus and get it.
    var lists: [any FocusList] {
        let lists = [old?.view, new?.view].compactMap { $0 as? any FocusList }
        return lists.count == 2 && lists[0] === lists[1] ? [lists[0]] : lists
    }
}
