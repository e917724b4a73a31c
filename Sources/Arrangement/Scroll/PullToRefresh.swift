// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Says when a scroll view that is pulled down at its top begins to refresh.
///
/// It triggers once a pull, while the finger is still down, as soon as the pull is long enough; what was refreshed may
/// be pulled anew only after the content has been back at its top. Distances are the points that show, not the ones
/// the finger has gone.
package struct PullToRefresh: Sendable, Hashable {
    private enum Progress: Hashable {
        case ready
        case refreshing
        /// Over while content was still pulled down.
        case spent
    }

    package enum Action: Sendable, Hashable {
        case none
        /// The pull was long enough: tell the app, and make room for the spinner.
        case trigger
    }

    private var progress = Progress.ready

    package init() {}

    package var isRefreshing: Bool { progress == .refreshing }

    /// The content lies `distance` points below its top.
    ///
    /// - Parameter isDragged: whether a finger holds it there; what only bounces does not trigger.
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

    /// The app has begun by itself.
    package mutating func began() { progress = .refreshing }

    /// The app is done.
    ///
    /// - Parameter distance: how far the content lies below its top, room for the spinner not counted.
    package mutating func ended(pulled distance: Double) {
        guard isRefreshing else { return }
        progress = distance > 0 ? .spent : .ready
    }

    /// The share of a pull that lies behind, from 0 to 1: as much of the spinner shows.
    package static func share(of distance: Double) -> Double {
        min(max(distance / Thresholds.Refresh.pullDistance, 0), 1)
    }
}
