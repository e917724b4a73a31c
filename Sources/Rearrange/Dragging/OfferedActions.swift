// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Custom actions for assistive technology that a component gives to elements, among those of the app's own.
@MainActor
final class OfferedActions {
    private struct Bearer {
        weak var element: UIView?
        var actions: [UIAccessibilityCustomAction]

        @MainActor
        func take() {
            guard let element else { return }
            let all = element.keptActions
            let own = all.filter { action in !actions.contains { $0 === action } }
            if own.count < all.count { element.accessibilityCustomActions = own.isEmpty ? nil : own }
        }
    }

    private var bearers: [Bearer] = []

    /// Gives actions to an element that has none of them now.
    ///
    /// - Complexity: O(actions)
    func offer(_ actions: [UIAccessibilityCustomAction], at element: UIView) {
        guard !actions.isEmpty else { return }
        element.accessibilityCustomActions = element.keptActions + actions
        bearers.append(Bearer(element: element, actions: actions))
    }

    /// Gives actions to an element in the place of those that it was given before.
    ///
    /// - Complexity: O(elements with actions)
    func replace(with actions: [UIAccessibilityCustomAction], at element: UIView) {
        bearers.first { $0.element === element }?.take()
        bearers.removeAll { $0.element == nil || $0.element === element }
        offer(actions, at: element)
    }

    /// Takes all of them back.
    func clear() {
        bearers.forEach { $0.take() }
        bearers = []
    }
}

extension UIView {
    /// The custom actions that it has been given. Those that it makes anew at each question would be out of date, and there
    /// twice, if they were kept.
    fileprivate var keptActions: [UIAccessibilityCustomAction] {
        let (first, second) = (accessibilityCustomActions ?? [], accessibilityCustomActions ?? [])
        return first.filter { action in second.contains { $0 === action } }
    }
}
