// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

/// What the app does inside a callback of a component.
private enum Deed: CaseIterable, Sendable {
    case cancel, disable, removeView, deleteAll, undo
}

/// A callback of a component.
private enum Callback: CaseIterable, Sendable {
    case mayLift, begin, change, end
}

/// A component with two items or more, of which a finger drags the first to another place.
@MainActor
private protocol Subject: AnyObject {
    var screen: TestScreen { get }
    /// The component's view.
    var view: UIView { get }
    /// Calls a closure inside a callback.
    func hear(_ callback: Callback, _ body: @escaping () -> Void)
    /// Does something that an app can do at any time; the screen does the rest.
    func perform(_ deed: Deed)
    /// Takes back what `perform` did, if anything is left of it.
    func restore()
    /// A finger that has lifted the first item and dragged it to another place.
    func drag() -> TestFinger
    var begun: Int { get }
    var ended: Int { get }
    var changes: Int { get }
}

@MainActor
private final class RowsSubject: Subject {
    let stage = RowsStage([["A", "B", "C", "D"]])
    var screen: TestScreen { stage.screen }
    var view: UIView { stage.controller.tableView }

    func hear(_ callback: Callback, _ body: @escaping () -> Void) {
        let controller = stage.controller
        switch callback {
        case .mayLift:
            controller.mayLift = { _ in
                body()
                return true
            }
        case .begin: controller.willBegin = body
        case .change: controller.whenMoved = body
        case .end: controller.whenEnded = body
        }
    }

    func perform(_ deed: Deed) {
        switch deed {
        case .cancel: stage.controller.reorderer?.cancel()
        case .disable: stage.controller.reorderer?.isEnabled = false
        case .deleteAll:
            stage.controller.model = [[]]
            stage.controller.tableView.reloadData()
        case .removeView, .undo: break
        }
    }

    func restore() {
        stage.controller.reorderer?.isEnabled = true
        stage.controller.model = [["A", "B", "C", "D"]]
        stage.controller.tableView.reloadData()
    }

    func drag() -> TestFinger {
        let finger = screen.touch(at: view.convert(CGPoint(x: 100, y: 22), to: nil))
        finger.hold(0.55)
        finger.move(by: CGVector(dx: 0, dy: 91), duration: 0.3)
        return finger
    }

    var begun: Int { stage.controller.heard.count { $0.hasPrefix("begin") } }
    var ended: Int { stage.controller.endedAt.count }
    var changes: Int { stage.controller.moves.count }
}

@MainActor
private final class StackSubject: Subject, DragDropStackViewDelegate {
    let screen = TestScreen(size: CGSize(width: 390, height: 440))
    let stack = DragDropStackView()
    var view: UIView { stack }
    private(set) var begun = 0
    private(set) var ended = 0
    private(set) var changes = 0
    private var bodies: [Callback: () -> Void] = [:]

    init() {
        (stack.spacing, stack.dragDelegate) = (10, self)
        stack.frame = CGRect(x: 20, y: 100, width: 270, height: 60)
        restore()
        screen.show(stack)
        screen.advance(by: 0.1)
    }

    func hear(_ callback: Callback, _ body: @escaping () -> Void) { bodies[callback] = body }

    func perform(_ deed: Deed) {
        switch deed {
        case .cancel: stack.cancel()
        case .disable: stack.isEnabled = false
        case .deleteAll:
            for view in stack.arrangedSubviews {
                stack.removeArrangedSubview(view)
                view.removeFromSuperview()
            }
        case .removeView, .undo: break
        }
    }

    func restore() {
        stack.isEnabled = true
        if stack.arrangedSubviews.isEmpty { for name in 0..<4 { stack.addArrangedSubview(Tile("V\(name)")) } }
    }

    func drag() -> TestFinger {
        let finger = screen.touch(at: stack.convert(CGPoint(x: 30, y: 30), to: nil))
        finger.hold(0.55)
        finger.move(by: CGVector(dx: 145, dy: 0), duration: 0.3)
        return finger
    }

