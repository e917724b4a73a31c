// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// What lies between a menu and everything else: a touch there ends the menu, and one on the preview commits to it.
@MainActor
final class MenuBackdrop: UIView {
    var dismissed: () -> Void = {}
    var committed: () -> Void = {}
    /// What of it shows what the menu is of.
    weak var preview: UIView?
    var moved: (_ forward: Bool) -> Void = { _ in }
    var chosen: () -> Void = {}

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
        if preview?.frame.contains(touch.location(in: self)) == true { committed() } else { dismissed() }
    }

    /// The window has another size: what the menu belongs to lies elsewhere now.
    override func boundsSizeDidChange() {
        super.boundsSizeDidChange()
        dismissed()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.keyCode {
        case .keyboardEscape: dismissed()
        case .keyboardDownArrow: moved(true)
        case .keyboardUpArrow: moved(false)
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
            // Keys go on at what has the focus, also if a click has opened the menu.
            focusSystem?.keysWereUsed()
            chosen()
        default: break
        }
    }

    /// A key that is held: an arrow goes on, and nothing reaches what is behind the menu.
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.keyCode {
        case .keyboardDownArrow: moved(true)
        case .keyboardUpArrow: moved(false)
        default: break
        }
    }
}

extension SurfaceHost {
    /// The menu that is on the screen and not on its way out, the foremost if there are several: it has the keys,
    /// whoever has the focus, and whichever window is key.
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
