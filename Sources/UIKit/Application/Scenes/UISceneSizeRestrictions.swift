// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The limits of the size to which the user can resize the window of a scene.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    private weak var host: DesktopWindowHost?

    init(of host: DesktopWindowHost) {
        self.host = host
    }

    /// The minimum size of the window in points. A desktop window is at least 200 points wide and high in any case.
    open var minimumSize = CGSize.zero {
        didSet { if minimumSize != oldValue { apply() } }
    }

    /// The maximum size of the window in points.
    ///
    /// > Note: GTK has no maximum size. A desktop window is limited only by a maximum that equals the minimum.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) {
        didSet { if maximumSize != oldValue { apply() } }
    }

    private func apply() {
        host?.surface?.setSizeLimits(minimum: minimumSize, maximum: maximumSize)
    }

    /// The size nearest to `size` that the window can have.
    func limit(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(min(size.width, maximumSize.width), minimumSize.width),
            height: max(min(size.height, maximumSize.height), minimumSize.height))
    }
}
