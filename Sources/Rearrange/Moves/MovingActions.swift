// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Offers the custom actions that move a row of a list, at the element that assistive technology has focused.
///
/// Lists reuse cells: each action moves the row that its cell shows when the action is performed.
@MainActor
final class MovingActions {
    private weak var list: (any MovableList)?
    private var actionsOfRow: (IndexPath) -> [UIAccessibilityCustomAction] = { _ in [] }
    private var observer: (any NSObjectProtocol)?
    /// The element that assistive technology has focused: a cell or a subview of one.
    private weak var element: UIView?
    private let offered = ComponentAccessibilityActions()

    /// Offers actions at the rows of a list from now on.
    ///
    /// - Parameter actions: returns the actions of a row.
    func offer(in list: any MovableList, _ actions: @escaping (IndexPath) -> [UIAccessibilityCustomAction]) {
        (self.list, actionsOfRow) = (list, actions)
        observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
        ) { [weak self] notification in
            let element = notification.userInfo?[UIAccessibility.focusedElementUserInfoKey] as? UIView
            MainActor.assumeIsolated { self?.updateActions(for: element) }
        }
    }

    func stop() {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
        offered.clear()
    }

    /// Updates the actions, because rows may have moved: for example, the row may now be the first or the last.
    func refresh() { updateActions(for: element) }

    private func updateActions(for element: UIView?) {
        self.element = nil
        guard let element, let path = list?.pathOfRow(containing: element) else { return offered.clear() }
        self.element = element
        offered.offer([(element, actionsOfRow(path))])
    }
}
