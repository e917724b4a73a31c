// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The display links that are called before each frame, and the requests for frames.
///
/// Main thread only, like the layer tree.
package enum FrameCallbacks {
    /// The display links of a display.
    final class State {
        fileprivate var requestFrame: (() -> Void)?
        fileprivate var links: [CADisplayLink] = []
    }

    private static var state: State { CurrentDisplay.context.layers.frames }

    /// The closure that requests a frame from the display, set by the window host. It is called when a frame becomes
    /// necessary.
    package static var requestFrame: (() -> Void)? {
        get { state.requestFrame }
        set { state.requestFrame = newValue }
    }

    /// The display links that were added to a run loop and not invalidated, in the order of their addition.
    package static var displayLinks: [CADisplayLink] { state.links }

    /// The display links that are called in each frame, without paused ones.
    package static var runningDisplayLinks: [CADisplayLink] { state.links.filter(\.isRunning) }

    /// Whether any display link runs.
    package static var isActive: Bool { state.links.contains(where: \.isRunning) }

    static func add(_ link: CADisplayLink) {
        let state = state
        guard !state.links.contains(where: { $0 === link }) else { return }
        state.links.append(link)
        requestFrame?()
    }

    static func remove(_ link: CADisplayLink) {
        state.links.removeAll { $0 === link }
    }

    static func linkResumed() {
        requestFrame?()
    }

    /// Calls each running link once, in the order of their addition. A link stopped or paused by an earlier one is not
    /// called.
    package static func run(timestamp: CFTimeInterval, interval: CFTimeInterval) {
        for link in state.links where link.isRunning {
            link.fire(timestamp: timestamp, interval: interval)
        }
    }
}
