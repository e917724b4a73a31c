// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import QuartzCore
import Synchronization

/// UIKit's connection to a display. It holds all state that belongs to the display and would otherwise be global.
/// Examples are the first responder, the current gestures and the running animation blocks.
///
/// An app has a single connection. In tests, each screen has its own connection.
package final class DisplayConnection: DisplayContext {
    @MainActor package let display: (any DisplayServer)?
    package let clock: any MediaClock
    package let layers: LayerState
    /// The scheduler of timers and blocks, which can be used on any thread.
    let scheduler: any MainScheduler
    /// The traits from the screen and the user's settings, which can be read on any thread.
    let traits = Mutex(UITraitCollection(.system))

    package let windows = DesktopWindows()
    /// The first responder if there is no desktop window. Each window has its own.
    @MainActor weak var firstResponder: UIResponder?
    @MainActor let gestures = GestureCoordinator()
    /// The deliveries of touches whose beginning or end a recognizer holds back from the view.
    @MainActor var heldTouchDeliveries: [TouchDelivery] = []
    /// The descriptions of the running activities by number; see ``PendingWork``.
    @MainActor var pendingWork: [Int: String] = [:]
    @MainActor let tracking = ScrollTracking()
    /// The animation blocks being run, the innermost last; nil stands for a block of `performWithoutAnimation`.
    @MainActor var animationBlocks: [ViewAnimation?] = []
    /// The block that animation blocks become part of while a paused animator takes over their animations; otherwise
    /// nil.
    @MainActor var pausedBlock: ViewAnimation?
    @MainActor var animationsAreEnabled = true
    @MainActor let assistiveTechnology = AssistiveTechnology()

    /// Connects to a display and makes the connection current.
    @MainActor
    package init(to display: any DisplayServer) {
        self.display = display
        (clock, scheduler, layers) = (display.clock, display.scheduler, LayerState())
        makeCurrent()
        WaitingScheduler.shared.handOver(to: scheduler)
    }

    /// Creates the placeholder connection that holds the state of views while there is no display. It shares the clock
    /// and the layer state of `before`, the context used so far.
    @MainActor
    private init(before: any DisplayContext) {
        display = nil
        (clock, scheduler, layers) = (before.clock, WaitingScheduler.shared, before.layers)
    }

    @MainActor private static let unconnected = DisplayConnection(before: CurrentDisplay.context)

    package func post(_ block: @escaping @MainActor @Sendable () -> Void) { scheduler.post(block) }

    /// Makes the connection the current one for every task without its own connection.
    @MainActor
    package func makeCurrent() { CurrentDisplay.use(self) }

    /// The connection of the current task, or else the connection that was last made current. Before there is a
    /// display, it is a placeholder that holds the state of views.
    @MainActor
    package static var current: DisplayConnection { connected ?? unconnected }

    /// The current connection, which can be read on any thread; nil before there is a display.
    static var connected: DisplayConnection? { CurrentDisplay.context as? DisplayConnection }
}
