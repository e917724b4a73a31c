// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import QuartzCore

/// Connects UIKit to a display, and starts afresh with each.
@MainActor
package enum DisplayConnection {
    /// Makes `display` the one in use: its clock, its scheduler, its wishes.
    package static func connect(to display: any DisplayServer) {
        SurfaceHost.current?.close()
        RunningAnimations.reset()
        FrameCallbacks.reset()
        GestureArbitration.reset()
        TouchDelivery.reset()
        PendingWork.reset()
        FirstResponder.current = nil
        ViewAnimation.stack = []
        ViewAnimation.areEnabled = true
        Display.current = display
        Clock.current = display.clock
        ScheduledWork.scheduler = display.scheduler
        WaitingScheduler.shared.handOver(to: display.scheduler)
        display.preferencesDidChange = { SurfaceHost.current?.updateTraits() }
    }
}
