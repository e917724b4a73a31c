// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@testable import UIKit

/// Shows views on a screen of 300 by 400 points.
@MainActor
private func show(_ views: [UIView], rightToLeft: Bool = false) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 300, height: 400))
    if rightToLeft { screen.traits.layoutDirection = .rightToLeft }
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    for view in views { board.addSubview(view) }
    screen.show(board)
    return screen
}

@MainActor
private func label(_ text: String?, _ x: CGFloat, _ y: CGFloat, width: CGFloat = 80) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: 20))
    label.text = text
    return label
}

@MainActor
@Suite("Accessibility tree")
struct AccessibilityTreeTests {
    @Test("Elements are read in rows from the top, each row from the start of the line")
    func order() {
        let views = [label("d", 100, 40), label("a", 0, 0), label("c", 0, 40), label("b", 100, 0)]
        #expect(show(views).accessibilityElements.map(\.accessibilityLabel) == ["a", "b", "c", "d"])
    }

    @Test("Elements are read from right to left if the layout direction is right to left")
    func rightToLeft() {
        let views = [label("a", 0, 0), label("b", 100, 0), label("c", 0, 40)]
        #expect(show(views, rightToLeft: true).describeAccessibility() == "b\na\nc")
    }

    @Test("The elements of a group are read before the elements beside it")
    func groups() {
        let columns = [0, 100].map { x -> UIView in
            let column = UIView(frame: CGRect(x: x, y: 0, width: 90, height: 100))
            column.addSubview(label("\(x) top", 0, 0))
            column.addSubview(label("\(x) bottom", 0, 40))
            return column
        }
        let screen = show(columns)
        #expect(screen.describeAccessibility() == "0 top\n100 top\n0 bottom\n100 bottom")
        for column in columns { column.shouldGroupAccessibilityChildren = true }
        #expect(screen.describeAccessibility() == "0 top\n0 bottom\n100 top\n100 bottom")
        for column in columns { column.shouldGroupAccessibilityChildren = false }
        columns[0].accessibilityContainerType = .semanticGroup
        #expect(screen.accessibilityElements.count == 4)
        #expect(screen.describeAccessibility().hasPrefix("0 top\n0 bottom"))
    }

    @Test("Hidden, transparent, empty and off-screen views are skipped")
    func hidden() {
        let views = (0..<7).map { label("\($0)", 0, CGFloat($0) * 30) }
        views[1].isHidden = true
        views[2].alpha = 0
        views[3].accessibilityElementsHidden = true
        views[4].frame.origin.x = 310
        views[5].text = nil
        #expect(show(views).describeAccessibility() == "0\n6")
    }

