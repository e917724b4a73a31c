// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Layout overlay") @MainActor
struct LayoutOverlayTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 844))
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func open(_ arguments: String...) throws -> GalleryController {
        let gallery = GalleryController(
            options: try GalleryOptions(arguments: ["--data", folder.url.path] + arguments))
        screen.show(gallery)
        screen.finishFileJobs()
        screen.advance(by: 0.5)
        return gallery
    }

    private var overlay: LayoutOverlay? { screen.window.subviews.lazy.compactMap { $0 as? LayoutOverlay }.first }

    /// The frames of the captions with a text.
    private func frames(of text: String) -> [CGRect] {
        overlay?.captions?.all.filter { $0.text == text }.map(\.frame) ?? []
    }

    /// The texts that cover another text, with that text.
    private var coveringTexts: [String] {
        let captions = overlay?.captions?.all ?? []
        return captions.indices.flatMap { index in
            captions[..<index].filter { $0.frame.intersects(captions[index].frame) }
                .map { "\(captions[index].text) over \($0.text)" }
        }
    }

    private func toggle() {
        screen.press(.keyboardL, modifiers: [.control, .shift])
        screen.advance(by: 0.2)
    }

    @Test("Control-Shift-L shows the overlay on every page, and removes it", arguments: Demo.allCases)
    func key(demo: Demo) throws {
        let gallery = try open("--demo", demo.rawValue)
        #expect(overlay == nil)
        toggle()
        #expect(screen.window.subviews.last is LayoutOverlay)
        screen.mouse.move(to: CGPoint(x: 195, y: 400))
        screen.advance(by: 0.2)
        let diagram = try #require(overlay?.diagram)
        // The title is inside the page, also if the view is higher than the window.
        let title = try #require(frames(of: diagram.title).first)
        #expect(CGRect(origin: .zero, size: screen.size).contains(title))
        #expect(title.minY >= gallery.navigationBar.convert(gallery.navigationBar.bounds, to: nil).maxY)
        toggle()
        #expect(overlay == nil)
        try screen.settle()
    }

    @Test("The overlay shows the view below a resting pointer at once, and nothing after the pointer has left")
    func restingPointer() throws {
        let gallery = try open("--demo", "layout")
        let page = try #require(gallery.topViewController as? LayoutController)
        let form = try #require(page.sectionController as? LayoutFormController)
        screen.mouse.move(to: form.fields[1].middle)
        screen.advance(by: 1)
        screen.press(.keyboardL, modifiers: [.control, .shift])
        #expect(overlay?.diagram?.title.hasPrefix("UITextField ") == true)
        toggle()
        #expect(overlay == nil)
        screen.mouse.leave()
        toggle()
        #expect(overlay != nil)
        #expect(overlay?.diagram == nil)
    }

    @Test("The option shows the overlay from the start, and the key works while a field is edited")
    func option() throws {
        let gallery = try open("--demo", "layout", "--show-layout")
        #expect(overlay != nil)
        let page = try #require(gallery.topViewController as? LayoutController)
        let form = try #require(page.sectionController as? LayoutFormController)
        screen.tap(form.fields[0])
        toggle()
        #expect(overlay == nil)
        #expect(form.fields[0].text == "Emmy")
        toggle()
        #expect(overlay != nil)
    }

    @Test("The overlay shows the constraints and the alignment rectangle of the view below the pointer, and follows it")
    func diagram() throws {
        let gallery = try open("--demo", "layout", "--show-layout")
        let page = try #require(gallery.topViewController as? LayoutController)
        let form = try #require(page.sectionController as? LayoutFormController)
        #expect(overlay?.diagram == nil)
        let field = form.fields[1]
        let frame = field.convert(field.bounds, to: nil)
        screen.mouse.move(to: field.middle)
        let first = try #require(overlay?.diagram)
        #expect(first.rect == frame)
        #expect(!first.isAmbiguous)
        #expect(first.title.hasPrefix("UITextField "))
        // The distance to the labels' column, and those to the fields above and below.
        let distances = first.lines.filter { $0.text == "12" }
        let before = LayoutDiagram.Line(
            start: CGPoint(x: frame.minX - 12, y: frame.midY), end: CGPoint(x: frame.minX, y: frame.midY), text: "12",
            isDashed: false)
        #expect(distances.contains(before))
        #expect(distances.map(\.end).contains(CGPoint(x: frame.midX, y: frame.minY)))
        #expect(distances.map(\.start).contains(CGPoint(x: frame.midX, y: frame.maxY)))
        // The trailing edge is that of the margins.
        let edge = LayoutDiagram.Line(
            start: CGPoint(x: frame.maxX, y: frame.minY), end: CGPoint(x: frame.maxX, y: frame.maxY), text: "",
            isDashed: false)
        #expect(first.lines.contains(edge))
        screen.mouse.move(to: form.labels[1].middle)
        #expect(overlay?.diagram?.title.hasPrefix("UILabel ") == true)
        screen.mouse.leave()
        screen.advance(by: 0.2)
        #expect(overlay?.diagram == nil)
    }

    @Test("The diagram follows a view that moves below a resting pointer")
    func movement() throws {
        let gallery = try open("--demo", "layout", "--show-layout")
        let page = try #require(gallery.topViewController as? LayoutController)
        page.show(.conflict)
        screen.advance(by: 0.3)
        let conflict = try #require(page.sectionController as? LayoutConflictController)
        screen.mouse.move(to: conflict.box.middle)
        #expect(overlay?.diagram?.lines.contains { $0.text == "100" } == true)
        let width = try #require(conflict.box.constraints.first { $0.identifier == "narrow" })
        width.constant = 140
        screen.advance(by: 0.3)
        #expect(overlay?.diagram?.lines.contains { $0.text == "140" } == true)
    }

    @Test("An ambiguous view is marked")
    func ambiguity() throws {
        let gallery = try open("--demo", "layout", "--show-layout")
        let page = try #require(gallery.topViewController as? LayoutController)
        page.show(.priorities)
        screen.advance(by: 0.3)
        let priorities = try #require(page.sectionController as? LayoutPrioritiesController)
        for label in priorities.labels { label.setContentHuggingPriority(.defaultLow, for: .horizontal) }
        priorities.labels[0].superview?.setNeedsLayout()
        screen.advance(by: 0.1)
        screen.mouse.move(to: priorities.labels[0].middle)
        #expect(overlay?.diagram?.isAmbiguous == true)
        #expect(overlay?.diagram?.title.hasSuffix(", ambiguous") == true)
    }

    @Test("A broken constraint is shown in red with a dashed line, until it holds again")
    func brokenConstraint() throws {
        let gallery = try open("--demo", "layout", "--show-layout")
        let page = try #require(gallery.topViewController as? LayoutController)
        page.show(.conflict)
        screen.advance(by: 0.3)
        let conflict = try #require(page.sectionController as? LayoutConflictController)
        screen.tap(conflict.toggle)
        try screen.settle()
        screen.mouse.move(to: conflict.box.middle)
        let diagram = try #require(overlay?.diagram)
        #expect(diagram.lines.filter(\.isBroken).map(\.text) == ["200 broken"])
        #expect(diagram.lines.filter(\.isDashed).map(\.text) == ["200 broken"])
        let captions = try #require(overlay?.captions?.all)
        #expect(captions.filter { $0.color == .systemRed }.map(\.text) == ["200 broken"])
        // The lines of both widths can be seen.
        let widths = diagram.lines.filter { ["100", "200 broken"].contains($0.text) }
        #expect(Set(widths.map(\.start.y)).count == 2)
        // The texts of the two widths and of the distances above and below the box are all readable.
        #expect(captions.map(\.text).filter { $0 == "14" }.count == 2)
        #expect(coveringTexts == [])
        let title = try #require(frames(of: diagram.title).first)
        for label in page.view.all(UILabel.self) {
            #expect(!label.convert(label.bounds, to: nil).intersects(title), "\(label.text ?? "")")
        }
        conflict.toggle.isOn = false
        conflict.toggle.sendActions(for: .valueChanged)
        screen.advance(by: 0.3)
        #expect(overlay?.diagram?.lines.contains(where: \.isBroken) == false)
    }

    @Test("No text of the overlay covers another one, and all are in the window", arguments: [390, 320, 1000])
    func captions(width: CGFloat) throws {
        screen.size = CGSize(width: width, height: 700)
        let gallery = try open("--demo", "layout", "--show-layout")
        let page = try #require(gallery.topViewController as? LayoutController)
        for section in LayoutController.Section.allCases {
            page.show(section)
            screen.advance(by: 0.3)
            let views = page.view.all(UIView.self).filter { $0 is UILabel || $0 is UIControl || $0 is UIImageView }
            for view in views where view.middle.y > 100 && view.middle.y < 700 {
                screen.mouse.move(to: view.middle)
                let title = overlay?.diagram?.title ?? ""
                #expect(coveringTexts == [], "\(section), \(title)")
                let isInside = (overlay?.captions?.all ?? []).allSatisfy {
                    CGRect(origin: .zero, size: screen.size).contains($0.frame)
                }
                #expect(isInside, "\(section), \(title)")
            }
        }
    }

    @Test("The title says that a view has no constraints, in a larger text in several lines")
    func noConstraints() throws {
        screen.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        _ = try open("--demo", "calendar", "--show-layout")
        screen.mouse.move(to: CGPoint(x: 195, y: 400))
        let diagram = try #require(overlay?.diagram)
        #expect(diagram.title.hasSuffix(", no constraints"))
        let title = try #require(frames(of: diagram.title).first)
        #expect(CGRect(origin: .zero, size: screen.size).contains(title))
        #expect(title.height > 30)
    }

    @Test("The problems of a layout are searched for only when the view below the pointer or its layout has changed")
    func searches() throws {
        let gallery = try open("--demo", "layout", "--show-layout")
        let page = try #require(gallery.topViewController as? LayoutController)
        page.show(.priorities)
        screen.advance(by: 0.3)
        let priorities = try #require(page.sectionController as? LayoutPrioritiesController)
        var views: [UIView] = []
        overlay?.findProblems = { view in
            views.append(view)
            return LayoutProblems(of: view)
        }
        screen.mouse.move(to: priorities.labels[0].middle)
        screen.advance(by: 2)
        #expect(views == [priorities.labels[0]])
        screen.mouse.move(by: CGVector(dx: 2, dy: 0))
        screen.advance(by: 0.5)
        #expect(views.count == 1)
        for label in priorities.labels { label.setContentHuggingPriority(.defaultLow, for: .horizontal) }
        screen.advance(by: 2)
        #expect(views.count == 2)
        #expect(overlay?.diagram?.isAmbiguous == true)
        screen.mouse.move(to: priorities.labels[1].middle)
        #expect(views.last == priorities.labels[1])
    }

    @Test("Touches and clicks reach the views below the overlay")
    func touches() throws {
        let gallery = try open("--show-layout")
        let list = try #require(gallery.topViewController as? DemoListController)
        screen.mouse.click(at: list.tableView.middle(ofRow: 1))
        try screen.settle()
        #expect(gallery.topViewController is EmojiController)
        #expect(screen.window.subviews.last is LayoutOverlay)
        #expect(!screen.accessibilityElements.contains { $0 is LayoutOverlay })
    }
}
