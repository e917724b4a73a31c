// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Where a controller's view stands between off screen and on screen.
///
/// A transition may turn round on its way, as a swipe back that is given up does: the controller then hears of the
/// other direction, and the calls stay in pairs.
struct AppearanceState: Equatable {
    enum Phase: Equatable {
        case disappeared, appearing, appeared, disappearing
    }

    /// What the controller is told.
    enum Action: Equatable {
        case willAppear, didAppear, willDisappear, didDisappear
    }

    private(set) var phase = Phase.disappeared
    /// Whether the transition under way, or the last one, is animated.
    private(set) var isAnimated = false

    /// Counts transitions, so that one can be told from the next.
    private var transitions = 0

    var isInTransition: Bool { phase == .appearing || phase == .disappearing }
    /// Whether it is on screen or on its way there.
    var isComing: Bool { phase == .appearing || phase == .appeared }

    /// - Returns: nil where it goes that way already.
    mutating func began(appearing: Bool, animated: Bool) -> Action? {
        guard appearing != isComing else { return nil }
        phase = appearing ? .appearing : .disappearing
        isAnimated = animated
        transitions += 1
        return appearing ? .willAppear : .willDisappear
    }

    /// - Returns: nil where no transition was under way.
    mutating func ended() -> Action? {
        switch phase {
        case .appearing:
            phase = .appeared
            return .didAppear
        case .disappearing:
            phase = .disappeared
            return .didDisappear
        case .appeared, .disappeared:
            return nil
        }
    }
}
