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

    private var bearers: [ObjectIdentifier: Bearer] = [:]
    /// How many bearers there may be before those that have gone are looked for.
    private var most = 100

    /// Gives actions to an element, in the place of those that it was given before.
    ///
    /// - Complexity: O(actions)
    func offer(_ actions: [UIAccessibilityCustomAction], at element: UIView) {
        let key = ObjectIdentifier(element)
        // Another that had its place in memory may have gone.
        if let known = bearers.removeValue(forKey: key), known.element === element { known.take() }
        guard !actions.isEmpty else { return }
        element.accessibilityCustomActions = element.keptActions + actions
        bearers[key] = Bearer(element: element, actions: actions)
        guard bearers.count > most else { return }
        bearers = bearers.filter { $0.value.element != nil }
        most = max(100, 2 * bearers.count)
    }

    /// Takes all of them back.
    func clear() {
        for bearer in bearers.values { bearer.take() }
        bearers = [:]
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
