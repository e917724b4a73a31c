// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Springboard page") @MainActor
struct SpringboardTests {
    private let folder: ScratchFolder
    private let screen = TestScreen(size: CGSize(width: 390, height: 844))
    private let page: SpringboardController

    init() throws {
        folder = try ScratchFolder()
        page = SpringboardController(store: SpringboardStore(directory: folder.url))
        screen.show(UINavigationController(rootViewController: page))
        try screen.settle()
    }

    private var names: [String] { page.icons.map(\.name) }

    /// The names of the apps in a folder of the home screen.
    private func names(in folder: String) -> [String]? {
        page.icons.first { $0.isFolder && $0.name == folder }?.icons.map(\.name)
    }

    /// The names that the cells on screen show, in their order.
    private func shown(_ pages: IconPagesView? = nil) -> [String] {
        let list = (pages ?? page.pages).collectionView
        return list.indexPathsForVisibleItems.sorted().compactMap { list.cellForItem(at: $0)?.words.first }
    }

    private func cell(_ name: String) throws -> IconCell {
        let cells = (page.folderView?.pages ?? page.pages).collectionView.visibleCells.compactMap { $0 as? IconCell }
        return try #require(cells.first { $0.words == [name] }, "\(name) is not on screen.")
    }

    /// The centre of an icon on the home screen, or in the open folder.
    private func point(_ name: String) throws -> CGPoint { try cell(name).iconView.middle }

    /// Drags an icon to the middle of another one, and rests there before the drop.
    private func merge(_ name: String, into target: String) throws {
        let end = try point(target)
        let finger = screen.touch(at: try point(name))
        finger.hold(0.6)
        finger.move(to: CGPoint(x: end.x, y: end.y + 6), duration: 0.3)
        finger.hold(0.8)
        finger.up()
        try screen.settle()
    }

    private func open(_ name: String) throws {
        screen.tap(at: try point(name))
        try screen.settle()
        #expect(page.folderView?.folder.name == name)
    }

