// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import QuartzCore
import UIKit

// Late frames, and what asks for frames.
extension TestScreen {
    /// Lets time pass as on a machine that is busy: no frame is drawn and no timer fires until then. After that, the
    /// timers that are late fire, and one late frame is drawn.
    ///
    /// - Parameter duration: seconds of the screen's time.
    public func stall(for duration: TimeInterval) {
        deliver { $0.stall(for: duration) }
    }

    /// The display links that the app and UIKit have added to a run loop and not invalidated, paused or not.
    public var displayLinks: [CADisplayLink] {
        use()
        return FrameCallbacks.displayLinks
    }

    /// The display links that fire at each frame. An app that rests has none: each costs power for as long as it runs.
    public var runningDisplayLinks: [CADisplayLink] {
        use()
        return FrameCallbacks.runningDisplayLinks
    }
}
