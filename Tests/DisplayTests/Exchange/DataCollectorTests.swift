// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Display

@Suite("Data collector: data in chunks")
struct DataCollectorTests {
    @Test("Chunks are joined, and an empty chunk ends the data")
    func whole() {
        var collector = DataCollector(limit: 10)
        #expect(collector.received(Data("abc".utf8)) == .incomplete(count: 3))
        #expect(collector.received(Data("de".utf8)) == .incomplete(count: 5))
        #expect(collector.received(Data()) == .end(.success(Data("abcde".utf8))))
        #expect(collector.received(Data("f".utf8)) == .ignored)
    }

    @Test("Data above the limit fails as too large; data at the limit does not")
    func limit() {
        var collector = DataCollector(limit: 4)
        #expect(collector.received(Data(count: 4)) == .incomplete(count: 4))
        #expect(collector.received(Data(count: 1)) == .end(.failure(.tooLarge(limit: 4))))
        #expect(collector.received(Data()) == .ignored)
    }

    @Test("Endless data stops at the limit")
    func endless() {
        var collector = DataCollector(limit: 1000)
        var pieces = 0
        while case .incomplete = collector.received(Data(count: 64)) { pieces += 1 }
        #expect(pieces == 15)
    }

    @Test("After the first end, later failures and data are ignored")
    func once() {
        var collector = DataCollector(limit: 4)
        #expect(collector.failed(.cancelled) == .end(.failure(.cancelled)))
        #expect(collector.failed(.stalled) == .ignored)
        #expect(collector.received(Data()) == .ignored)
    }
}
