// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

/// A view that records the actions that it receives by name.
@MainActor
private class Board: UIView {
    var calls: [String] = []

    func reset() { calls.append("reset") }
    func tap(_ sender: UIButton) { calls.append("tap \(sender.tag)") }
    func press(_ sender: UIControl, _ event: UIEvent?) { calls.append(event == nil ? "no event" : "event") }
    func pan(_ recognizer: UIGestureRecognizer) { calls.append("pan \(type(of: recognizer))") }
    func save(_ item: UIBarButtonItem) { calls.append("save \(item.title ?? "")") }
    func step(_ link: CADisplayLink) { calls.append("step") }
    func tick(_ timer: UIKit.Timer) { calls.append("tick \(timer.userInfo ?? "")") }
    func undo(_ value: NSString) { calls.append("undo \(value)") }
    func archive() -> Bool {
        calls.append("archive")
        return true
    }
    func traitsChanged(_ board: Board, _ old: UITraitCollection) {
        calls.append("style \(old.userInterfaceStyle.rawValue)")
    }

    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(Board.self) { members in
            members.method("reset") { (board: Board) in board.reset() }
            members.method("tap:") { (board: Board, sender: UIButton) in board.tap(sender) }
            members.method("press::") { (board: Board, sender: UIControl, event: UIEvent?) in board.press(sender, event)
            }
            members.method("pan:") { (board: Board, recognizer: UIGestureRecognizer) in board.pan(recognizer) }
            members.method("save:") { (board: Board, item: UIBarButtonItem) in board.save(item) }
            members.method("step:") { (board: Board, link: CADisplayLink) in board.step(link) }
            members.method("tick:") { (board: Board, timer: UIKit.Timer) in board.tick(timer) }
            members.method("undo:") { (board: Board, value: NSString) in board.undo(value) }
            members.method("archive") { (board: Board) in board.archive() }
            members.method("traitsChanged::") { (board: Board, changed: Board, old: UITraitCollection) in
                board.traitsChanged(changed, old)
            }
        }
    }
}

/// A control that stops actions.
private final class Gate: UIControl {
    var isOpen = false

    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if isOpen { super.sendAction(action, to: target, for: event) }
    }
}

