// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Display

@Suite("Headless clipboard") @MainActor
struct HeadlessExchangeTests {
    private let display = HeadlessDisplay()
    private var clipboard: HeadlessClipboard { display.headlessClipboard }

    private func offer(_ text: String) -> DataOffer {
        DataOffer(formats: ["text/plain"]) { _, answer in answer(Data(text.utf8)) }
    }

    @Test("The clipboard tells its formats, its owner and its changes")
    func changes() {
        var changes = 0
        clipboard.didChange = { changes += 1 }
        #expect(clipboard.formats.isEmpty)
        #expect(!clipboard.isOwn)
        clipboard.offer(offer("ours"))
        #expect(clipboard.formats == ["text/plain"])
        #expect(clipboard.isOwn)
        #expect(changes == 1)
        clipboard.offerFromOtherApp(offer("theirs"))
        #expect(!clipboard.isOwn)
        #expect(changes == 2)
        #expect(clipboard.readWaiting("text/plain", limit: 100, atMost: 1) == .received(Data("theirs".utf8)))
        #expect(clipboard.readWaiting("text/plain", limit: 5, atMost: 1) == .absent)
        #expect(clipboard.readWaiting("image/png", limit: 5, atMost: 1) == .absent)
        clipboard.offer(nil)
        #expect(clipboard.formats.isEmpty)
        #expect(clipboard.isOwn)
        #expect(changes == 3)
    }

    @Test("A read ends once: with data, with an error, by a cancel or by the timeout")
    func reads() {
        var ends: [Result<Data, DataReadError>] = []
        func read(_ format: String = "text/plain", limit: Int = 100) -> any DataRead {
            clipboard.read(DataRequest(format, limit: limit) { ends.append($0) })
        }
        clipboard.offerFromOtherApp(offer("theirs"))
        _ = read()
        #expect(ends.isEmpty)
        display.advance(by: 0.1)
        _ = read(limit: 5)
        _ = read("image/png")
        read().cancel()
        display.advance(by: 0.1)
        #expect(ends.count == 4)
        #expect(ends.first == .success(Data("theirs".utf8)))
        #expect(ends.contains(.failure(.tooLarge(limit: 5))))
        #expect(ends.contains(.failure(.unavailable("there is no image/png"))))
        ends = []
        clipboard.offerFromOtherApp(DataOffer(formats: ["text/plain"]) { _, _ in })
        _ = read()
        display.advance(by: DataRequest.timeout - 0.1)
        #expect(ends.isEmpty)
        display.advance(by: 0.2)
        #expect(ends == [.failure(.stalled)])
    }
}
