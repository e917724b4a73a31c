// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Custom actions for assistive technology that a component gives to elements, among those of the app's own.
///
/// An element answers what it can do by looking at what lies round it: it is asked once for each time that it is given
/// others, and once more only where it has been given some elsewhere, or has one that nobody knows yet.
@MainActor
final class OfferedActions {
    /// An element that has some, and what was found there.
    private struct Bearer {
        weak var element: UIView?
        /// Those that it was given here.
        var actions: [UIAccessibilityCustomAction] = []
        /// Those that it has kept from elsewhere.
        var own: [UIAccessibilityCustomAction] = []
        /// How many it makes anew at each question, by what they are called: they would be out of date, and there twice,
        /// if they were kept.
        var made: [String: Int] = [:]

        /// Whether nothing has been set since it was given what it has: all of that is there, and of others no more than
        /// it makes.
        func isAsLeft(_ all: [UIAccessibilityCustomAction], besides others: [String: Int]) -> Bool {
            (own + actions).allSatisfy(all.has) && others.allSatisfy { $0.value <= made[$0.key, default: 0] }
        }
    }

    private var bearers: [Bearer] = []

    /// Gives elements actions, each element once, and takes back what others were given before.
    ///
    /// - Complexity: O(elements with actions)
    func offer(_ offers: [(element: UIView, actions: [UIAccessibilityCustomAction])]) {
        var known: [ObjectIdentifier: Bearer] = [:]
        for bearer in bearers {
            if let element = bearer.element { known[ObjectIdentifier(element)] = bearer }
        }
        bearers = offers.compactMap { element, actions in
            OfferedActions.give(actions, to: element, known.removeValue(forKey: ObjectIdentifier(element)))
        }
        for bearer in known.values { OfferedActions.take(from: bearer) }
    }

    /// Gives actions to an element in the place of those that it was given before.
    ///
    /// - Complexity: O(elements with actions)
    func replace(with actions: [UIAccessibilityCustomAction], at element: UIView) {
        let index = bearers.firstIndex { $0.element === element }
        let given = OfferedActions.give(actions, to: element, index.map { bearers[$0] })
        switch (index, given) {
        case (let index?, let given?): bearers[index] = given
        case (let index?, nil): bearers.remove(at: index)
        case (nil, let given?):
            bearers.removeAll { $0.element == nil }
            bearers.append(given)
        case (nil, nil): break
        }
    }

    /// Takes all of them back.
    func clear() { offer([]) }

    private static func take(from bearer: Bearer) {
        if let element = bearer.element { _ = give([], to: element, bearer) }
    }

    /// - Returns: nil for an element that has none of them.
    private static func give(
        _ actions: [UIAccessibilityCustomAction], to element: UIView, _ known: Bearer?
    ) -> Bearer? {
        guard known != nil || !actions.isEmpty else { return nil }
        var bearer = known ?? Bearer(element: element)
        let all = element.accessibilityCustomActions ?? []
        let others = all.filter { !bearer.actions.has($0) }
        let unknown = others.filter { !bearer.own.has($0) }.countsByName
        if bearer.isAsLeft(all, besides: unknown) {
            // What it makes no more it may be given.
            bearer.made = unknown
        } else {
            let again = element.accessibilityCustomActions ?? []
            bearer.own = others.filter(again.has)
            bearer.made = others.filter { !again.has($0) }.countsByName
        }
        bearer.actions = actions
        let given = bearer.own + actions
        // Somebody else may have put away those from before.
        if !actions.isEmpty || others.count < all.count {
            element.accessibilityCustomActions = given.isEmpty ? nil : given
        }
        return actions.isEmpty ? nil : bearer
    }
}

extension [UIAccessibilityCustomAction] {
    /// Whether it is among them itself, and not one like it.
    fileprivate func has(_ action: UIAccessibilityCustomAction) -> Bool { contains { $0 === action } }

    @MainActor fileprivate var countsByName: [String: Int] { Dictionary(map { ($0.name, 1) }, uniquingKeysWith: +) }
}
