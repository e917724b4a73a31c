// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Adding to what another program has on the pasteboard") @MainActor
struct ForeignPasteboardAddingTests {
    private let stage = PasteboardStage()
    private var board: UIPasteboard { stage.board }

    @Test(
        "What another program does not give in time stays on the pasteboard, and nothing is added: it would be lost",
        arguments: [["image/png"], ["text/plain", "image/png"], ["text/uri-list", "text/plain"]])
    func silent(formats: [String]) {
        stage.copyElsewhere(formats.map { ($0, $0 == "text/plain" ? Data("theirs".utf8) : nil) })
        let count = board.changeCount
        board.addItems([["public.utf8-plain-text": "ours"]])
        #expect(!stage.clipboard.isOwn && stage.clipboard.formats == formats)
        #expect(board.changeCount == count && board.numberOfItems == 1)
    }

    @Test("An item of which nothing can be had, for it is too large, is not thrown away for another one")
    func tooLarge() {
        stage.copyElsewhere([("image/png", Data(count: 300 << 20))])
        board.addItems([["public.utf8-plain-text": "ours"]])
        #expect(!stage.clipboard.isOwn && board.types == ["public.png"])
    }

    @Test("Of an item of which anything can be had, that is kept")
    func inPart() {
        stage.copyElsewhere([("text/plain", Data("theirs".utf8)), ("image/png", Data(count: 300 << 20))])
        board.addItems([["public.utf8-plain-text": "ours"]])
        #expect(stage.clipboard.isOwn && board.strings == ["theirs", "ours"])
    }

    @Test("On a pasteboard with nothing on it what is added is all there is")
    func empty() {
        stage.copyElsewhere([])
        board.addItems([["public.utf8-plain-text": "ours"]])
        #expect(stage.clipboard.isOwn && board.strings == ["ours"])
    }
}
