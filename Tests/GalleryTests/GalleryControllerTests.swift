// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
@testable import UIKit
import UIKitTesting

@testable import gallery

@Suite("The gallery's window") @MainActor
struct GalleryControllerTests {
    private let folder: ScratchFolder
    private let screen = TestScreen(size: CGSize(width: 390, height: 844))
    private let scene: UIWindowScene

    init() throws {
        folder = try ScratchFolder()
        let session = UISceneSession(
            role: .windowApplication,
            configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.host = screen.host
        screen.window.windowScene = scene
    }

    private func start(_ arguments: String...) throws -> GalleryController {
        let gallery = GalleryController(
            options: try GalleryOptions(arguments: ["--data", folder.url.path] + arguments))
        screen.show(gallery)
        try screen.settle()
        return gallery
    }

    @Test("It is named after the demo that is open, and else after the gallery")
    func title() throws {
        let gallery = try start()
        #expect(screen.surface.title == "Uplift Gallery")
        screen.press(.downArrow)
        screen.press(.downArrow)
        screen.press(.return)
        try screen.settle()
        #expect(screen.surface.title == "Emoji – Uplift Gallery")
        screen.press(.downArrow)
        screen.press(.return)
        try screen.settle()
        #expect(gallery.viewControllers.count == 3 && screen.surface.title == "Emoji – Uplift Gallery")
        // Another demo is opened while the gallery goes back from the first.
        gallery.popToRootViewController(animated: true)
        screen.advance(by: 0.1)
        screen.press(.upArrow)
        screen.press(.return)
        try screen.settle()
        #expect(screen.surface.title == "Players – Uplift Gallery")
        screen.press(.escape)
        try screen.settle()
        #expect(screen.surface.title == "Uplift Gallery")
    }

    @Test("Opened on a demo, it is named after that")
    func opened() throws {
        _ = try start("--demo", "calendar")
        #expect(screen.surface.title == "Calendar – Uplift Gallery")
    }

    // MARK: Pages that are left

    /// Opens a demo from the list.
    private func open(_ demo: Demo, in gallery: GalleryController) throws -> UIViewController {
        let list = try #require(gallery.topViewController as? DemoListController)
        let row = try #require(Demo.allCases.firstIndex(of: demo))
        list.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
        screen.advance(by: 0.1)
        screen.mouse.click(at: list.tableView.middle(ofRow: row))
        screen.finishFileJobs()
        try screen.settle()
        return try #require(gallery.topViewController)
    }

    private func leave(_ gallery: GalleryController) throws {
        gallery.popToRootViewController(animated: true)
        screen.finishFileJobs()
        try screen.settle()
    }

    private nonisolated static let saving: [Demo] = [
        .players, .playersByHand, .emoji, .swipe, .tables, .shelf, .stack, .calendar, .kanban,
    ]

    @Test("What was done on a page that saves can be undone when it is opened again", arguments: saving)
    func undo(demo: Demo) throws {
        screen.size = CGSize(width: 900, height: 844)
        let gallery = try start()
        let page = try open(demo, in: gallery)
        (page as? ShelfController)?.fill(["One", "Two"])
        screen.advance(by: 0.5)
        let before = page.shown
        screen.changeFirst(on: page)
        try screen.settle()
        let after = page.shown
        #expect(after != before)
        try leave(gallery)
        let again = try open(demo, in: gallery)
        #expect(again.shown == after && again.undoManager?.canUndo == true)
        screen.press(.keyboardZ, modifiers: .control)
        try screen.settle()
        #expect(again.shown == before)
        try leave(gallery)
        let last = try open(demo, in: gallery)
        screen.press(.keyboardZ, modifiers: [.control, .shift])
        try screen.settle()
        #expect(last.shown == after)
    }

    @Test("The page that has taken the place of another, as the emoji in another style, is the one that stays")
    func replaced() throws {
        let gallery = try start()
        let first = try open(.emoji, in: gallery)
        screen.activate(try #require(screen.accessibilityElement(named: "Style")))
        try screen.settle()
        let page = try #require(gallery.topViewController)
        screen.changeFirst(on: page)
        try screen.settle()
        let after = page.shown
        try leave(gallery)
        let again = try open(.emoji, in: gallery)
        #expect(page !== first && again === page && again.shown == after && again.undoManager?.canUndo == true)
    }

    @Test("It is opened again at once, while it is still leaving")
    func atOnce() throws {
        let gallery = try start()
        let page = try open(.kanban, in: gallery)
        screen.changeFirst(on: page)
        let after = page.shown
        for delay in [0, 0.1, 0.3] {
            gallery.popToRootViewController(animated: true)
            screen.advance(by: delay)
            let list = try #require(gallery.topViewController as? DemoListController)
            list.onSelect(.kanban)
            try screen.settle()
            let again = try #require(gallery.topViewController as? KanbanController)
            #expect(again.shown == after && gallery.viewControllers.count == 2 && again.view.window != nil)
            #expect(again.undoManager?.canUndo == true)
        }
    }

    @Test("A page shows what something else has written to its file since", arguments: [Demo.kanban, .shelf, .tables])
    func writtenElsewhere(demo: Demo) throws {
        screen.size = CGSize(width: 900, height: 844)
        let gallery = try start()
        // In a function of its own, which keeps no page.
        func change() throws {
            let page = try open(demo, in: gallery)
            (page as? ShelfController)?.fill(["One", "Two"])
            screen.advance(by: 0.5)
            screen.changeFirst(on: page)
        }
        try change()
        try leave(gallery)
        let file = try #require(folder.names.first { $0.hasSuffix(".json") && !$0.hasPrefix(".") })
        let words = try String(contentsOf: folder.url.appendingPathComponent(file), encoding: .utf8)
        for (old, new) in [("Write the tutorial", "Elsewhere"), ("Two", "Elsewhere"), ("Grace", "Elsewhere")] {
            guard words.contains(old) else { continue }
            try folder.write(words.replacingOccurrences(of: old, with: new), to: file)
        }
        let again = try open(demo, in: gallery)
        #expect(again.shown.contains("Elsewhere") && again.undoManager?.canUndo == false)
    }

    @Test("Players and By hand show what was done on the other")
    func twoPagesOfAFile() throws {
        let gallery = try start()
        for (index, demo) in [Demo.players, .playersByHand, .players, .playersByHand].enumerated() {
            let page = try #require(try open(demo, in: gallery) as? PlayersTableController)
            #expect(page.players.count == Player.samples.count - index)
            screen.changeFirst(on: page)
            try screen.settle()
            try leave(gallery)
        }
        #expect(folder.names.filter { !$0.hasPrefix(".") } == ["players.json"])
    }
}
