// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A model whose changes can be undone.
@MainActor
final class Lamp {
    let undoManager: UndoManager
    private(set) var level = 0

    init(_ undoManager: UndoManager) {
        self.undoManager = undoManager
    }

    func set(_ level: Int) {
        let old = self.level
        undoManager.registerUndo(withTarget: self) { $0.set(old) }
        undoManager.setActionName("Dimming")
        self.level = level
    }

    func change(_ level: Int) {
        undoManager.registerUndo(withTarget: self, selector: Lamp.change, object: self.level)
        self.level = level
    }
}

@Suite @MainActor
struct UndoManagerTests {
    private let manager = UndoManager()

    /// Calls `body` in an undo group that the test begins and ends itself.
    private func group(_ body: () -> Void) {
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        body()
        manager.endUndoGrouping()
    }

    @Test("Registered handlers and methods undo changes, and the registrations during an undo redo them")
    func undoAndRedo() {
        let lamp = Lamp(manager)
        group { lamp.set(1) }
        group { lamp.change(2) }
        #expect(manager.undoCount == 2)
        manager.undo()
        #expect(lamp.level == 1)
        manager.undo()
        #expect(lamp.level == 0)
        #expect(!manager.canUndo)
        #expect(manager.canRedo)
        #expect(manager.redoCount == 2)
        manager.redo()
        manager.redo()
        #expect(lamp.level == 2)
        #expect(manager.canUndo)
        #expect(!manager.canRedo)
    }

    @Test("The changes of one event are undone together, also by an undo in the same event")
    func groupsByEvent() {
        let lamp = Lamp(manager)
        lamp.set(1)
        lamp.set(2)
        #expect(manager.groupingLevel == 1)
        #expect(manager.undoCount == 1)
        manager.undo()
        #expect(lamp.level == 0)
        #expect(manager.groupingLevel == 0)
        manager.beginUndoGrouping()
        #expect(manager.groupingLevel == 2)
        manager.endUndoGrouping()
        #expect(manager.groupingLevel == 1)
    }

    @Test("A group that stays open after its event leaves the screen idle, and ends the event's group with it")
    func groupBeyondItsEvent() throws {
        let screen = TestScreen()
        let lamp = Lamp(manager)
        manager.beginUndoGrouping()
        lamp.set(1)
        try screen.settle()
        #expect(manager.groupingLevel == 2)
        lamp.set(2)
        try screen.settle()
        manager.endUndoGrouping()
        #expect(manager.groupingLevel == 0)
        #expect(manager.undoCount == 1)
        manager.undo()
        #expect(lamp.level == 0)
        lamp.set(3)
        #expect(manager.groupingLevel == 1)
        try screen.settle()
        #expect(manager.groupingLevel == 0)
        #expect(manager.undoCount == 1)
    }

    @Test("isUndoing and isRedoing are true during an undo and a redo only")
    func activity() {
        final class Watch { var seen: [String] = [] }
        let watch = Watch()
        let manager = manager
        func note(_ watch: Watch) {
            watch.seen.append("\(manager.isUndoing) \(manager.isRedoing) \(manager.groupingLevel)")
            manager.registerUndo(withTarget: watch, handler: note)
        }
        group { manager.registerUndo(withTarget: watch, handler: note) }
        manager.undo()
        manager.redo()
        #expect(watch.seen == ["true false 1", "false true 1"])
        #expect(!manager.isUndoing)
        #expect(!manager.isRedoing)
    }

    @Test("Action names, discardability and user info stay with their actions")
    func names() {
        let lamp = Lamp(manager)
        #expect(manager.undoMenuItemTitle == "Undo")
        group {
            lamp.set(1)
            manager.setActionIsDiscardable(true)
            manager.setActionUserInfoValue(7, forKey: UndoManager.UserInfoKey(rawValue: "count"))
        }
        #expect(manager.undoActionName == "Dimming")
        #expect(manager.undoMenuItemTitle == "Undo Dimming")
        #expect(manager.undoActionIsDiscardable)
        #expect(manager.undoActionUserInfoValue(forKey: UndoManager.UserInfoKey(rawValue: "count")) as? Int == 7)
        manager.undo()
        #expect(manager.redoMenuItemTitle == "Redo Dimming")
        #expect(manager.redoActionIsDiscardable)
        #expect(manager.redoActionUserInfoValue(forKey: UndoManager.UserInfoKey(rawValue: "count")) as? Int == 7)
        #expect(manager.redoActionName == "Dimming")
        #expect(manager.undoActionName == "")
        #expect(manager.redoMenuTitle(forUndoActionName: "") == "Redo")
    }

