// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Layout page: chat") @MainActor
struct LayoutChatTests {
    private func bubbles(_ chat: LayoutChatController, _ stage: LayoutPageStage) -> [CGRect] {
        chat.tableView.visibleCells.compactMap { $0 as? ChatCell }.map { stage.frame($0.bubble) }
    }

    @Test("A bubble hugs its text, and is at most three quarters as wide as the row", arguments: [320, 390, 900])
    func widths(width: CGFloat) throws {
        let stage = LayoutPageStage(size: CGSize(width: width, height: 1200))
        let chat = try stage.show(.chat, as: LayoutChatController.self)
        let cells = chat.tableView.visibleCells.compactMap { $0 as? ChatCell }
        #expect(cells.count == chat.messages.count)
        for (cell, frame) in zip(cells, bubbles(chat, stage)) {
            #expect(frame.width <= (width - 32) * 0.75 + 0.5)
            let labels = cell.bubble.arrangedSubviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
            let natural = labels.map(\.intrinsicContentSize.width).max() ?? 0
            #expect(frame.width <= natural + 24.5)
            let heights = labels.map { $0.sizeThatFits(CGSize(width: frame.width - 24, height: 2000)).height }
            let height = heights.reduce(16 + 2 * CGFloat(labels.count - 1), +)
            #expect(abs(frame.height - height) <= 1)
            #expect(abs(cell.bounds.height - frame.height - 8) <= 1)
        }
    }

    @Test(
        "The user's own messages are at the trailing edge, and the others at the leading edge",
        arguments: [false, true])
    func sides(isRightToLeft: Bool) throws {
        let stage = LayoutPageStage(size: CGSize(width: 390, height: 1200), isRightToLeft: isRightToLeft)
        let chat = try stage.show(.chat, as: LayoutChatController.self)
        for (message, frame) in zip(chat.messages, bubbles(chat, stage)) {
            let isAtRight = (message.sender == nil) != isRightToLeft
            #expect((isAtRight ? 390 - frame.maxX : frame.minX) == 16, "\(message.text)")
        }
    }

    @Test("A typed message appears below the others, and the list scrolls to it")
    func adding() throws {
        let stage = LayoutPageStage(size: CGSize(width: 390, height: 500))
        let chat = try stage.show(.chat, as: LayoutChatController.self)
        let count = chat.messages.count
        let last = { IndexPath(row: chat.messages.count - 1, section: 0) }
        #expect(chat.tableView.indexPathsForVisibleRows?.last == last())
        stage.screen.tap(chat.field)
        stage.screen.type("A message that is long enough to need more than one line in its bubble")
        stage.screen.press(.return)
        try stage.screen.settle()
        stage.screen.type("Short")
        stage.screen.tap(chat.sendButton)
        try stage.screen.settle()
        #expect(chat.messages.count == count + 2)
        #expect(chat.field.text == "")
        #expect(chat.field.isEditing)
        #expect(chat.tableView.indexPathsForVisibleRows?.last == last())
        let frames = bubbles(chat, stage).suffix(2)
        #expect(frames.map(\.maxX) == [374, 374])
        #expect(frames.first.map { $0.height > 50 } == true)
        #expect(frames.last.map { $0.maxY <= stage.frame(chat.field).minY } == true)
        // An empty message is not sent.
        stage.screen.type("  ")
        stage.screen.press(.return)
        #expect(chat.messages.count == count + 2)
    }

    /// The distance in points from the end of the last message to the lower edge of the list.
    private func distanceFromEnd(_ chat: LayoutChatController) -> CGFloat {
        chat.tableView.rectForRow(at: IndexPath(row: chat.messages.count - 1, section: 0)).maxY
            - chat.tableView.bounds.maxY
    }

    @Test("If the end of the conversation is visible, it stays visible when the window becomes narrower or lower")
    func resizing() throws {
        let stage = LayoutPageStage()
        let chat = try stage.show(.chat, as: LayoutChatController.self)
        stage.screen.tap(chat.field)
        for number in 1...6 {
            stage.screen.type("Message \(number), which is long enough to need more lines in a narrow window")
            stage.screen.press(.return)
            try stage.screen.settle()
        }
        let sizes = [(320, 700), (320, 480), (900, 480), (390, 844), (360, 500), (355, 490), (350, 480)]
        for (width, height) in sizes {
            stage.screen.size = CGSize(width: width, height: height)
            stage.screen.advance(by: 0.1)
            let distance = distanceFromEnd(chat)
            let fits = chat.tableView.contentSize.height < chat.tableView.bounds.height
            #expect(fits ? distance <= 0 : abs(distance) <= 1, "\(width) × \(height)")
        }
    }

    @Test("A conversation that was scrolled back stays there when the window becomes lower")
    func resizingInTheMiddle() throws {
        let stage = LayoutPageStage(size: CGSize(width: 390, height: 500))
        let chat = try stage.show(.chat, as: LayoutChatController.self)
        stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: -2000), at: chat.tableView.middle)
        try stage.screen.settle()
        #expect(chat.tableView.indexPathsForVisibleRows?.first?.row == 0)
        stage.screen.size = CGSize(width: 390, height: 400)
        stage.screen.advance(by: 0.1)
        #expect(chat.tableView.indexPathsForVisibleRows?.first?.row == 0)
        #expect(distanceFromEnd(chat) > 50)
    }

    @Test("The field is above the bottom safe area, and the button beside it")
    func bar() throws {
        let stage = LayoutPageStage()
        let chat = try stage.show(.chat, as: LayoutChatController.self)
        let (field, button) = (stage.frame(chat.field), stage.frame(chat.sendButton))
        #expect(abs(field.maxY - 836) < 0.01)
        #expect(abs(button.minX - field.maxX - 8) < 0.01)
        #expect(abs(button.midY - field.midY) <= 0.5)
        #expect(abs(stage.frame(chat.tableView).maxY - min(field.minY, button.minY) + 8) <= 0.5)
    }
}
