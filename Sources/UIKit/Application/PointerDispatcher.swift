// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation

/// Converts events of an unpressed pointer into UIKit events: hovering, scrolling, and trackpad gestures.
@MainActor
final class PointerDispatcher {
    private unowned let host: DesktopWindowHost
    /// The view under the pointer when scrolling began, which gets all scroll events until scrolling ends.
    private var scrollTarget: HitTarget?
    /// The view under the pointer when a two-finger trackpad gesture began, which gets all events of the gesture.
    private var transformTarget: HitTarget?
    /// The touch object of the hovering pointer; nil while the pointer is over no window.
    private var hovering: UITouch?
    private weak var hoveredWindow: UIWindow?

    private struct HitTarget {
        weak var window: UIWindow?
        weak var view: UIView?
    }

    init(host: DesktopWindowHost) {
        self.host = host
    }

    // MARK: Scrolling

    func dispatch(_ scroll: InputEvent.Scroll, of event: InputEvent) {
        if scroll.phase == .notch, event.modifiers.contains(.control), zoom(scroll, event) { return }
        let made = uiEvent(.scroll, event)
        let phase: PointerMovement.Phase =
            switch scroll.phase {
            case .notch, .began: .began
            case .changed: .changed
            case .ended: .ended
            }
        if phase == .began || scrollTarget?.view?.window == nil { scrollTarget = target(at: scroll.location, made) }
        guard let target = scrollTarget else { return }
        if phase == .ended { scrollTarget = nil }
        send(made, .scroll(scroll), phase, scroll.location, target)
    }

    // MARK: Pinching

    func dispatch(_ transform: InputEvent.Transform, of event: InputEvent) {
        let made = uiEvent(.transform, event)
        let phase: PointerMovement.Phase =
            switch transform.phase {
            case .began: .began
            case .changed: .changed
            case .ended: .ended
            case .cancelled: .cancelled
            }
        if phase == .began { transformTarget = target(at: transform.location, made) }
        guard let target = transformTarget else { return }
        if phase == .ended || phase == .cancelled { transformTarget = nil }
        send(
            made, .transform(scale: transform.scale, rotation: transform.rotation), phase, transform.location, target)
    }

    /// Converts a wheel notch with the Control key held down into a pinch of one step, if a view at the location
    /// handles pinches.
    ///
    /// - Returns: whether the notch was converted; otherwise it scrolls.
    private func zoom(_ scroll: InputEvent.Scroll, _ event: InputEvent) -> Bool {
        let notches = -scroll.delta.dy / CGFloat(Thresholds.Scroll.pointsPerNotch)
        guard notches != 0, let target = target(at: scroll.location, uiEvent(.transform, event)),
            PointerGestures.wantsTransforms(target.view)
        else { return false }
        let scale = pow(Thresholds.Pinch.wheelFactor, Double(notches))
        for phase in [PointerMovement.Phase.began, .changed, .ended] {
            let made = uiEvent(.transform, event)
            let kind = PointerMovement.Kind.transform(scale: phase == .began ? 1 : scale, rotation: 0)
            send(made, kind, phase, scroll.location, target)
        }
        return true
    }

    // MARK: Hovering

    func dispatch(_ hover: InputEvent.Hover?, of event: InputEvent) {
        let made = uiEvent(.hover, event)
        let found = hover.flatMap { host.window(at: $0.location, event: made) }
        if let touch = hovering, found == nil || found?.window !== hoveredWindow {
            move(touch, to: hover, .regionExited, made)
            hovering = nil
            touch.releaseSingleTouchSet()
        }
        guard let hover, let (window, view) = found else { return }
        if let touch = hovering {
            touch.view = view
            move(touch, to: hover, .regionMoved, made)
            return
        }
        let sample = TouchSample(
            location: host.convert(hover.location, to: window), timestamp: event.timestamp, force: 0, stylus: nil)
        let touch = UITouch(sample, type: hover.device.touchType, buttonMask: [])
        touch.currentWindow = window
        touch.view = view
        touch.tapCount = 0
        hovering = touch
        hoveredWindow = window
        move(touch, to: hover, .regionEntered, made)
    }

    private func move(
        _ touch: UITouch, to hover: InputEvent.Hover?, _ phase: UITouch.Phase, _ event: UIEvent
    ) {
        touch.previousLocation = touch.location
        if let hover, let window = touch.currentWindow {
            touch.currentSample.location = host.convert(hover.location, to: window)
        }
        touch.currentSample.stylus = hover?.stylus ?? touch.stylus
        touch.phase = phase
        touch.currentSample.timestamp = event.timestamp
        if phase == .regionExited { touch.view = nil }
        event.add(touch)
        UIApplication.shared.sendEvent(event)
    }

    // MARK: Events

    private func uiEvent(_ type: UIEvent.EventType, _ event: InputEvent) -> UIEvent {
        UIEvent(type: type, timestamp: event.timestamp, modifierFlags: UIKeyModifierFlags(event.modifiers))
    }

    private func target(at location: CGPoint, _ event: UIEvent) -> HitTarget? {
        host.window(at: location, event: event).map { HitTarget(window: $0.window, view: $0.view) }
    }

    private func send(
        _ event: UIEvent, _ kind: PointerMovement.Kind, _ phase: PointerMovement.Phase, _ location: CGPoint,
        _ target: HitTarget
    ) {
        guard let window = target.window else { return }
        event.pointer = PointerMovement(
            kind: kind, phase: phase, location: host.convert(location, to: window), view: target.view, window: window)
        UIApplication.shared.sendEvent(event)
    }
}