    func stackView(_ stackView: DragDropStackView, canLift view: UIView) -> Bool {
        bodies[.mayLift]?()
        return true
    }

    func stackView(_ stackView: DragDropStackView, willBeginDragging view: UIView) {
        begun += 1
        bodies[.begin]?()
    }

    func stackView(_ stackView: DragDropStackView, didMove view: UIView, fromIndex: Int, toIndex: Int) {
        changes += 1
        bodies[.change]?()
    }

    func stackView(_ stackView: DragDropStackView, didEndDragging view: UIView, committed: Bool) {
        ended += 1
        bodies[.end]?()
    }
}

@MainActor
private final class BoardSubject: Subject {
    let stage = BoardStage(BoardStage.boxes((0, 0), (200, 300)))
    var screen: TestScreen { stage.screen }
    var view: UIView { stage.board }

    func hear(_ callback: Callback, _ body: @escaping () -> Void) {
        switch callback {
        case .mayLift:
            stage.mayLift = { _ in
                body()
                return true
            }
        case .begin: stage.didBegin = body
        case .change:
            let before = stage.board.onChange
            stage.board.onChange = {
                before?($0)
                body()
            }
        case .end: stage.didEnd = body
        }
    }

    func perform(_ deed: Deed) {
        switch deed {
        case .cancel: stage.board.cancel()
        case .disable: stage.board.isEnabled = false
        case .deleteAll: stage.replace([])
        case .removeView, .undo: break
        }
    }

    func restore() {
        stage.board.isEnabled = true
        stage.replace(BoardStage.boxes((0, 0), (200, 300)))
    }

    func drag() -> TestFinger {
        let finger = screen.touch(at: view.convert(CGPoint(x: 50, y: 30), to: nil))
        finger.hold(0.55)
        finger.move(by: CGVector(dx: 100, dy: 100), duration: 0.3)
        return finger
    }

    var begun: Int { stage.heard.count { $0.hasPrefix("begin") } }
    var ended: Int { stage.heard.count { $0 == "dropped" || $0 == "put back" } }
    var changes: Int { stage.changes.count }
}

@MainActor
private final class MovingSubject: Subject {
    let screen = TestScreen(size: CGSize(width: 400, height: 600))
    let moving = MovingView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
    var view: UIView { moving }
    private(set) var begun = 0
    private(set) var ended = 0
    private(set) var changes = 0
    private var bodies: [Callback: () -> Void] = [:]

    init() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        root.addSubview(moving)
        moving.onBegin = { [unowned self] in
            begun += 1
            bodies[.begin]?()
        }
        moving.onChange = { [unowned self] _ in
            changes += 1
            bodies[.change]?()
        }
        moving.onEnd = { [unowned self] _ in
            ended += 1
            bodies[.end]?()
        }
        screen.show(root)
        screen.advance(by: 0.1)
    }

    func hear(_ callback: Callback, _ body: @escaping () -> Void) { bodies[callback] = body }

    func perform(_ deed: Deed) {
        switch deed {
        case .cancel: moving.cancel()
        case .disable: moving.isEnabled = false
        case .deleteAll, .removeView, .undo: break
        }
    }

    func restore() {
        moving.isEnabled = true
        moving.frame = CGRect(x: 20, y: 20, width: 100, height: 60)
    }

    func drag() -> TestFinger {
        let finger = screen.touch(at: CGPoint(x: 70, y: 50))
        finger.hold(0.55)
        finger.move(by: CGVector(dx: 80, dy: 120), duration: 0.3)
        return finger
    }
}

@MainActor
private final class LinkedSubject: Subject {
    let stage = LinkedStage([4, 2, 0])
    var screen: TestScreen { stage.screen }
    var view: UIView { stage.views[0] }
    private let items: [[LinkedCard]]

    init() { items = stage.tables.lists.map(\.items) }

