// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import UIKit

/// The screen's mouse, its button up at first.
@MainActor
public final class TestMouse {
    unowned let screen: TestScreen
    /// Where it is, in window coordinates.
    public private(set) var location = CGPoint.zero
    private var button: Int?
    /// The keys that are held while the button goes down and up.
    private var modifiers: UIKeyModifierFlags = []
    /// A contact id no finger has.
    private static let id = -1

    init(screen: TestScreen) {
        self.screen = screen
    }

    /// Moves in a straight line, one event at each frame's time; drags where the button is down.
    public func move(to point: CGPoint, duration: TimeInterval = 0) {
        let steps = PointerStep.steps(
            from: location, to: point, duration: duration, now: screen.now, framesPerSecond: screen.framesPerSecond)
        for step in steps {
            screen.advance(by: step.wait)
            location = step.location
            if button == nil { screen.send(.hover(InputEvent.Hover(location))) } else { send(.moved) }
        }
    }

    /// Moves by points from where it is, one event at each frame's time.
    ///
    /// - Parameter duration: seconds; 0 is a single event and no time.
    public func move(by vector: CGVector, duration: TimeInterval = 0) {
        move(to: location + vector, duration: duration)
    }

    /// Presses a button: 1 is the primary, 2 the secondary.
    public func press(button: Int = 1) {
        guard self.button == nil else { return }
        self.button = button
        send(.began)
    }

    /// Lets go of the button that is pressed, if one is.
    public func release() {
        guard button != nil else { return }
        send(.ended)
        button = nil
        screen.renderNow()
    }

    /// Stays where it is for `duration` seconds.
    public func hold(_ duration: TimeInterval) {
        screen.advance(by: duration)
    }

    /// Goes to a point of the window, presses a button there, and lets it go: 1 is the primary, 2 the secondary.
    public func click(at point: CGPoint, button: Int = 1) {
        move(to: point)
        press(button: button)
        release()
    }

    /// Clicks with modifier keys held.
    public func click(at point: CGPoint, button: Int = 1, modifiers: UIKeyModifierFlags) {
        self.modifiers = modifiers
        defer { self.modifiers = [] }
        click(at: point, button: button)
    }

    /// Turns the wheel by points of content offset: a positive `dy` shows later rows.
    public func scroll(by vector: CGVector, at point: CGPoint? = nil) {
        if let point { location = point }
        screen.send(.scroll(InputEvent.Scroll(location: location, delta: vector, phase: .notch)))
        screen.renderNow()
    }

    /// Moves two fingers on a trackpad under the pointer, one event at each frame's time.
    ///
    /// - Parameters:
    ///   - vector: points of content offset: a positive `dy` shows later rows.
    ///   - duration: seconds.
    public func swipe(by vector: CGVector, at point: CGPoint? = nil, duration: TimeInterval = 0.2) {
        if let point { location = point }
        let fingers = TestTrackpad(screen: screen, at: location)
        fingers.slide(by: vector, duration: duration)
        fingers.lift()
    }

    /// Pinches and turns two fingers on a trackpad under the pointer, one event at each frame's time.
    ///
    /// - Parameters:
    ///   - scale: the fingers' distance at the end as a share of that at the beginning.
    ///   - rotation: radians, clockwise.
    ///   - duration: seconds.
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

    /// Turns the wheel with modifier keys held, by points of content offset.
    public func scroll(by vector: CGVector, at point: CGPoint? = nil, modifiers: UIKeyModifierFlags) {
        if let point { location = point }
        screen.send(
            .scroll(InputEvent.Scroll(location: location, delta: vector, phase: .notch)), modifiers: modifiers)
        screen.renderNow()
    }

    /// Leaves the window.
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
