// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

/// An action that the app performs inside a callback.
enum AppAction: CaseIterable, Sendable {
    case cancel, disable, removeView, deleteAll, undo
    /// Cancels the drag, and moves the second item by an accessibility action.
    case restart
}

/// A callback of a component.
enum DragCallback: CaseIterable, Sendable {
    case mayLift, begin, haptic, dropHaptic, change, end
}

/// The kind of input by which a test moves an item: a drag by finger, mouse or keys, or an accessibility action.
enum DragInputKind: CaseIterable, Sendable {
    case finger, mouse, keys, action
}

/// A component whose first item is dragged to another place. It counts the calls of its callbacks.
@MainActor
class Subject {
    let screen: TestScreen
    /// The component's view.
    let view: UIView
    /// Called inside each callback.
    var onCall: (DragCallback) -> Void = { _ in }
    private(set) var calls: [DragCallback: Int] = [:]

    init(_ view: UIView, on screen: TestScreen) {
        (self.view, self.screen) = (view, screen)
    }

    func called(_ callback: DragCallback) {
        calls[callback, default: 0] += 1
        onCall(callback)
    }

    func mayLift() -> Bool {
        called(.mayLift)
        return true
    }

    /// Performs an action of the app.
    func perform(_ action: AppAction) {
        switch action {
        case .cancel: cancel()
        case .disable: setEnabled(false)
        case .removeView: view.removeFromSuperview()
        case .deleteAll: deleteAll()
        case .undo: screen.undoManager?.undo()
        case .restart: restart()
        }
    }

    /// Drags the first item to another place, and drops it.
    func move(by input: DragInputKind) {
        switch input {
        case .finger: drag(from: course.from, by: course.by)
        case .mouse:
            screen.mouse.move(to: view.convert(course.from, to: nil))
            screen.mouse.press()
            // In some components a movement of the pressed mouse lifts no item, but a press of 0.8 s does.
            screen.mouse.hold(0.8)
            screen.mouse.move(by: course.by, duration: 0.3)
            screen.mouse.release()
        case .keys: moveByKeys()
        case .action:
            // The app may have deleted the row that the screen reader was at, so the screen reader first moves to the
            // component.
            screen.focus(on: view)
            screen.focus(on: firstItem)
            screen.perform(action.name, on: firstItem)
        }
    }

    /// Holds a finger at a point of the view, moves it, and lifts it.
    func drag(from point: CGPoint, by vector: CGVector) {
        let finger = screen.touch(at: view.convert(point, to: nil))
        finger.hold(0.8)
        finger.move(by: vector, duration: 0.3)
        finger.up()
    }

    private func moveByKeys() {
        let system = UIFocusSystem.focusSystem(for: screen.window)
        func hasFocus() -> Bool { (system?.focusedItem as? UIView)?.isDescendant(of: firstItem) == true }
        // Tries to focus the first item by Tab and Home. In a stack, the stack itself has the focus, so `hasFocus`
        // stays false, and Home chooses its first view.
        for _ in 0..<4 where !hasFocus() {
            if system?.focusedItem !== view { screen.press(.tab) }
            if !hasFocus() { screen.press(.keyboardHome) }
        }
        screen.press(liftKey.key, modifiers: liftKey.modifiers)
        // If the app has cancelled the drag in a callback, the drag has ended after this wait. Then no more keys are
        // pressed, because no drag would receive them.
        screen.advance(by: 0.6)
        for key in [action.key, dropKey] where calls[.begin, default: 0] > calls[.end, default: 0] { screen.press(key) }
    }

    /// Cancels the drag, and moves the second item by an accessibility action.
    func restart() {
        cancel()
        let actions = secondItem?.accessibilityCustomActions ?? []
        if let other = actions.first(where: { $0.name == action.name }) { _ = other.actionHandler?(other) }
    }

    /// A point of the first item in the view's coordinates, and the vector by which a test drags the item.
    var course: (from: CGPoint, by: CGVector) { preconditionFailure("Each component has its own places") }
    /// The view of the first item.
    var firstItem: UIView { preconditionFailure("Each component has its own items") }
    /// The view of the second item; nil if there is none.
    var secondItem: UIView? { nil }
    /// The accessibility action and the arrow key that move an item.
    var action: (name: String, key: UIKeyboardHIDUsage) { ("Move Down", .downArrow) }
    var liftKey: (key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags) { (.space, []) }
    var dropKey: UIKeyboardHIDUsage { .space }
    func cancel() { preconditionFailure("Each component has its own method") }
    func setEnabled(_ isEnabled: Bool) { preconditionFailure("Each component has its own property") }
    func deleteAll() { preconditionFailure("Each component has its own data") }
    /// Sets the component's `confirmDrop` closure, which accepts or refuses each drop.
    func setConfirmDrop(_ confirm: @escaping @MainActor () async -> DropDecision) {
        preconditionFailure("Each component has its own type of drops")
    }
    /// Restores the component's original data.
    func restore() { preconditionFailure("Each component has its own data") }
}