    @Test("Elements that a view clips are skipped")
    func clipped() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        box.addSubview(label("in", 0, 0))
        box.addSubview(label("at the edge", 0, 50))
        box.addSubview(label("out", 0, 80))
        let screen = show([box])
        #expect(screen.describeAccessibility() == "in\nat the edge\nout")
        box.clipsToBounds = true
        #expect(screen.describeAccessibility() == "in")
    }

    @Test("Only the elements of a modal view are read")
    func modal() {
        let sheet = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        sheet.addSubview(label("sheet", 0, 0))
        let screen = show([label("below", 0, 0), sheet])
        #expect(screen.describeAccessibility() == "below\nsheet")
        sheet.accessibilityViewIsModal = true
        #expect(screen.describeAccessibility() == "sheet")
        sheet.isHidden = true
        #expect(screen.describeAccessibility() == "below")
    }

    @Test("Elements below a presented view are not read, even if they are visible")
    func presented() throws {
        let screen = show([label("below", 0, 0)])
        let above = UIViewController()
        above.modalPresentationStyle = .overFullScreen
        above.view.addSubview(label("above", 0, 50))
        screen.window.rootViewController?.present(above, animated: false)
        try screen.settle()
        #expect(screen.describeAccessibility() == "above")
    }

    @Test("The subviews of an accessibility element are not read separately")
    func elements() {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        card.addSubview(label("part", 0, 0))
        let screen = show([card])
        card.isAccessibilityElement = true
        card.accessibilityLabel = "Card"
        #expect(screen.accessibilityElements.map { $0 as UIResponder? } == [card])
        #expect(screen.describeAccessibility() == "Card")
    }

    @Test("The accessibilityElements of a container are read in its order")
    func containers() {
        let first = label("first", 0, 0)
        let second = label("second", 0, 40)
        let drawn = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        drawn.addSubview(first)
        drawn.addSubview(second)
        let part = UIAccessibilityElement(accessibilityContainer: drawn)
        part.accessibilityLabel = "part"
        part.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 70, width: 20, height: 20)
        drawn.accessibilityElements = [second, part, first]
        drawn.frame.origin = CGPoint(x: 50, y: 100)
        let screen = show([drawn])
        #expect(screen.describeAccessibility() == "second\npart\nfirst")
        #expect(part.accessibilityFrame == CGRect(x: 60, y: 170, width: 20, height: 20))
        #expect(part.accessibilityActivationPoint == CGPoint(x: 70, y: 180))
        #expect(drawn.accessibilityElementCount() == 3)
        #expect(drawn.accessibilityElement(at: 1) as? NSObject === part)
        #expect(drawn.index(ofAccessibilityElement: first) == 2)
        #expect(drawn.accessibilityElement(at: 3) == nil)
        #expect(drawn.index(ofAccessibilityElement: screen.window) == NSNotFound)
    }

    /// A container that overrides `accessibilityElementCount()` and `accessibilityElement(at:)` to provide its
    /// elements.
    private final class Dial: UIView {
        lazy var marks = (0..<3).map { number -> UIAccessibilityElement in
            let mark = UIAccessibilityElement(accessibilityContainer: self)
            mark.accessibilityLabel = "mark \(number)"
            mark.accessibilityFrameInContainerSpace = CGRect(x: number * 20, y: 0, width: 20, height: 20)
            return mark
        }

        override func accessibilityElementCount() -> Int { marks.count }
        override func accessibilityElement(at index: Int) -> Any? { marks[index] }
    }

    @Test("A container that overrides accessibilityElementCount gives its elements by index")
    func counted() {
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        #expect(show([dial]).describeAccessibility() == "mark 0\nmark 1\nmark 2")
    }

    /// A view that overrides all accessibility properties.
    private final class Gauge: UIView {
        var level = 3
        override var isAccessibilityElement: Bool {
            get { true }
            set {}
        }
        override var accessibilityLabel: String? {
            get { "Level" }
            set {}
        }
        override var accessibilityValue: String? {
            get { "\(level)" }
            set {}
        }
        override var accessibilityTraits: UIAccessibilityTraits {
            get { .adjustable }
            set {}
        }
        override var accessibilityHint: String? {
            get { "Fills the tank." }
            set {}
        }
        override func accessibilityIncrement() { level += 1 }
        override func accessibilityDecrement() { level -= 1 }
    }

    @Test("The accessibility properties and actions that a subclass overrides are used")
    func overridden() throws {
        let gauge = Gauge(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let screen = show([gauge])
        #expect(screen.describeAccessibility() == "Level, 3, Adjustable, Fills the tank.")
        let element = try #require(screen.accessibilityElement(named: "Level"))
        element.accessibilityIncrement()
        element.accessibilityIncrement()
        element.accessibilityDecrement()
        #expect(gauge.level == 4)
        #expect(gauge.accessibilityAttributedLabel?.string == "Level")
    }

    @Test("An element is found by its identifier, its user input labels or its label")
    func names() {
        let view = label("Ann", 0, 0)
        view.accessibilityIdentifier = "player"
        view.accessibilityUserInputLabels = ["Annie", "Captain"]
        let screen = show([view])
        #expect(screen.accessibilityElement(named: "player") === view)
        #expect(screen.accessibilityElement(named: "Captain") === view)
        #expect(screen.accessibilityElement(named: "Ann") == nil)
        view.accessibilityUserInputLabels = nil
        #expect(screen.accessibilityElement(named: "Ann") === view)
    }

    @Test("A view stores only set accessibility values; setting nil restores UIKit's value")
    func storage() {
        let view = label("Ann", 0, 0)
        #expect(view.accessibilityLabel == "Ann")
        #expect(view.accessibilityTraits == .staticText)
        view.accessibilityLabel = nil
        #expect(view.accessibility == nil)
        view.accessibilityLabel = "Captain"
        view.accessibilityTraits = .header
        #expect(view.accessibilityLabel == "Captain")
        #expect(view.accessibilityTraits == .header)
        view.accessibilityLabel = nil
        #expect(view.accessibilityLabel == "Ann")
        view.text = "Bob"
        #expect(view.accessibilityLabel == "Bob")
    }

    @Test("Setting a plain or attributed text changes the other one too")
    func attributed() {
        let view = UIView()
        view.accessibilityAttributedLabel = NSAttributedString(string: "Ann")
        view.accessibilityAttributedHint = NSAttributedString(string: "Hint")
        view.accessibilityAttributedValue = NSAttributedString(string: "7")
        #expect([view.accessibilityLabel, view.accessibilityHint, view.accessibilityValue] == ["Ann", "Hint", "7"])
        view.accessibilityLabel = "Bob"
        view.accessibilityHint = "Other"
        view.accessibilityValue = "8"
        #expect(view.accessibilityAttributedLabel?.string == "Bob")
        #expect(view.accessibilityAttributedHint?.string == "Other")
        #expect(view.accessibilityAttributedValue?.string == "8")
        view.accessibilityLanguage = "de-AT"
        #expect(view.accessibilityLanguage == "de-AT")
    }

    @Test("The path gives the default frame, and the frame the default activation point")
    func places() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let screen = show([view])
        #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.accessibilityPath = UIAccessibility.convertToScreenCoordinates(path, in: view)
        #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 10, height: 10))
        view.accessibilityFrame = CGRect(x: 1, y: 2, width: 2, height: 2)
        view.accessibilityActivationPoint = CGPoint(x: 5, y: 5)
        #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 2, height: 2))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 5, y: 5))
        #expect(screen.announcements == [])
    }
}
