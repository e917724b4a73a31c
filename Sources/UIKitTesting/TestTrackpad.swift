// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import UIKit

/// Two simulated fingers that scroll on a trackpad, which they touch from their creation until ``lift()``. The pointer
/// does not move.
///
///     let trackpad = screen.trackpad(at: CGPoint(x: 100, y: 200))
///     trackpad.slide(by: CGVector(dx: 0, dy: 120), duration: 0.2)
///     trackpad.lift()
@MainActor
public final class TestTrackpad {
    private let screen: TestScreen
    private let location: CGPoint
    private var isDown = true

    init(screen: TestScreen, at point: CGPoint) {
        self.screen = screen
        location = point
        send(.zero, .began)
    }

    /// Scrolls the content by `vector` points, with one event per frame; a positive `dy` shows later rows.
    ///
    /// - Parameter duration: seconds; 0 sends a single event without advancing time.
    public func slide(by vector: CGVector, duration: TimeInterval = 0) {
        let end = CGPoint(x: vector.dx, y: vector.dy)
        let steps = PointerStep.steps(
            from: .zero, to: end, duration: duration, now: screen.now, framesPerSecond: screen.framesPerSecond)
        var last = CGPoint.zero
        for step in steps {
            screen.advance(by: step.wait)
            send(CGVector(dx: step.location.x - last.x, dy: step.location.y - last.y), .changed)
            last = step.location
        }
    }

    /// Keeps the fingers still for `duration` seconds.
    public func hold(_ duration: TimeInterval) {
        screen.advance(by: duration)
    }

    /// Lifts the fingers.
    public func lift() {
        guard isDown else { return }
        isDown = false
        send(.zero, .ended)
        screen.renderNow()
    }

    private func send(_ delta: CGVector, _ phase: InputEvent.Scroll.Phase) {
        screen.send(.scroll(InputEvent.Scroll(location: location, delta: delta, phase: phase)))
    }
}
