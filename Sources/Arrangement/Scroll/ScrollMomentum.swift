// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The motion of content after a drag: on each axis the deceleration, and the target if one was set.
///
/// If the range or the offset changes during a motion, the motion is replaced by a new one to the same target.
package struct ScrollMomentum: Sendable, Hashable {
    /// The target of the deceleration on one axis, in points.
    package enum Target: Sendable, Hashable {
        /// The page or other stop nearest to an offset; recalculated when pages are added or removed.
        case page(near: Double)
        /// An offset that the app has chosen.
        case place(Double)

        /// Whether the target is a page, and not an offset that the app has chosen.
        package var isPage: Bool { if case .page = self { true } else { false } }

        /// The target's content offset.
        ///
        /// - Parameter stops: the offsets at which the content may stop; nil if it may stop anywhere.
        package func offset(among stops: (any ScrollStops)?) -> Double {
            switch self {
            case .page(let near): stops?.nearestStop(to: near) ?? near
            case .place(let place): place
            }
        }

        fileprivate func shifted(by distance: Double) -> Target {
            switch self {
            case .page(let near): .page(near: near + distance)
            case .place(let place): .place(place + distance)
            }
        }
    }

    /// The motion on each axis along which the content moves.
    package var motions: [ScrollAxis: ScrollMotion] = [:]
    package var targets: [ScrollAxis: Target] = [:]

    package init(targets: [ScrollAxis: Target] = [:]) {
        self.targets = targets
    }

    /// Whether the content moves along no axis.
    package var isEmpty: Bool { motions.isEmpty }

    package func isFinished(at t: Double) -> Bool { motions.values.allSatisfy { $0.isFinished(at: t) } }

    /// Moves the targets by `x` and `y` points, after the app has moved the content by that distance.
    package mutating func contentShifted(x: Double, y: Double) {
        targets = Dictionary(
            uniqueKeysWithValues: targets.map { axis, target in
                (axis, target.shifted(by: axis == .horizontal ? x : y))
            })
    }
}
