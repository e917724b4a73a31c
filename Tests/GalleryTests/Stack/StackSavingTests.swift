// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import SeededNumbers
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Stack page: saving") @MainActor
struct StackSavingTests {
    let folder: ScratchFolder
    let store: StackStore
    let screen = TestScreen(size: CGSize(width: 390, height: 844))

    init() throws {
        folder = try ScratchFolder()
        store = StackStore(directory: folder.url)
    }

    private func open() throws -> StackController {
        let controller = StackController(store: store)
        screen.show(UINavigationController(rootViewController: controller))
        screen.advance(by: 0.1)
        try screen.settle()
        return controller
    }

    private func middle(_ stack: DragDropStackView, _ index: Int) -> CGPoint {
        stack.convert(stack.arrangedSubviews[index].center, to: nil)
    }

    private func names(_ stack: DragDropStackView) -> [String] {
        stack.arrangedSubviews.compactMap(\.accessibilityLabel)
    }

    private func drag(_ stack: DragDropStackView, _ index: Int, to point: CGPoint, hold: TimeInterval = 0.2) throws {
        let finger = screen.touch(at: middle(stack, index))
        finger.hold(0.3)
        finger.move(to: point, duration: 0.5)
        finger.hold(hold)
        finger.up()
        try screen.settle()
    }

    private func expectSaved(_ page: StackController, sourceLocation: SourceLocation = #_sourceLocation) {
        let shown = StackDocument(days: page.days, tasks: page.tasks)
        #expect(store.waitAndLoad().document == shown, sourceLocation: sourceLocation)
        #expect(names(page.row.stack) == page.days, sourceLocation: sourceLocation)
        #expect(page.columns.map { names($0.stack) } == page.tasks, sourceLocation: sourceLocation)
    }

    private func isInSight(_ name: String, in strip: StackStrip) -> Bool {
        strip.stack.arrangedSubviews.first { $0.accessibilityLabel == name }?.isWhollyOnScreen() == true
    }

    @Test("Dragged views have their order and colors again after a restart, and loading writes nothing")
    func restart() throws {
        var page = try open()
        #expect(folder.names == [])
        #expect(page.days == StackDocument.samples.days)
        let colour = page.row.stack.arrangedSubviews[0].backgroundColor
        try drag(page.row.stack, 0, to: CGPoint(x: middle(page.row.stack, 2).x + 10, y: middle(page.row.stack, 2).y))
        #expect(page.days.prefix(3) == ["Tue", "Wed", "Mon"])
        expectSaved(page)
        try drag(page.columns[0].stack, 1, to: middle(page.columns[1].stack, 1))
        #expect(page.tasks[1].contains("Write to Ada"))
        try drag(page.columns[0].stack, 0, to: middle(page.columns[0].stack, 2))
        expectSaved(page)
        let before = (page.days, page.tasks)
        page = try open()
        #expect(page.days == before.0)
        #expect(page.tasks == before.1)
        expectSaved(page)
        #expect(page.row.stack.arrangedSubviews[2].backgroundColor == colour)
    }

    @Test("The page reopened from the gallery is as it was left")
    func again() throws {
        let options = try GalleryOptions(arguments: ["--demo", "stack", "--data", folder.url.path])
        let root = GalleryController(options: options)
        screen.show(root)
        try screen.settle()
        let page = try #require(root.topViewController as? StackController)
        try drag(page.columns[1].stack, 0, to: middle(page.columns[0].stack, 0))
        let tasks = page.tasks
        #expect(tasks[1].count == 2)
        root.popViewController(animated: true)
        try screen.settle()
        let next = Demo.stack.makeController(options) as? StackController
        #expect(next?.tasks == tasks)
    }

    @Test("A cancelled touch saves nothing (I48)")
    func cancelled() throws {
        let page = try open()
        let finger = screen.touch(at: middle(page.columns[0].stack, 1))
        finger.hold(0.3)
        finger.move(to: middle(page.columns[1].stack, 0), duration: 0.3)
        finger.cancel()
        try screen.settle()
        #expect(folder.names == [])
    }

    @Test("Undo and redo are saved, and scroll to the moved view")
    func undo() throws {
        let page = try open()
        let row = page.row
        try drag(row.stack, 0, to: CGPoint(x: 385, y: middle(row.stack, 0).y), hold: 4)
        #expect(page.days.last == "Mon")
        #expect(isInSight("Mon", in: row))
        screen.press(.keyboardZ, modifiers: .control)
        try screen.settle()
        #expect(page.days.first == "Mon")
        #expect(isInSight("Mon", in: row))
        #expect(row.scrollView.contentOffset.x == -row.scrollView.adjustedContentInset.left)
        expectSaved(page)
        screen.press(.keyboardZ, modifiers: [.control, .shift])
        try screen.settle()
        #expect(page.days.last == "Mon")
        #expect(isInSight("Mon", in: row))
        expectSaved(page)
    }

