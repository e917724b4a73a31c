// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing

@testable import UIKit

@Suite("Item names between UIKit apps")
struct ItemNamesTests {
    @Test("Names are transferred, and items without a name have none")
    func names() {
        let data = ItemNames.data(of: ["boat.png", nil, "", "그림.png"])
        #expect(ItemNames.names(in: data, count: 4) == ["boat.png", nil, nil, "그림.png"])
        #expect(ItemNames.data(of: [nil, nil]) == nil)
        #expect(ItemNames.names(in: nil, count: 2) == [nil, nil])
    }

    @Test("Names for another number of items are ignored")
    func otherNumber() {
        let data = ItemNames.data(of: ["a", "b"])
        #expect(ItemNames.names(in: data, count: 3) == [nil, nil, nil])
    }

    @Test("A name that is a path or an invalid file name leads to no other folder")
    func paths() {
        let data = ItemNames.data(of: ["/etc/passwd", "..", "a/", "///", "b\0c", String(repeating: "é", count: 300)])
        let names = ItemNames.names(in: data, count: 6)
        #expect(names.dropLast() == ["passwd", nil, "a", nil, "c"])
        #expect(names[5]?.utf8.count == 254)
    }

    @Test("Any bytes give one valid file name or nil for each item")
    func fuzz() {
        var random = Seeded(seed: 5)
        for _ in 0..<20_000 {
            let count = Int.random(in: 0...4, using: &random)
            let data = Data(
                (0..<Int.random(in: 0...60, using: &random)).map { _ in
                    Bool.random(using: &random) ? 0 : UInt8.random(in: 0...255, using: &random)
                })
            let names = ItemNames.names(in: data, count: count)
            #expect(names.count == count)
            for case let name? in names {
                #expect(!name.isEmpty)
                #expect(name.utf8.count <= 255)
                #expect(!name.contains("/"))
                #expect(name != "..")
                #expect(name != ".")
            }
        }
    }
}
