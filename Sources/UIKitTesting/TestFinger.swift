// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import UIKit

/// A simulated finger or pen that touches the screen from its creation until `up()` or ``cancel()``.
@MainActor
public final class TestFinger {
    private let screen: TestScreen
    private let id: Int
    /// The finger's location in window coordinates.
    public private(set) var location: CGPoint
    private var isDown = true
    private let device: InputEvent.Contact.Device
    private let pressure: Double
    private let stylus: Stylus?

    init(
        screen: TestScreen, id: Int, at point: CGPoint, device: InputEvent.Contact.Device = .finger,
        pressure: Double = 1, stylus: Stylus? = nil
    ) {
        self.screen = screen
        self.id = id
        self.device = device
        self.pressure = pressure
        self.stylus = stylus
        location = point
        send(.began)
    }

    // MARK: Time

    /// Holds the finger still for `duration` seconds.
    public func hold(_ duration: TimeInterval) {
        screen.advance(by: duration)
    }

    /// Holds the finger still for `duration` seconds, and lets main-actor tasks run between frames.
    public func hold(_ duration: TimeInterval) async {
        await screen.advance(by: duration)
    }

    // MARK: Movement

    /// Moves the finger in a straight line to `point`, with one event per frame and the last event exactly at `point`.
    ///
    /// - Parameter duration: seconds; 0 sends a single event without advancing time.
    public func move(to point: CGPoint, duration: TimeInterval = 0) {
        for step in steps(to: point, duration: duration) {
            screen.advance(by: step.wait)
            location = step.location
            send(.moved)
        }
    }

    /// Moves the finger in a straight line to `point`, and lets main-actor tasks run between frames.
    ///
    /// - Parameter duration: seconds; 0 sends a single event without advancing time.
    public func move(to point: CGPoint, duration: TimeInterval = 0) async {
        for step in steps(to: point, duration: duration) {
            await screen.advance(by: step.wait)
            location = step.location
            send(.moved)
        }
    }

    /// Moves the finger by `vector` points in a straight line, with one event per frame.
    ///
    /// - Parameter duration: seconds; 0 sends a single event without advancing time.
    public func move(by vector: CGVector, duration: TimeInterval = 0) {
        move(to: location + vector, duration: duration)
    }

    /// Moves the finger by `vector` points, and lets main-actor tasks run between frames.
    ///
    /// - Parameter duration: seconds; 0 sends a single event without advancing time.
    public func move(by vector: CGVector, duration: TimeInterval = 0) async {
        await move(to: location + vector, duration: duration)
    }

    /// Moves the finger through several points within one frame, like a device with a higher sampling rate than
    /// the screen's frame rate.
    ///
    /// The app gets one event, with the other points in `coalescedTouches(for:)`.
    ///
    /// - Parameter duration: virtual seconds until the last point, which must be in the same frame.
    public func move(through points: [CGPoint], duration: TimeInterval = 0) {
        screen.inOneFrame {
            for point in points {
                screen.advance(by: duration / Double(points.count))
                jump(to: point)
            }
        }
    }

    func jump(to point: CGPoint) {
        location = point
        send(.moved)
    }

    private func steps(to point: CGPoint, duration: TimeInterval) -> [PointerStep] {
        PointerStep.steps(
            from: location, to: point, duration: duration, now: screen.now, framesPerSecond: screen.framesPerSecond)
    }

    // MARK: Ending

    /// Lifts the finger.
    public func up() {
        end(.ended)
    }

    /// Lifts the finger, and lets main-actor tasks run.
    public func up() async {
        end(.ended)
        await screen.advance(by: 0)
    }

    /// Cancels the touch, as the system does for an incoming call or a notification.
    public func cancel() {
        end(.cancelled)
    }

    private func end(_ phase: InputEvent.Contact.Phase) {
        guard isDown else { return }
        isDown = false
        send(phase)
        screen.renderNow()
    }

    private func send(_ phase: InputEvent.Contact.Phase) {
        screen.send(
            .contact(
                InputEvent.Contact(
                    id: id, phase: phase, device: device, location: location, pressure: pressure, stylus: stylus)))
    }
}

/// One event of a simulated movement.
struct PointerStep {
    /// Seconds to wait before the event.
    var wait: TimeInterval
    var location: CGPoint

    /// The steps of a movement in a straight line. There is one step at each frame time after the time `now`. The last
    /// step is at the point `end`, `duration` seconds after `now`.
    static func steps(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval, now: TimeInterval, framesPerSecond: Double
    ) -> [PointerStep] {
        guard duration > 0 else { return [PointerStep(wait: 0, location: end)] }
        var steps: [PointerStep] = []
        var time = now
        let finish = now + duration
        while time < finish - 1e-9 {
            let frame = ((time * framesPerSecond + 1e-6).rounded(.down) + 1) / framesPerSecond
            let next = min(frame, finish)
            let fraction = next >= finish - 1e-9 ? 1 : CGFloat((next - now) / duration)
            steps.append(
                PointerStep(
                    wait: next - time,
                    location: CGPoint(
                        x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)))
            time = next
        }
        return steps
    }
}

func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
}
