// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Delivers key presses first to gesture recognizers, then to the responder that gets the press.
@MainActor
final class PressDelivery {
    func deliver(_ event: UIPressesEvent) {
        let presses = event.allPresses.sorted { ($0.timestamp, $0.type.rawValue) < ($1.timestamp, $1.type.rawValue) }
        GestureCoordinator.current.performUpdates {
            for press in presses {
                if press.phase == .began { attachRecognizers(to: press, event) }
                for recognizer in press.gestureRecognizers ?? [] where !recognizer.isFinished {
                    recognizer.receive(press, with: event)
                }
            }
        }
        for press in presses { notifyResponder(press, event) }
        let over = presses.filter { $0.phase == .ended || $0.phase == .cancelled }
        guard over.contains(where: { $0.gestureRecognizers?.isEmpty == false }) else { return }
        GestureCoordinator.current.performUpdates {
            for press in over {
                for recognizer in press.gestureRecognizers ?? [] { recognizer.stopTracking(press) }
            }
        }
    }

    /// Attaches the recognizers of the responder's view and its superviews to a press, if they handle keys.
    private func attachRecognizers(to press: UIPress, _ event: UIPressesEvent) {
        press.gestureRecognizers = []
        var view = press.responder?.chain.lazy.compactMap { $0 as? UIView }.first
        while let current = view {
            for recognizer in current.recognizers where accepts(press, event, recognizer) {
                press.gestureRecognizers?.append(recognizer)
                recognizer.startTracking(press)
            }
            view = current.superview
        }
    }

    private func accepts(_ press: UIPress, _ event: UIPressesEvent, _ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.isEnabled, PressOverrides.handlesPresses(type(of: recognizer)),
            recognizer.allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue }), !recognizer.isFinished
        else { return false }
        guard recognizer.shouldReceive(event) else { return false }
        guard let delegate = recognizer.delegate else { return true }
        return delegate.gestureRecognizer(recognizer, shouldReceive: event)
            && delegate.gestureRecognizer(recognizer, shouldReceive: press)
    }

    private func notifyResponder(_ press: UIPress, _ event: UIPressesEvent) {
        guard let responder = press.responder, press.progress != .finished else { return }
        switch press.phase {
        case .began where press.performKeyCommand(isUnhandled: false):
            press.progress = .finished
        case .began:
            press.progress = .begun
            responder.pressesBegan([press], with: event)
        case .ended:
            press.progress = .finished
            responder.pressesEnded([press], with: event)
        case .cancelled:
            press.progress = .finished
            responder.pressesCancelled([press], with: event)
        default: responder.pressesChanged([press], with: event)
        }
    }
}

extension UIPress {
    /// Cancels the press in its responder. The responder is notified if it has received the beginning of the press.
    func cancelInResponder(with event: UIPressesEvent?) {
        let wasBegun = progress == .begun
        progress = .finished
        guard wasBegun else { return }
        let now = phase
        phase = .cancelled
        responder?.pressesCancelled([self], with: event)
        phase = now
    }
}

/// Determines which recognizer classes override `pressesBegan(_:with:)`. Recognizers of other classes get no presses.
@MainActor
private enum PressOverrides {
    private static var cachedResults: [ObjectIdentifier: Bool] = [:]

    /// A subclass without the override and one with it, which `probe` compares to find the method.
    private final class Plain: UIGestureRecognizer {}
    private final class Pressed: UIGestureRecognizer {
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
            preconditionFailure("A probe is never pressed")
        }
    }

    private static let probe = OverrideProbe(base: UIGestureRecognizer.self, plain: Plain.self, probe: Pressed.self)

    static func handlesPresses(_ type: UIGestureRecognizer.Type) -> Bool {
        if type == UIGestureRecognizer.self { return false }
        let key = ObjectIdentifier(type)
        if let answer = cachedResults[key] { return answer }
        let answer = probe.overrides(type)
        cachedResults[key] = answer
        return answer
    }
}
