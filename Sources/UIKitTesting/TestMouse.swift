// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import UIKit

/// The simulated mouse of a test screen.
@MainActor
public final class TestMouse {
    unowned let screen: TestScreen
    /// The pointer's location in window coordinates.
    public private(set) var location = CGPoint.zero
    private var button: Int?
    /// The modifier keys that are held during a click.
    private var modifiers: UIKeyModifierFlags = []
    /// The contact identifier of the mouse in input events; negative, so that it differs from those of all fingers.
    private static let id = -1

    init(screen: TestScreen) {
        self.screen = screen
    }

    /// Moves the pointer in a straight line to `point`, with one event per frame. The events are drags if a button is
    /// down, otherwise hovers.
    ///
    /// - Parameter duration: seconds; 0 sends a single event without advancing time.
    public func move(to point: CGPoint, duration: TimeInterval = 0) {
        let steps = PointerStep.steps(
            from: location, to: point, duration: duration, now: screen.now, framesPerSecond: screen.framesPerSecond)
        for step in steps {
            screen.advance(by: step.wait)
            location = step.location
            if button == nil { screen.send(.hover(InputEvent.Hover(location))) } else { send(.moved) }
        }
    }

    /// Moves the pointer by `vector` points, with one event per frame.
    ///
    /// - Parameter duration: seconds; 0 sends a single event without advancing time.
    public func move(by vector: CGVector, duration: TimeInterval = 0) {
        move(to: location + vector, duration: duration)
    }

    /// Presses a button and keeps it down: 1 is the primary button, 2 the secondary one.
    public func press(button: Int = 1) {
        guard self.button == nil else { return }
        self.button = button
        send(.began)
    }

    /// Releases the pressed button; does nothing if none is pressed.
    public func release() {
        guard button != nil else { return }
        send(.ended)
        button = nil
        screen.renderNow()
    }

    /// Keeps the pointer still for `duration` seconds.
    public func hold(_ duration: TimeInterval) {
        screen.advance(by: duration)
    }

    /// Clicks at a point of the window. Button 1 is the primary one, button 2 the secondary one.
    public func click(at point: CGPoint, button: Int = 1) {
        move(to: point)
        press(button: button)
        release()
    }

    /// Clicks at a point of the window while modifier keys are held.
    public func click(at point: CGPoint, button: Int = 1, modifiers: UIKeyModifierFlags) {
        self.modifiers = modifiers
        defer { self.modifiers = [] }
        click(at: point, button: button)
    }

    /// Turns the mouse wheel so that content scrolls by `vector` points; a positive `dy` shows later rows.
    ///
    /// - Parameter point: the new location of the pointer; nil leaves it where it is.
    public func scroll(by vector: CGVector, at point: CGPoint? = nil) {
        if let point { location = point }
        screen.send(.scroll(InputEvent.Scroll(location: location, delta: vector, phase: .notch)))
        screen.renderNow()
    }

    /// Scrolls with two fingers on a trackpad at the pointer's location, with one event per frame.
    ///
    /// - Parameters:
    ///   - vector: the change of the content offset, in points; a positive `dy` shows later rows.
    ///   - point: the new location of the pointer; nil leaves it where it is.
    ///   - duration: seconds.
    public func swipe(by vector: CGVector, at point: CGPoint? = nil, duration: TimeInterval = 0.2) {
        if let point { location = point }
        let fingers = TestTrackpad(screen: screen, at: location)
        fingers.slide(by: vector, duration: duration)
        fingers.lift()
    }

    /// Pinches and rotates two fingers on a trackpad at the pointer's location, with one event per frame.
    ///
    /// - Parameters:
    ///   - scale: the final distance between the fingers divided by the initial one.
    ///   - rotation: radians, clockwise.
    ///   - point: the new location of the pointer; nil leaves it where it is.
    ///   - duration: seconds.
    ///   - isCancelled: whether the gesture is cancelled at the end instead of completed.
    public func pinch(
        scale: CGFloat, rotation: CGFloat = 0, at point: CGPoint? = nil, duration: TimeInterval = 0.2,
        isCancelled: Bool = false
    ) {
        if let point { location = point }
        var transform = InputEvent.Transform(location: location, phase: .began)
        screen.send(.transform(transform))
        let count = max(Int((duration * screen.framesPerSecond).rounded()), 1)
        for index in 1...count {
            screen.advance(by: 1 / screen.framesPerSecond)
            let share = Double(index) / Double(count)
            transform.phase = .changed
            transform.scale = 1 + (Double(scale) - 1) * share
            transform.rotation = Double(rotation) * share
            screen.send(.transform(transform))
        }
        transform.phase = isCancelled ? .cancelled : .ended
        screen.send(.transform(transform))
        screen.renderNow()
    }

    /// Turns the mouse wheel so that content scrolls by `vector` points, while modifier keys are held.
    ///
    /// - Parameter point: the new location of the pointer; nil leaves it where it is.
    public func scroll(by vector: CGVector, at point: CGPoint? = nil, modifiers: UIKeyModifierFlags) {
        if let point { location = point }
        screen.send(
            .scroll(InputEvent.Scroll(location: location, delta: vector, phase: .notch)), modifiers: modifiers)
        screen.renderNow()
    }

    /// Moves the pointer out of the window.
    public func leave() {
        screen.send(.hover(nil))
    }

    private func send(_ phase: InputEvent.Contact.Phase) {
        screen.send(
            .contact(
                InputEvent.Contact(
                    id: TestMouse.id, phase: phase, device: .mouse, location: location, button: button ?? 1)),
            modifiers: modifiers)
    }
}
