// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

/// Records how changes are undone, and undoes and redoes them.
///
/// The code that makes a change registers an action that undoes it. Actions registered during an undo become redo
/// actions. All actions of one turn of the run loop are undone together, unless ``groupsByEvent`` is false.
///
/// ## Caveats
/// `prepare(withInvocationTarget:)` is absent because Swift has no message forwarding. `runLoopModes` is absent too: a
/// group ends with the turn of the run loop in which it began, in any mode.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    var history = UndoHistory<UndoAction>()
    /// Whether the outermost group was opened automatically for an event, and closes when that event has finished.
    private var isGroupOfEvent = false
    /// Whether the event of the outermost group has finished. The group is then still open only because the app has
    /// opened groups inside it.
    private var isEventOver = false

    public override init() {
        super.init()
    }

    // MARK: Groups

    /// Opens a group, nested in the group that is open already, if there is one.
    ///
    /// If none is open and ``groupsByEvent`` is true, a group for the event is opened first.
    open func beginUndoGrouping() {
        if groupsByEvent, history.depth == 0 { beginGroupOfEvent() }
        beginGroup()
    }

    private func beginGroup() {
        if history.depth > 0 { post(.NSUndoManagerCheckpoint) }
        history.groupBegan()
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Closes the innermost group. An empty group leaves nothing to undo.
    ///
    /// Calling this while no group is open stops the program, as on Apple's platforms.
    open func endUndoGrouping() {
        endGroup()
        if isEventOver, history.activity == .doing, history.depth == 1 { endGroup() }
    }

    private func endGroup() {
        post(.NSUndoManagerCheckpoint)
        let info = [NSUndoManagerGroupIsDiscardableKey: history.nextUndo?.isDiscardable ?? false]
        post(.NSUndoManagerWillCloseUndoGroup, info)
        checked { () throws(UndoError) in try history.groupEnded() }
        if history.depth == 0 { (isGroupOfEvent, isEventOver) = (false, false) }
        post(.NSUndoManagerDidCloseUndoGroup, info)
    }

    /// The number of open groups that are nested in each other.
    open var groupingLevel: Int { history.depth }

    /// Whether an action registered outside any group automatically opens a group, which closes at the end of the run
    /// loop's turn. True by default.
    open var groupsByEvent = true

    private func beginGroupOfEvent() {
        isGroupOfEvent = true
        beginGroup()
        RunLoopTurnEnd.whenOver { [weak self] in self?.endGroupOfEvent() }
    }

    private func endGroupOfEvent() {
        guard isGroupOfEvent, history.activity == .doing else { return }
        // If the app still has a group open, the event's group closes together with the app's group.
        if history.depth == 1 { endGroup() } else { isEventOver = true }
    }

    // MARK: Registering

    /// Stops registration until ``enableUndoRegistration()`` has been called the same number of times.
    open func disableUndoRegistration() { history.disable() }
    /// Reverses one call of ``disableUndoRegistration()``.
    open func enableUndoRegistration() {
        checked { () throws(UndoError) in try history.enable() }
    }
    /// Whether the manager records actions. If false, registering an action has no effect.
    open var isUndoRegistrationEnabled: Bool { history.isRecording }

    func register(_ action: UndoAction) {
        guard history.isRecording else { return }
        if history.depth == 0, groupsByEvent { beginGroupOfEvent() }
        checked { () throws(UndoError) in try history.recorded(action) }
    }

    /// The largest number of groups to keep; the oldest are removed first. 0, the default, sets no limit.
    open var levelsOfUndo: Int {
        get { history.levels }
        set { history.levels = max(0, newValue) }
    }

    // MARK: Undoing

    /// Whether there is a change to undo.
    open var canUndo: Bool { history.canUndo }

    /// Whether there is a change to redo.
    open var canRedo: Bool {
        if !isAskingForRedo {
            // An observer of the notification may query `canRedo` too, and must not cause the notification again.
            isAskingForRedo = true
            post(.NSUndoManagerCheckpoint)
            isAskingForRedo = false
        }
        return history.canRedo
    }
    private var isAskingForRedo = false

    /// The number of groups that can be undone, including an open group with actions.
    open var undoCount: Int { history.undoable.count + (history.hasOpenActions ? 1 : 0) }

    /// The number of groups that can be redone.
    open var redoCount: Int { history.redoable.count }

    /// Whether a change is being undone.
    open var isUndoing: Bool { history.activity == .undoing }
    /// Whether a change is being redone.
    open var isRedoing: Bool { history.activity == .redoing }

    /// Closes the group that is open, if there is one, and undoes the last group. Does nothing if there is nothing to
    /// undo.
    ///
    /// Calling this while several groups are open, or during an undo or redo, stops the program, as on Apple's
    /// platforms.
    open func undo() {
        if history.activity == .doing, history.depth > 0 {
            if history.depth > 1 { misuse(UndoError.undoWithOpenGroups(history.depth).message) }
            endUndoGrouping()
        }
        undoNestedGroup()
    }

    /// Undoes the last closed group inside the open one, or the last group of all if none is open.
    open func undoNestedGroup() {
        post(.NSUndoManagerCheckpoint)
        perform(
            checked { () throws(UndoError) in try history.undoBegan() }, .NSUndoManagerWillUndoChange,
            .NSUndoManagerDidUndoChange)
    }

    /// Redoes the last undone group. Does nothing if there is nothing to redo.
    ///
    /// Calling this during an undo or redo stops the program, as on Apple's platforms.
    open func redo() {
        post(.NSUndoManagerCheckpoint)
        perform(
            checked { () throws(UndoError) in try history.redoBegan() }, .NSUndoManagerWillRedoChange,
            .NSUndoManagerDidRedoChange)
    }

    private func perform(_ actions: [UndoAction]?, _ will: Notification.Name, _ did: Notification.Name) {
        guard let actions else { return }
        post(will)
        for action in actions { action.perform() }
        checked { () throws(UndoError) in try history.ended() }
        post(did)
    }

    // MARK: Removing actions

    /// Removes all actions, and enables registration. Open groups stay open.
    open func removeAllActions() {
        history.removeAll()
    }

    /// Removes the actions registered for an object.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        history.removeAll { $0.target == nil || $0.target === target }
    }

    // MARK: Internals

    private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }

    /// Returns the result of `step`. If `step` throws, the app has used the undo manager wrongly, and the program
    /// stops.
    private func checked<Value>(_ step: () throws(UndoError) -> Value) -> Value {
        do throws(UndoError) {
            return try step()
        } catch {
            misuse(error.message)
        }
    }
}
