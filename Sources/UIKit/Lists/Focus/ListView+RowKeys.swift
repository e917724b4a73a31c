// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// The command that a key press performs on the focused row or in the list.
enum RowKey {
    enum Movement: Hashable {
        case arrow(FocusDirection)
        case page(isBackwards: Bool)
        /// To the first or last row of the line. In a list with one column, to the first or last row of all.
        case lineEnd(isFirst: Bool)
        /// To the first or last row of the list.
        case listEnd(isFirst: Bool)
    }

    /// Moves the focus to another row. `extends` is true with Shift: the key then also extends the selection to that
    /// row. `keepsSelection` is true with Control: the key then leaves a selection of several rows unchanged.
    case move(Movement, extends: Bool, keepsSelection: Bool)
    /// Space selects the row. With Control, `toggles` is true: the key then also deselects a selected row in a list
    /// with single selection.
    case select(toggles: Bool)
    /// Return has the effect of a tap on the row.
    case primary
    case selectAll
    case delete
    case escape

    @MainActor
    init?(_ key: UIKey) {
        let flags = key.modifierFlags
        let hasCommandModifier = !flags.isDisjoint(with: [.control, .command])
        let byPage = flags.contains(.alternate)
        func move(_ movement: Movement) -> RowKey {
            .move(movement, extends: flags.contains(.shift), keepsSelection: flags.contains(.control))
        }
        func end(isFirst: Bool) -> RowKey {
            move(hasCommandModifier ? .listEnd(isFirst: isFirst) : .lineEnd(isFirst: isFirst))
        }
        switch key.keyCode {
        case .keyboardDownArrow where flags.contains(.command): self = move(.listEnd(isFirst: false))
        case .keyboardUpArrow where flags.contains(.command): self = move(.listEnd(isFirst: true))
        case .keyboardDownArrow: self = move(byPage ? .page(isBackwards: false) : .arrow(.down))
        case .keyboardUpArrow: self = move(byPage ? .page(isBackwards: true) : .arrow(.up))
        case .keyboardLeftArrow where flags.isDisjoint(with: [.command, .alternate]): self = move(.arrow(.left))
        case .keyboardRightArrow where flags.isDisjoint(with: [.command, .alternate]): self = move(.arrow(.right))
        case .keyboardPageDown: self = move(.page(isBackwards: false))
        case .keyboardPageUp: self = move(.page(isBackwards: true))
        case .keyboardEnd: self = end(isFirst: false)
        case .keyboardHome: self = end(isFirst: true)
        case .keyboardSpacebar where !flags.contains(.command) && !byPage: self = .select(toggles: hasCommandModifier)
        case .keyboardReturnOrEnter where !hasCommandModifier, .keypadEnter where !hasCommandModifier: self = .primary
        case .keyboardA where hasCommandModifier: self = .selectAll
        case .keyboardDeleteOrBackspace where !hasCommandModifier, .keyboardDeleteForward where !hasCommandModifier:
            self = .delete
        case .keyboardEscape where flags.isDisjoint(with: [.shift, .control, .alternate, .command]): self = .escape
        default: return nil
        }
    }
}

extension ListView {
    /// Performs the command of a key for the focused row.
    ///
    /// - Returns: whether the key was handled
    func handleRowKey(_ presses: Set<UIPress>, isRepeated: Bool) -> Bool {
        if handleArrowInRow(presses) { return true }
        guard let pressed = presses.first?.key, let key = RowKey(pressed), !isReordering, mayHandleKeys,
            FirstResponder.typing == nil, let focusSystem,
            let row = focusedRow ?? (key.movement == nil ? nil : rowAroundFocus)
        else { return false }
        if let movement = key.movement, arrangement(around: row).step(movement) == nil { return false }
        // Keys change a row only if the user can see which row has the focus: by its ring or its selection.
        let isEvident = focusSystem.isRingShown || list.selection.contains(row)
        let isHandled = performCommand(key, at: row, isRepeated: isRepeated, isEvident: isEvident)
        if isHandled { focusSystem.keysWereUsed() }
        return isHandled
    }

