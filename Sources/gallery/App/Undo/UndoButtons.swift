// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The Undo and Redo buttons of a page's navigation bar, and their undo manager.
///
/// The page returns the manager as its `undoManager`, so the undo steps are released with the page. If a page saves a
/// file, the gallery retains the page after it closes, and thus also its undo steps.
@MainActor
final class UndoButtons {
    let manager = UndoManager()
    /// The page that shows the buttons. A page that replaces another one takes over its buttons.
    weak var page: UIViewController?
    /// The two buttons for the navigation bar, in the order of `rightBarButtonItems`: the first is at the trailing end.
    var items: [UIBarButtonItem] { [redo, undo] }

    /// Called when one of the buttons was pressed, before the change is undone or redone. The page then commits the
    /// text that the user is typing, so that Undo undoes that text first.
    var willAct: () -> Void = {}

    private let undo: UIBarButtonItem
    private let redo: UIBarButtonItem
    private var observers: [any NSObjectProtocol] = []

    init() {
        (undo, redo) = (UIBarButtonItem(), UIBarButtonItem())
        undo.primaryAction = UIAction(title: "Undo") { [weak self] _ in self?.act { $0.undo() } }
        redo.primaryAction = UIAction(title: "Redo") { [weak self] _ in self?.act { $0.redo() } }
        for name in [
            NSNotification.Name.NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange,
            .NSUndoManagerDidRedoChange,
        ] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.update() }
                })
        }
        update()
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private func act(_ action: (UndoManager) -> Void) {
        willAct()
        action(manager)
    }

    /// Removes the undo steps that were registered for an object.
    func removeSteps(of target: AnyObject) {
        manager.removeAllActions(withTarget: target)
        update()
    }

    private func update() {
        // Buttons are enabled before others are disabled, because the focus moves to an enabled button when the focused
        // one is disabled.
        let states = [(undo, manager.canUndo), (redo, manager.canRedo)]
        for isEnabled in [true, false] {
            for (item, canBe) in states where canBe == isEnabled { item.isEnabled = isEnabled }
        }
    }
}
