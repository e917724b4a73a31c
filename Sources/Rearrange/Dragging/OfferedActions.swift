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
            guard let element, let all = element.accessibilityCustomActions else { return }
            let own = all.filter { action in !actions.contains { $0 === action } }
            if own.count < all.count { element.accessibilityCustomActions = own.isEmpty ? nil : own }
        }
    }

    private var bearers: [Bearer] = []

    /// Gives actions to an element, in the place of those that it was given before.
    func offer(_ actions: [UIAccessibilityCustomAction], at element: UIView) {
        bearers.removeAll { bearer in
            if bearer.element === element { bearer.take() }
            return bearer.element == nil || bearer.element === element
        }
        guard !actions.isEmpty else { return }
        element.accessibilityCustomActions = (element.accessibilityCustomActions ?? []) + actions
        bearers.append(Bearer(element: element, actions: actions))
    }

    /// Takes all of them back.
    func clear() {
        for bearer in bearers { bearer.take() }
        bearers = []
    }
}
