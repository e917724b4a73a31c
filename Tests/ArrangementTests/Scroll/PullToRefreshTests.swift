// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Pull to refresh")
struct PullToRefreshTests {
    /// Movements of the content to four positions, by a finger or a bounce, and the beginning and the end of a refresh.
    private enum Event: CaseIterable {
        case near, far, bounced, top, begin, end
    }

    @Test("In every sequence of five events a refresh is triggered once per pull, and only by a finger")
    func everySequence() {
        let all = Event.allCases
        for number in 0..<Int(pow(Double(all.count), 5)) {
            var pull = PullToRefresh()
            // The reference model: whether a refresh is running, whether the content was at its top since the last
            // refresh ended, and the distance of the pull.
            var (refreshing, fresh, distance) = (false, true, 0.0)
            var rest = number
            for _ in 0..<5 {
                let event = all[rest % all.count]
                rest /= all.count
                switch event {
                case .near, .far, .bounced, .top:
                    distance = [.near: 50, .far: 120, .bounced: 120, .top: 0][event]!
                    let action = pull.pulled(distance, isDragged: event != .bounced)
                    let triggers = !refreshing && fresh && event == .far
                    #expect(action == (triggers ? .trigger : .none))
                    if triggers { refreshing = true }
                    if !refreshing, distance == 0 { fresh = true }
                case .begin:
                    pull.began()
                    refreshing = true
                case .end:
                    if refreshing { fresh = distance <= 0 }
                    pull.ended(pulled: distance)
                    refreshing = false
                }
                #expect(pull.isRefreshing == refreshing)
            }
        }
        #expect(PullToRefresh.share(of: -5) == 0)
        #expect(PullToRefresh.share(of: 50) == 0.5)
        #expect(PullToRefresh.share(of: 300) == 1)
    }
}
