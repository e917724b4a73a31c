// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

/// Remembers how changes are taken back, and takes them back.
///
/// Whoever changes something registers what undoes that. What is registered while something is undone redoes it. What
/// is registered in one turn of the main loop is undone together, unless ``groupsByEvent`` is false.
///
/// ## Caveats
/// `prepare(withInvocationTarget:)` is absent, for Swift has no message forwarding, and so are `runLoopModes`: a group
/// ends with the turn in which it began, whatever the loop waits for.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    var history = UndoHistory<UndoAction>()
    /// Whether the outermost group was begun by an event, and ends with it.
    private var isGroupOfEvent = false
    /// Whether that event is over, and its group open only for those that the app has begun in it.
    private var isEventOver = false

    public override init() {
        super.init()
    }

    // MARK: Groups

    /// Begins a group, in the one that is open where there is one.
    ///
    /// Outside any, with ``groupsByEvent``, a group for the event is begun first.
    open func beginUndoGrouping() {
        if groupsByEvent, history.depth == 0 { beginGroupOfEvent() }
        beginGroup()
    }

    private func beginGroup() {
        if history.depth > 0 { post(.NSUndoManagerCheckpoint) }
        history.groupBegan()
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Ends the innermost group. An empty one leaves nothing to undo.
    ///
    /// Without one begun it stops the program, as Apple's does.
    open func endUndoGrouping() {
        endGroup()
        if isEventOver, history.activity == .doing, history.depth == 1 { endGroup() }
    }

    private func endGroup() {
        post(.NSUndoManagerCheckpoint)
        let info = [NSUndoManagerGroupIsDiscardableKey: history.nextUndo?.isDiscardable ?? false]
        post(.NSUndoManagerWillCloseUndoGroup, info)
        checked { () throws(UndoMistake) in try history.groupEnded() }
        if history.depth == 0 { (isGroupOfEvent, isEventOver) = (false, false) }
        post(.NSUndoManagerDidCloseUndoGroup, info)
    }

    /// How many groups are open, one inside the other.
    open var groupingLevel: Int { history.depth }

    /// Whether a group is begun for what is registered outside any, and ended with the turn of the main loop; true unless
    /// set.
    open var groupsByEvent = true

    private func beginGroupOfEvent() {
        isGroupOfEvent = true
        beginGroup()
        TurnEnd.whenOver { [weak self] in self?.endGroupOfEvent() }
    }

    private func endGroupOfEvent() {
        guard isGroupOfEvent, history.activity == .doing else { return }
        // What the app has begun and not ended yet goes on; its end is the end of the event's group too.
        if history.depth == 1 { endGroup() } else { isEventOver = true }
    }

    // MARK: Registering

    /// Has nothing registered until ``enableUndoRegistration()`` was called as often.
    open func disableUndoRegistration() { history.disable() }
    open func enableUndoRegistration() {
        checked { () throws(UndoMistake) in try history.enable() }
    }
    open var isUndoRegistrationEnabled: Bool { history.isRecording }

    func register(_ action: UndoAction) {
        guard history.isRecording else { return }
        if history.depth == 0, groupsByEvent { beginGroupOfEvent() }
        checked { () throws(UndoMistake) in try history.recorded(action) }
    }

    /// How many groups can be undone at most: the oldest are forgotten. 0, as it is unless set, for no limit.
    open var levelsOfUndo: Int {
        get { history.levels }
        set { history.levels = max(0, newValue) }
    }

    // MARK: Undoing

    /// Whether there is anything to undo.
    open var canUndo: Bool { history.canUndo }

    /// Whether there is anything to redo.
    open var canRedo: Bool {
        if !isAskingForRedo {
            // Who hears of it may ask the same.
            isAskingForRedo = true
            post(.NSUndoManagerCheckpoint)
            isAskingForRedo = false
        }
        return history.canRedo
    }
    private var isAskingForRedo = false

    /// How many groups can be undone, the open one included where there is anything in it.
    open var undoCount: Int { history.undoable.count + (history.hasOpenActions ? 1 : 0) }

    /// How many groups can be redone.
    open var redoCount: Int { history.redoable.count }

    open var isUndoing: Bool { history.activity == .undoing }
    open var isRedoing: Bool { history.activity == .redoing }

    /// Ends the event's group, and takes the last group back. Nothing happens where there is nothing to undo.
    ///
    /// With more groups open, or while something is undone or redone, it stops the program, as Apple's does.
    open func undo() {
        if history.activity == .doing, history.depth > 0 {
            if history.depth > 1 { misuse(UndoMistake.undoWithOpenGroups(history.depth).message) }
            endUndoGrouping()
        }
        undoNestedGroup()
    }

    /// Takes the last group back: the last that was closed in the one that is open, or the last of all.
    open func undoNestedGroup() {
        post(.NSUndoManagerCheckpoint)
        perform(
            checked { () throws(UndoMistake) in try history.undoBegan() }, .NSUndoManagerWillUndoChange,
            .NSUndoManagerDidUndoChange)
    }

    /// Does again what was undone last. Nothing happens where there is nothing to redo.
    ///
    /// While something is undone or redone it stops the program, as Apple's does.
    open func redo() {
        post(.NSUndoManagerCheckpoint)
        perform(
            checked { () throws(UndoMistake) in try history.redoBegan() }, .NSUndoManagerWillRedoChange,
            .NSUndoManagerDidRedoChange)
    }

    private func perform(_ actions: [UndoAction]?, _ will: Notification.Name, _ did: Notification.Name) {
        guard let actions else { return }
        post(will)
        for action in actions { action.perform() }
        checked { () throws(UndoMistake) in try history.ended() }
        post(did)
    }

    // MARK: Forgetting

    /// Forgets everything, and enables registering. Groups that are open stay so.
    open func removeAllActions() {
        history.removeAll()
    }

    /// Forgets what was registered for an object.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        history.removeAll { $0.target == nil || $0.target === target }
    }

    // MARK: Internals

    private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }

    /// What a step comes to; an app's mistake ends the program.
    private func checked<Value>(_ step: () throws(UndoMistake) -> Value) -> Value {
        do throws(UndoMistake) {
            return try step()
        } catch {
            misuse(error.message)
        }
    }
}