    private func performCommand(_ key: RowKey, at row: RowPath, isRepeated: Bool, isEvident: Bool) -> Bool {
        if case .move(let movement, let extends, let keepsSelection) = key {
            if !isEvident, !isInSight(row), !movement.leadsToEnd, let first = preferredFocusedRow {
                return focusRow(first, [])
            }
            return move(movement, from: row, extends: extends, keepsSelection: keepsSelection, isRepeated: isRepeated)
        }
        if key.changesRow, !isEvident {
            reveal(row, animated: true)
            return true
        }
        // The commands below act once for each key press. They are not repeated while the key is held down.
        guard !isRepeated else { return true }
        switch key {
        case .move: return false
        case .select(let toggles): return selectByKey(row, toggles: toggles)
        case .primary: return performByKey(row)
        case .selectAll: return selectAllByKey()
        case .delete: return deleteByKey(row)
        case .escape: return handleEscape(hasFocus: true)
        }
    }

    // MARK: Moving

    private func move(
        _ movement: RowKey.Movement, from row: RowPath, extends: Bool, keepsSelection: Bool, isRepeated: Bool
    ) -> Bool {
        let arrangement = arrangement(around: row)
        // With single selection, Control and an arrow key move to the end, as they do in a scroll view.
        let goesToEnd = keepsSelection && !allowsSeveralSelectedRows
        let step = goesToEnd ? arrangement.stepToEnd(movement) : arrangement.step(movement)
        guard let step, let target = target(of: step, from: row) else {
            // Beyond the first or last row, an arrow key moves the focus to another view. The app must have put that
            // view and the list into one focus group.
            if !extends, !keepsSelection, case .arrow(let direction) = movement,
                focusSystem?.moveInGroup(direction) == true
            {
                return true
            }
            focusSystem?.movementFailed(step?.heading ?? movement.heading)
            // A line's end that is reached already is not the end of the content, to which a scroll view would scroll.
            if case .endOfLine? = step { return true }
            return false
        }
        let extends = extends && allowsSeveralSelectedRows
        list.focus.suppressesSelection = extends || keepsSelection && allowsSeveralSelectedRows
        defer { list.focus.suppressesSelection = false }
        guard focusRow(target, step.heading ?? movement.heading, animated: !isRepeated) else { return true }
        if extends {
            extendSelection(from: row, to: target)
        } else if !keepsSelection {
            list.focus.anchor = nil
        }
        return true
    }

    /// Selects the rows from the anchor, where Shift was first pressed, to the newly focused row `new`.
    ///
    /// Rows between the anchor and `old`, the previously focused row, are deselected if they are outside the new range.
    ///
    /// - Complexity: O(n) for n rows that are selected or deselected
    func extendSelection(from old: RowPath, to new: RowPath) {
        let anchor = list.focus.anchor ?? old
        list.focus.anchor = anchor
        guard list.rows.contains(anchor) else { return }
        setSelected([anchor], to: true)
        // The delegate is told about focus and selection, and may have inserted or deleted rows.
        guard [anchor, old, new].allSatisfy({ list.rows.contains($0) }) else { return }
        var extent = SelectionExtent(
            anchor: list.rows.number(ofRow: anchor), lead: list.rows.number(ofRow: old))
        let change = extent.leadMoved(to: list.rows.number(ofRow: new))
        let (left, entered) = (
            change.left.map(list.rows.path(ofRowNumber:)), change.entered.map(list.rows.path(ofRowNumber:))
        )
        setSelected(left, to: false)
        setSelected(entered, to: true)
    }

    /// Selects or deselects rows. Stops if the delegate changes the list, because the index paths are then out of
    /// date.
    func setSelected(_ rows: [RowPath], to selects: Bool) {
        let known = list.counts
        for row in rows {
            guard list.counts == known else { return }
            if !selects || mayHighlight(row) { setSelectedByUser(row, selects: selects) }
        }
    }

    /// Selects the newly focused row if selection follows the focus.
    func selectWithFocus(_ row: RowPath) {
        guard selectionFollowsFocus, !list.focus.suppressesSelection, mayHighlight(row),
            delegateAllowsSelectionWithFocus(row)
        else { return }
        let known = list.counts
        if allowsSeveralSelectedRows { setSelected(list.selection.paths().filter { $0 != row }, to: false) }
        if list.counts == known { setSelectedByUser(row, selects: true) }
    }

    // MARK: Type-ahead

    func typed(_ characters: String) -> Bool {
        guard let row = focusedRow, !isReordering, mayHandleKeys else { return false }
        guard characters != " " || list.focus.typeAhead.continuesWord(at: CACurrentMediaTime()) else { return false }
        return goToRow(typed: characters, from: row)
    }

