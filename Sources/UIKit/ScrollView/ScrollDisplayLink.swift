// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

/// The display link of a scroll animation. It also registers the animation as pending work, so that tests can wait for
/// its end.
///
/// The display link ends when this object is stopped or released.
@MainActor
final class ScrollDisplayLink {
    private let link: CADisplayLink
    private let pending: Int

    /// Starts the display link.
    ///
    /// - Parameters:
    ///   - kind: the kind of scroll animation, by which the pending work is described.
    ///   - step: called with each frame's time.
    init(_ kind: ScrollAnimation.Kind, step: @escaping @MainActor (TimeInterval) -> Void) {
        let description =
            switch kind {
            case .decelerating: "a scroll view's deceleration"
            case .animated: "a scroll view's animation"
            case .zooming: "a scroll view's zoom"
            }
        pending = PendingWork.begin(description)
        link = CADisplayLink { link in
            let timestamp = link.timestamp
            MainActor.assumeIsolated { step(timestamp) }
        }
        link.add(to: .main, forMode: .common)
    }

    isolated deinit {
        stop()
    }

    func stop() {
        link.invalidate()
        PendingWork.end(pending)
    }
}
