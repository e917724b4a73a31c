// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The actions that are undone together, in the order of their registration. Some of them may form nested groups.
package struct UndoGroup<Action> {
    package enum Entry {
        case action(Action)
        case group(UndoGroup)
    }

    /// The action name shown to the user; empty unless set.
    package var name = ""
    /// Whether the group's changes may be lost without being saved. A value that the caller sets applies until a group
    /// is added that is not discardable. The default is true if the group contains only discardable groups.
    package var isDiscardable: Bool {
        get { areGroupsDiscardable && (saidDiscardable ?? (!hasLooseActions && !entries.isEmpty)) }
        set { (saidDiscardable, areGroupsDiscardable) = (newValue, true) }
    }
    /// The value that the caller has set for `isDiscardable`; nil if none.
    private var saidDiscardable: Bool?
    /// Whether all nested groups that were added since `isDiscardable` was set are discardable.
    private var areGroupsDiscardable = true
    /// Whether the group contains actions outside its nested groups.
    private var hasLooseActions = false
    /// The custom values that the app has set for the group.
    package var values: [String: Any] = [:]
    package private(set) var entries: [Entry] = []

    package init() {}

    /// An empty group with the same name, the same values, and the value set for `isDiscardable`.
    var emptied: UndoGroup {
        var group = self
        group.entries = []
        (group.areGroupsDiscardable, group.hasLooseActions) = (true, false)
        return group
    }

    package var isEmpty: Bool { entries.isEmpty }

    /// All actions, including those of nested groups, in order.
    ///
    /// - Complexity: O(number of actions).
    package func actions() -> [Action] {
        entries.flatMap { entry in
            switch entry {
            case .action(let action): [action]
            case .group(let group): group.actions()
            }
        }
    }

    mutating func add(_ action: Action) {
        hasLooseActions = true
        entries.append(.action(action))
    }

    /// Adds a closed group. If the added group has a name, it becomes this group's name.
    mutating func add(_ group: UndoGroup) {
        if !group.name.isEmpty { name = group.name }
        values.merge(group.values) { _, new in new }
        append(group)
    }

    private mutating func append(_ group: UndoGroup) {
        areGroupsDiscardable = areGroupsDiscardable && group.isDiscardable
        entries.append(.group(group))
    }

    /// Removes and returns the last entry if it is a group; nil otherwise.
    mutating func removeLastGroup() -> UndoGroup? {
        guard case .group(let group)? = entries.last else { return nil }
        entries.removeLast()
        return group
    }

    /// A copy without the actions for which `isGone` is true, and without groups that become empty.
    func without(_ isGone: (Action) -> Bool) -> UndoGroup {
        var result = emptied
        for entry in entries {
            switch entry {
            case .action(let action):
                if !isGone(action) { result.add(action) }
            case .group(let group):
                let left = group.without(isGone)
                if !left.isEmpty { result.append(left) }
            }
        }
        return result
    }
}
