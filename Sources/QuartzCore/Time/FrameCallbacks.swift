// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What is called before each frame, and whether frames must go on.
///
/// Main thread only, like all of the layer tree.
package enum FrameCallbacks {
    /// All of it, to be put aside while another display is in use.
    package struct State {
        fileprivate var framesAreWanted: (() -> Void)?
        fileprivate var links: [CADisplayLink] = []

        package init() {}
    }

    nonisolated(unsafe) package static var state = State()

    /// Called when something begins to need frames; the display's owner asks for one.
    package static var framesAreWanted: (() -> Void)? {
        get {
            DisplayChoice.make()
            return state.framesAreWanted
        }
        set { state.framesAreWanted = newValue }
    }

    private static var links: [CADisplayLink] {
        get {
            DisplayChoice.make()
            return state.links
        }
        set { state.links = newValue }
    }

    /// The display links that have been added to a run loop and not invalidated, in the order they were added.
    package static var displayLinks: [CADisplayLink] { links }

    /// The display links that are called at each frame: none of them is paused.
    package static var runningDisplayLinks: [CADisplayLink] { links.filter(\.isRunning) }

    /// Whether any display link runs.
    package static var isActive: Bool { links.contains(where: \.isRunning) }

    static func add(_ link: CADisplayLink) {
        guard !links.contains(where: { $0 === link }) else { return }
        links.append(link)
        framesAreWanted?()
    }

    static func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
    }

    static func linkResumed() {
        framesAreWanted?()
    }

    /// Calls every running link once, in the order they were added, but for those that one before it stopped or paused.
    package static func run(timestamp: CFTimeInterval, interval: CFTimeInterval) {
        for link in links where link.isRunning {
            link.fire(timestamp: timestamp, interval: interval)
        }
    }
}
