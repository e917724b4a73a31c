// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Content let go: how it moves on each axis, and where it is to rest on the axes for which that was said.
///
/// What was said outlives the motion: where the range or the offset changes on the way, new motions lead there.
package struct ScrollRelease: Sendable, Hashable {
    /// Where content is to rest on one axis, in points.
    package enum Target: Sendable, Hashable {
        /// The page nearest to an offset: which one that is turns out anew where pages come or go.
        case page(near: Double)
        /// A place that the app has chosen.
        case place(Double)

        /// Whether it is a page, and not the app's choice.
        package var isPage: Bool { if case .page = self { true } else { false } }

        /// The offset meant.
        ///
        /// - Parameter stops: where pages let content rest; nil where there are none.
        package func offset(among stops: PageStops?) -> Double {
            switch self {
            case .page(let near): stops?.target(offset: near, velocity: 0) ?? near
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

    /// The axes that move.
    package var motions: [ScrollAxis: ScrollMotion] = [:]
    package var targets: [ScrollAxis: Target] = [:]

    package init(targets: [ScrollAxis: Target] = [:]) {
        self.targets = targets
    }

    /// Whether nothing moves.
    package var isEmpty: Bool { motions.isEmpty }

    package func isFinished(at t: Double) -> Bool { motions.values.allSatisfy { $0.isFinished(at: t) } }

    /// The content has been put elsewhere by the program, and what it was heading for lies elsewhere with it.
    package mutating func contentShifted(x: Double, y: Double) {
        targets = Dictionary(
            uniqueKeysWithValues: targets.map { axis, target in
                (axis, target.shifted(by: axis == .horizontal ? x : y))
            })
    }
}
