// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Insets a list so that an on-screen keyboard does not cover its last rows, and scrolls the edited text field into
/// view.
@MainActor
final class KeyboardAvoidance {
    private weak var list: UIScrollView?
    private var observers: [any NSObjectProtocol] = []
    /// The points that were added to the list's bottom insets for the keyboard.
    private var inset: CGFloat = 0

    private static let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardWillHideNotification,
    ]

    init(of list: UIScrollView) {
        self.list = list
        observers = Self.names.map { name in
            let hides = name == UIResponder.keyboardWillHideNotification
            return NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] notification in
                guard let change = KeyboardChange(notification) else { return }
                MainActor.assumeIsolated { self?.keyboardMoves(change, hides: hides) }
            }
        }
    }

    isolated deinit {
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    /// Stops observing the keyboard and restores the list's insets. Called when the list leaves the screen.
    func end() {
        observers.forEach(NotificationCenter.default.removeObserver)
        observers = []
        setInset(0)
    }

    private func keyboardMoves(_ change: KeyboardChange, hides: Bool) {
        let curve = UIView.AnimationOptions(rawValue: UInt(change.curve.rawValue) << 16)
        UIView.animate(
            withDuration: change.duration, delay: 0, options: [curve, .beginFromCurrentState, .allowUserInteraction]
        ) {
            self.setInset(hides ? 0 : self.covered(by: change.frame))
            if self.inset > 0 { self.scrollToEditedField() }
        }
    }

    /// The height in points that the keyboard covers at the list's lower edge, without the list's bottom safe area
    /// inset. `keyboard` is the keyboard's frame in screen coordinates.
    private func covered(by keyboard: CGRect) -> CGFloat {
        guard let list, let window = list.window, keyboard.height > 0 else { return 0 }
        let frame = list.convert(list.bounds, to: nil)
        let place = window.convert(keyboard, from: nil as UIWindow?)
        guard place.minX < frame.maxX, place.maxX > frame.minX, place.maxY >= frame.maxY else { return 0 }
        return max(frame.maxY - max(place.minY, frame.minY) - list.safeAreaInsets.bottom, 0)
    }

    private func setInset(_ new: CGFloat) {
        let growth = new - inset
        guard growth != 0, let list else { return }
        inset = new
        list.contentInset.bottom += growth
        list.verticalScrollIndicatorInsets.bottom += growth
    }

    private func scrollToEditedField() {
        guard let list, let field = FirstResponder.current as? UIView, field !== list,
            field.isDescendant(of: list)
        else { return }
        list.scrollRectToVisible(field.convert(field.bounds, to: list), animated: false)
    }
}
