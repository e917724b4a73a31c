// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIApplication {
    /// The area of the status bar in the window that the user works in, as its ``UIStatusBarManager`` has it.
    @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
    public var statusBarFrame: CGRect { DesktopWindowHost.current?.scene?.statusBarManager?.statusBarFrame ?? .zero }

    /// The orientation of the interface in the window that the user works in. Setting it turns the window.
    @available(*, deprecated, message: "Use the interfaceOrientation property of the window scene instead.")
    public var statusBarOrientation: UIInterfaceOrientation {
        get { UIInterfaceOrientation(of: UIScreen.main.bounds.size) }
        set {
            guard newValue.isLandscape != statusBarOrientation.isLandscape, newValue != .unknown else { return }
            DesktopWindowHost.current?.turn()
        }
    }
}
