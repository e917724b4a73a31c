// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The full-window view behind a menu. A tap on it dismisses the menu. A tap on the preview also opens the previewed
/// content.
@MainActor
final class MenuBackdrop: UIView {
    var onDismiss: () -> Void = {}
    var onCommit: () -> Void = {}
    /// The subview that shows the lifted preview; nil if the menu has no preview.
    weak var preview: UIView?
    var onMoveHighlight: (_ forward: Bool) -> Void = { _ in }
    var onChooseHighlighted: () -> Void = {}

    override var accessibilityDefaults: any AccessibilityDefaults { MenuAccessibility(backdrop: self) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    var isDimmed = false {
        didSet { backgroundColor = isDimmed ? UIColor(white: 0, alpha: 0.2) : .clear }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first(where: { $0.view === self }) else { return }
        if preview?.frame.contains(touch.location(in: self)) == true { onCommit() } else { onDismiss() }
    }

    /// Dismisses the menu when the window is resized, because the view the menu belongs to may have moved.
    override func boundsSizeDidChange() {
        super.boundsSizeDidChange()
        onDismiss()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.keyCode {
        case .keyboardEscape: onDismiss()
        case .keyboardDownArrow: onMoveHighlight(true)
        case .keyboardUpArrow: onMoveHighlight(false)
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
            // The user now works with keys, even if a click opened the menu. After a menu element is chosen, keys go to
            // the focused item, which then shows its focus ring.
            focusSystem?.keysWereUsed()
            onChooseHighlighted()
        default: break
        }
    }

    /// Handles key repeat: a held arrow key keeps moving the highlight, and no key reaches the views behind the menu.
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.keyCode {
        case .keyboardDownArrow: onMoveHighlight(true)
        case .keyboardUpArrow: onMoveHighlight(false)
        default: break
        }
    }
}

extension DesktopWindowHost {
    /// The menu that is on the screen and not being dismissed, the frontmost if there are several. It receives all key
    /// presses, whichever item has the focus and whichever window is key.
    var openMenu: MenuBackdrop? {
        for window in windows.reversed() where !window.isHidden {
            if let menu = window.openMenu { return menu }
        }
        return nil
    }
}

extension UIWindow {
    fileprivate var openMenu: MenuBackdrop? {
        subviews.lazy.compactMap { $0 as? MenuBackdrop }.last { $0.isUserInteractionEnabled }
    }
}
