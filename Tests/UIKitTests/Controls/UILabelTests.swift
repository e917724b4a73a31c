// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
@testable import UIKit
import UIKitTesting

@MainActor
@Suite("Label")
struct UILabelTests {
    private func makeScreen() -> TestScreen { TestScreen(size: CGSize(width: 200, height: 100), scale: 2) }

    private func label(_ text: String, width: CGFloat = 200, height: CGFloat = 100) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.text = text
        return label
    }

    @Test("fact 151: a label's font is the system font at 17 points, in the label color")
    func defaultFontAndColor() {
        #expect(UILabel().font == UIFont.systemFont(ofSize: 17))
        #expect(UILabel().textColor == .label)
    }

    // MARK: Size

    @Test func intrinsicSizeIsTheTextsSizeInWholePixels() {
        let size = label("Goalkeeper").intrinsicContentSize
        #expect(size.width > 60)
        #expect(size.width < 120)
        #expect(size.height >= UILabel().font.lineHeight)
        #expect(size.height < UILabel().font.lineHeight + 0.5)
        #expect((size.width * 2).rounded() == size.width * 2)
        #expect((size.height * 2).rounded() == size.height * 2)
    }

    @Test func intrinsicSizeWithoutTextIsZero() {
        #expect(UILabel().intrinsicContentSize == .zero)
        #expect(label("").intrinsicContentSize == .zero)
    }

    @Test func oneLineFitsTheWholeTextAtAnyWidth() {
        let label = label("A long name of a long player", width: 10, height: 10)
        label.sizeToFit()
        #expect(label.bounds.size == label.intrinsicContentSize)
    }

    @Test func severalLinesWrapAtTheWidth() {
        let label = label("A long name of a long player in a long line")
        label.numberOfLines = 0
        let size = label.sizeThatFits(CGSize(width: 100, height: 0))
        #expect(size.width <= 100)
        #expect(size.height > 3 * label.font.lineHeight)
        label.numberOfLines = 2
        let two = label.sizeThatFits(CGSize(width: 100, height: 0)).height
        #expect(two >= 2 * label.font.lineHeight)
        #expect(two < 2 * label.font.lineHeight + 1)
    }

    @Test func intrinsicSizeWrapsAtThePreferredWidth() {
        let label = label("A long name of a long player in a long line")
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize.width > 200)
        label.preferredMaxLayoutWidth = 100
        #expect(label.intrinsicContentSize.width <= 100)
    }

    @Test func tightensLettersBeforeItTruncates() {
        let screen = makeScreen()
        let label = label("The goalkeeper's name", width: 200)
        screen.show(label)
        label.bounds.size.width = label.intrinsicContentSize.width - 4
        func isTruncated() -> Bool { label.labelText.layout(in: label.bounds.size, lines: 1).isTruncated }
        #expect(!label.allowsDefaultTighteningForTruncation)
        #expect(isTruncated())
        let truncated = ink(screen.capture())
        label.allowsDefaultTighteningForTruncation = true
        #expect(!isTruncated())
        #expect(ink(screen.capture()) != truncated)
        label.bounds.size.width /= 2
        #expect(isTruncated())
    }

    // MARK: Alignment

    @Test func textIsVerticallyCentered() {
        let label = label("x")
        let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
        #expect(abs(rect.midY - 50) <= 0.5)
        #expect(rect.minX == 0)
    }

    @Test func textBeginsAtTheRightInARightToLeftLayout() {
        let screen = makeScreen()
        let label = label("name")
        screen.show(label)
        #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).minX == 0)
        screen.traits.layoutDirection = .rightToLeft
        #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).maxX == 200)
        #expect(ink(screen.capture()).maxX > 195)
        label.textAlignment = .left
        #expect(ink(screen.capture()).minX < 5)
    }

    @Test func centeredTextIsInTheMiddle() {
        let screen = makeScreen()
        let label = label("name")
        label.textAlignment = .center
        screen.show(label)
        #expect(abs(ink(screen.capture()).midX - 100) < 2)
        #expect(abs(ink(screen.capture()).midY - 50) < 4)
    }

    @Test func showsAsManyLinesAsFit() {
        let screen = makeScreen()
        let label = label("one two three four five six seven eight nine", width: 60, height: 50)
        label.numberOfLines = 0
        screen.show(label)
        let ink = ink(screen.capture())
        #expect(ink.maxY <= 50)
        #expect(ink.height > 20)
    }

    // MARK: Look

    @Test func followsDarkMode() {
        let screen = makeScreen()
        let label = label("name")
        screen.show(label)
        let light = screen.capture()
        screen.traits.userInterfaceStyle = .dark
        #expect(darkest(light) < 0.2)
        #expect(brightest(screen.capture()) > 0.8)
    }

    @Test func showsItsHighlightedColor() {
        let screen = makeScreen()
        let label = label("name")
        label.highlightedTextColor = .white
        screen.show(label)
        #expect(darkest(screen.capture()) < 0.2)
        label.isHighlighted = true
        #expect(darkest(screen.capture()) > 0.99)
    }

    @Test func isDimmedWhileDisabled() {
        let screen = makeScreen()
        let label = label("name")
        screen.show(label)
        label.isEnabled = false
        #expect(darkest(screen.capture()) > 0.4)
    }

    @Test func drawsAShadow() {
        let screen = makeScreen()
        let label = label("name")
        label.textColor = .white
        label.shadowColor = .black
        label.shadowOffset = CGSize(width: 3, height: 3)
        screen.show(label)
        #expect(darkest(screen.capture()) < 0.2)
    }

    @Test func shrinksToFitItsWidthDownToTheMinimumScale() {
        let screen = makeScreen()
        let label = label("A long name of a long player", width: 120)
        screen.show(label)
        let full = ink(screen.capture()).height
        label.adjustsFontSizeToFitWidth = true
        #expect(ink(screen.capture()).height == full)
        label.minimumScaleFactor = 0.3
        #expect(ink(screen.capture()).height < full * 0.75)
        #expect(ink(screen.capture()).maxX <= 120)
    }

    @Test func isNotHitByTouches() {
        let screen = makeScreen()
        let label = label("name")
        screen.show(label)
        #expect(screen.window.hitTest(CGPoint(x: 50, y: 50), with: nil) !== label)
    }

    // MARK: Attributes

    @Test func adoptsTheAttributesOfAttributedText() {
        let label = label("name")
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let text = NSMutableAttributedString(
            string: "big small", attributes: [.font: UIFont.systemFont(ofSize: 40), .paragraphStyle: style])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        label.attributedText = text
        #expect(label.text == "big small")
        #expect(label.font.pointSize == 40)
        #expect(label.textColor == .red)
        #expect(label.textAlignment == .center)
        #expect(label.intrinsicContentSize.height > 40)
        label.font = .systemFont(ofSize: 10)
        #expect(label.intrinsicContentSize.height < 15)
        label.text = "plain"
        #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
        label.text = nil
        #expect(label.attributedText == nil)
    }

    @Test func drawsEachRangeInItsColor() {
        let screen = makeScreen()
        let label = label("")
        let text = NSMutableAttributedString(string: "MMMM", attributes: [.foregroundColor: UIColor.white])
        text.addAttribute(.backgroundColor, value: UIColor.black, range: NSRange(location: 2, length: 2))
        label.attributedText = text
        screen.show(label)
        let size = label.intrinsicContentSize
        #expect(abs(ink(screen.capture()).width - size.width / 2) < 2)
    }

    // MARK: Text size

    @Test func adjustedFontGrowsWithTheTextSize() {
        let screen = makeScreen()
        let (label, fixed) = (label("name"), label("name"))
        for label in [label, fixed] { label.font = .preferredFont(forTextStyle: .body) }
        label.adjustsFontForContentSizeCategory = true
        let board = UIView()
        board.addSubview(label)
        board.addSubview(fixed)
        screen.show(board)
        #expect(label.font.pointSize == 17)
        screen.traits.preferredContentSizeCategory = .accessibilityExtraLarge
        #expect(label.font.pointSize == 40)
        #expect(fixed.font.pointSize == 17)
        screen.traits.preferredContentSizeCategory = .large
        #expect(label.font.pointSize == 17)
    }

    @Test func customFontScalesByItsMetrics() {
        let screen = makeScreen()
        let label = label("name")
        label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 30)
        label.adjustsFontForContentSizeCategory = true
        screen.show(label)
        screen.traits.preferredContentSizeCategory = .accessibilityExtraLarge
        #expect(label.font.pointSize == 30)
        screen.traits.preferredContentSizeCategory = .large
        #expect(label.font.pointSize == 20)
    }

    // MARK: Subclasses

    @Test func subclassCanAddAMargin() {
        let screen = makeScreen()
        final class Padded: UILabel {
            let padding = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 20)
            override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
                let inner = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: lines)
                return inner.inset(by: UIEdgeInsets(top: -5, left: -20, bottom: -5, right: -20))
            }
        }
        let padded = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        padded.text = "name"
        let plain = label("name").intrinsicContentSize
        #expect(padded.intrinsicContentSize == CGSize(width: plain.width + 40, height: plain.height + 10))
        screen.show(padded)
        #expect(abs(ink(screen.capture()).minX - 20) < 3)
    }

    @Test func subclassCanAlignTextAtTheTop() {
        let screen = makeScreen()
        final class Top: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
                var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
                rect.origin.y = bounds.minY
                return rect
            }
            override func drawText(in rect: CGRect) {
                super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
            }
        }
        let top = Top(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        top.text = "name"
        screen.show(top)
        #expect(ink(screen.capture()).maxY < 25)
    }

    // MARK: Redrawing

    @Test func isNotRedrawnWhenItMoves() {
        let screen = makeScreen()
        let label = label("name", width: 100, height: 20)
        screen.show(label)
        screen.advance(by: 0.1)
        let contents = label.layer.contents as AnyObject?
        label.frame.origin.y = 40
        label.text = "name"
        label.textColor = .label
        screen.advance(by: 0.1)
        #expect(label.layer.contents as AnyObject? === contents)
        label.text = "other"
        screen.advance(by: 0.1)
        #expect(label.layer.contents as AnyObject? !== contents)
    }
}
