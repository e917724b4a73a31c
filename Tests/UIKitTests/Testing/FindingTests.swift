// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("View queries of tests") @MainActor
struct FindingTests {
    let screen = TestScreen(size: CGSize(width: 300, height: 400))
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init() {
        page.backgroundColor = .white
        screen.show(page)
    }

    @discardableResult
    func button(_ title: String, y: CGFloat, in view: UIView? = nil) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 20, y: y, width: 100, height: 44)
        (view ?? page).addSubview(button)
        return button
    }

    @discardableResult
    func label(_ text: String, y: CGFloat, in view: UIView? = nil) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 30))
        label.text = text
        (view ?? page).addSubview(label)
        return label
    }

    /// Returns the error that a tap on the result of a query throws.
    func error(of query: some ViewQueryConvertible, in container: UIView? = nil) throws -> ViewQueryError {
        try #require(#expect(throws: ViewQueryError.self) { try screen.tap(query, in: container) })
    }

    @Test("A button is touched, tapped and clicked by its title")
    func title() throws {
        var taps = 0
        button("Cancel", y: 20)
        button("Done", y: 100).addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        try screen.touch("Done").up()
        try screen.tap("Done")
        try screen.mouse.click("Done")
        #expect(taps == 3)
    }

    @Test("A string built at run time finds a label, and white space at the ends is ignored")
    func madeText() throws {
        let made = label(" Row 3\n", y: 20)
        let text = "Row \(3)"
        #expect(try screen.view(text) === made)
        #expect(try screen.find(text).frame == CGRect(x: 20, y: 20, width: 200, height: 30))
    }

    @Test("An accessibility label, an identifier and a role can find the same view")
    func otherNames() throws {
        let close = button("✕", y: 20)
        close.accessibilityLabel = "Close"
        close.accessibilityIdentifier = "close-button"
        label("Close", y: 100)
        #expect(try screen.view(.identifier("close-button")) === close)
        #expect(try screen.view("close-button") === close)
        #expect(try screen.view(.role(.button)) === close)
        #expect(try screen.view(.role(.button, "Close")) === close)
        #expect(try screen.view("✕", as: UIButton.self) === close)
    }

    @Test("A text field is found by its text, or by its placeholder while it is empty")
    func field() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        field.placeholder = "Name"
        page.addSubview(field)
        #expect(try screen.view("Name", as: UITextField.self) === field)
        field.text = "Ann"
        #expect(try screen.view("Ann", as: UITextField.self) === field)
    }

    @Test("The text of a secure text field is not found")
    func secret() {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        field.isSecureTextEntry = true
        field.text = "1234"
        page.addSubview(field)
        #expect(!screen.shows("1234"))
    }

    @Test("A text that is not on screen throws an error that lists the texts on screen, the most similar first")
    func notFound() throws {
        button("Cancel", y: 20)
        button("Done", y: 100)
        let error = try error(of: "Dnoe")
        #expect(error.reason == .notFound)
        #expect(error.candidates.first?.contains("\"Done\" at (20, 100), 100 × 44") == true)
        #expect(error.description.contains("\"Dnoe\""))
        #expect(error.description.contains("\"Cancel\""))
    }

    @Test("Two views with the same text throw an error that lists both")
    func ambiguous() throws {
        label("Apple", y: 20)
        label("Apple", y: 100)
        let error = try error(of: "Apple")
        #expect(error.reason == .ambiguous)
        #expect(error.candidates.count == 2)
        #expect(error.candidates.contains { $0.contains("(20, 100)") })
    }

    @Test("Searching in a container finds an otherwise ambiguous text")
    func container() throws {
        let panel = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
        page.addSubview(panel)
        label("Apple", y: 20)
        let inner = label("Apple", y: 20, in: panel)
        #expect(try screen.view("Apple", in: panel) === inner)
    }

    @Test("Of two views with the same text, the visible one is found")
    func hiddenTwin() throws {
        label("Apple", y: 20).isHidden = true
        let shown = label("Apple", y: 100)
        #expect(try screen.view("Apple") === shown)
    }

    @Test("A hidden view, a transparent view and a view in a hidden view throw the hidden error", arguments: 0..<3)
    func hidden(how: Int) throws {
        let panel = UIView(frame: page.bounds)
        page.addSubview(panel)
        let button = button("Done", y: 20, in: panel)
        [{ button.isHidden = true }, { button.alpha = 0 }, { panel.isHidden = true }][how]()
        #expect(try error(of: "Done").reason == .hidden)
        #expect(!screen.shows("Done"))
    }

    @Test(
        "A view outside the window, or clipped by its superview, throws the off-screen error", arguments: [true, false])
    func outside(isClipped: Bool) throws {
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        panel.clipsToBounds = isClipped
        page.addSubview(panel)
        button("Done", y: isClipped ? 250 : 500, in: panel)
        #expect(try error(of: "Done").reason == .offScreen)
    }

    @Test("The error for a covered button names the opaque view in front of it")
    func covered() throws {
        button("Done", y: 20)
        let cover = UIImageView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        cover.backgroundColor = .red
        page.addSubview(cover)
        let error = try error(of: "Done")
        #expect(error.reason == .covered)
        #expect(error.description.contains("UIImageView"))
        #expect(!screen.shows("Done"))
    }

    @Test("A partly covered view is tapped at its uncovered part")
    func partlyCovered() throws {
        var taps = 0
        button("Done", y: 20).addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        cover.backgroundColor = .red
        page.addSubview(cover)
        try screen.tap("Done")
        #expect(taps == 1)
    }

    @Test("A button behind a clear view that takes touches is found, but touching it throws the covered error")
    func untouchable() throws {
        let done = button("Done", y: 20)
        page.addSubview(UIView(frame: page.bounds))
        #expect(try error(of: "Done").reason == .covered)
        #expect(try screen.view("Done", as: UIButton.self) === done)
    }

    @Test("A view of another type than requested throws an error")
    func otherType() throws {
        label("Apple", y: 20)
        let error = try #require(#expect(throws: ViewQueryError.self) { try screen.row("Apple") })
        #expect(error.reason == .otherType)
        #expect(error.description.contains("UITableViewCell"))
    }

    @Test("An accessibility element that is not a view is tapped at its frame")
    func drawnElement() throws {
        let taps = Taps()
        let drawn = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let element = UIAccessibilityElement(accessibilityContainer: drawn)
        element.accessibilityLabel = "Noon"
        element.isAccessibilityElement = true
        element.accessibilityFrameInContainerSpace = CGRect(x: 50, y: 0, width: 50, height: 20)
        drawn.accessibilityElements = [element]
        drawn.addGestureRecognizer(UITapGestureRecognizer(target: taps, action: Taps.tap))
        page.addSubview(drawn)
        #expect(try screen.find("Noon").element === element)
        try screen.tap("Noon")
        try screen.settle()
        #expect(taps.points == [CGPoint(x: 75, y: 10)])
    }

    @MainActor
    private final class Taps: NSObject {
        var points: [CGPoint] = []
        func tap(_ recognizer: UITapGestureRecognizer) { points.append(recognizer.location(in: recognizer.view)) }
    }
}
