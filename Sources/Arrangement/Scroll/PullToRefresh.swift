// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Decides when a scroll view that is pulled down at its top begins to refresh.
///
/// A pull triggers one refresh, while the finger is still down, as soon as the pull is long enough. After a refresh, no
/// pull triggers another one until the content has returned to its top. Distances are in points, and measure the
/// displayed movement of the content, not the movement of the finger.
package struct PullToRefresh: Sendable, Hashable {
    private enum Progress: Hashable {
        case ready
        case refreshing
        /// The refresh has ended, but the content is still pulled down. No refresh begins until it has returned to its
        /// top.
        case spent
    }

    package enum Action: Sendable, Hashable {
        case none
        /// The pull is long enough: the caller notifies the app and makes room for the spinner.
        case trigger
    }

    private var progress = Progress.ready

    package init() {}

    package var isRefreshing: Bool { progress == .refreshing }

    /// Handles a change of `distance`: the points by which the content is pulled below its top.
    ///
    /// - Parameter isDragged: whether a finger is dragging; a mere bounce never triggers.
    package mutating func pulled(_ distance: Double, isDragged: Bool) -> Action {
        switch progress {
        case .refreshing: return .none
        case .spent:
            if distance <= 0 { progress = .ready }
            return .none
        case .ready:
            guard isDragged, distance >= Thresholds.Refresh.pullDistance else { return .none }
            progress = .refreshing
            return .trigger
        }
    }

    /// Handles a refresh that the app has begun, and not the user.
    package mutating func began() { progress = .refreshing }

    /// Handles the end of the refresh.
    ///
    /// - Parameter distance: the distance of the content below its top, excluding the room for the spinner.
    package mutating func ended(pulled distance: Double) {
        guard isRefreshing else { return }
        progress = distance > 0 ? .spent : .ready
    }

    /// The fraction, from 0 to 1, of the distance at which a refresh begins. The refresh control shows the same
    /// fraction of its spinner's spokes.
    package static func share(of distance: Double) -> Double {
        min(max(distance / Thresholds.Refresh.pullDistance, 0), 1)
    }
}