    @Test("A group is discardable if all of its actions are, or if it is marked itself")
    func discardable() {
        let lamp = Lamp(manager)
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        group {
            lamp.set(1)
            manager.setActionIsDiscardable(true)
        }
        #expect(manager.undoActionIsDiscardable)
        group { lamp.set(2) }
        manager.endUndoGrouping()
        #expect(!manager.undoActionIsDiscardable)
        manager.setActionIsDiscardable(true)
        #expect(manager.undoActionIsDiscardable)
    }

    @Test("Nothing is registered while registration is disabled, and levelsOfUndo limits the actions kept")
    func limits() {
        let lamp = Lamp(manager)
        manager.disableUndoRegistration()
        #expect(!manager.isUndoRegistrationEnabled)
        lamp.set(1)
        #expect(!manager.canUndo)
        #expect(manager.groupingLevel == 0)
        manager.enableUndoRegistration()
        manager.levelsOfUndo = 2
        for level in 2...4 { group { lamp.set(level) } }
        for _ in 0..<4 { manager.undo() }
        #expect(lamp.level == 2)
        #expect(manager.levelsOfUndo == 2)
    }

    @Test("Actions do not retain their target, and are removed when it is released or on request")
    func targets() {
        let first = Lamp(manager)
        var second: Lamp? = Lamp(manager)
        weak let watched = second
        group { first.set(1) }
        group { second?.set(2) }
        second = nil
        #expect(watched == nil)
        manager.undo()
        #expect(first.level == 1)
        manager.undo()
        #expect(first.level == 0)
        group { first.set(3) }
        manager.removeAllActions(withTarget: first)
        #expect(!manager.canUndo)
        #expect(!manager.canRedo)
        group { first.set(4) }
        manager.removeAllActions()
        #expect(!manager.canUndo)
    }

    @Test("A nested group inside an open group can be undone alone")
    func nestedGroup() {
        let lamp = Lamp(manager)
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        group { lamp.set(1) }
        group { lamp.set(2) }
        manager.undoNestedGroup()
        #expect(lamp.level == 1)
        manager.endUndoGrouping()
        manager.undo()
        #expect(lamp.level == 0)
    }

    @Test("Notifications are posted for groups and changes, in order")
    func notifications() {
        final class Names: @unchecked Sendable { var all: [String] = [] }
        let names = Names()
        let all: [(NSNotification.Name, String)] = [
            (.NSUndoManagerCheckpoint, "checkpoint"), (.NSUndoManagerDidOpenUndoGroup, "didOpen"),
            (.NSUndoManagerWillCloseUndoGroup, "willClose"), (.NSUndoManagerDidCloseUndoGroup, "didClose"),
            (.NSUndoManagerWillUndoChange, "willUndo"), (.NSUndoManagerDidUndoChange, "didUndo"),
            (.NSUndoManagerWillRedoChange, "willRedo"), (.NSUndoManagerDidRedoChange, "didRedo"),
        ]
        let tokens = all.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
                let isDiscardable = note.userInfo?[NSUndoManagerGroupIsDiscardableKey] as? Bool
                names.all.append(word + (isDiscardable == true ? " discardable" : ""))
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        let lamp = Lamp(manager)
        group {
            lamp.set(1)
            manager.setActionIsDiscardable(true)
        }
        #expect(names.all == ["didOpen", "checkpoint", "willClose discardable", "didClose discardable"])
        names.all = []
        manager.undo()
        #expect(names.all == ["checkpoint", "willUndo", "didUndo"])
        names.all = []
        manager.redo()
        #expect(names.all == ["checkpoint", "willRedo", "didRedo"])
        names.all = []
        #expect(!manager.canRedo)
        #expect(names.all == ["checkpoint"])
    }
}
