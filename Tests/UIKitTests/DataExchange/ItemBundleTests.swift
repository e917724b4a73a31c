// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing

@testable import UIKit

@Suite("Bundles of several items between UIKit apps")
struct ItemBundleTests {
    @Test("The name of a bundle has the type, the items with that type, and the number of items")
    func name() throws {
        let bundle = ItemBundle(typeIdentifier: "a;b", items: [0, 1, 2, 5, 7, 8], count: 10)
        #expect(bundle.name == "application/x-uplift-items;type=a%3Bb;in=0-2,5,7-8;of=10")
        #expect(ItemBundle(name: bundle.name, most: 10) == bundle)
        #expect(ItemBundle(name: bundle.name, most: 9) == nil)
        for name in [
            "", "text/plain", "application/x-uplift-items", "application/x-uplift-items;type=a;in=;of=1",
            "application/x-uplift-items;type=;in=0;of=1", "application/x-uplift-items;type=a;in=1;of=1",
            "application/x-uplift-items;type=a;in=1-0;of=2", "application/x-uplift-items;type=a;in=0,0;of=2",
            "application/x-uplift-items;type=a;in=0-1-2;of=3", "application/x-uplift-items;type=a;in=-1;of=3",
            "application/x-uplift-items;type=a;in=0;of=0",
            "application/x-uplift-items;type=a;in=0;of=99999999999999999999",
            "application/x-uplift-items;type=a;in=0;of=1;more",
        ] { #expect(ItemBundle(name: name, most: 10) == nil, "\(name)") }
    }

    @Test("Joined data of the items, empty or missing, can be split again")
    func data() {
        let parts: [Data?] = [Data("one".utf8), nil, Data(), Data(count: 300)]
        #expect(ItemBundle.split(ItemBundle.join(parts), count: 4) == parts)
        #expect(ItemBundle.split(ItemBundle.join(parts), count: 3) == nil)
        #expect(ItemBundle.split(ItemBundle.join(parts), count: 5) == nil)
        #expect(ItemBundle.split(ItemBundle.join(parts).dropLast(), count: 4) == nil)
    }

    @Test("Any bytes and any name are a bundle or nil")
    func fuzz() {
        var random = Seeded(seed: 3)
        let letters = Array("application/x-uplift-items;type=in0123456789-,of=%")
        for _ in 0..<20_000 {
            let data = Data(
                (0..<Int.random(in: 0...40, using: &random)).map { _ in
                    Bool.random(using: &random) ? 0 : UInt8.random(in: 0...255, using: &random)
                })
            let count = Int.random(in: 0...4, using: &random)
            if let parts = ItemBundle.split(data, count: count) { #expect(ItemBundle.join(parts) == data) }
            let tail = String(
                (0..<Int.random(in: 0...20, using: &random)).map { _ in letters.randomElement(using: &random)! })
            let name = "application/x-uplift-items;type=a;in=" + tail
            if let bundle = ItemBundle(name: name, most: 1000) {
                #expect(bundle.items.allSatisfy { 0..<bundle.count ~= $0 })
                #expect(bundle.count <= 1000)
            }
        }
    }
}
