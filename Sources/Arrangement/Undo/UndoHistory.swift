// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The undo and redo stacks of an undo manager, and the groups that are being recorded.
///
/// It performs no actions: ``undoBegan()`` and ``redoBegan()`` return the actions that the caller must perform. The
/// actions recorded between that call and ``ended()`` are the inverse of the returned actions.
package struct UndoHistory<Action> {
    package typealias Group = UndoGroup<Action>

    /// The current activity, which determines the stack to which recorded actions go.
    package enum Activity: Equatable, Sendable {
        /// The user changes the document: the actions go to the undo stack, and the redo stack is cleared.
        case doing
        /// A group is being undone: the actions go to the redo stack.
        case undoing
        /// A group is being redone: the actions go to the undo stack.
        case redoing
    }

    /// The undo stack; its last group is undone next.
    package private(set) var undoable: [Group] = []
    /// The redo stack; its last group is redone next.
    package private(set) var redoable: [Group] = []
    package private(set) var activity = Activity.doing
    /// The open groups that were begun outside an undo or redo, the outermost first.
    private var open: [Group] = []
    /// The open groups that were begun during the current undo or redo, the outermost first.
    private var groupsOpenDuringUndo: [Group] = []
    /// The number of calls of `disable()` without a matching `enable()`.
    private var disabled = 0

    /// The maximum number of groups on a stack; 0 for no limit.
    package var levels = 0 {
        didSet { dropOldest() }
    }

    package init() {}

    // MARK: State

    /// The number of open groups.
    package var depth: Int { open.count + groupsOpenDuringUndo.count }

    /// Whether the open groups that were begun outside an undo or redo contain actions.
    package var hasOpenActions: Bool { open.contains { !$0.isEmpty } }

    /// Whether there is an action to undo, including one in an open group.
    package var canUndo: Bool { !undoable.isEmpty || hasOpenActions }
    package var canRedo: Bool { !redoable.isEmpty }
    package var isRecording: Bool { disabled == 0 }

    /// The group that the next undo reverts: the outermost open group with actions, or else the last group on the undo
    /// stack.
    package var nextUndo: Group? { open.first { !$0.isEmpty } ?? undoable.last }
    /// The group that the next redo performs again.
    package var nextRedo: Group? { redoable.last }

    // MARK: Recording

    /// Disables recording, until `enable()` has been called as often as `disable()`.
    package mutating func disable() { disabled += 1 }

    /// Reverts one call of `disable()`.
    package mutating func enable() throws(UndoError) {
        guard disabled > 0 else { throw .enabledTooOften }
        disabled -= 1
    }

    /// Opens a group inside the innermost open group.
    package mutating func groupBegan() {
        if activity == .doing { open.append(Group()) } else { groupsOpenDuringUndo.append(Group()) }
    }

    /// Closes the innermost group, and discards it if it is empty.
    package mutating func groupEnded() throws(UndoError) {
        if activity == .doing {
            guard let group = open.popLast() else { throw .noGroupToEnd }
            guard !group.isEmpty else { return }
            if open.isEmpty { push(group) } else { open[open.count - 1].add(group) }
        } else {
            // The outermost group must stay open, because `ended()` closes it.
            guard groupsOpenDuringUndo.count > 1, let group = groupsOpenDuringUndo.popLast() else {
                throw .noGroupToEnd
            }
            if !group.isEmpty { groupsOpenDuringUndo[groupsOpenDuringUndo.count - 1].add(group) }
        }
    }

    /// Records an action, unless recording is disabled.
    package mutating func recorded(_ action: Action) throws(UndoError) {
        guard isRecording else { return }
        if activity == .doing {
            guard !open.isEmpty else { throw .noGroupToRecordIn }
            open[open.count - 1].add(action)
            redoable = []
        } else {
            groupsOpenDuringUndo[groupsOpenDuringUndo.count - 1].add(action)
        }
    }

    /// Calls `change` with the group to which an action name applies: the innermost open group, or else the last group
    /// on the undo stack. If there is neither, does nothing.
    package mutating func change(_ change: (inout Group) -> Void) {
        if !groupsOpenDuringUndo.isEmpty {
            change(&groupsOpenDuringUndo[groupsOpenDuringUndo.count - 1])
        } else if !open.isEmpty {
            change(&open[open.count - 1])
        } else if !undoable.isEmpty {
            change(&undoable[undoable.count - 1])
        }
    }

    // MARK: Undoing

    /// Begins an undo of the last closed group inside the innermost open group. If no open group contains actions,
    /// undoes the top of the undo stack.
    ///
    /// - Returns: the actions to perform, in order; nil if there is nothing to undo.
    package mutating func undoBegan() throws(UndoError) -> [Action]? {
        guard activity == .doing else { throw .undoWhileUndoing }
        let group: Group
        if hasOpenActions {
            let isEmpty = open[open.count - 1].isEmpty
            guard let last = open[open.count - 1].removeLastGroup() else {
                throw isEmpty ? .openGroupIsEmpty : .looseActions
            }
            group = last
        } else {
            guard let last = undoable.popLast() else { return nil }
            group = last
        }
        begin(.undoing, group)
        return group.actions().reversed()
    }

    /// Begins a redo of the group that was undone last.
    ///
    /// - Returns: the actions to perform, in order; nil if there is nothing to redo.
    package mutating func redoBegan() throws(UndoError) -> [Action]? {
        guard activity == .doing else { throw .redoWhileUndoing }
        guard let group = redoable.popLast() else { return nil }
        begin(.redoing, group)
        return group.actions().reversed()
    }

    /// Opens the group that records the inverse of `group`, with the same name and values.
    private mutating func begin(_ activity: Activity, _ group: Group) {
        self.activity = activity
        var inverse = group.emptied
        // The inverse of a discardable change is discardable too.
        if group.isDiscardable { inverse.isDiscardable = true }
        groupsOpenDuringUndo = [inverse]
    }

    /// Ends an undo or redo after its actions were performed. The actions recorded since it began go to the redo stack
    /// after an undo, and to the undo stack after a redo.
    package mutating func ended() throws(UndoError) {
        let was = activity
        precondition(was != .doing, "UndoHistory: ended() while nothing is undone or redone")
        guard groupsOpenDuringUndo.count == 1 else { throw .groupLeftOpen }
        let group = groupsOpenDuringUndo.removeLast()
        activity = .doing
        guard !group.isEmpty else { return }
        if was == .undoing { redoable.append(group) } else { push(group) }
    }

    /// Adds a group to the undo stack.
    private mutating func push(_ group: Group) {
        undoable.append(group)
        dropOldest()
    }

    /// Removes the oldest groups from each stack that has more than `levels` groups.
    private mutating func dropOldest() {
        if levels > 0, undoable.count > levels { undoable.removeFirst(undoable.count - levels) }
        if levels > 0, redoable.count > levels { redoable.removeFirst(redoable.count - levels) }
    }

    // MARK: Removing

    /// Clears both stacks, removes the actions from the groups that were begun outside an undo or redo, and enables
    /// recording. These groups stay open, and a running undo or redo continues.
    package mutating func removeAll() {
        undoable = []
        redoable = []
        open = open.map(\.emptied)
        disabled = 0
    }

    /// Removes the actions for which `isGone` is true, and groups that become empty.
    package mutating func removeAll(where isGone: (Action) -> Bool) {
        undoable = undoable.map { $0.without(isGone) }.filter { !$0.isEmpty }
        redoable = redoable.map { $0.without(isGone) }.filter { !$0.isEmpty }
        open = open.map { $0.without(isGone) }
        groupsOpenDuringUndo = groupsOpenDuringUndo.map { $0.without(isGone) }
    }
}