final class RowsSubject: Subject {
    private let stage = RowsStage([["A", "B", "C", "D"]])

    init() {
        super.init(stage.controller.tableView, on: stage.screen)
        stage.controller.mayLift = { [unowned self] _ in mayLift() }
        stage.controller.willBegin = { [unowned self] in called(.begin) }
        stage.controller.whenMoved = { [unowned self] in called(.change) }
        stage.controller.whenEnded = { [unowned self] in called(.end) }
        stage.controller.reorderer?.onHaptic = { [unowned self] in called($0 == .drop ? .dropHaptic : .haptic) }
    }

    override var course: (from: CGPoint, by: CGVector) { (CGPoint(x: 100, y: 22), CGVector(dx: 0, dy: 91)) }
    override var firstItem: UIView {
        stage.controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) ?? stage.controller.tableView
    }
    override var secondItem: UIView? { stage.controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) }
    override func cancel() { stage.controller.reorderer?.cancel() }
    override func setEnabled(_ isEnabled: Bool) { stage.controller.reorderer?.isEnabled = isEnabled }
    override func setConfirmDrop(_ confirm: @escaping @MainActor () async -> DropDecision) {
        stage.controller.reorderer?.confirmDrop = { _ in await confirm() }
    }
    override func deleteAll() { show([[]]) }
    override func restore() { show([["A", "B", "C", "D"]]) }

    private func show(_ model: [[String]]) {
        stage.controller.model = model
        stage.controller.tableView.reloadData()
    }
}

/// A stack, alone or in a group. In a group, its first view is dragged to the other stack.
final class StackSubject: Subject, DragDropStackViewDelegate {
    private let stack = DragDropStackView()
    private let other = DragDropStackView()
    private var group: DragDropStackGroup?

    init(isInGroup: Bool) {
        super.init(stack, on: TestScreen(size: CGSize(width: 390, height: 440)))
        (stack.spacing, stack.dragDelegate) = (10, self)
        stack.frame = CGRect(x: 20, y: 100, width: 270, height: 60)
        stack.onHaptic = { [unowned self] in called($0 == .drop ? .dropHaptic : .haptic) }
        if isInGroup {
            (other.spacing, other.accessibilityLabel, other.dragDelegate) = (10, "Other", self)
            other.frame = CGRect(x: 20, y: 220, width: 270, height: 60)
            let group = DragDropStackGroup([stack, other])
            group.onChange = { [unowned self] _ in called(.change) }
            self.group = group
        }
        restore()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        root.addSubview(stack)
        if isInGroup { root.addSubview(other) }
        screen.show(root)
        screen.advance(by: 0.1)
    }

    override var course: (from: CGPoint, by: CGVector) {
        (CGPoint(x: 30, y: 30), group == nil ? CGVector(dx: 145, dy: 0) : CGVector(dx: 70, dy: 120))
    }
    override var firstItem: UIView { stack.arrangedSubviews.first ?? stack }
    override var secondItem: UIView? { stack.arrangedSubviews.dropFirst().first }
    override var action: (name: String, key: UIKeyboardHIDUsage) {
        group == nil ? ("Move Right", .rightArrow) : ("Move to Other", .downArrow)
    }
    override func cancel() { stack.cancel() }
    override func setEnabled(_ isEnabled: Bool) { stack.isEnabled = isEnabled }

    override func setConfirmDrop(_ confirm: @escaping @MainActor () async -> DropDecision) {
        for stack in [stack, other] { stack.confirmDrop = { _ in await confirm() } }
    }

    override func deleteAll() {
        for view in stack.arrangedSubviews {
            stack.removeArrangedSubview(view)
            view.removeFromSuperview()
        }
    }

    override func restore() {
        for view in other.arrangedSubviews { view.removeFromSuperview() }
        if group != nil { for name in 0..<2 { other.addArrangedSubview(Tile("W\(name)")) } }
        for name in stack.arrangedSubviews.count..<4 { stack.addArrangedSubview(Tile("V\(name)")) }
    }

    func stackView(_ stackView: DragDropStackView, canLift view: UIView) -> Bool { stackView === stack && mayLift() }
    func stackView(_ stackView: DragDropStackView, willBeginDragging view: UIView) { called(.begin) }

