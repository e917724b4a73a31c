// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What is called before each frame, and whether frames must go on.
///
/// Main thread only, like all of the layer tree.
package enum FrameCallbacks {
    /// Called when something begins to need frames; the display's owner asks for one.
    nonisolated(unsafe) package static var framesAreWanted: (() -> Void)?

    nonisolated(unsafe) private static var links: [CADisplayLink] = []

    /// Whether any display link runs.
    package static var isActive: Bool { links.contains { !$0.isPaused } }

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

    /// Calls every running link once, in the order they were added.
    package static func run(timestamp: CFTimeInterval, interval: CFTimeInterval) {
        for link in links where !link.isPaused {
            link.fire(timestamp: timestamp, interval: interval)
        }
    }

    /// Drops all links: a new display begins with none.
    package static func reset() {
        links = []
    }
}
