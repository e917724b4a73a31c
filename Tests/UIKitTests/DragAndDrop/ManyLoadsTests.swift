// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKit

@Suite("Item provider loads: many at once") @MainActor
struct ManyLoadsTests {
    @Test("The first provider that is still loading is found, starting from a given index")
    func first() {
        let providers = (0..<5).map { _ in NSItemProvider() }
        let loads = [1, 3, 3].map { ItemProviderLoads.begin("public.data", from: providers[$0]) }
        func first(_ index: Int) -> Int? { ItemProviderLoads.firstLoading(of: providers, from: index) }
        #expect([0, 1, 2, 3, 4].map(first) == [1, 1, 3, 3, nil])
        ItemProviderLoads.end(loads[0])
        ItemProviderLoads.end(loads[1])
        #expect([0, 3, 4].map(first) == [3, 3, nil])
        // Ending a load twice has no further effect.
        ItemProviderLoads.end(loads[1])
        #expect(first(0) == 3)
        ItemProviderLoads.end(loads[2])
        #expect(first(0) == nil)
    }

    @Test("A provider released during its load is not confused with one at the same address")
    func released() {
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
