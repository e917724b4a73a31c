// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Baselines in constraints") struct BaselineConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    /// A view whose baselines are those of a label inside.
    private final class Card: UIView {
        let text = UILabel(frame: CGRect(x: 0, y: 30, width: 100, height: 21))
        var insets = UIEdgeInsets.zero

        override init(frame: CGRect) {
            super.init(frame: frame)
            text.text = "Text"
            addSubview(text)
        }

        required init?(coder: NSCoder) { nil }

        override var alignmentRectInsets: UIEdgeInsets { insets }
        override var forLastBaselineLayout: UIView { text }
    }

    /// A label with alignment insets at the top and the bottom. Its text is in the middle of its frame.
    private final class AlignedLabel: UILabel {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) }
    }

    private func makeLabel(_ text: String, size: CGFloat = 17) -> UILabel {
        let label = constrainedLabel(text, lines: 0)
        label.font = .systemFont(ofSize: size)
        return label
    }

    // MARK: - Views inside

    @Test("A view has its own baselines, and the first one is that of the view for the last one (L63)")
    func views() {
        let (view, card) = (UIView(), Card(frame: .zero))
        #expect(view.forFirstBaselineLayout === view)
        #expect(view.forLastBaselineLayout === view)
        #expect(card.forFirstBaselineLayout === card.text)
    }

    @Test("A label follows the baseline of a label inside a view when that label moves (L63, L65)")
    func movedLabelInside() {
        let (card, other) = (Card(frame: CGRect(x: 0, y: 10, width: 100, height: 80)), makeLabel("Text"))
        root.addSubview(card)
        addConstrained(other, to: root, left: 200)
        other.firstBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(other.frame.minY == 40)
        card.text.frame.origin.y = 50
        root.layoutIfNeeded()
        #expect(other.frame.minY == 60)
    }

    @Test("The baseline of a label inside does not depend on the alignment insets of its superview (L63, L66)")
    func labelInsideInsets() {
        let card = Card(frame: CGRect(x: 0, y: 10, width: 100, height: 80))
        let (first, last) = (makeLabel("A"), makeLabel("A"))
        card.insets = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
        root.addSubview(card)
        addConstrained(first, to: root, left: 200)
        addConstrained(last, to: root, left: 300)
        first.firstBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor).isActive = true
        last.lastBaselineAnchor.constraint(equalTo: card.lastBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(first.frame.minY == 40)
        #expect(abs(last.frame.minY - 40) <= 0.5)
    }

    @Test("A view without text has both baselines at the bottom of its alignment rectangle (L64)")
    func viewWithoutText() {
        let (view, first, last) = (AlignedView(), UIView(), UIView())
        addConstrained(view, to: root, left: 20, top: 30, width: 100, height: 50)
        addConstrained(first, to: root, left: 0, width: 5, height: 10)
        addConstrained(last, to: root, left: 0, width: 5, height: 10)
        first.bottomAnchor.constraint(equalTo: view.firstBaselineAnchor).isActive = true
        last.bottomAnchor.constraint(equalTo: view.lastBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(first.frame.maxY == 80)
        #expect(last.frame.maxY == 80)
    }

    // MARK: - Changes

    @Test("Baselines of two labels stay equal when the number of lines of one changes (L65)")
    func changedLines() {
        let (fixed, first, last) = (makeLabel("Fixed"), makeLabel("A\nB\nC"), makeLabel("A\nB\nC"))
        addConstrained(fixed, to: root, left: 0, top: 100)
        addConstrained(first, to: root, left: 100)
        addConstrained(last, to: root, left: 200)
        first.firstBaselineAnchor.constraint(equalTo: fixed.firstBaselineAnchor).isActive = true
        last.lastBaselineAnchor.constraint(equalTo: fixed.lastBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(first.frame.height > 2.5 * fixed.frame.height)
        #expect(first.frame.minY == 100)
        // Heights are rounded up to pixels, so the bottom edges may differ by one pixel.
        #expect(abs(last.frame.maxY - fixed.frame.maxY) <= 1)
        for label in [first, last] { label.numberOfLines = 2 }
        root.layoutIfNeeded()
        #expect(first.frame.height < 2.5 * fixed.frame.height)
        #expect(first.frame.minY == 100)
        #expect(abs(last.frame.maxY - fixed.frame.maxY) <= 1)
        for label in [first, last] { label.text = "A" }
        root.layoutIfNeeded()
        #expect(first.frame.height == fixed.frame.height)
        #expect(first.frame.minY == 100)
        #expect(last.frame.maxY == fixed.frame.maxY)
    }

    @Test("A changed font has the result of a layout that had this font from the beginning (L65)")
    func changedFont() {
        func frames(size: CGFloat, changedTo final: CGFloat) -> [CGRect] {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            let (fixed, first, last) = (makeLabel("A"), makeLabel("A", size: size), makeLabel("A\nB", size: size))
            addConstrained(fixed, to: root, left: 0, top: 100)
            addConstrained(first, to: root, left: 100)
            addConstrained(last, to: root, left: 200)
            first.firstBaselineAnchor.constraint(equalTo: fixed.firstBaselineAnchor).isActive = true
            last.lastBaselineAnchor.constraint(equalTo: fixed.lastBaselineAnchor).isActive = true
            root.layoutIfNeeded()
            for label in [first, last] { label.font = .systemFont(ofSize: final) }
            root.layoutIfNeeded()
            return [fixed, first, last].map(\.frame)
        }
        #expect(frames(size: 12, changedTo: 40) == frames(size: 40, changedTo: 40))
        #expect(frames(size: 40, changedTo: 12) == frames(size: 12, changedTo: 12))
    }

    @Test("The baselines of a stretched label are those that it has at its natural height (L65)")
    func stretchedLabel() {
        let (stretched, first, last) = (makeLabel("A"), makeLabel("A"), makeLabel("A"))
        addConstrained(stretched, to: root, left: 0, top: 20, height: 100)
        addConstrained(first, to: root, left: 100)
        addConstrained(last, to: root, left: 200)
        first.firstBaselineAnchor.constraint(equalTo: stretched.firstBaselineAnchor).isActive = true
        last.lastBaselineAnchor.constraint(equalTo: stretched.lastBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(first.frame.minY == 20)
        #expect(last.frame.maxY == 120)
    }

    // MARK: - Drawn text

    /// The bottom of the dark pixels inside a rectangle of the screen.
    private func inkBottom(_ picture: UIImage, in rect: CGRect) throws -> CGFloat {
        let pixels = rect.applying(CGAffineTransform(scaleX: picture.scale, y: picture.scale)).integral
        let part = try #require(picture.cgImage?.cropping(to: pixels))
        return rect.minY + ink(UIImage(cgImage: part, scale: picture.scale, orientation: .up)).maxY
    }

    @Test(
        "The text of a label and of a text field with equal baselines is on one line (L63, L64)",
        arguments: [UITextField.BorderStyle.none, .roundedRect])
    func textField(border: UITextField.BorderStyle) throws {
        let screen = TestScreen(size: CGSize(width: 300, height: 100), scale: 2)
        let (controller, field) = (UIViewController(), UITextField())
        let (first, last) = (makeLabel("H", size: 30), makeLabel("H", size: 12))
        (field.text, field.borderStyle, field.font) = ("H", border, .systemFont(ofSize: 17))
        addConstrained(field, to: controller.view, left: 100, top: 30)
        addConstrained(first, to: controller.view, left: 10)
        addConstrained(last, to: controller.view, left: 200)
        first.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor).isActive = true
        last.lastBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor).isActive = true
        screen.show(controller)
        let picture = screen.capture()
        let insets = border == .none ? CGSize.zero : CGSize(width: 6, height: 3)
        let expected = try inkBottom(picture, in: field.frame.insetBy(dx: insets.width, dy: insets.height))
        let bottoms = try [first, last].map { try inkBottom(picture, in: $0.frame) }
        #expect(abs(bottoms[0] - expected) <= 0.5)
        #expect(abs(bottoms[1] - expected) <= 0.5)
    }

    @Test("The baseline of a label with alignment insets is that of its drawn text (L66)")
    func labelWithInsets() throws {
        let screen = TestScreen(size: CGSize(width: 300, height: 100), scale: 2)
        let (controller, aligned) = (UIViewController(), AlignedLabel())
        let (first, last) = (makeLabel("H", size: 30), makeLabel("H", size: 12))
        aligned.text = "H"
        addConstrained(aligned, to: controller.view, left: 100, top: 40)
        addConstrained(first, to: controller.view, left: 10)
        addConstrained(last, to: controller.view, left: 200)
        first.firstBaselineAnchor.constraint(equalTo: aligned.firstBaselineAnchor).isActive = true
        last.lastBaselineAnchor.constraint(equalTo: aligned.lastBaselineAnchor).isActive = true
        screen.show(controller)
        let picture = screen.capture()
        let expected = try inkBottom(picture, in: aligned.frame)
        let bottoms = try [first, last].map { try inkBottom(picture, in: $0.frame) }
        #expect(abs(bottoms[0] - expected) <= 0.5)
        #expect(abs(bottoms[1] - expected) <= 0.5)
    }
}
