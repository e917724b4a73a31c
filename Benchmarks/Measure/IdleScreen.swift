// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import UIKit
import UIKitTesting

/// Counts the frames, drawn images and scheduled timers of a table that receives no input for ten seconds.
@MainActor
enum IdleScreen {
    static func measure() -> [Figure] {
        let screen = TestScreen()
        let controller = UITableViewController(style: .plain)
        screen.show(controller)
        screen.advance(by: 2)
        guard let surface = screen.host.surface as? HeadlessSurface,
            let display = DisplayConnection.current.display as? HeadlessDisplay
        else { preconditionFailure("A test screen is headless") }
        let (frames, pictures) = (surface.framesRendered, surface.picturesPresented)
        let timers = display.virtualScheduler.nextTime == nil ? 0.0 : 1.0
        screen.advance(by: 10)
        return [
            Figure("frames", Double(surface.framesRendered - frames)),
            Figure("pictures", Double(surface.picturesPresented - pictures)),
            Figure("timers", timers),
        ]
    }
}
