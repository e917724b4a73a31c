// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKit

@Suite("Many loads at once") @MainActor
struct ManyLoadsTests {
    @Test("Of many providers the one is found that is still loading, from where nobody has looked yet")
    func first() {
        let providers = (0..<5).map { _ in NSItemProvider() }
        let loads = [1, 3, 3].map { ItemProviderLoads.begin("public.data", from: providers[$0]) }
        func first(_ index: Int) -> Int? { ItemProviderLoads.firstLoading(of: providers, from: index) }
        #expect([0, 1, 2, 3, 4].map(first) == [1, 1, 3, 3, nil])
        ItemProviderLoads.end(loads[0])
        ItemProviderLoads.end(loads[1])
        #expect([0, 3, 4].map(first) == [3, 3, nil])
        // Told twice, it has ended once.
        ItemProviderLoads.end(loads[1])
        #expect(first(0) == 3)
        ItemProviderLoads.end(loads[2])
        #expect(first(0) == nil)
    }

    @Test("A provider that goes while it loads is not taken for one that comes to its place")
    func gone() {
        var gone: NSItemProvider? = NSItemProvider()
        let load = ItemProviderLoads.begin("public.data", from: gone!)
        weak let left = gone
        gone = nil
        #expect(left == nil)
        let others = (0..<1000).map { _ in NSItemProvider() }
        #expect(ItemProviderLoads.firstLoading(of: others, from: 0) == nil)
        ItemProviderLoads.end(load)
    }
}
