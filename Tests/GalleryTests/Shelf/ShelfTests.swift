// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@testable import gallery

@Suite("Shelf page") @MainActor
struct ShelfTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let page = ShelfController()

    init() {
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.1)
    }

    // MARK: User actions

    /// Drags a sample to the end of the shelf.
    private func drag(sample: Int) {
        page.samples.tableView.scrollToRow(at: page.path(sample), at: .middle, animated: false)
        screen.advance(by: 0.1)
        let finger = screen.touch(at: page.samples.tableView.middle(ofRow: sample))
        finger.hold(0.6)
        let end = page.shelf.convert(CGPoint(x: page.shelf.bounds.midX, y: page.shelf.bounds.maxY - 30), to: nil)
        finger.move(to: end, duration: 0.3)
        finger.hold(0.2)
        finger.up()
    }

    /// Replaces the samples with a single one for the item provider, and drags that sample to the shelf.
    private func drag(_ provider: NSItemProvider) {
        page.samples.samples = [ShelfSample(title: "Thing", detail: "", symbol: "doc") { provider }]
        page.samples.tableView.reloadData()
        drag(sample: 0)
    }

    private var titles: [String] { page.things.map(\.title) }
    private var isLoading: Bool { !page.deliveries.isEmpty }
    private var saysWhatToDo: Bool { page.view.words.contains { $0.hasPrefix("Drag a picture") } }

    private func fill(_ words: String...) {
        page.fill(words)
        screen.advance(by: 0.1)
    }

    // MARK: Dragging items in

    @Test("A text and a picture dragged from the samples become rows, and the hint disappears")
    func samples() async throws {
        #expect(saysWhatToDo)
        drag(sample: 0)
        try await screen.settle { titles.count == 1 }
        drag(sample: 1)
        try await screen.settle { titles.count == 2 }
        #expect(Set(titles) == ["Tyger Tyger, burning bright,", "Sunset.png"])
        #expect(!saysWhatToDo)
        #expect(page.failureMessage == nil)
        let picture = try #require(page.things.first { $0.title == "Sunset.png" })
        #expect(picture.image.map { $0.size.width == 48 && $0.size.height == 32 } == true)
        #expect(picture.detail.hasPrefix("PNG"))
        let text = try #require(page.things.first { $0.title != "Sunset.png" })
        #expect(text.detail == "118 characters")
    }

    @Test("The hint makes room for the gap of a drag over the empty shelf, and returns unchanged")
    func hintDuringDrag() throws {
        let label = try #require(page.view.all(UILabel.self).first { $0.text?.hasPrefix("Drag a picture") == true })
        let middle = label.middle
        let finger = screen.touch(at: page.samples.tableView.middle(ofRow: 0))
        finger.hold(0.6)
        finger.move(to: page.shelf.middle, duration: 0.3)
        finger.hold(0.5)
        #expect(!saysWhatToDo)
        finger.move(to: page.samples.tableView.middle, duration: 0.3)
        finger.hold(0.5)
        #expect(saysWhatToDo)
        #expect(label.middle == middle)
        finger.up()
        try screen.settle()
    }

    @Test("A dropped file keeps its name")
    func file() async throws {
        drag(sample: 2)
        try await screen.settle { titles == ["Prices.csv"] }
        guard case .file(let file) = page.things[0].content else { throw CocoaError(.featureUnsupported) }
        #expect(try String(contentsOf: file.url, encoding: .utf8).hasPrefix("Bread"))
        #expect(file.size == 37)
        #expect(page.things[0].detail.hasSuffix("37 bytes"))
    }

    @Test("A file of the shelf that is dropped again becomes a second item, and the first stays")
    func comesBack() async throws {
        drag(sample: 2)
        try await screen.settle { titles == ["Prices.csv"] }
        guard case .file(let file) = page.things[0].content else { throw CocoaError(.featureUnsupported) }
        drag(try #require(NSItemProvider(contentsOf: file.url, contentType: nil, openInPlace: true)))
        try await screen.settle { titles.count == 2 && !isLoading }
        #expect(titles == ["Prices.csv", "Prices.csv"])
        for thing in page.things {
            guard case .file(let file) = thing.content else { throw CocoaError(.featureUnsupported) }
            #expect(try String(contentsOf: file.url, encoding: .utf8).hasPrefix("Bread"))
        }
    }

    @Test("The files of a page are deleted with the page")
    func leaves() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        screen.show(navigation)
        var other: ShelfController? = ShelfController()
        weak let gone = other
        let folder = other!.loader.folder.url
        navigation.pushViewController(other!, animated: false)
        await screen.advance(by: 0.1)
        let file = NSItemProvider()
        file.registerDataRepresentation(for: .pdf) { done in
            done(Data("%PDF".utf8), nil)
            return nil
        }
        other!.paste(itemProviders: [file])
        try await screen.settle { gone?.things.count == 1 }
        #expect(FileManager.default.fileExists(atPath: folder.path))
        other = nil
        navigation.popViewController(animated: false)
        try await screen.settle()
        screen.finishFileJobs()
        #expect(gone == nil)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test("A slow item shows a placeholder with its progress, and then its row")
    func slow() async throws {
        fill("One")
        drag(sample: 3)
        await screen.advance(by: 1.5)
        let cell = try #require(page.shelf.subviews.compactMap { $0 as? LoadingCell }.first)
        #expect(cell.words.contains { $0.hasPrefix("Panorama: ") && $0.hasSuffix(" %") })
        try await screen.settle { titles.count == 2 }
        #expect(titles.contains("Panorama.png"))
        #expect(!page.shelf.subviews.contains { $0 is LoadingCell })
    }

    @Test("A placeholder is a row of its group, with round corners at the group's ends")
    func corners() async throws {
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        func corners(_ view: UIView?) -> CACornerMask? {
            view.map { $0.layer.cornerRadius > 0 ? $0.layer.maskedCorners : [] }
        }
        func loading() -> UIView? { page.shelf.subviews.last { $0 is LoadingCell && $0.alpha > 0 } }
        drag(sample: 4)
        await screen.advance(by: 0.5)
        #expect(corners(loading()) == top.union(bottom))
        try await screen.settle { !isLoading }
        fill("One")
        drag(sample: 4)
        await screen.advance(by: 0.5)
        let row = page.shelf.cellForRow(at: page.path(0))
        let isAbove = try #require(loading()).frame.minY < row!.frame.minY
        #expect(corners(loading()) == (isAbove ? top : bottom))
        #expect(corners(row) == (isAbove ? bottom : top))
        try await screen.settle { !isLoading }
        #expect(corners(row) == top.union(bottom))
    }

    @Test("An item that fails to load leaves only a note")
    func failing() async throws {
        drag(sample: 4)
        try await screen.settle { page.failureMessage != nil && !isLoading }
        #expect(titles.isEmpty)
        #expect(page.undoManager?.canUndo == false)
        #expect(page.failureMessage == "Eclipse did not come: there were clouds.")
        #expect(!page.shelf.subviews.contains { $0 is LoadingCell })
        #expect(saysWhatToDo)
        // The next drop removes the error message.
        drag(sample: 0)
        try await screen.settle { titles.count == 1 }
        #expect(page.failureMessage == nil)
    }

    @Test("A file of more than 64 MB is refused, and not copied")
    func large() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("large-\(UUID().uuidString).bin")
        defer { try? FileManager.default.removeItem(at: file) }
        _ = FileManager.default.createFile(atPath: file.path, contents: nil)
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: UInt64(ShelfLoader.mostBytes + 1))
        try handle.close()
        drag(try #require(NSItemProvider(contentsOf: file)))
        try await screen.settle { page.failureMessage != nil && !isLoading }
        #expect(page.failureMessage == "\(file.lastPathComponent) \(ShelfError.tooLarge.words)")
        #expect(titles.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: page.loader.folder.url.path))
    }

    // MARK: Paste

    @Test("Items copied elsewhere are pasted below the selected row, as one undo step")
    func pastes() async throws {
        fill("One", "Two")
        UIPasteboard.general.strings = ["Three", "Four"]
        screen.tap(at: page.shelf.middle(ofRow: 0))
        try await screen.settle()
        screen.press(.keyboardV, modifiers: .control)
        try await screen.settle { titles.count == 4 }
        #expect(titles == ["One", "Three", "Four", "Two"])
        #expect(page.failureMessage == nil)
        screen.press(.keyboardZ, modifiers: .control)
        try await screen.settle()
        #expect(titles == ["One", "Two"])
    }

    @Test("A paste that cannot be loaded shows a note")
    func pastesNothing() async throws {
        page.paste(itemProviders: [NSItemProvider()])
        try await screen.settle { !isLoading }
        #expect(page.failureMessage == "What was pasted \(ShelfError.nothing.words)")
        #expect(page.undoManager?.canUndo == false)
        #expect(saysWhatToDo)
    }

    @Test("A cut row can be pasted at the end, and a copied row stays")
    func cuts() async throws {
        fill("One", "Two")
        screen.tap(at: page.shelf.middle(ofRow: 0))
        screen.press(.keyboardX, modifiers: .control)
        try await screen.settle()
        #expect(titles == ["Two"])
        #expect(UIPasteboard.general.string == "One")
        screen.press(.keyboardV, modifiers: .command)
        try await screen.settle { titles.count == 2 }
        screen.tap(at: page.shelf.middle(ofRow: 1))
        screen.press(.keyboardC, modifiers: .control)
        #expect(Set(titles) == ["One", "Two"])
        #expect(UIPasteboard.general.string == titles[1])
    }

    @Test("By keyboard, the first arrow focuses the samples of an empty shelf, and they can be copied")
    func keys() async throws {
        screen.press(.keyboardDownArrow)
        try await screen.settle()
        screen.press(.keyboardC, modifiers: .control)
        screen.press(.keyboardV, modifiers: .control)
        try await screen.settle { titles.count == 1 }
        screen.press(.keyboardTab, modifiers: .shift)
        try await screen.settle()
        screen.press(.keyboardDownArrow)
        screen.press(.keyboardDeleteOrBackspace)
        try await screen.settle()
        #expect(titles.isEmpty)
        #expect(saysWhatToDo)
    }

    @Test(
        "A sample dragged by keyboard is shown at its drop position, directly below the shelf's title",
        arguments: [false, true])
    func keyboardDrag(isFull: Bool) async throws {
        if isFull { fill("One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine") }
        let title = try #require(page.shelf.headerView(forSection: 0))
        let top = title.convert(title.bounds, to: nil).maxY
        let isFocused = page.samples.tableView.focusRow(atHeight: page.samples.tableView.middle(ofRow: 0).y)
        #expect(isFocused)
        screen.press(.keyboardD, modifiers: .control)
        screen.press(.keyboardTab)
        await screen.advance(by: 0.5)
        #expect(page.shelf.hasActiveDrop)
        let picture = try #require(screen.window.all(UIView.self).first { "\(type(of: $0))" == "DragPreviewView" })
        #expect(abs(picture.middle.y - top - picture.bounds.height / 2) <= CGFloat(1))
        screen.press(.keyboardReturnOrEnter)
        try await screen.settle { titles.contains("Tyger Tyger, burning bright,") }
        #expect(titles.first == "Tyger Tyger, burning bright,")
    }

    // MARK: Undo

    @Test("Each drop, move and deletion is one undo step, and can be redone")
    func undo() async throws {
        fill("One", "Two", "Three")
        let finger = screen.touch(at: page.shelf.middle(ofRow: 0))
        await finger.hold(0.6)
        await finger.move(to: page.shelf.middle(ofRow: 2), duration: 0.3)
        await finger.hold(0.2)
        await finger.up()
        try await screen.settle()
        #expect(titles == ["Two", "Three", "One"])
        let swipe = screen.touch(at: page.shelf.middle(ofRow: 1))
        await swipe.move(by: CGVector(dx: -330, dy: 0), duration: 0.3)
        await swipe.up()
        try await screen.settle()
        #expect(titles == ["Two", "One"])
        drag(sample: 0)
        try await screen.settle { titles.count == 3 }
        for expected in [["Two", "One"], ["Two", "Three", "One"], ["One", "Two", "Three"]] {
            screen.press(.keyboardZ, modifiers: .control)
            try await screen.settle()
            #expect(titles == expected)
        }
        for _ in 0..<3 {
            screen.press(.keyboardZ, modifiers: [.control, .shift])
            try await screen.settle()
        }
        #expect(titles.contains("Tyger Tyger, burning bright,"))
        #expect(titles.count == 3)
    }

    @Test("A row dropped over the samples is not duplicated")
    func overSamples() async throws {
        fill("One", "Two")
        let finger = screen.touch(at: page.shelf.middle(ofRow: 0))
        await finger.hold(0.6)
        await finger.move(to: page.samples.tableView.middle(ofRow: 1), duration: 0.3)
        await finger.hold(0.2)
        await finger.up()
        try await screen.settle()
        #expect(titles == ["One", "Two"])
        #expect(!isLoading)
    }

    @Test("Delete removes all selected rows as one undo step")
    func deleteSelected() async throws {
        fill("One", "Two", "Three")
        screen.mouse.click(at: page.shelf.middle(ofRow: 0))
        screen.mouse.click(at: page.shelf.middle(ofRow: 2))
        screen.press(.delete)
        try await screen.settle()
        #expect(titles == ["Two"])
        screen.press(.keyboardZ, modifiers: .control)
        try await screen.settle()
        #expect(titles == ["One", "Two", "Three"])
    }

    @Test("Delete in a selected row's menu deletes all selected rows")
    func deleteSelectedByMenu() async throws {
        fill("One", "Two", "Three")
        screen.mouse.click(at: page.shelf.middle(ofRow: 0))
        screen.mouse.click(at: page.shelf.middle(ofRow: 2))
        screen.mouse.click(at: page.shelf.middle(ofRow: 2), button: 2)
        await screen.advance(by: 0.5)
        screen.activate(try #require(screen.accessibilityElement(named: "Delete")))
        try await screen.settle()
        #expect(titles == ["Two"])
        screen.press(.keyboardZ, modifiers: .control)
        try await screen.settle()
        #expect(titles == ["One", "Two", "Three"])
    }

    @Test("Undoing a drop also cancels its item that is still loading")
    func undoMeanwhile() async throws {
        let late = page.samples.samples[3]
        let early = NSItemProvider(object: "Early" as NSString)
        page.samples.samples = [ShelfSample(title: "Early", detail: "", symbol: "doc") { early }, late]
        page.samples.tableView.allowsMultipleSelection = true
        page.samples.tableView.reloadData()
        for row in 0..<2 {
            page.samples.tableView.selectRow(at: page.path(row), animated: false, scrollPosition: .none)
        }
        drag(sample: 0)
        try await screen.wait { !titles.isEmpty }
        #expect(titles == ["Early"])
        #expect(isLoading)
        page.undoManager?.undo()
        try await screen.settle()
        #expect(titles.isEmpty)
        #expect(!isLoading)
        #expect(page.failureMessage == nil)
        #expect(!page.shelf.subviews.contains { $0 is LoadingCell })
    }

    @Test("Undoing a drop that still loads cancels it, and the steps before can be undone and redone")
    func undoLoading() async throws {
        fill("One", "Two")
        screen.mouse.click(at: page.shelf.middle(ofRow: 0))
        screen.press(.delete)
        try await screen.settle()
        drag(sample: 3)
        await screen.advance(by: 0.5)
        #expect(page.undoManager?.undoActionName == "Drop")
        screen.press(.keyboardZ, modifiers: .control)
        await screen.advance(by: 0.5)
        #expect(titles == ["Two"])
        #expect(!isLoading)
        #expect(page.failureMessage == nil)
        #expect(!page.shelf.subviews.contains { $0 is LoadingCell })
        #expect(page.undoManager?.canRedo == false)
        screen.press(.keyboardZ, modifiers: .control)
        await screen.advance(by: 4)
        #expect(titles == ["One", "Two"])
        #expect(page.undoManager?.canRedo == true)
        try await screen.settle()
    }

    @Test("An item that loads after a later step was undone leaves that step's redo")
    func arrivesAfterUndo() async throws {
        fill("One", "Two")
        drag(sample: 3)
        await screen.advance(by: 0.5)
        let one = try #require(page.things.firstIndex { $0.title == "One" })
        page.tableView(page.shelf, commit: .delete, forRowAt: page.path(one))
        await screen.advance(by: 0.5)
        page.undoManager?.undo()
        try await screen.settle { titles.count == 3 }
        #expect(page.undoManager?.redoActionName == "Delete")
        page.undoManager?.redo()
        try await screen.settle()
        #expect(Set(titles) == ["Two", "Panorama.png"])
    }

    @Test("Undoing a paste that still loads cancels it")
    func undoPasting() async throws {
        fill("One")
        page.paste(itemProviders: [page.samples.samples[3].makeProvider()])
        await screen.advance(by: 0.5)
        page.undoManager?.undo()
        await screen.advance(by: 4)
        #expect(titles == ["One"])
        #expect(!isLoading)
        #expect(page.failureMessage == nil)
        #expect(page.undoManager?.canUndo == false)
        #expect(page.undoManager?.canRedo == false)
    }

    // MARK: Dragging items out

    @Test("A text dragged out of the shelf is a text for the drop target")
    func textOut() async throws {
        fill("One\nTwo")
        let taker = Taker(frame: CGRect(x: 20, y: 600, width: 200, height: 200))
        page.view.addSubview(taker)
        let finger = screen.touch(at: page.shelf.middle(ofRow: 0))
        await finger.hold(0.6)
        await finger.move(to: CGPoint(x: 120, y: 700), duration: 0.3)
        await finger.hold(0.2)
        await finger.up()
        try await screen.settle { taker.texts == ["One\nTwo"] }
        #expect(titles == ["One"])
    }

    @Test("A picture dragged out has its original type and its name")
    func pictureOut() async throws {
        drag(sample: 1)
        try await screen.settle { titles.count == 1 }
        let picture = page.things[0].makeProvider()
        #expect(picture.suggestedName == "Sunset.png")
        #expect(picture.canLoadObject(ofClass: UIImage.self))
        #expect(picture.registeredContentTypes == [.png, .fileURL])
        let image = try await loaded { done in
            _ = picture.loadObject(ofClass: UIImage.self) { done($0 as? UIImage, $1) }
        }
        #expect(image.cgImage.map { $0.width > 480 } == true)
    }

    // MARK: Sizes

    @Test(
        "All views are inside the page at every window width, with large text, and right to left",
        arguments: [320, 390, 600, 900] as [CGFloat])
    func sizes(width: CGFloat) throws {
        screen.size = CGSize(width: width, height: 640)
        for isLarge in [false, true] {
            screen.traits.preferredContentSizeCategory = isLarge ? .accessibilityExtraLarge : .large
            screen.traits.layoutDirection = isLarge ? .rightToLeft : .leftToRight
            page.failureMessage = "Eclipse did not come: there were clouds."
            screen.advance(by: 0.3)
            let lists = [page.shelf.frame, page.samples.tableView.frame]
            #expect(!lists[0].insetBy(dx: 1, dy: 1).intersects(lists[1]))
            for view in page.view.subviews where !view.isHidden {
                #expect(view.frame.minX >= 0)
                #expect(view.frame.maxX <= width)
                #expect(view.frame.maxY <= 640)
                #expect(max(view.frame.width, view.frame.height) > 100)
            }
            if width >= 600 { #expect((lists[0].minX < lists[1].minX) == !isLarge) }
        }
    }
}

/// A drop target for texts.
private final class Taker: UIView, UIDropInteractionDelegate {
    var texts: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        addInteraction(UIDropInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        session.loadObjects(ofClass: String.self) { self.texts = $0 }
    }
}