    @Test("Undo and redo scroll to a task that returns to the end of its column")
    func undoFar() throws {
        let page = try open()
        let (left, right) = (page.columns[0], page.columns[1])
        left.scrollView.contentOffset.y = left.scrollView.contentSize.height - left.scrollView.bounds.height
        screen.advance(by: 0.1)
        let last = left.stack.arrangedSubviews.count - 1
        try drag(left.stack, last, to: middle(right.stack, 0))
        left.scrollView.contentOffset.y = 0
        screen.advance(by: 0.1)
        #expect(page.tasks[1].contains("Tune the guitar"))
        screen.tap(at: CGPoint(x: 305, y: 22))
        try screen.settle()
        #expect(page.tasks[0].last == "Tune the guitar")
        #expect(isInSight("Tune the guitar", in: left))
        expectSaved(page)
        left.scrollView.contentOffset.y = 0
        screen.tap(at: CGPoint(x: 360, y: 22))
        try screen.settle()
        #expect(isInSight("Tune the guitar", in: right))
        #expect(left.scrollView.contentOffset.y == 0)
        expectSaved(page)
    }

    @Test("A damaged file is set aside unchanged, with a notice above the row")
    func damaged() throws {
        let texts = [
            "", "{", "[]", "{\"version\": 1}", "{\"version\": 1, \"days\": [], \"tasks\": [[]]}",
            "{\"version\": 1, \"days\": [3], \"tasks\": [[], []]}",
        ]
        for (number, text) in texts.enumerated() {
            try folder.write(text, to: "stack.json")
            let page = try open()
            let notice = "stack.json is damaged. It was set aside as stack.damaged-\(number + 1).json."
            #expect(screen.accessibilityElement(named: notice) != nil, "\(text)")
            #expect(page.tasks == StackDocument.samples.tasks)
        }
        let page = try open()
        #expect(folder.names.count == texts.count)
        for (number, text) in texts.enumerated() {
            let file = folder.url.appendingPathComponent("stack.damaged-\(number + 1).json")
            #expect(try String(contentsOf: file, encoding: .utf8) == text)
        }
        try drag(page.row.stack, 0, to: middle(page.row.stack, 2))
        expectSaved(page)
    }

    @Test("A file of a newer version is set aside too, and the page can be used and saved")
    func newer() throws {
        try folder.write("{\"version\": 2, \"more\": true}", to: "stack.json")
        let page = try open()
        let notice =
            "stack.json was written by a newer version (2). It was set aside as stack.newer-1.json, whole: "
            + "a newer gallery reads it once it is called stack.json again."
        let label = try #require(screen.accessibilityElement(named: notice))
        let top = page.row.convert(page.row.bounds, to: page.view).minY
        #expect(top > ((label as? UIView)?.superview?.frame.maxY ?? .infinity))
        try drag(page.columns[1].stack, 0, to: middle(page.columns[0].stack, 0))
        expectSaved(page)
        #expect(screen.accessibilityElement(named: notice) != nil, "the old file is still aside")
    }

    @Test("A failed save shows a notice until a save succeeds, and the page can be used")
    func cannotSave() throws {
        let page = try open()
        try FileManager.default.removeItem(at: folder.url)
        try Data().write(to: folder.url)
        try drag(page.row.stack, 0, to: middle(page.row.stack, 2))
        screen.finishFileJobs()
        try screen.settle()
        #expect(page.days.first == "Tue")
        let told = page.view.subviews.compactMap { $0 as? NoticeView }
        #expect(told.count == 1 && told[0].frame.height > 20)
        try FileManager.default.removeItem(at: folder.url)
        screen.press(.keyboardZ, modifiers: .control)
        try screen.settle()
        screen.finishFileJobs()
        #expect(page.view.subviews.allSatisfy { !($0 is NoticeView) })
        expectSaved(page)
    }

    @Test("A file of random bytes does not stop the page, and is always set aside")
    func fuzz() throws {
        var random = Seeded(seed: 11)
        for round in 1...200 {
            let bytes = Data((0..<random.next(below: 60)).map { _ in UInt8(random.next(below: 256)) })
            try bytes.write(to: store.file)
            _ = store.waitAndLoad()
            #expect(folder.names.count == round)
        }
    }
}
