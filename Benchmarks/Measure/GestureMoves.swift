// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Allocations
import Display
import Foundation
import UIKit
import UIKitTesting

/// Measures a finger's move over a row with three gesture recognizers in a scroll view: the time from the input event
/// until all recognizers and views have handled it.
///
/// The counterpart in Qt, `Benchmarks/Peers/qt_gesture_moves.py`, uses the same gestures. Both benchmarks repeat a
/// touch down, 40 moves and a touch up 300 times, and draw no frame between moves.
@MainActor
enum GestureMoves {
    private static let rounds = 300
    private static let moves = 40

    static func measure() -> [Figure] {
        let screen = TestScreen()
        let row = makeRows(on: screen)
        var times: [Double] = []
        var allocations: [UInt] = []
        times.reserveCapacity(rounds * moves)
        allocations.reserveCapacity(rounds * moves)
        // The first round is not counted, because it initializes objects that are made on first use.
        for round in -1..<rounds {
            let y = CGFloat(100 + max(round, 0) % 300)
            send(event(.began, CGPoint(x: 100, y: y)), to: screen)
            for move in 0..<moves {
                let event = event(.moved, CGPoint(x: 100 + CGFloat(move) * 2, y: y + CGFloat(move) * 0.3))
                let blocks = allocations_count()
                let begin = Stopwatch.now()
                send(event, to: screen)
                // Without this call, moves would be coalesced until the next frame, and could not be measured one by
                // one.
                screen.host.deliverCoalescedInput()
                let time = Double(Stopwatch.now() - begin)
                let count = allocations_count() - blocks
                guard round >= 0 else { continue }
                times.append(time)
                allocations.append(count)
            }
            send(event(.ended, CGPoint(x: 180, y: y + 12)), to: screen)
            // The pause prevents two successive touches from being a double tap. Only moves are measured, so the pause
            // does not change the result.
            screen.advance(by: 1)
        }
        precondition(row.gestureRecognizers?.count == 3, "Three recognizers on the path")
        return [
            Figure("microseconds", max(0, Stopwatch.median(times) - Stopwatch.floor) / 1000),
            Figure("allocations", Double(allocations.max() ?? 0)),
            Figure("moves-that-allocate", Double(allocations.count { $0 > 0 })),
        ]
    }

    /// Returns rows of 60 points in a scroll view, each with a tap, a pan and a long press, as in the Qt benchmark.
    private static func makeRows(on screen: TestScreen) -> UIView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentSize = CGSize(width: 390, height: 5000)
        for index in 0..<14 {
            let row = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 60, width: 390, height: 60))
            row.backgroundColor = index % 2 == 0 ? .lightGray : .white
            let recognizers = [UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer()]
            for recognizer in recognizers {
                row.addGestureRecognizer(recognizer)
            }
            scrollView.addSubview(row)
        }
        screen.show(scrollView)
        return scrollView.subviews[0]
    }

    /// Makes a touch event like those that the display sends. As in the Qt benchmark, the time to make an event is not
    /// measured.
    private static func event(_ phase: InputEvent.Contact.Phase, _ point: CGPoint) -> InputEvent {
        let contact = InputEvent.Contact(id: 1, phase: phase, device: .finger, location: point)
        return InputEvent(.contact(contact), timestamp: CACurrentMediaTime())
    }

    private static func send(_ event: InputEvent, to screen: TestScreen) {
        guard let surface = screen.host.surface else { preconditionFailure("A test screen has a surface") }
        screen.host.surface(surface, received: event)
    }
}
