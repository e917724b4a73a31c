// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Actions that are undone together, in the order in which they were recorded; some of them in groups of their own.
package struct UndoGroup<Action> {
    package enum Entry {
        case action(Action)
        case group(UndoGroup)
    }

    /// What people call it; empty unless set.
    package var name = ""
    /// Whether nothing is lost where it is not saved: what was said of it, unless another group has come into it that is
    /// not; and where nothing was said, whether there are only groups in it that are.
    package var isDiscardable: Bool {
        get { areGroupsDiscardable && (saidDiscardable ?? (!hasLooseActions && !entries.isEmpty)) }
        set { (saidDiscardable, areGroupsDiscardable) = (newValue, true) }
    }
    private var saidDiscardable: Bool?
    private var areGroupsDiscardable = true
    private var hasLooseActions = false
    /// Values of the app's own.
    package var values: [String: Any] = [:]
    package private(set) var entries: [Entry] = []

    package init() {}

    /// An empty group that goes by the same name.
    var emptied: UndoGroup {
        var group = self
        group.entries = []
        (group.areGroupsDiscardable, group.hasLooseActions) = (true, false)
        return group
    }

    package var isEmpty: Bool { entries.isEmpty }

    /// All actions, those of inner groups in their place.
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

    /// Puts a group in that has been closed; its name is this one's, where it has one.
    mutating func add(_ group: UndoGroup) {
        if !group.name.isEmpty { name = group.name }
        values.merge(group.values) { _, new in new }
        append(group)
    }

    private mutating func append(_ group: UndoGroup) {
        areGroupsDiscardable = areGroupsDiscardable && group.isDiscardable
        entries.append(.group(group))
    }

    /// Takes the last entry out where it is a group; nil where it is none.
    mutating func removeLastGroup() -> UndoGroup? {
        guard case .group(let group)? = entries.last else { return nil }
        entries.removeLast()
        return group
    }

    /// Without the actions that `isGone` holds for, and without groups that have none left.
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
