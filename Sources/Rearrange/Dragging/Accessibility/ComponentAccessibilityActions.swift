// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Accessibility custom actions that a component, such as a stack, adds to elements, beside the app's own actions.
///
/// Reading an element's actions may be slow, because the element inspects its surroundings. They are read once for each
/// update, and a second time only if other code has changed them or they include an unknown action.
@MainActor
final class ComponentAccessibilityActions {
    /// An element with custom actions of the component, and the other actions that were found at the element.
    private struct ElementRecord {
        weak var element: UIView?
        /// The actions that the component has added.
        var actions: [UIAccessibilityCustomAction] = []
        /// The app's actions that the element stores.
        var own: [UIAccessibilityCustomAction] = []
        /// The number of actions that the element creates at each access, by the actions' names. These actions are not
        /// stored, because stored copies would be outdated and would appear twice.
        var createdCounts: [String: Int] = [:]

        /// Whether an element's actions are unchanged since the last update: all known actions are there, and no more
        /// unknown ones than the element creates.
        ///
        /// - Parameters:
        ///   - all: the element's current actions.
        ///   - others: the number of unknown actions among them, by name.
        func isUnchanged(_ all: [UIAccessibilityCustomAction], besides others: [String: Int]) -> Bool {
            (own + actions).allSatisfy(all.has) && others.allSatisfy { $0.value <= createdCounts[$0.key, default: 0] }
        }
    }

    private var records: [ElementRecord] = []

    /// Adds actions to elements, and removes those that were added to other elements before.
    ///
    /// - Parameter offers: the elements, each once, with their actions.
    /// - Complexity: O(elements with actions)
    func offer(_ offers: [(element: UIView, actions: [UIAccessibilityCustomAction])]) {
        var known: [ObjectIdentifier: ElementRecord] = [:]
        for record in records {
            if let element = record.element { known[ObjectIdentifier(element)] = record }
        }
        records = offers.compactMap { element, actions in
            ComponentAccessibilityActions.assign(
                actions, to: element, known.removeValue(forKey: ObjectIdentifier(element)))
        }
        for record in known.values { ComponentAccessibilityActions.removeActions(from: record) }
    }

    /// Replaces the actions that were added to an element.
    ///
    /// - Complexity: O(elements with actions)
    func replace(with actions: [UIAccessibilityCustomAction], at element: UIView) {
        let index = records.firstIndex { $0.element === element }
        let given = ComponentAccessibilityActions.assign(actions, to: element, index.map { records[$0] })
        switch (index, given) {
        case (let index?, let given?): records[index] = given
        case (let index?, nil): records.remove(at: index)
        case (nil, let given?):
            records.removeAll { $0.element == nil }
            records.append(given)
        case (nil, nil): break
        }
    }

    /// Removes all added actions.
    func clear() { offer([]) }

    private static func removeActions(from record: ElementRecord) {
        if let element = record.element { _ = assign([], to: element, record) }
    }

    /// Adds actions to an element, in place of those that were added to it before.
    ///
    /// - Parameter known: the previous record of the element; nil if no actions were added to it before.
    /// - Returns: the new record of the element; nil if it has no added actions now.
    private static func assign(
        _ actions: [UIAccessibilityCustomAction], to element: UIView, _ known: ElementRecord?
    ) -> ElementRecord? {
        guard known != nil || !actions.isEmpty else { return nil }
        var record = known ?? ElementRecord(element: element)
        let all = element.accessibilityCustomActions ?? []
        let others = all.filter { !record.actions.has($0) }
        let unknown = others.filter { !record.own.has($0) }.countsByName
        if record.isUnchanged(all, besides: unknown) {
            // Only actions that the element still creates are counted from now on.
            record.createdCounts = unknown
        } else {
            let again = element.accessibilityCustomActions ?? []
            record.own = others.filter(again.has)
            record.createdCounts = others.filter { !again.has($0) }.countsByName
        }
        record.actions = actions
        let given = record.own + actions
        // If there are no actions to add, the element is changed only if it still has some that were added before.
        if !actions.isEmpty || others.count < all.count {
            element.accessibilityCustomActions = given.isEmpty ? nil : given
        }
        return actions.isEmpty ? nil : record
    }
}

extension [UIAccessibilityCustomAction] {
    /// Whether the array contains this very action, and not only an equal one.
    fileprivate func has(_ action: UIAccessibilityCustomAction) -> Bool { contains { $0 === action } }

    @MainActor fileprivate var countsByName: [String: Int] { Dictionary(map { ($0.name, 1) }, uniquingKeysWith: +) }
}
