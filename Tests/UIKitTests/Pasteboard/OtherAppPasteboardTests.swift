// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Pasteboard exchange with other apps") @MainActor
struct OtherAppPasteboardTests {
    private let stage = PasteboardStage()
    private var board: UIPasteboard { stage.board }

    @Test("Other apps get copied text, URLs and images, and data of the app's own types")
    func offers() {
        board.string = "ours"
        #expect(stage.clipboard.isOwn)
        #expect(stage.paste("text/plain") == "ours")
        #expect(stage.paste("text/plain;charset=utf-8") == "ours")
        board.urls = [URL(string: "https://example.org")!, URL(fileURLWithPath: "/tmp/a b")]
        #expect(stage.paste("text/uri-list") == "https://example.org\r\nfile:///tmp/a%20b\r\n")
        board.image = stage.picture()
        #expect(stage.clipboard.formats.contains("image/png"))
        board.setData(Data("own".utf8), forPasteboardType: "com.example.own")
        #expect(stage.paste("application/x-uti.com.example.own") == "own")
        board.strings = ["one", "two"]
        #expect(stage.paste("text/plain") == "one\ntwo")
        board.items = []
        #expect(stage.clipboard.formats.isEmpty)
    }

    @Test("An item copied in another app has its types at once, and is read when it is requested")
    func takes() throws {
        stage.copyElsewhere([
            ("TARGETS", Data()), ("text/plain;charset=utf-8", Data("theirs".utf8)), ("text/plain", Data("x".utf8)),
            ("text/html", Data("<b>theirs</b>".utf8)), ("image/png", stage.picture().pngData()!),
        ])
        #expect(board.numberOfItems == 1)
        #expect(board.types == ["public.utf8-plain-text", "public.html", "public.png"])
        #expect(board.hasStrings)
        #expect(board.hasImages)
        #expect(!board.hasURLs)
        #expect(!board.hasColors)
        #expect(stage.clipboard.requestedFormats.isEmpty)
        #expect(board.string == "theirs")
        #expect(board.image?.size == CGSize(width: 4, height: 4))
        #expect(board.data(forPasteboardType: "public.html") == Data("<b>theirs</b>".utf8))
        #expect(stage.clipboard.requestedFormats == ["text/plain;charset=utf-8", "image/png", "text/html"])
    }

    @Test("Each file copied in another app is an item")
    func files() {
        stage.copyElsewhere([("text/uri-list", Data("file:///tmp\nfile:///usr\n".utf8)), ("text/plain", Data())])
        #expect(board.numberOfItems == 2)
        #expect(board.hasURLs)
        #expect(board.urls?.map(\.path) == ["/tmp", "/usr"])
        stage.copyElsewhere([("text/uri-list", Data("https://example.org".utf8)), ("text/plain", Data("name".utf8))])
        #expect(board.url == URL(string: "https://example.org"))
        #expect(board.numberOfItems == 1)
    }

    @Test("Several items from another UIKit app stay separate items")
    func bundles() {
        let other = PasteboardStage()
        other.board.items = [
            ["public.utf8-plain-text": "one"], ["com.example.own": Data([7])], ["public.utf8-plain-text": "three"],
        ]
        let formats = other.clipboard.formats
        let contents = formats.map { format in
            (format, other.clipboard.readWaiting(format, limit: 1000, atMost: 5).data)
        }
        stage.copyElsewhere(contents)
        #expect(board.numberOfItems == 3)
        #expect(board.strings == ["one", "three"])
        #expect(board.itemSet(withPasteboardTypes: ["com.example.own"]) == [1])
        #expect(board.items[1]["com.example.own"] as? Data == Data([7]))
        // Data that several items share are read once.
        #expect(Set(stage.clipboard.requestedFormats).count == stage.clipboard.requestedFormats.count)
    }

    @Test("An app that gives no data is waited for once per call, whatever the call requests")
    func frozen() {
        stage.copyElsewhere([("image/png", nil), ("text/html", nil), ("text/plain", nil)])
        #expect(board.items.count == 1)
        #expect(stage.clipboard.requestedFormats.count == 1)
        #expect(board.string == nil)
        #expect(stage.clipboard.requestedFormats.count == 2)
    }

    @Test("A list of files that did not come in time is requested again")
    func late() {
        stage.copyElsewhere([("text/uri-list", nil), ("text/plain", Data("/tmp".utf8))])
        #expect(board.numberOfItems == 1)
        stage.copyElsewhere([("text/uri-list", nil)])
        #expect(board.urls == nil)
        #expect(board.urls == nil)
        #expect(stage.clipboard.requestedFormats == ["text/uri-list", "text/uri-list", "text/uri-list"])
    }

    @Test("Item providers of another app's items load lazily, and fail once the items are replaced")
    func providers() async throws {
        stage.copyElsewhere([("text/plain", Data("theirs".utf8))])
        let provider = try #require(board.itemProviders.first)
        let texts = Texts()
        _ = provider.loadObject(ofClass: String.self) { text, _ in texts.add(text) }
        try await stage.screen.settle()
        #expect(texts.all == ["theirs"])
        stage.copyElsewhere([("text/plain", Data("others".utf8))])
        _ = provider.loadObject(ofClass: String.self) { text, _ in texts.add(text) }
        try await stage.screen.settle()
        #expect(texts.all == ["theirs", nil])
    }

    @Test("Data that never come or are too large are nil, although their types are known")
    func timeout() {
        stage.copyElsewhere([("text/plain", nil), ("image/png", Data(count: 300 << 20))])
        #expect(board.string == nil)
        #expect(board.image == nil)
        #expect(board.hasStrings)
        #expect(board.hasImages)
    }

    @Test("Adding to another app's items keeps those items")
    func adds() {
        stage.copyElsewhere([("text/plain", Data("theirs".utf8))])
        board.addItems([["public.utf8-plain-text": "ours"]])
        #expect(board.strings == ["theirs", "ours"])
        #expect(stage.clipboard.isOwn)
        #expect(stage.paste("text/plain") == "theirs\nours")
    }
}

private final class Texts: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [String?] = []
    func add(_ text: String?) { lock.withLock { stored.append(text) } }
    var all: [String?] { lock.withLock { stored } }
}
