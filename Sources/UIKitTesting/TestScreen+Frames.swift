// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import QuartzCore
import UIKit

// Simulates late frames and lists the display links that request frames.
extension TestScreen {
    /// Advances time as if the main thread were blocked: no frame is drawn and no timer fires in that time.
    ///
    /// Afterwards the overdue timers fire, and one late frame is drawn.
    ///
    /// - Parameter duration: virtual seconds.
    public func stall(for duration: TimeInterval) {
        deliver { $0.stall(for: duration) }
    }

    /// The display links that the app and UIKit have added to a run loop and not invalidated, including paused ones.
    public var displayLinks: [CADisplayLink] {
        use()
        return FrameCallbacks.displayLinks
    }

    /// The display links that fire at each frame. An idle app should have none, because each running link costs power.
    public var runningDisplayLinks: [CADisplayLink] {
        use()
        return FrameCallbacks.runningDisplayLinks
    }
}
