// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Accessibility custom actions that a component adds to elements, beside the app's own actions.
///
/// Reading an element's actions may be slow, because the element inspects its surroundings. An element is read once for
/// each update, and once more only if its actions were changed elsewhere or include an unknown one.
@MainActor
final class ComponentAccessibilityActions {
    /// An element with custom actions of the component, and the other actions that were found at the element.
    private struct Bearer {
        weak var element: UIView?
        /// The actions that the component has added.
        var actions: [UIAccessibilityCustomAction] = []
        /// The app's actions that the element stores.
        var own: [UIAccessibilityCustomAction] = []
        /// The number of actions that the element creates at each access, by name. They are not stored: stored copies
        /// would be outdated, and would appear twice.
        var made: [String: Int] = [:]

        /// Whether an element's actions are unchanged since the last update: all known actions are there, and no more
        /// unknown ones than the element creates.
        ///
        /// - Parameters:
        ///   - all: the element's current actions.
        ///   - others: the number of unknown actions among them, by name.
        func isAsLeft(_ all: [UIAccessibilityCustomAction], besides others: [String: Int]) -> Bool {
            (own + actions).allSatisfy(all.has) && others.allSatisfy { $0.value <= made[$0.key, default: 0] }
        }
    }

    private var bearers: [Bearer] = []

    /// Adds actions to elements, and removes those that were added to other elements before.
    ///
    /// - Parameter offers: the elements, each once, with their actions.
    /// - Complexity: O(elements with actions)
    func offer(_ offers: [(element: UIView, actions: [UIAccessibilityCustomAction])]) {
        var known: [ObjectIdentifier: Bearer] = [:]
        for bearer in bearers {
            if let element = bearer.element { known[ObjectIdentifier(element)] = bearer }
        }
        bearers = offers.compactMap { element, actions in
            ComponentAccessibilityActions.give(
                actions, to: element, known.removeValue(forKey: ObjectIdentifier(element)))
        }
        for bearer in known.values { ComponentAccessibilityActions.take(from: bearer) }
    }

    /// Replaces the actions that were added to an element.
    ///
    /// - Complexity: O(elements with actions)
    func replace(with actions: [UIAccessibilityCustomAction], at element: UIView) {
        let index = bearers.firstIndex { $0.element === element }
        let given = ComponentAccessibilityActions.give(actions, to: element, index.map { bearers[$0] })
        switch (index, given) {
        case (let index?, let given?): bearers[index] = given
        case (let index?, nil): bearers.remove(at: index)
        case (nil, let given?):
            bearers.removeAll { $0.element == nil }
            bearers.append(given)
        case (nil, nil): break
        }
    }

    /// Removes all added actions.
    func clear() { offer([]) }

    private static func take(from bearer: Bearer) {
        if let element = bearer.element { _ = give([], to: element, bearer) }
    }

    /// Adds actions to an element, in place of those that were added to it before.
    ///
    /// - Returns: the record of the element; nil if it has no added actions.
    private static func give(
        _ actions: [UIAccessibilityCustomAction], to element: UIView, _ known: Bearer?
    ) -> Bearer? {
        guard known != nil || !actions.isEmpty else { return nil }
        var bearer = known ?? Bearer(element: element)
        let all = element.accessibilityCustomActions ?? []
        let others = all.filter { !bearer.actions.has($0) }
        let unknown = others.filter { !bearer.own.has($0) }.countsByName
        if bearer.isAsLeft(all, besides: unknown) {
            // Forget actions that the element no longer creates.
            bearer.made = unknown
        } else {
            let again = element.accessibilityCustomActions ?? []
            bearer.own = others.filter(again.has)
            bearer.made = others.filter { !again.has($0) }.countsByName
        }
        bearer.actions = actions
        let given = bearer.own + actions
        // If there are no actions to add, the element is changed only if it still has some that were added before.
        if !actions.isEmpty || others.count < all.count {
            element.accessibilityCustomActions = given.isEmpty ? nil : given
        }
        return actions.isEmpty ? nil : bearer
    }
}

extension [UIAccessibilityCustomAction] {
    /// Whether the array contains this very action, and not only an equal one.
    fileprivate func has(_ action: UIAccessibilityCustomAction) -> Bool { contains { $0 === action } }

    @MainActor fileprivate var countsByName: [String: Int] { Dictionary(map { ($0.name, 1) }, uniquingKeysWith: +) }
}
