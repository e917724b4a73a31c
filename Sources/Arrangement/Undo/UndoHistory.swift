// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// What can be undone and redone: groups of actions on two stacks, and those that are being recorded.
///
/// It performs nothing. ``undoBegan()`` and ``redoBegan()`` say which actions are to be performed; what is recorded until
/// ``ended()`` is what takes them back.
package struct UndoHistory<Action> {
    package typealias Group = UndoGroup<Action>

    /// What is recorded now, and so where it goes.
    package enum Activity: Equatable, Sendable {
        /// What people do: it can be undone, and what was undone before is forgotten.
        case doing
        /// What is undone: it can be redone.
        case undoing
        /// What is redone: it can be undone.
        case redoing
    }

    /// The last one is the next to be undone.
    package private(set) var undoable: [Group] = []
    /// The last one is the next to be redone.
    package private(set) var redoable: [Group] = []
    package private(set) var activity = Activity.doing
    /// Groups that are open while people do something, the outermost first.
    private var open: [Group] = []
    /// Groups that are open while something is undone or redone, the outermost first.
    private var answering: [Group] = []
    /// How often recording was disabled without having been enabled again.
    private var disabled = 0

    /// How many groups can be undone at most; 0 for as many as there are.
    package var levels = 0 {
        didSet { dropOldest() }
    }

    package init() {}

    // MARK: What there is

    /// How many groups are open.
    package var depth: Int { open.count + answering.count }

    /// Whether anything is recorded in groups that are open while people do something.
    package var hasOpenActions: Bool { open.contains { !$0.isEmpty } }

    /// Whether there is anything to undo, in an open group too.
    package var canUndo: Bool { !undoable.isEmpty || hasOpenActions }
    package var canRedo: Bool { !redoable.isEmpty }
    package var isRecording: Bool { disabled == 0 }

    /// The group that undoing would be about: an open one with something in it, or the last one closed.
    package var nextUndo: Group? { open.first { !$0.isEmpty } ?? undoable.last }
    package var nextRedo: Group? { redoable.last }

    // MARK: Recording

    /// Recording is disabled, until it is enabled as often.
    package mutating func disable() { disabled += 1 }

    /// Recording is enabled again.
    package mutating func enable() throws(UndoMistake) {
        guard disabled > 0 else { throw .enabledTooOften }
        disabled -= 1
    }

    /// A group begins, in the innermost one that is open.
    package mutating func groupBegan() {
        if activity == .doing { open.append(Group()) } else { answering.append(Group()) }
    }

    /// The innermost group ends. An empty one leaves nothing.
    package mutating func groupEnded() throws(UndoMistake) {
        if activity == .doing {
            guard let group = open.popLast() else { throw .noGroupToEnd }
            guard !group.isEmpty else { return }
            if open.isEmpty { push(group) } else { open[open.count - 1].add(group) }
        } else {
            // The outermost is the one that `ended()` closes.
            guard answering.count > 1, let group = answering.popLast() else { throw .noGroupToEnd }
            if !group.isEmpty { answering[answering.count - 1].add(group) }
        }
    }

    /// An action is recorded, unless recording is disabled.
    package mutating func recorded(_ action: Action) throws(UndoMistake) {
        guard isRecording else { return }
        if activity == .doing {
            guard !open.isEmpty else { throw .noGroupToRecordIn }
            open[open.count - 1].add(action)
            redoable = []
        } else {
            answering[answering.count - 1].add(action)
        }
    }

    /// The group that names are for: the innermost open one, or the last one that can be undone. Nothing happens where
    /// there is neither.
    package mutating func change(_ change: (inout Group) -> Void) {
        if !answering.isEmpty {
            change(&answering[answering.count - 1])
        } else if !open.isEmpty {
            change(&open[open.count - 1])
        } else if !undoable.isEmpty {
            change(&undoable[undoable.count - 1])
        }
    }

    // MARK: Undoing

    /// The last group is undone: the innermost that has been closed in an open one, or the last on the stack.
    ///
    /// - Returns: the actions to perform, in order; nil where there is nothing to undo.
    package mutating func undoBegan() throws(UndoMistake) -> [Action]? {
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

    /// What was undone last is done again.
    ///
    /// - Returns: the actions to perform, in order; nil where there is nothing to redo.
    package mutating func redoBegan() throws(UndoMistake) -> [Action]? {
        guard activity == .doing else { throw .redoWhileUndoing }
        guard let group = redoable.popLast() else { return nil }
        begin(.redoing, group)
        return group.actions().reversed()
    }

    private mutating func begin(_ activity: Activity, _ group: Group) {
        self.activity = activity
        var answer = group.emptied
        // What takes back a change that could be lost can be lost as well.
        if group.isDiscardable { answer.isDiscardable = true }
        answering = [answer]
    }

    /// The actions have been performed: what they recorded is one group of the other stack.
    package mutating func ended() throws(UndoMistake) {
        let was = activity
        precondition(was != .doing, "UndoHistory: ended() while nothing is undone or redone")
        guard answering.count == 1 else { throw .groupLeftOpen }
        let group = answering.removeLast()
        activity = .doing
        guard !group.isEmpty else { return }
        if was == .undoing { redoable.append(group) } else { push(group) }
    }

    private mutating func push(_ group: Group) {
        undoable.append(group)
        dropOldest()
    }

    private mutating func dropOldest() {
        if levels > 0, undoable.count > levels { undoable.removeFirst(undoable.count - levels) }
        if levels > 0, redoable.count > levels { redoable.removeFirst(redoable.count - levels) }
    }

    // MARK: Forgetting

    /// Everything is forgotten, and recording enabled. Groups that are open stay so, and what is being undone goes on.
    package mutating func removeAll() {
        undoable = []
        redoable = []
        open = open.map(\.emptied)
        disabled = 0
    }

    /// Actions are forgotten, and groups with none left.
    package mutating func removeAll(where isGone: (Action) -> Bool) {
        undoable = undoable.map { $0.without(isGone) }.filter { !$0.isEmpty }
        redoable = redoable.map { $0.without(isGone) }.filter { !$0.isEmpty }
        open = open.map { $0.without(isGone) }
        answering = answering.map { $0.without(isGone) }
    }
}