    private func choose(_ action: String, of name: String) throws {
        screen.mouse.click(at: try point(name), button: 2)
        try screen.settle()
        screen.tap(try #require(screen.window.all(UILabel.self).first { $0.text == action }))
        try screen.settle()
    }

    private func undo() throws {
        screen.press(.keyboardZ, modifiers: .control)
        try screen.settle()
    }

    // MARK: Pages

    @Test("Icons fill the pages row by row, and a swipe or a tap beside the dots turns the page")
    func turning() throws {
        #expect(shown() == Array(names.prefix(24)))
        let (first, second, fifth) = (try point("Mail"), try point("Calendar"), try point("Clock"))
        #expect(first.y == second.y && first.x < second.x && first.x == fifth.x && first.y < fifth.y)
        let finger = screen.touch(at: CGPoint(x: 300, y: 400))
        finger.move(by: CGVector(dx: -200, dy: 0), duration: 0.2)
        finger.up()
        try screen.settle()
        #expect(shown() == Array(names.suffix(3)))
        #expect(page.pages.pageControl.accessibilityValue == "2 of 2")
        screen.tap(at: CGPoint(x: 100, y: page.pages.pageControl.middle.y))
        try screen.settle()
        #expect(page.pages.page == 0)
    }

    @Test("From right to left, the first page and the first column are at the right")
    func rightToLeft() throws {
        screen.traits.layoutDirection = .rightToLeft
        let page = SpringboardController(store: SpringboardStore(directory: folder.url))
        screen.show(page)
        try screen.settle()
        let cells = page.pages.collectionView.visibleCells.compactMap { $0 as? IconCell }
        let mail = try #require(cells.first { $0.words == ["Mail"] })
        #expect(mail.middle.x > 300)
        #expect(page.pages.page == 0)
        page.pages.show(page: 1, animated: false)
        #expect(page.pages.collectionView.contentOffset.x == 0)
    }

    @Test("The shown icons stay on screen if the window gets smaller")
    func resizing() throws {
        page.pages.show(page: 1, animated: false)
        screen.size = CGSize(width: 320, height: 600)
        try screen.settle()
        #expect(shown().contains("Stocks"))
        let list = page.pages.collectionView
        #expect(list.contentOffset.x.truncatingRemainder(dividingBy: list.bounds.width) == 0)
    }

    // MARK: Moving

    @Test("A long press moves an icon between others, and the move is undone and redone")
    func moving() throws {
        let start = names
        try screen.drag(from: try point("Mail"), to: CGPoint(x: try point("Camera").x + 38, y: try point("Camera").y))
        #expect(names.prefix(4) == ["Calendar", "Photos", "Camera", "Mail"])
        #expect(shown() == Array(names.prefix(24)))
        try undo()
        #expect(names == start)
        #expect(shown() == Array(names.prefix(24)))
        screen.press(.keyboardZ, modifiers: [.control, .shift])
        try screen.settle()
        #expect(names.prefix(4) == ["Calendar", "Photos", "Camera", "Mail"])
    }

    @Test(
        "A drag that rests at the edge turns the page, which is shown whole after the drop, also after a folder was open",
        arguments: [false, true])
    func nextPage(wasFolderOpen: Bool) throws {
        let mouse = screen.mouse
        if wasFolderOpen {
            mouse.click(at: try point("Tools"))
            try screen.settle()
            #expect(page.folderView != nil)
            screen.press(.keyboardEscape)
            try screen.settle()
        }
        mouse.move(to: try point("Clock"))
        mouse.press()
        mouse.move(to: CGPoint(x: 384, y: 400), duration: 0.4)
        mouse.hold(1.6)
        mouse.move(to: CGPoint(x: 200, y: 400), duration: 0.4)
        mouse.hold(0.7)
        mouse.release()
        try screen.settle()
        #expect(names.last == "Clock")
        #expect(page.pages.collectionView.contentOffset.x == 390)
        #expect(shown().last == "Clock")
    }

    @Test("Control-D and arrows move the focused icon in two dimensions")
    func keys() throws {
        screen.press(.tab)
        screen.press(.rightArrow)
        #expect(page.pages.focusedIcon?.name == "Calendar")
        screen.press(.keyboardD, modifiers: .control)
        screen.advance(by: 0.5)
        screen.press(.downArrow)
        screen.advance(by: 0.5)
        #expect(screen.announcements.last?.hasSuffix("row 2, column 2") == true)
        #expect(page.pages.collectionView.contentOffset.x == 0)
        screen.press(.keyboardReturnOrEnter)
        try screen.settle()
        #expect(names.firstIndex(of: "Calendar") == 5)
    }

    @Test("Accessibility actions move an icon to a row below and to the next page, which is then shown")
    func actions() throws {
        screen.focus(on: try cell("Mail"))
        #expect(screen.perform("Move Down", on: try cell("Mail")))
        try screen.settle()
        #expect(names.firstIndex(of: "Mail") == 4)
        #expect(screen.perform("Move to End", on: try cell("Mail")))
        try screen.settle()
        #expect(names.last == "Mail")
        #expect(page.pages.collectionView.contentOffset.x == 390)
        let actions = try cell("Mail").accessibilityCustomActions?.map(\.name) ?? []
        #expect(!actions.contains("Move Up") && !actions.contains("Move Down"))
    }

    // MARK: Folders

    @Test("An icon that is dropped on another one makes a folder with it, and Undo returns both")
    func newFolder() throws {
        let start = names
        try merge("Mail", into: "Camera")
        #expect(names.prefix(3) == ["Calendar", "Photos", "Folder"])
        #expect(names(in: "Folder") == ["Camera", "Mail"])
        #expect(try cell("Folder").accessibilityLabel == "Folder, folder, 2 apps")
        try undo()
        #expect(names == start)
        #expect(shown() == Array(names.prefix(24)))
    }

    @Test("An icon that is dropped on a folder is added to it, and a folder is not")
    func adding() throws {
        try merge("Clock", into: "Tools")
        #expect(names(in: "Tools")?.last == "Clock")
        #expect(!names.contains("Clock"))
        try merge("Leisure", into: "Tools")
        #expect(names.contains("Leisure"))
        #expect(names(in: "Tools")?.count == 8)
    }

    @Test("A tap opens a folder, and a tap beside it or Escape closes it")
    func opening() throws {
        try open("Tools")
        #expect(shown(page.folderView?.pages) == names(in: "Tools"))
        screen.tap(at: try point("Timer"))
        try screen.settle()
        #expect(page.folderView != nil)
        screen.tap(at: CGPoint(x: 195, y: 780))
        try screen.settle()
        #expect(page.folderView == nil)
        try open("Leisure")
        screen.press(.escape)
        try screen.settle()
        #expect(page.folderView == nil)
        #expect(page.view.all(FolderView.self).isEmpty)
        screen.tap(at: try point("Mail"))
        try screen.settle()
        #expect(page.folderView == nil)
    }

    @Test("Return opens the focused folder, arrows stay in it, and Escape returns the focus to the folder")
    func folderKeys() throws {
        try cell("Weather").focusWithoutScrolling()
        screen.press(.rightArrow)
        screen.press(.return)
        try screen.settle()
        for _ in 0..<2 { screen.press(.rightArrow) }
        screen.press(.downArrow)
        let folder = try #require(page.folderView)
        #expect(folder.pages.focusedIcon != nil)
        screen.press(.escape)
        try screen.settle()
        #expect(page.pages.focusedIcon?.name == "Tools")
    }

    @Test("Icons move within an open folder, and Undo returns them")
    func movingInFolder() throws {
        try open("Tools")
        try screen.drag(
            from: try point("Compass"), to: CGPoint(x: try point("Recorder").x + 36, y: try point("Recorder").y))
        #expect(names(in: "Tools")?.prefix(3) == ["Timer", "Recorder", "Compass"])
        try undo()
        #expect(names(in: "Tools")?.prefix(3) == ["Compass", "Timer", "Recorder"])
        #expect(shown(page.folderView?.pages) == names(in: "Tools"))
    }

    @Test("The name of an open folder is edited, and Escape keeps the old name")
    func renaming() throws {
        try open("Tools")
        let field = try #require(page.folderView?.field)
        func edit(_ text: String, _ key: UIKeyboardHIDUsage) throws {
            screen.tap(at: field.middle)
            try screen.settle()
            screen.press(.keyboardA, modifiers: .control)
            screen.type(text)
            screen.press(key)
            try screen.settle()
        }
        try edit("Useful", .keyboardEscape)
        #expect(names.contains("Tools"))
        #expect(field.text == "Tools")
        try edit("Useful", .keyboardReturnOrEnter)
        #expect(names.contains("Useful"))
        #expect(page.folderView != nil)
        try undo()
        #expect(field.text == "Tools")
    }

    @Test("Icons leave a folder by its menu, and the folder disappears with the last one, until Undo")
    func leaving() throws {
        try open("Leisure")
        for name in ["Films", "Books", "Garden"] { try choose("Move to Home Screen", of: name) }
        #expect(names(in: "Leisure") == ["Fitness"])
        try choose("Move to Home Screen", of: "Fitness")
        #expect(page.folderView == nil)
        #expect(!names.contains("Leisure"))
        #expect(names[13...16] == ["Fitness", "Garden", "Books", "Films"])
        for _ in 0..<4 { try undo() }
        #expect(names(in: "Leisure")?.count == 4)
        #expect(shown() == Array(names.prefix(24)))
    }

    @Test("An icon that is dropped beside the panel leaves its folder, which is closed, and Undo returns it")
    func draggingOut() throws {
        try open("Leisure")
        let panel = try #require(page.folderView?.panel)
        let below = CGPoint(x: panel.middle.x, y: panel.frame.maxY + 80)
        try screen.drag(from: try point("Books"), to: below)
        #expect(page.folderView == nil)
        #expect(names(in: "Leisure")?.contains("Books") == false)
        #expect(names[names.firstIndex(of: "Leisure").map { $0 + 1 } ?? 0] == "Books")
        try undo()
        #expect(names(in: "Leisure")?.contains("Books") == true)
        #expect(!names.contains("Books"))
    }

    @Test("An icon that a second finger adds to the drag leaves the folder, too")
    func draggingOutSeveral() throws {
        try open("Leisure")
        let panel = try #require(page.folderView?.panel)
        let finger = screen.touch(at: try point("Books"))
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 0, dy: 20), duration: 0.2)
        screen.tap(at: try point("Films"))
        screen.advance(by: 0.4)
        finger.move(to: CGPoint(x: panel.middle.x, y: panel.frame.maxY + 80), duration: 0.3)
        finger.hold(0.3)
        finger.up()
        try screen.settle()
        #expect(names(in: "Leisure")?.contains("Films") == false)
        #expect(names.contains("Films") && names.contains("Books"))
    }

    // MARK: Deleting and saving

    @Test("A long press without a movement opens the menu of an icon")
    func longPress() throws {
        let finger = screen.touch(at: try point("Maps"))
        finger.hold(1.5)
        finger.up()
        try screen.settle()
        screen.tap(try #require(screen.window.all(UILabel.self).first { $0.text == "Delete" }))
        try screen.settle()
        #expect(!names.contains("Maps"))
    }

    @Test("The menu and the Delete key delete icons, also of a folder, which Undo returns")
    func deleting() throws {
        let start = page.icons
        try choose("Delete", of: "Tools")
        #expect(!names.contains("Tools"))
        try cell("Calendar").focusWithoutScrolling()
        screen.press(.leftArrow)
        screen.press(.keyboardDeleteOrBackspace)
        try screen.settle()
        #expect(!names.contains("Mail"))
        try open("Leisure")
        try choose("Delete", of: "Films")
        #expect(names(in: "Leisure") == ["Books", "Garden", "Fitness"])
        for _ in 0..<3 { try undo() }
        #expect(page.icons == start)
    }

    @Test("Icons and folders are saved, and the page shows them again")
    func saving() throws {
        try merge("Mail", into: "Camera")
        screen.finishFileJobs()
        #expect(folder.names == ["springboard.json"])
        let again = SpringboardController(store: SpringboardStore(directory: folder.url))
        #expect(again.icons == page.icons)
    }

    @Test("A file with an app in two places counts as damaged")
    func damage() {
        let mail = HomeIcon(.mail)
        #expect(SpringboardDocument(icons: [mail, HomeIcon(folder: "A", [HomeIcon(.clock)])]).isSound)
        #expect(!SpringboardDocument(icons: [mail, HomeIcon(folder: "A", [HomeIcon(.mail)])]).isSound)
        #expect(!SpringboardDocument(icons: [mail, HomeIcon(folder: "A", [])]).isSound)
    }
}
