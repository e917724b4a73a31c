// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The appearance state of a controller's view: disappeared, appeared, or in transition between the two.
///
/// A transition may reverse, for example when the user cancels a swipe back. After `viewWillAppear`, the controller
/// then gets `viewWillDisappear` and `viewDidDisappear` instead of `viewDidAppear`, or the reverse.
struct AppearanceState: Equatable {
    enum Phase: Equatable {
        case disappeared, appearing, appeared, disappearing
    }

    /// A view controller's appearance method, which must be called because a transition has begun or ended.
    enum Action: Equatable {
        case willAppear, didAppear, willDisappear, didDisappear
    }

    private(set) var phase = Phase.disappeared
    /// Whether the current transition, or the last one, is animated.
    private(set) var isAnimated = false

    /// The number of transitions so far. It distinguishes one transition from the next when states are compared.
    private var transitions = 0

    var isInTransition: Bool { phase == .appearing || phase == .disappearing }
    /// Whether the view has appeared or is appearing. False while it is disappearing.
    var isAppearingOrAppeared: Bool { phase == .appearing || phase == .appeared }

    /// Starts a transition.
    ///
    /// - Returns: the controller's method to call; nil if the view is already in the requested state, or in transition
    ///   to it.
    mutating func began(appearing: Bool, animated: Bool) -> Action? {
        guard appearing != isAppearingOrAppeared else { return nil }
        phase = appearing ? .appearing : .disappearing
        isAnimated = animated
        transitions += 1
        return appearing ? .willAppear : .willDisappear
    }

    /// Ends the current transition.
    ///
    /// - Returns: the controller's method to call; nil if no transition was running.
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
