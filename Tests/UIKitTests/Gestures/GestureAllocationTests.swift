// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Allocations
import CoreGraphics
import Display
import Testing
import UIKit
import UIKitTesting

/// Counts the allocations of a finger movement, from the display's event to the last view that receives it. On its way,
/// the event passes recognizers and a scroll view. With optimisation, a movement allocates nothing.
///
/// Without optimisation, each iteration of a standard library loop allocates memory. So the limits of a debug build are
/// higher, and only detect a new set or array for each recognizer.
@Suite("Allocations of a finger movement", .serialized) @MainActor
struct GestureAllocationTests {
    #if DEBUG
    static let (allowed, allowedForAView) = (130.0, 12.0)
    #else
    static let (allowed, allowedForAView) = (0.0, 0.0)
    #endif

    /// A target that only counts, so that the action itself allocates nothing.
    @MainActor final class Listener {
        var count = 0
        func handleGesture(_ recognizer: UIGestureRecognizer) { count += 1 }
    }

    /// A finger that passes its events directly to the window host, so that the creation of an event is not counted.
    struct Finger {
        let screen: TestScreen
        var location: CGPoint

        @MainActor
        func event(_ phase: InputEvent.Contact.Phase) -> InputEvent {
            let contact = InputEvent.Contact(id: 7, phase: phase, device: .finger, location: location)
            return InputEvent(.contact(contact), timestamp: screen.now)
        }

        @MainActor
        func send(_ phase: InputEvent.Contact.Phase) {
            screen.host.surface(screen.host.surface!, received: event(phase))
        }
    }

    /// Returns the number of allocations for each of 40 consecutive movements, except the first.
    private func allocations(_ screen: TestScreen, from start: CGPoint, step: CGVector) -> [Int] {
        let (host, surface) = (screen.host, screen.host.surface!)
        var counts: [Int] = []
        counts.reserveCapacity(64)
        // The first round creates the objects that are created on first use. Only the second round is counted.
        for round in 0..<2 {
            counts.removeAll(keepingCapacity: true)
            var finger = Finger(screen: screen, location: start)
            finger.send(.began)
            for index in 0..<40 {
                screen.advance(by: 1 / screen.framesPerSecond)
                finger.location = CGPoint(x: finger.location.x + step.dx, y: finger.location.y + step.dy)
                let event = finger.event(.moved)
                let blocks = allocations_count()
                host.surface(surface, received: event)
                host.deliverCoalescedInput()
                let count = Int(allocations_count() - blocks)
                if index > 0 { counts.append(count) }
            }
            finger.send(.ended)
            screen.advance(by: round == 0 ? 3 : 0.1)
        }
        return counts
    }

    /// Shows a scroll view that contains a view with the recognizers. Returns the screen, and the target of the
    /// recognizers' actions.
    private func stage(_ recognizers: [UIGestureRecognizer]) -> (TestScreen, Listener) {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scrollView.contentSize = CGSize(width: 320, height: 480)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scrollView.addSubview(view)
        screen.show(scrollView)
        let listener = Listener()
        for recognizer in recognizers {
            recognizer.addTarget(listener, action: Listener.handleGesture)
            view.addGestureRecognizer(recognizer)
        }
        return (screen, listener)
    }

    private func check(_ counts: [Int], _ name: String, allowed: Double = GestureAllocationTests.allowed) {
        let mean = Double(counts.reduce(0, +)) / Double(counts.count)
        #expect(mean <= allowed, "\(name): \(mean) a movement; \(counts)")
    }

    @Test("The allocation counter counts an allocation")
    func counter() {
        let blocks = allocations_count()
        let made = Listener()
        #expect(allocations_count() > blocks)
        #expect(made.count == 0)
    }

    @Test("A pan in progress stays within the limit, beside four other recognizers in a scroll view")
    func pan() {
        let (screen, listener) = stage([
            UITapGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
            UIPinchGestureRecognizer(), UIPanGestureRecognizer(),
        ])
        check(allocations(screen, from: CGPoint(x: 100, y: 100), step: CGVector(dx: 2, dy: 0.3)), "pan")
        #expect(listener.count > 30)
    }

    @Test("Five undecided recognizers in a scroll view stay within the limit")
    func undecided() {
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 10
        press.allowableMovement = 1000
        let two = UIPanGestureRecognizer()
        two.minimumNumberOfTouches = 2
        let (screen, _) = stage([
            press, two, UIRotationGestureRecognizer(), UIPinchGestureRecognizer(), UITapGestureRecognizer(),
        ])
        check(allocations(screen, from: CGPoint(x: 100, y: 100), step: CGVector(dx: 0.1, dy: 0.1)), "undecided")
    }

    @Test("A view that receives every movement stays within the limit, with the responders above it")
    func view() {
        final class Moved: UIView {
            var moves = 0
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                moves += touches.count
                super.touchesMoved(touches, with: event)
            }
        }
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let view = Moved(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        screen.show(view)
        check(
            allocations(screen, from: CGPoint(x: 100, y: 100), step: CGVector(dx: 2, dy: 1)), "view",
            allowed: GestureAllocationTests.allowedForAView)
        #expect(view.moves == 80)
    }
}