    func stackView(_ stackView: DragDropStackView, didMove view: UIView, fromIndex: Int, toIndex: Int) {
        called(.change)
    }

    func stackView(_ stackView: DragDropStackView, didEndDragging view: UIView, committed: Bool) { called(.end) }
}

final class BoardSubject: Subject {
    private let stage = BoardStage(BoardStage.boxes((0, 0), (200, 300)))

    init() {
        super.init(stage.board, on: stage.screen)
        stage.mayLift = { [unowned self] _ in mayLift() }
        stage.didBegin = { [unowned self] in called(.begin) }
        let write = stage.board.onChange
        stage.board.onChange = { [unowned self] in
            write?($0)
            called(.change)
        }
        stage.didEnd = { [unowned self] in called(.end) }
        stage.board.onHaptic = { [unowned self] in called($0 == .drop ? .dropHaptic : .haptic) }
    }

    var board: BoardView<PlaneSpace> { stage.board }
    override var course: (from: CGPoint, by: CGVector) { (CGPoint(x: 50, y: 30), CGVector(dx: 100, dy: 100)) }
    override var firstItem: UIView { stage.board.view(for: "A") ?? stage.board }
    override var secondItem: UIView? { stage.board.view(for: "B") }
    override func cancel() { stage.board.cancel() }
    override func setEnabled(_ isEnabled: Bool) { stage.board.isEnabled = isEnabled }
    override func setConfirmDrop(_ confirm: @escaping @MainActor () async -> DropDecision) {
        stage.board.confirmDrop = { _ in await confirm() }
    }
    override func deleteAll() { stage.replace([]) }
    override func restore() { stage.replace(BoardStage.boxes((0, 0), (200, 300))) }
}

final class CalendarSubject: Subject, BoardViewDelegate {
    private static let events = [
        CalendarStage.event("A", "2026-03-17 09:00"), CalendarStage.event("B", "2026-03-18 10:00"),
    ]
    private let stage = CalendarStage(events)

    init() {
        super.init(stage.board, on: stage.screen)
        stage.board.delegate = self
        let write = stage.board.onChange
        stage.board.onChange = { [unowned self] in
            write?($0)
            called(.change)
        }
        stage.board.onHaptic = { [unowned self] in called($0 == .drop ? .dropHaptic : .haptic) }
    }

    func boardView(_ boardView: BoardView<CalendarSpace>, canLift item: BoardItem<CalendarPlace>) -> Bool { mayLift() }
    func boardView(_ boardView: BoardView<CalendarSpace>, willBeginDragging item: BoardItem<CalendarPlace>) {
        called(.begin)
    }
    func boardView(
        _ boardView: BoardView<CalendarSpace>, didEndDragging item: BoardItem<CalendarPlace>, committed: Bool
    ) { called(.end) }

    override var course: (from: CGPoint, by: CGVector) {
        let middle = CGPoint(x: firstItem.bounds.midX, y: firstItem.bounds.midY)
        return (firstItem.convert(middle, to: view), CGVector(dx: 0, dy: 60))
    }
    override var firstItem: UIView { stage.board.view(for: "A") ?? stage.board }
    override var secondItem: UIView? { stage.board.view(for: "B") }
    override var action: (name: String, key: UIKeyboardHIDUsage) { ("Move Later", .downArrow) }
    override func cancel() { stage.board.cancel() }
    override func setEnabled(_ isEnabled: Bool) { stage.board.isEnabled = isEnabled }
    override func setConfirmDrop(_ confirm: @escaping @MainActor () async -> DropDecision) {
        stage.board.confirmDrop = { _ in await confirm() }
    }
    override func deleteAll() { stage.replace([]) }
    override func restore() { stage.replace(CalendarSubject.events) }
}

final class MovingSubject: Subject {
    private let moving = MovingView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))

    init() {
        super.init(moving, on: TestScreen(size: CGSize(width: 400, height: 600)))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        root.addSubview(moving)
        moving.onBegin = { [unowned self] in called(.begin) }
        moving.onChange = { [unowned self] _ in called(.change) }
        moving.onEnd = { [unowned self] _ in called(.end) }
        moving.onHaptic = { [unowned self] in called($0 == .drop ? .dropHaptic : .haptic) }
        screen.show(root)
        screen.advance(by: 0.1)
    }

    override var course: (from: CGPoint, by: CGVector) { (CGPoint(x: 50, y: 30), CGVector(dx: 80, dy: 120)) }
    override var firstItem: UIView { moving }
    override func cancel() { moving.cancel() }
    override func setEnabled(_ isEnabled: Bool) { moving.isEnabled = isEnabled }
    override func setConfirmDrop(_ confirm: @escaping @MainActor () async -> DropDecision) {
        moving.confirmDrop = { _ in await confirm() }
    }
    override func restore() { moving.frame = CGRect(x: 20, y: 20, width: 100, height: 60) }
}