@MainActor
@Suite("Actions by name")
struct ActionsByNameTests {
    private let board = Board(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private let screen = TestScreen(size: CGSize(width: 300, height: 300))

    init() {
        button.tag = 7
        board.addSubview(button)
        screen.show(board)
    }

    // MARK: Controls

    @Test
    func `a tap calls a method with no argument, with the control, or with the event too`() {
        button.addTarget(board, action: "reset", for: .touchUpInside)
        button.addTarget(board, action: "tap:", for: .touchUpInside)
        button.addTarget(board, action: "press::", for: .touchUpInside)
        screen.touch(button).up()
        #expect(board.calls == ["reset", "tap 7", "event"])
        board.calls = []
        button.sendActions(for: .touchUpInside)
        #expect(board.calls == ["reset", "tap 7", "no event"])
    }

    @Test
    func `an action that is added twice is called once for each event`() {
        button.addTarget(board, action: "reset", for: .touchDown)
        button.addTarget(board, action: "reset", for: [.touchDown, .touchUpInside])
        screen.touch(button).up()
        #expect(board.calls == ["reset", "reset"])
        #expect(button.allControlEvents == [.touchDown, .touchUpInside])
    }

    @Test
    func `one action of a target is removed, and others stay`() {
        button.addTarget(board, action: "reset", for: .touchUpInside)
        button.addTarget(board, action: "tap:", for: .touchUpInside)
        button.removeTarget(board, action: "reset", for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(board.calls == ["tap 7"])
        button.removeTarget(nil, action: "tap:", for: .allEvents)
        button.sendActions(for: .touchUpInside)
        #expect(board.calls == ["tap 7"])
    }

    @Test
    func `the actions of a target are listed by name`() {
        button.addTarget(board, action: "reset", for: .touchUpInside)
        button.addTarget(board, action: "tap:", for: [.touchUpInside, .touchDown])
        #expect(button.actions(forTarget: board, forControlEvent: .touchUpInside) == ["reset", "tap:"])
        #expect(button.actions(forTarget: board, forControlEvent: .touchDown) == ["tap:"])
        #expect(button.actions(forTarget: board, forControlEvent: .valueChanged) == nil)
        #expect(button.actions(forTarget: button, forControlEvent: .touchDown) == nil)
        var names: [String] = []
        button.enumerateEventHandlers { _, target, _, _ in names.append(target?.1.description ?? "") }
        #expect(names == ["reset", "tap:"])
    }

    @Test
    func `an action without a target goes to the first responder of the chain that has the method`() {
        button.addTarget(nil, action: "tap:", for: .touchUpInside)
        button.addTarget(nil, action: "unknown:", for: .touchUpInside)
        screen.touch(button).up()
        #expect(board.calls == ["tap 7"])
    }

    @Test
    func `a responder that cannot perform an action now is passed over`() {
        final class Closed: Board {
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action != "tap:" && super.canPerformAction(action, withSender: sender)
            }
        }
        let closed = Closed(frame: board.bounds)
        board.addSubview(closed)
        closed.addSubview(button)
        #expect(closed.target(forAction: "tap:", withSender: nil) as? Board === board)
        #expect(closed.target(forAction: "reset", withSender: nil) as? Board === closed)
        button.addTarget(nil, action: "tap:", for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(closed.calls == [])
        #expect(board.calls == ["tap 7"])
    }

    @Test
    func `a released target gets no action, and neither does the responder chain`() {
        var other: Board? = Board()
        button.addTarget(other, action: "reset", for: .touchUpInside)
        other = nil
        button.sendActions(for: .touchUpInside)
        #expect(board.calls == [])
    }

    @Test
    func `a control that overrides sendAction decides about its actions`() {
        let gate = Gate()
        gate.addTarget(board, action: "reset", for: .valueChanged)
        gate.sendActions(for: .valueChanged)
        #expect(board.calls == [])
        gate.isOpen = true
        gate.sendActions(for: .valueChanged)
        #expect(board.calls == ["reset"])
    }

    @Test
    func `an action that the target does not have ends the program with UIKit's message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let control = UIControl()
            control.addTarget(control, action: "fold:", for: .valueChanged)
            control.sendActions(for: .valueChanged)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("-[UIControl fold:]: unrecognized selector sent to instance 0x"))
    }

    @Test
    func `the application sends an action to a target, or to the first responder`() {
        #expect(UIApplication.shared.sendAction("tap:", to: board, from: button, for: nil))
        #expect(!UIApplication.shared.sendAction("unknown", to: nil, from: button, for: nil))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        board.addSubview(field)
        field.becomeFirstResponder()
        #expect(UIApplication.shared.sendAction("reset", to: nil, from: nil, for: nil))
        #expect(UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil))
        #expect(!field.isFirstResponder)
        #expect(board.calls == ["tap 7", "reset"])
    }

    // MARK: Gestures

    @Test
    func `a recognizer calls methods by name, each once`() {
        let tap = UITapGestureRecognizer(target: board, action: "pan:")
        tap.addTarget(board, action: "pan:")
        tap.addTarget(board, action: "reset")
        board.addGestureRecognizer(tap)
        screen.touch(at: CGPoint(x: 20, y: 20)).up()
        #expect(board.calls == ["pan UITapGestureRecognizer", "reset"])
        tap.removeTarget(board, action: "pan:")
        screen.touch(at: CGPoint(x: 20, y: 20)).up()
        #expect(board.calls == ["pan UITapGestureRecognizer", "reset", "reset"])
        tap.removeTarget(nil, action: nil)
        screen.touch(at: CGPoint(x: 20, y: 20)).up()
        #expect(board.calls.count == 3)
    }

    @Test
    func `a custom recognizer overrides the initialiser with a target`() {
        final class Press: UILongPressGestureRecognizer {
            override init(target: Any?, action: Selector?) {
                super.init(target: target, action: action)
                minimumPressDuration = 0.1
            }
        }
        board.addGestureRecognizer(Press(target: board, action: "reset"))
        let finger = screen.touch(at: CGPoint(x: 20, y: 20))
        finger.hold(0.2)
        #expect(board.calls == ["reset"])
        finger.up()
    }

    // MARK: Bar items

    /// Shows a page with a bar item, whose button is at the right end of the bar.
    private func show(_ item: UIBarButtonItem) {
        let page = UIViewController()
        page.view = board
        page.navigationItem.rightBarButtonItem = item
        screen.show(UINavigationController(rootViewController: page))
    }

    private let barButton = CGPoint(x: 270, y: 22)

    @Test
    func `a bar item calls a method by name, which can be replaced`() {
        let item = UIBarButtonItem(title: "Save", style: .plain, target: board, action: "save:")
        #expect(item.action == "save:")
        #expect(item.target === board)
        show(item)
        screen.tap(at: barButton)
        item.action = "reset"
        screen.tap(at: barButton)
        item.action = nil
        screen.tap(at: barButton)
        #expect(board.calls == ["save Save", "reset"])
    }

    @Test
    func `a bar item without a target sends its action up the responder chain`() {
        final class Page: UINavigationController {
            var calls = 0
            func add() { calls += 1 }
        }
        DynamicMembers.register(Page.self) { $0.method("add") { (page: Page) in page.add() } }
        let root = UIViewController()
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: "add")
        let page = Page(rootViewController: root)
        screen.show(page)
        screen.tap(at: barButton)
        #expect(page.calls == 1)
    }

    // MARK: Time

    @Test
    func `a display link and timers call methods by name`() {
        let link = CADisplayLink(target: board, selector: "step:")
        link.add(to: .main, forMode: .common)
        screen.advance(by: 0.1)
        #expect(board.calls.count >= 5)
        link.invalidate()
        board.calls = []
        let timer = UIKit.Timer.scheduledTimer(
            timeInterval: 0.5, target: board, selector: "tick:", userInfo: "tock", repeats: true)
        screen.advance(by: 1.1)
        #expect(board.calls == ["tick tock", "tick tock"])
        timer.invalidate()
        let later = UIKit.Timer(timeInterval: 0.5, target: board, selector: "reset", userInfo: nil, repeats: false)
        screen.advance(by: 1)
        #expect(board.calls.count == 2)
        RunLoop.main.add(later, forMode: .common)
        screen.advance(by: 1)
        #expect(board.calls == ["tick tock", "tick tock", "reset"])
    }

    @Test
    func `a method is called after a delay, unless the call is cancelled`() {
        board.perform("reset", with: nil, afterDelay: 0.5)
        board.perform("undo:", with: "one", afterDelay: 0.5)
        board.perform("undo:", with: "two", afterDelay: 0.5)
        screen.advance(by: 0.4)
        #expect(board.calls == [])
        NSObject.cancelPreviousPerformRequests(withTarget: board, selector: "undo:", object: "one")
        screen.advance(by: 0.2)
        #expect(board.calls == ["reset", "undo two"])
        board.perform("reset", with: nil, afterDelay: 0.5)
        NSObject.cancelPreviousPerformRequests(withTarget: board)
        screen.advance(by: 1)
        #expect(board.calls == ["reset", "undo two"])
    }

    @Test
    func `a method is called on the main thread at once or in the next turn`() {
        board.performSelector(onMainThread: "reset", with: nil, waitUntilDone: true)
        #expect(board.calls == ["reset"])
        board.performSelector(onMainThread: "reset", with: nil, waitUntilDone: false)
        #expect(board.calls == ["reset"])
        screen.advance(by: 0.1)
        #expect(board.calls == ["reset", "reset"])
    }

    // MARK: Others

    @Test
    func `undoing calls a method by name`() throws {
        let manager = try #require(screen.undoManager)
        manager.registerUndo(withTarget: board, selector: "undo:", object: "typing")
        manager.undo()
        #expect(board.calls == ["undo typing"])
    }

    @Test
    func `changed traits call a method by name with the old traits`() {
        board.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "traitsChanged::")
        board.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: board, action: "reset")
        screen.traits.userInterfaceStyle = .dark
        screen.advance(by: 0.1)
        #expect(board.calls == ["style \(UIUserInterfaceStyle.light.rawValue)", "reset"])
    }

    @Test
    func `a custom accessibility action calls a method by name`() {
        let action = UIAccessibilityCustomAction(name: "Archive", target: board, selector: "archive")
        #expect(action.perform())
        #expect(board.calls == ["archive"])
        action.target = nil
        #expect(!action.perform())
    }

    @Test
    func `a collation reads names by name`() {
        final class Book: NSObject {
            let title: String
            init(_ title: String) { self.title = title }
        }
        DynamicMembers.register(Book.self) { $0.method("title") { (book: Book) in book.title } }
        let collation = UILocalizedIndexedCollation.current()
        let sorted = collation.sortedArray(from: [Book("Ulysses"), Book("Emma")], collationStringSelector: "title")
        #expect(sorted.map { ($0 as? Book)?.title } == ["Emma", "Ulysses"])
        #expect(collation.section(for: Book("Emma"), collationStringSelector: "title") == 4)
    }
}
