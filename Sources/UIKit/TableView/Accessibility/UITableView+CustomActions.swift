// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The accessibility actions of rows: the swipe actions, the editing controls in editing mode, and drag and drop.
extension UITableView {
    /// The custom actions of a row; nil if the row has no actions.
    func customActions(of path: RowPath) -> [UIAccessibilityCustomAction]? {
        guard list.rows.contains(path) else { return nil }
        let actions = (isEditing ? actionsWhileEditing(path) : customActionsOfSwipes(path)) + actionsOfDrags(path)
        return actions.isEmpty ? nil : actions
    }

    private func actionsWhileEditing(_ path: RowPath) -> [UIAccessibilityCustomAction] {
        var actions: [UIAccessibilityCustomAction] = []
        if mayEdit(path), !selectsSeveralWhileEditing {
            switch editingStyle(of: path) {
            case .delete: actions += actionsOfDeleteControl(of: path).actions.map { custom($0, path) }
            case .insert: actions.append(insertion(path))
            case .none: break
            }
        }
        return actions + steps(of: path).map { custom($0, path) }
    }

    /// The custom action that does the same as a tap on the row's insert control.
    private func insertion(_ path: RowPath) -> UIAccessibilityCustomAction {
        let row = list.reference(to: path)
        return UIAccessibilityCustomAction(name: Phrase.insert.text()) { [weak self] _ in
            guard let self, let path = row.path, visible.cells[path] != nil else { return false }
            commit(.insert, path)
            return true
        }
    }

    // MARK: Reordering

    /// The custom action that moves the row up, down, to the top or to the bottom of the table.
    private func custom(_ step: RowStep, _ path: RowPath) -> UIAccessibilityCustomAction {
        let row = list.reference(to: path)
        return UIAccessibilityCustomAction(name: step.name) { [weak self] _ in
            guard let self, let path = row.path, visible.cells[path] != nil else { return false }
            return moveRow(path, step)
        }
    }

    /// The steps by which a row can be moved: up, down, to the top or to the bottom. Empty if the row must not move.
    private func steps(of path: RowPath) -> [RowStep] {
        guard mayMove(path) else { return [] }
        let model = ReorderModel(geometry: geometry, lifted: path)
        return RowStep.allCases.filter { place($0, of: model) != nil }
    }

    /// The path to which `step` moves the row for which `model` was created; nil if the row cannot move in that
    /// direction. Rows that must not move keep their positions.
    private func place(_ step: RowStep, of model: ReorderModel) -> RowPath? {
        let isFixed = { [unowned self] (path: RowPath) in !mayMove(path) }
        return switch step {
        case .up: model.place(isBackwards: true, isFixed: isFixed)
        case .down: model.place(isBackwards: false, isFixed: isFixed)
        case .toTop: model.end(isFirst: true, isFixed: isFixed)
        case .toBottom: model.end(isFirst: false, isFixed: isFixed)
        }
    }

    func moveRowByStep(_ path: RowPath, isUp: Bool) { _ = moveRow(path, isUp ? .up : .down) }

    /// Moves a row up, down, to the top or to the bottom, as a drag of its reorder control does. Announces the new
    /// position.
    ///
    /// - Returns: false if the row cannot be moved.
    func moveRow(_ path: RowPath, _ step: RowStep) -> Bool {
        guard isEditing, list.rows.contains(path), mayMove(path),
            let place = place(step, of: ReorderModel(geometry: geometry, lifted: path))
        else { return false }
        return moveRowAtOnce(path, to: place)
    }
}
