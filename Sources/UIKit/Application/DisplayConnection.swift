// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import QuartzCore

/// UIKit's connection to a display, with everything that belongs to it and would otherwise be global: what is
/// animating, which gestures are under way, who the first responder is.
///
/// One connection is active at a time. An app has one for good. Each test screen has its own and activates it whenever
/// it is used, so that tests that take turns on the main actor do not meet.
@MainActor
package final class DisplayConnection {
    package private(set) static var active: DisplayConnection?

    package let display: any DisplayServer
    /// What was in use when another connection took over; nil while this one is active.
    private var kept: State?

    package init(to display: any DisplayServer) {
        self.display = display
        kept = State(traits: UITraitCollection.system)
        activate()
        WaitingScheduler.shared.handOver(to: display.scheduler)
        display.preferencesDidChange = { [weak self] in self?.state.host?.updateTraits() }
    }

    /// Makes this the one in use: its clock, its scheduler, its wishes, and all that went on with it.
    package func activate() {
        guard DisplayConnection.active !== self, let state = kept else { return }
        // Nothing is to be chosen between the two halves of the change.
        let choose = DisplayChoice.choose
        DisplayChoice.choose = nil
        defer { DisplayChoice.choose = choose }
        if let other = DisplayConnection.active {
            DisplayChoice.areSeveral = true
            other.kept = State.current
        }
        kept = nil
        DisplayConnection.active = self
        Display.current = display
        Clock.current = display.clock
        ScheduledWork.scheduler = display.scheduler
        MainThread.post = { ScheduledWork.scheduler.post($0) }
        state.makeCurrent()
    }

    private var state: State { kept ?? State.current }

    @MainActor
    private struct State {
        weak var host: SurfaceHost?
        weak var firstResponder: UIResponder?
        var traits: UITraitCollection
        var animations = RunningAnimations.State()
        var frames = FrameCallbacks.State()
        var transactions = CATransaction.State()
        var gestures = GestureArbitration()
        var deliveries: [TouchDelivery] = []
        var pendingWork: [Int: String] = [:]
        var tracking = ScrollTracking()
        var blocks: [ViewAnimation?] = []
        var animationsAreEnabled = true
        var assistiveTechnology = AssistiveTechnology()

        static var current: State {
            State(
                host: SurfaceHost.current, firstResponder: FirstResponder.current, traits: UITraitCollection.system,
                animations: RunningAnimations.state, frames: FrameCallbacks.state,
                transactions: CATransaction.state, gestures: GestureArbitration.current,
                deliveries: TouchDelivery.open, pendingWork: PendingWork.work,
                tracking: ScrollTracking.current, blocks: ViewAnimation.stack,
                animationsAreEnabled: ViewAnimation.areEnabled, assistiveTechnology: AssistiveTechnology.current)
        }

        func makeCurrent() {
            SurfaceHost.current = host
            FirstResponder.current = firstResponder
            UITraitCollection.system = traits
            RunningAnimations.state = animations
            FrameCallbacks.state = frames
            CATransaction.state = transactions
            GestureArbitration.current = gestures
            TouchDelivery.open = deliveries
            PendingWork.work = pendingWork
            ScrollTracking.current = tracking
            ViewAnimation.stack = blocks
            ViewAnimation.areEnabled = animationsAreEnabled
            AssistiveTechnology.current = assistiveTechnology
        }
    }
}
