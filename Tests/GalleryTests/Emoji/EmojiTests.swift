// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Emoji dictionary page") @MainActor
struct EmojiTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let folder: ScratchFolder
    let navigation: UINavigationController

    init() throws {
        folder = try ScratchFolder()
        let page = EmojiController(store: EmojiStore(directory: folder.url), style: .insetGrouped)
        navigation = UINavigationController(rootViewController: page)
        screen.show(navigation)
        screen.advance(by: 0.1)
    }

    private var controller: EmojiController { navigation.viewControllers[0] as! EmojiController }
    private var table: UITableView { controller.tableView }

    private func place(_ row: Int, _ section: Int, x: CGFloat) -> CGPoint {
        let rect = table.rectForRow(at: IndexPath(row: row, section: section))
        return table.convert(CGPoint(x: x, y: rect.midY), to: nil)
    }

    @Test("Style shows the same rows plain, grouped and inset, with an index only in the plain style")
    func styles() throws {
        #expect(table.style == .insetGrouped)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "ANIMALS")
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            screen.tap(at: CGPoint(x: 300, y: 22))
            try screen.settle()
            #expect(table.style == style)
            #expect(table.window != nil)
            #expect(table.visibleCells.count > 5)
            let isIndex = screen.window.hitTest(CGPoint(x: 386, y: 440), with: nil)?.bounds.width == 15
            #expect(isIndex == (style == .plain))
        }
    }

    @Test("Style keeps the undo history and the notice, and does not read the file again")
    func styleAfterChange() throws {
        func press(_ button: String) throws {
            screen.activate(try #require(screen.accessibilityElement(named: button)))
            screen.finishFileJobs()
            try screen.settle()
        }
        let before = controller.groups
        screen.changeFirst(on: controller)
        screen.finishFileJobs()
        try screen.settle()
        let changed = controller.groups
        #expect(changed != before)
        try folder.write("Edited", to: "emoji.json")
        try press("Style")
        try press("Undo")
        #expect(controller.groups == before)
        #expect(table.numberOfRows(inSection: 0) == before[0].emojis.count)
        #expect(folder.names == ["emoji.json", "emoji.other-1.json"])
        try press("Style")
        #expect(table.all(NoticeView.self).first?.text.contains("emoji.other-1.json") == true)
        try press("Redo")
        #expect(controller.groups == changed)
        try press("Undo")
        #expect(controller.groups == before)
    }

    @Test("A save that fails after Style is reported on the new page")
    func styleWhileSaving() throws {
        let jobs = FileJobs.on(EmojiStore(directory: folder.url).file)
        jobs.queue.suspend()
        screen.changeFirst(on: controller)
        screen.activate(try #require(screen.accessibilityElement(named: "Style")))
        screen.advance(by: 0.5)
        try FileManager.default.removeItem(at: folder.url)
        try Data().write(to: folder.url)
        jobs.queue.resume()
        screen.finishFileJobs()
        try screen.settle()
        #expect(table.all(NoticeView.self).first?.text.contains("could not be saved in ") == true)
    }

    @Test("A row and its info button open the emoji's page, and a name changed there changes in the list")
    func pages() throws {
        screen.tap(at: place(0, 0, x: 315))
        try screen.settle()
        let page = try #require(navigation.topViewController as? EmojiPage)
        #expect(page.title == "Turtle")
        page.field.becomeFirstResponder()
        screen.type("!")
        navigation.popViewController(animated: false)
        try screen.settle()
        #expect(controller.groups[0].emojis[0].name == "Turtle!")
        #expect(page.title == "Turtle!")
        let content = table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentConfiguration
        #expect((content as? UIListContentConfiguration)?.text == "🐢 - Turtle!")
        screen.tap(at: place(1, 0, x: 100))
        try screen.settle()
        #expect(navigation.topViewController?.title == "Elephant")
    }

    @Test("Closing the window saves the name being typed")
    func closedWhileTyping() throws {
        screen.tap(at: place(1, 0, x: 100))
        try screen.settle()
        let page = try #require(navigation.topViewController as? EmojiPage)
        screen.tap(page.field)
        page.field.selectAll(nil)
        screen.type("Tusker")
        #expect(controller.groups[0].emojis[1].name == "Elephant")
        TerminationObserver.observe()
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
        let next = EmojiController(store: EmojiStore(directory: folder.url), style: .insetGrouped)
        #expect(next.groups[0].emojis[1].name == "Tusker")
    }

    @Test("On a page with only a text field, Tab moves the focus and Escape goes back")
    func keysOfPage() throws {
        screen.tap(at: place(1, 0, x: 100))
        try screen.settle()
        screen.press(.tab)
        #expect(UIFocusSystem.focusSystem(for: navigation.view)?.focusedItem != nil)
        screen.press(.escape)
        try screen.settle()
        #expect(navigation.topViewController === controller)
    }

    @Test("Escape in the field restores the old name, and Escape outside the field leaves the page")
    func escapedName() throws {
        screen.tap(at: place(1, 0, x: 100))
        try screen.settle()
        let page = try #require(navigation.topViewController as? EmojiPage)
        for _ in 0..<2 {
            screen.tap(page.field)
            page.field.selectAll(nil)
            screen.type("Tusker")
            screen.press(.escape)
            try screen.settle()
            #expect(page.field.text == "Elephant")
            #expect(page.title == "Elephant")
            #expect(!page.field.isFirstResponder)
            #expect(navigation.topViewController === page)
            #expect(controller.undoManager?.canUndo == false)
        }
        screen.tap(page.field)
        page.field.selectAll(nil)
        screen.type("Tusker")
        screen.press(.return)
        #expect(controller.groups[0].emojis[1].name == "Tusker")
        screen.press(.escape)
        try screen.settle()
        #expect(navigation.topViewController === controller)
    }

    @Test(
        "Going back from a page that a row's button opened focuses that row",
        arguments: [UIContentSizeCategory.large, .accessibilityLarge])
    func focusAfterButton(size: UIContentSizeCategory) throws {
        screen.traits.preferredContentSizeCategory = size
        try screen.settle()
        screen.mouse.click(at: place(0, 0, x: 100))
        try screen.settle()
        screen.press(.escape)
        try screen.settle()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        screen.mouse.click(at: try #require(button(in: cell)).middle)
        try screen.settle()
        #expect(navigation.topViewController?.title == "Elephant")
        screen.press(.escape)
        try screen.settle()
        #expect(table.focusedPath == IndexPath(row: 1, section: 0))
    }

    private func button(in view: UIView) -> UIView? {
        if view.accessibilityLabel == "More Info" { return view }
        return view.subviews.lazy.compactMap { button(in: $0) }.first
    }

    @Test("A new name can be undone, and a blank name is ignored")
    func renaming() throws {
        let names = { [controller] in controller.groups[0].emojis[1].name }
        screen.tap(at: place(1, 0, x: 100))
        try screen.settle()
        let page = try #require(navigation.topViewController as? EmojiPage)
        page.field.becomeFirstResponder()
        page.field.text = "  "
        screen.press(.return)
        try screen.settle()
        #expect(page.field.text == "Elephant")
        #expect(names() == "Elephant")
        page.field.becomeFirstResponder()
        page.field.text = "Tusker"
        navigation.popViewController(animated: true)
        try screen.settle()
        #expect(names() == "Tusker")
        #expect(page.title == "Tusker")
        controller.undoManager?.undo()
        try screen.settle()
        #expect(names() == "Elephant")
        let content = table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentConfiguration
        #expect((content as? UIListContentConfiguration)?.text == "🐘 - Elephant")
        controller.undoManager?.redo()
        #expect(names() == "Tusker")
    }

    @Test("In edit mode a row can be dragged to another section, and the footers update their counts")
    func editing() throws {
        controller.setEditing(true, animated: false)
        try screen.settle()
        let target = place(1, 1, x: 345)
        let finger = screen.touch(at: place(0, 0, x: 345))
        finger.hold(0.3)
        finger.move(to: target, duration: 0.6)
        finger.hold(0.2)
        finger.up()
        try screen.settle()
        #expect(controller.groups[0].emojis.count == 3 && controller.groups[1].emojis.count == 5)
        #expect(controller.groups[1].emojis.prefix(3).contains { $0.symbol == "🐢" })
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "3 emoji")
        #expect(table.footerView(forSection: 1)?.textLabel?.text == "5 emoji")
    }

    @Test("The emoji are drawn in color", arguments: [UIUserInterfaceStyle.light, .dark])
    func colours(style: UIUserInterfaceStyle) throws {
        screen.traits.userInterfaceStyle = style
        try screen.settle()
        let pixels = try #require(screen.capture().cgImage)
        let middle = place(2, 0, x: 50)
        var isColoured = false
        for y in Int(middle.y - 20)..<Int(middle.y + 10) {
            for x in 36..<70 {
                let pixel = pixels.pixel(x: x * 2, y: y * 2)
                if Int(pixel.r) - Int(pixel.b) > 80 { isColoured = true }
            }
        }
        #expect(isColoured)
    }
}

@Suite("Million rows page") @MainActor
struct MillionTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let controller = MillionController()

    init() {
        screen.show(UINavigationController(rootViewController: controller))
        screen.advance(by: 0.1)
    }

    private var table: UITableView { controller.tableView }

    private func title(_ cell: UITableViewCell?) -> String? {
        (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }

    @Test("Jump scrolls to the middle, to the end and back to the start, exactly to the row")
    func jumps() throws {
        #expect(title(table.visibleCells.first) == "Row 1")
        func jump() throws {
            screen.tap(at: CGPoint(x: 300, y: 22))
            try screen.settle()
        }
        try jump()
        let middle = table.rectForRow(at: IndexPath(row: 500_000, section: 0))
        let visible = table.bounds.inset(by: table.adjustedContentInset)
        #expect(abs(middle.midY - visible.midY) < CGFloat(1))
        try jump()
        #expect(title(table.visibleCells.last) == "Row 1,000,000")
        #expect(abs(table.rectForRow(at: IndexPath(row: 999_999, section: 0)).maxY - table.bounds.maxY) < CGFloat(1))
        try jump()
        #expect(title(table.visibleCells.first) == "Row 1")
        #expect(table.contentOffset.y == -table.adjustedContentInset.top)
    }

    @Test("Inserting 10,000 rows on top keeps the visible rows in place")
    func inserts() throws {
        screen.tap(at: CGPoint(x: 300, y: 22))
        try screen.settle()
        let cell = try #require(table.visibleCells.first)
        let (words, place) = (title(cell), cell.convert(CGPoint.zero, to: nil))
        screen.tap(at: CGPoint(x: 356, y: 22))
        #expect(cell.convert(CGPoint.zero, to: nil) == place)
        try screen.settle()
        #expect(title(cell) == words)
        #expect(cell.convert(CGPoint.zero, to: nil) == place)
        #expect(table.numberOfRows(inSection: 0) == 1_010_000)
        #expect(controller.title == "1,010,000 rows")
        #expect(table.indexPath(for: cell)!.row > 509_000)
    }
}
