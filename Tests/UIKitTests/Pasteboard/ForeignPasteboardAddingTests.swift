// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Adding items to the pasteboard of another app") @MainActor
struct ForeignPasteboardAddingTests {
    private let stage = PasteboardStage()
    private var board: UIPasteboard { stage.board }

    @Test(
        "If another app gives no data in time, its item stays and nothing is added",
        arguments: [["image/png"], ["text/plain", "image/png"], ["text/uri-list", "text/plain"]])
    func silent(formats: [String]) {
        stage.copyElsewhere(formats.map { ($0, $0 == "text/plain" ? Data("theirs".utf8) : nil) })
        let count = board.changeCount
        board.addItems([["public.utf8-plain-text": "ours"]])
        #expect(!stage.clipboard.isOwn)
        #expect(stage.clipboard.formats == formats)
        #expect(board.changeCount == count)
        #expect(board.numberOfItems == 1)
    }

    @Test("If another app's item is too large to read, it stays and nothing is added")
    func tooLarge() {
        stage.copyElsewhere([("image/png", Data(count: 300 << 20))])
        board.addItems([["public.utf8-plain-text": "ours"]])
        #expect(!stage.clipboard.isOwn)
        #expect(board.types == ["public.png"])
    }

    @Test("If part of another app's item can be read, that part is kept and the new item is added")
    func inPart() {
        stage.copyElsewhere([("text/plain", Data("theirs".utf8)), ("image/png", Data(count: 300 << 20))])
        board.addItems([["public.utf8-plain-text": "ours"]])
        #expect(stage.clipboard.isOwn)
        #expect(board.strings == ["theirs", "ours"])
    }

    @Test("On an empty pasteboard the added item is the only one")
    func empty() {
        stage.copyElsewhere([])
        board.addItems([["public.utf8-plain-text": "ours"]])
        #expect(stage.clipboard.isOwn)
        #expect(board.strings == ["ours"])
    }
}