    func hear(_ callback: Callback, _ body: @escaping () -> Void) {
        switch callback {
        case .mayLift:
            stage.tables.lists[0].gives = { _ in
                body()
                return true
            }
        case .begin:
            let before = stage.tables.onBegin
            stage.tables.onBegin = {
                before?($0)
                body()
            }
        case .change: stage.whenTold = body
        case .end:
            let before = stage.tables.onEnd
            stage.tables.onEnd = {
                before?($0)
                body()
            }
        }
    }

    func perform(_ deed: Deed) {
        switch deed {
        case .cancel: stage.tables.cancel()
        case .disable: stage.tables.isEnabled = false
        case .deleteAll: stage.tables.setItems([[], [], []])
        case .removeView, .undo: break
        }
    }

    func restore() {
        stage.tables.isEnabled = true
        stage.tables.setItems(items)
    }

    func drag() -> TestFinger {
        let finger = screen.touch(at: view.convert(CGPoint(x: 100, y: 22), to: nil))
        finger.hold(0.8)
        finger.move(by: CGVector(dx: 0, dy: 91), duration: 0.3)
        return finger
    }

    var begun: Int { stage.begun.count }
    var ended: Int { stage.ended.count }
    var changes: Int { stage.told.count }
}

@Suite("Changes that an app makes inside the callbacks of a drag") @MainActor
struct InsideCallbacksTests {
    fileprivate enum Kind: CaseIterable, Sendable {
        case rows, stack, board, moving, linked

        @MainActor
        func make() -> any Subject {
            switch self {
            case .rows: RowsSubject()
            case .stack: StackSubject()
            case .board: BoardSubject()
            case .moving: MovingSubject()
            case .linked: LinkedSubject()
            }
        }
    }

    /// Views that exist only during a drag.
    private func previews(in view: UIView) -> [String] {
        let name = String(describing: type(of: view))
        let isPreview = ["LiftedView", "Ghost", "DragFlock", "DragPicture", "LiftedGround"].contains(
            where: name.contains)
        return (isPreview ? [name] : []) + view.subviews.flatMap(previews)
    }

    private func expectIdle(_ subject: any Subject, _ when: String) throws {
        try subject.screen.settle()
        subject.screen.advance(by: 0.1)
        #expect(subject.begun == subject.ended, "begins and ends \(when)")
        #expect(!subject.screen.host.hasWork, "frames are asked for \(when)")
        #expect(subject.screen.runningDisplayLinks.isEmpty, "display links run \(when)")
        #expect(previews(in: subject.screen.window) == [], "previews are left \(when)")
        #expect(subject.screen.window.gestureRecognizers?.isEmpty != false, "recognizers are left \(when)")
    }

    @Test(
        "Each drag has one begin and one end, leaves nothing, and the next one works",
        arguments: Kind.allCases, Callback.allCases)
    private func inside(_ kind: Kind, _ callback: Callback) throws {
        for deed in Deed.allCases {
            let subject = kind.make()
            let parent = try #require(subject.view.superview)
            var isDone = false
            subject.hear(callback) { [unowned subject] in
                guard !isDone else { return }
                isDone = true
                switch deed {
                case .removeView: subject.view.removeFromSuperview()
                case .undo: subject.screen.undoManager?.undo()
                case .cancel, .disable, .deleteAll: subject.perform(deed)
                }
            }
            subject.drag().up()
            try expectIdle(subject, "after \(deed) in \(callback)")
            // A moving view does not ask before a lift.
            #expect(isDone || kind == .moving && callback == .mayLift, "\(callback)")
            isDone = true
            if subject.view.superview == nil { parent.addSubview(subject.view) }
            subject.restore()
            try subject.screen.settle()
            let (begun, changes) = (subject.begun, subject.changes)
            subject.drag().up()
            try expectIdle(subject, "after the next drag, \(deed) in \(callback)")
            #expect(subject.begun == begun + 1 && subject.changes == changes + 1, "\(deed) in \(callback)")
        }
    }
}
