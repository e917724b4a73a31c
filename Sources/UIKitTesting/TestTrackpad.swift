// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import UIKit

/// Two fingers that scroll on a trackpad, the pointer at one place, down from the moment it is made.
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

    /// Slides by points of content offset, one event at each frame's time: a positive `dy` shows later rows.
    ///
    /// - Parameter duration: seconds; 0 is a single event and no time.
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

    /// Rests for `duration` seconds.
    public func hold(_ duration: TimeInterval) {
        screen.advance(by: duration)
    }

    /// The fingers leave the trackpad.
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
