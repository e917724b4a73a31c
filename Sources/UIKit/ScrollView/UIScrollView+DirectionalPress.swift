// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Follows arrow keys from going down to coming up, and keeps them from nobody.
@MainActor
final class DirectionalPressGestureRecognizer: UIGestureRecognizer {
    override init() {
        super.init()
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

    /// Whether no other key that it follows is down any more.
    private var isLast: Bool { presses.allSatisfy { $0.phase == .ended || $0.phase == .cancelled } }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

extension UIScrollView {
    /// The recognizer that follows arrow keys while the first responder is in this view; while it is disabled they do
    /// not scroll.
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
