// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKit

@Suite struct AppearanceStateTests {
    @Test func callbacksComeInPairs() {
        var state = AppearanceState()
        #expect(state.began(appearing: true, animated: true) == .willAppear)
        #expect(state.ended() == .didAppear)
        #expect(state.ended() == nil)
        #expect(state.began(appearing: true, animated: true) == nil)
        #expect(state.began(appearing: false, animated: false) == .willDisappear)
        #expect(!state.isAnimated)
        #expect(state.ended() == .didDisappear)
        #expect(state.began(appearing: false, animated: false) == nil)
    }

    /// Checks that each `will` callback is followed by its `did` or by the opposite `will`.
    @Test func everySequenceOfFiveCallsIsBalanced() {
        for sequence in 0..<243 {
            var state = AppearanceState()
            var said: [AppearanceState.Action] = []
            var rest = sequence
            for _ in 0..<5 {
                let action: AppearanceState.Action? =
                    switch rest % 3 {
                    case 0: state.began(appearing: true, animated: false)
                    case 1: state.began(appearing: false, animated: false)
                    default: state.ended()
                    }
                if let action { said.append(action) }
                rest /= 3
            }
            var last: AppearanceState.Action = .didDisappear
            for action in said {
                let allowed: [AppearanceState.Action] =
                    switch last {
                    case .didDisappear: [.willAppear]
                    case .willAppear: [.didAppear, .willDisappear]
                    case .didAppear: [.willDisappear]
                    case .willDisappear: [.didDisappear, .willAppear]
                    }
                #expect(allowed.contains(action), "\(said)")
                last = action
            }
        }
    }
}
