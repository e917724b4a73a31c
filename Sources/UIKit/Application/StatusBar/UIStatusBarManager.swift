// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The colour of the text in the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark or light text, by the style of the interface.
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// The animation with which the status bar is hidden or shown.
public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade = 1
    case slide = 2
}

/// The status bar of a scene, as its view controllers want it.
///
/// > Note: A desktop window has no status bar. The frame is empty, except in a test whose screen has a safe area.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var host: DesktopWindowHost?

    init(of host: DesktopWindowHost) {
        self.host = host
    }

    /// The style of the status bar.
    open var statusBarStyle: UIStatusBarStyle { host?.systemAppearance.statusBarStyle ?? .default }

    /// Whether the status bar is hidden.
    open var isStatusBarHidden: Bool { host?.systemAppearance.isStatusBarHidden ?? false }

    /// The area of the status bar in the coordinates of the scene; empty if it is hidden.
    open var statusBarFrame: CGRect {
        guard let host, !isStatusBarHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: host.size.width, height: host.safeAreaInsets.top)
    }
}