final class LinkedSubject: Subject {
    private let stage = LinkedStage([4, 2, 0])
    private let items: [[LinkedCard]]

    init() {
        items = stage.tables.lists.map(\.items)
        super.init(stage.views[0], on: stage.screen)
        stage.tables.lists[0].canLift = { [unowned self] _ in mayLift() }
        stage.tables.onBegin = { [unowned self] _ in called(.begin) }
        stage.onChange = { [unowned self] in called(.change) }
        stage.tables.onEnd = { [unowned self] _ in called(.end) }
    }

    override var course: (from: CGPoint, by: CGVector) { (CGPoint(x: 100, y: 22), CGVector(dx: 0, dy: 91)) }
    override var firstItem: UIView {
        stage.views[0].cellForRow(at: IndexPath(row: 0, section: 0)) ?? stage.views[0]
    }
    override var secondItem: UIView? { stage.views[0].cellForRow(at: IndexPath(row: 1, section: 0)) }
    override var liftKey: (key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags) { (.keyboardD, .control) }
    override var dropKey: UIKeyboardHIDUsage { .return }
    override func cancel() { stage.tables.cancel() }
    override func setEnabled(_ isEnabled: Bool) { stage.tables.isEnabled = isEnabled }
    override func setConfirmDrop(_ confirm: @escaping @MainActor () async -> DropDecision) {
        stage.tables.confirmDrop = { _ in await confirm() }
    }
    override func deleteAll() { stage.tables.setItems([[], [], []]) }
    override func restore() { stage.tables.setItems(items) }
}

enum SubjectKind: CaseIterable, Sendable {
    case rows, stack, group, board, calendar, moving, linked

    @MainActor
    func make() -> Subject {
        switch self {
        case .rows: RowsSubject()
        case .stack: StackSubject(isInGroup: false)
        case .group: StackSubject(isInGroup: true)
        case .board: BoardSubject()
        case .calendar: CalendarSubject()
        case .moving: MovingSubject()
        case .linked: LinkedSubject()
        }
    }

    /// Whether a test of this combination makes sense. The component must make the callback with this kind of input,
    /// and the app's action must be possible.
    ///
    /// A moving view has no second item, no data and no callback before a lift. Linked tables, which use UIKit's
    /// drags, and accessibility actions have no haptics.
    func has(_ callback: DragCallback, _ action: AppAction, _ input: DragInputKind) -> Bool {
        if callback == .haptic || callback == .dropHaptic, self == .linked || input == .action { return false }
        return self != .moving || callback != .mayLift && action != .deleteAll && action != .restart
    }
}

extension Subject {
    /// The type names of the views that exist only during a drag.
    private func previews(in view: UIView) -> [String] {
        let name = String(describing: type(of: view))
        let isPreview = ["DragPreview", "Ghost", "DragPreviewStack", "DragPreviewView", "DragPreviewBackdrop"].contains
        {
            name.contains($0)
        }
        return (isPreview ? [name] : []) + view.subviews.flatMap(previews)
    }

    /// Expects that a settled component has no work left, and that each drag had one begin and one end.
    func expectIdle(_ when: String) {
        screen.advance(by: 0.1)
        #expect(calls[.begin] == calls[.end], "begins and ends \(when)")
        #expect(!screen.host.hasWork, "frames are asked for \(when)")
        #expect(screen.runningDisplayLinks.isEmpty, "display links run \(when)")
        #expect(previews(in: screen.window) == [], "previews are left \(when)")
        #expect(screen.window.gestureRecognizers?.isEmpty != false, "recognizers are left \(when)")
    }

    /// Expects that the component is idle once it has settled. Then shows the component in `parent` again if necessary,
    /// enables it and restores its data. Expects that the next drag works.
    func expectIdleAndNextDrag(by input: DragInputKind, in parent: UIView, _ when: String) async throws {
        try await screen.settle()
        expectIdle("after \(when)")
        if view.superview == nil { parent.addSubview(view) }
        setEnabled(true)
        restore()
        try await screen.settle()
        let before = calls
        move(by: input)
        try await screen.settle()
        expectIdle("after the next drag, \(when)")
        for counted in [DragCallback.begin, .change] {
            #expect(calls[counted] == before[counted, default: 0] + 1, "\(counted), \(when)")
        }
    }
}