    /// Moves the focus to the next row whose text begins with the characters typed so far. Returns whether the key was
    /// handled: false only for a space, if no row matches the typed characters with that space.
    private func goToRow(typed characters: String, from row: RowPath) -> Bool {
        let before = list.focus.typeAhead
        let search = list.focus.typeAhead.typed(characters, at: CACurrentMediaTime())
        guard let found = findRow(search, from: row) else {
            if characters == " " { list.focus.typeAhead = before }
            return characters != " "
        }
        focusSystem?.keysWereUsed()
        if found == row { reveal(row, animated: true) } else { focusRow(found, []) }
        return true
    }

    /// The next row that matches a type-ahead search; nil if no row matches. After the last row, the search continues
    /// with the first row.
    ///
    /// The data source is asked for the cells of at most 1000 rows off screen, so that typing is not delayed.
    private func findRow(_ search: TypeAhead.Search, from row: RowPath) -> RowPath? {
        let count = list.rows.count
        let start = list.rows.number(ofRow: row) + (search.beginsWithNext ? 1 : 0)
        var read = 0
        for step in 0..<count {
            // The data source may change the list while it is asked for cells.
            guard list.rows.count == count else { return nil }
            let path = list.rows.path(ofRowNumber: (start + step) % count)
            if !hasArea(path) { continue }
            let isShown = visible.cells[path] != nil
            if !isShown {
                guard read < Thresholds.Focus.mostRowsRead else { return nil }
                read += 1
            }
            guard let text = reading(path, { $0.rowText }) ?? nil else { continue }
            if TypeAhead.matches(text, search.text), mayFocus(path) { return path }
        }
        return nil
    }

    // MARK: Performing commands

    private func selectByKey(_ row: RowPath, toggles: Bool) -> Bool {
        if !toggles, continueTypeAhead(from: row) { return true }
        if closeOpenRow() { return true }
        // The delegate may insert or delete rows while it is asked. A row reference stays valid; the path does not.
        let held = list.reference(to: row)
        guard mayHighlight(row) else { return held.path.map(pressEditControl) ?? true }
        guard let row = held.path else { return true }
        list.focus.anchor = row
        setSelectedByUser(row, selects: !(allowsSeveralSelectedRows || toggles) || !list.selection.contains(row))
        return true
    }

    /// Handles a space as part of a running type-ahead search.
    ///
    /// - Returns: false if no search runs or no row matches. The caller then selects the row.
    private func continueTypeAhead(from row: RowPath) -> Bool {
        list.focus.typeAhead.continuesWord(at: CACurrentMediaTime()) && goToRow(typed: " ", from: row)
    }

    /// Handles Return as a tap on the row, or on its editing control if the row cannot be tapped. Returns whether the
    /// key was handled.
    private func performByKey(_ row: RowPath) -> Bool {
        list.focus.anchor = nil
        let held = list.reference(to: row)
        return activateRow(row) || held.path.map(pressEditControl) ?? true
    }

    private func selectAllByKey() -> Bool {
        guard allowsSeveralSelectedRows else { return false }
        for number in 0..<list.rows.count {
            // The delegate, which is called for each row, may change the list.
            guard number < list.rows.count else { break }
            let path = list.rows.path(ofRowNumber: number)
            if !list.selection.contains(path), mayHighlight(path) { setSelectedByUser(path, selects: true) }
        }
        return true
    }
}

extension RowKey {
    /// The movement of the focus; nil for other commands.
    fileprivate var movement: Movement? {
        if case .move(let movement, _, _) = self { movement } else { nil }
    }

    /// Whether the command acts on the focused row itself: selects it, deselects it, activates it or deletes it.
    fileprivate var changesRow: Bool {
        switch self {
        case .select, .primary, .delete: true
        case .move, .selectAll, .escape: false
        }
    }
}

extension RowKey.Movement {
    /// Whether the movement leads to the first or last row.
    fileprivate var leadsToEnd: Bool {
        switch self {
        case .arrow, .page: false
        case .lineEnd, .listEnd: true
        }
    }

    fileprivate var heading: UIFocusHeading {
        switch self {
        case .arrow(let direction): direction.heading
        case .page(let isBackwards): isBackwards ? .up : .down
        case .lineEnd(let isFirst), .listEnd(let isFirst): isFirst ? .first : .last
        }
    }
}
