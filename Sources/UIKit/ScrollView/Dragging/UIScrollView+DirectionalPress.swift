// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The recognizer of arrow key presses, from key down to key up. It does not cancel presses, so responders still get
/// the keys.
@MainActor
final class DirectionalPressGestureRecognizer: UIGestureRecognizer {
    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        allowedTouchTypes = []
        allowedPressTypes = [UIPress.PressType.upArrow, .downArrow, .leftArrow, .rightArrow].map {
            NSNumber(value: $0.rawValue)
        }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        state = state == .possible ? .began : .changed
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        if isLast { state = .ended }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        if isLast { state = .cancelled }
    }

    /// Whether all tracked arrow keys are released, so that the gesture ends.
    private var isLast: Bool { presses.allSatisfy { $0.phase == .ended || $0.phase == .cancelled } }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

extension UIScrollView {
    /// The recognizer of arrow keys while the first responder is in this view. While it is disabled, arrow keys do not
    /// scroll.
    public var directionalPressGestureRecognizer: UIGestureRecognizer {
        if let directionalPress { return directionalPress }
        let recognizer = DirectionalPressGestureRecognizer()
        directionalPress = recognizer
        addGestureRecognizer(recognizer)
        return recognizer
    }

    /// Whether arrow keys may scroll.
    var followsArrowKeys: Bool { directionalPress?.isEnabled != false }
}
