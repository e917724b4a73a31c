// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Suite("Targets and actions of a control") @MainActor
struct ControlHandlerTests {
    @MainActor private final class Target: NSObject {
        var count = 0
        func handleEvent() { count += 1 }
    }

    let screen = TestScreen(size: CGSize(width: 400, height: 400))
    let control = UIControl(frame: CGRect(x: 150, y: 150, width: 100, height: 100))

    init() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        view.addSubview(control)
        screen.show(view)
    }

    @Test("allTargets contains the target objects, and NSNull for a nil target")
    func allTargets() {
        let (one, two) = (Target(), Target())
        control.addTarget(one, action: Target.handleEvent, for: .touchDown)
        control.addTarget(two, action: Target.handleEvent, for: .valueChanged)
        #expect(control.allTargets == [one, two])
        control.addTarget(nil as Target?, action: Target.handleEvent, for: .touchDown)
        #expect(control.allTargets.count == 3)
        #expect(control.allTargets.contains { $0.base is NSNull })
        control.removeTarget(one, action: nil, for: .allEvents)
        #expect(control.allTargets.count == 2)
        #expect(!control.allTargets.contains(one))
    }

    @Test("Handlers are enumerated in their order with their events, until the block stops")
    func enumeration() {
        let target = Target()
        let action = UIAction(identifier: UIAction.Identifier("add")) { _ in }
        control.addAction(action, for: [.touchDown, .touchUpInside])
        control.addTarget(target, action: Target.handleEvent, for: .valueChanged)
        var lines: [String] = []
        control.enumerateEventHandlers { action, target, events, _ in
            lines.append("\(action?.identifier.rawValue ?? "-") \(target?.0 is Target) \(events.rawValue)")
        }
        #expect(lines == ["add false 65", "- true 4096"])
        var count = 0
        control.enumerateEventHandlers { _, _, _, stop in
            count += 1
            stop = true
        }
        #expect(count == 1)
    }

    @Test("fact 28: the highlight follows the touch, and isTouchInside is valid only while the touch is tracked")
    func highlight() {
        let finger = screen.touch(control)
        #expect(control.isHighlighted)
        #expect(control.isTracking)
        #expect(control.isTouchInside)
        finger.move(to: CGPoint(x: 390, y: 390))
        #expect(!control.isHighlighted)
        #expect(control.isTracking)
        #expect(!control.isTouchInside)
        finger.move(to: CGPoint(x: 200, y: 200))
        #expect(control.isHighlighted)
        #expect(control.isTouchInside)
        finger.up()
        #expect(!control.isHighlighted)
        #expect(!control.isTracking)
        #expect(!control.isTouchInside)
    }

    @Test("fact 29: an enter event follows an exit of a touch that began inside, and a second tap repeats")
    func enterAndRepeat() {
        var events: [UInt] = []
        for event in [UIControl.Event.touchDownRepeat, .touchDragEnter, .touchDragExit] {
            control.addAction(UIAction { _ in events.append(event.rawValue) }, for: event)
        }
        let outside = screen.touch(at: CGPoint(x: 20, y: 20))
        outside.move(to: CGPoint(x: 200, y: 200))
        outside.up()
        #expect(events == [])
        let finger = screen.touch(control)
        finger.move(to: CGPoint(x: 390, y: 390))
        finger.move(to: CGPoint(x: 200, y: 200))
        finger.up()
        #expect(events == [32, 16])
        screen.tap(control)
        #expect(events == [32, 16, 2])
    }

    @Test("fact 30: targets are weak, nil is looked up in the responder chain, and an equal action is replaced")
    func targets() {
        weak var gone: Target?
        do {
            let target = Target()
            gone = target
            control.addTarget(target, action: Target.handleEvent, for: .touchDown)
        }
        #expect(gone == nil)
        final class Board: UIView {
            var count = 0
            func handleEvent() { count += 1 }
        }
        let board = Board(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        screen.show(board)
        board.addSubview(control)
        control.addTarget(nil as Board?, action: Board.handleEvent, for: .touchDown)
        var calls: [Int] = []
        for number in 1...2 {
            control.addAction(
                UIAction(identifier: UIAction.Identifier("same")) { _ in calls.append(number) }, for: .touchDown)
        }
        control.sendActions(for: .touchDown)
        #expect(board.count == 1)
        #expect(calls == [2])
    }
}
