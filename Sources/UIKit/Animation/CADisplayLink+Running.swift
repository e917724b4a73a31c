// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

extension CADisplayLink {
    /// Creates a display link that calls `body` before each frame, with the owner, the frame's time and the seconds
    /// between frames.
    ///
    /// The display link runs until it is invalidated or the owner is released. It holds the owner weakly.
    @MainActor
    static func running<Owner: AnyObject & Sendable>(
        for owner: Owner, _ body: @escaping @MainActor (Owner, TimeInterval, TimeInterval) -> Void
    ) -> CADisplayLink {
        let link = CADisplayLink { [weak owner] link in
            guard let owner else { return link.invalidate() }
            let (time, interval) = (link.timestamp, link.duration)
            MainActor.assumeIsolated { body(owner, time, interval) }
        }
        link.add(to: .main, forMode: .common)
        return link
    }
}
