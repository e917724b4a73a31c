// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The buttons of a page's bar that undo and redo, and the undo manager that they are about.
///
/// The manager is the page's own, which hands it out as its `undoManager`: what it holds goes with the page. The gallery
/// keeps pages that save.
@MainActor
final class UndoButtons {
    let manager = UndoManager()
    /// The page that shows the buttons. A page that takes the place of another shows the buttons of that one.
    weak var page: UIViewController?
    /// For the bar, the one at its end first.
    var items: [UIBarButtonItem] { [redo, undo] }

    /// Somebody has pressed one of them: what is being typed on the page is taken first, and is what is undone.
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

    /// Forgets what was registered for an object.
    func forget(_ target: AnyObject) {
        manager.removeAllActions(withTarget: target)
        update()
    }

    private func update() {
        // First the one that can be pressed from now on: the focus goes there from one that cannot any more.
        let states = [(undo, manager.canUndo), (redo, manager.canRedo)]
        for isEnabled in [true, false] {
            for (item, canBe) in states where canBe == isEnabled { item.isEnabled = isEnabled }
        }
    }
}
