// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A view with a given intrinsic content size.
final class Block: UIView {
    var likes: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        likes = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { likes }
}

@MainActor
private func stack(_ views: [UIView], _ size: CGSize = CGSize(width: 200, height: 100)) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(origin: .zero, size: size)
    return stack
}

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

@MainActor
@Suite struct UIStackViewTests {
    let screen = TestScreen(size: CGSize(width: 200, height: 100))

    private func frames(_ stack: UIStackView) -> [CGRect] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    // MARK: Arranged views

    @Test("fact 310: arranged views are subviews, and have their own order")
    func arranged() {
        let (a, b, c) = (Block(1, 1), Block(2, 2), Block(3, 3))
        let stack = stack([a, b])
        stack.insertSubview(c, at: 0)
        #expect(stack.arrangedSubviews == [a, b])
        stack.addArrangedSubview(c)
        #expect(stack.arrangedSubviews == [a, b, c])
        #expect(stack.subviews == [c, a, b])
        b.removeFromSuperview()
        #expect(stack.arrangedSubviews == [a, c])
        stack.removeArrangedSubview(a)
        #expect(stack.arrangedSubviews == [c])
        #expect(stack.subviews == [c, a])
        let other = UIView()
        other.addSubview(c)
        #expect(stack.arrangedSubviews == [])
    }

    @Test("fact 319: inserting a view that is already arranged changes only its arranged position")
    func reinserting() {
        let (a, b, c) = (Block(1, 1), Block(2, 2), Block(3, 3))
        let stack = stack([a, b, c])
        stack.insertArrangedSubview(c, at: 0)
        #expect(stack.arrangedSubviews == [c, a, b])
        #expect(stack.subviews == [a, b, c])
        stack.addArrangedSubview(c)
        #expect(stack.arrangedSubviews == [a, b, c])
        stack.insertArrangedSubview(a, at: 3)
        #expect(stack.arrangedSubviews == [b, c, a])
        #expect(!stack.isBaselineRelativeArrangement)
        #expect(!stack.isLayoutMarginsRelativeArrangement)
    }

    @Test func insertingBeyondTheEndFails() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stack = UIStackView()
                stack.insertArrangedSubview(UIView(), at: 1)
            }
        }
    }

    @Test("fact 318: raw values and defaults are UIKit's")
    func defaults() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.alignment == .fill)
        #expect(stack.spacing == 0)
        let alignments: [UIStackView.Alignment] = [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]
        #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(UIStackView.Alignment.top == .leading)
        #expect(UIStackView.Alignment.bottom == .trailing)
        #expect(UIStackView.Distribution(rawValue: 4) == .equalCentering)
        #expect(stack.isUserInteractionEnabled)
    }

    @Test("fact 320: a stack view draws only its background")
    func drawsNothing() {
        let stack = stack([Block(10, 10)])
        screen.show(stack)
        #expect(ink(screen.capture()).isNull)
        stack.backgroundColor = .red
        #expect(Pixels(screen.capture()).color(at: CGPoint(x: 50, y: 50)).red == 1)
    }

    // MARK: Layout

    @Test("fact 312 and 313: a row fills its length, and stretches the view with the lowest hugging priority")
    func row() {
        let (a, b) = (Block(20, 10), Block(30, 20))
        let stack = stack([a, b])
        stack.spacing = 10
        #expect(frames(stack) == [rect(0, 0, 160, 100), rect(170, 0, 30, 100)])
        b.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        #expect(frames(stack) == [rect(0, 0, 20, 100), rect(30, 0, 170, 100)])
        a.setContentHuggingPriority(.fittingSizeLevel, for: .vertical)
        #expect(frames(stack)[0].width == 20)
    }

    @Test("fact 313: the view with the lowest compression resistance is shrunk")
    func overflow() {
        let (a, b) = (Block(150, 10), Block(100, 20))
        let stack = stack([a, b])
        #expect(frames(stack).map(\.width) == [100, 100])
        b.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        #expect(b.contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
        #expect(frames(stack).map(\.width) == [150, 50])
    }

    @Test func viewsWithoutASizeTakeTheRemainingSpace() {
        let stack = stack([Block(20, 10), UIView(), Block(30, 10)])
        #expect(frames(stack) == [rect(0, 0, 20, 100), rect(20, 0, 150, 100), rect(170, 0, 30, 100)])
        stack.alignment = .center
        #expect(frames(stack)[1] == rect(20, 50, 150, 0))
    }

    @Test("fact 314 and 315: each distribution has UIKit's origins and widths")
    func distributions() {
        let stack = stack([Block(20, 10), Block(60, 10), Block(40, 10)])
        stack.spacing = 5
        let expected: [(UIStackView.Distribution, [CGFloat], [CGFloat])] = [
            (.fillEqually, [0, 68.5, 136.5], [63.5, 63, 63.5]),
            (.fillProportionally, [0, 36.5, 136.5], [31.5, 95, 63.5]),
            (.equalSpacing, [0, 60, 160], [20, 60, 40]),
            (.equalCentering, [0, 65, 160], [20, 60, 40]),
        ]
        for (distribution, origins, widths) in expected {
            stack.distribution = distribution
            #expect(frames(stack).map(\.minX) == origins)
            #expect(frames(stack).map(\.width) == widths)
        }
    }

    @Test func alignmentsSetOriginsAndHeights() {
        let stack = stack([Block(20, 10), Block(180, 30)])
        let expected: [(UIStackView.Alignment, [CGFloat], [CGFloat])] = [
            (.fill, [0, 0], [100, 100]), (.top, [0, 0], [10, 30]), (.center, [45, 35], [10, 30]),
            (.bottom, [90, 70], [10, 30]),
        ]
        for (alignment, origins, heights) in expected {
            stack.alignment = alignment
            #expect(frames(stack).map(\.minY) == origins)
            #expect(frames(stack).map(\.height) == heights)
        }
        stack.axis = .vertical
        stack.alignment = .trailing
        #expect(frames(stack) == [rect(180, 0, 20, 70), rect(20, 70, 180, 30)])
        stack.semanticContentAttribute = .forceRightToLeft
        #expect(frames(stack).map(\.minX) == [0, 0])
    }

    @Test func rowsBeginAtTheRightInRightToLeftLayout() {
        let stack = stack([Block(20, 10), Block(30, 20)])
        screen.show(stack)
        screen.traits.layoutDirection = .rightToLeft
        #expect(frames(stack) == [rect(30, 0, 170, 100), rect(0, 0, 30, 100)])
        screen.traits.layoutDirection = .leftToRight
        #expect(frames(stack) == [rect(0, 0, 170, 100), rect(170, 0, 30, 100)])
    }

    @Test("fact 316 and 317: spacing is between all views, and custom spacing after one view")
    func spacing() {
        let (a, b, c) = (Block(20, 10), Block(20, 10), Block(20, 10))
        let stack = stack([a, b, c])
        c.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        stack.spacing = -5
        #expect(frames(stack).map(\.minX) == [0, 15, 30])
        stack.setCustomSpacing(30, after: a)
        #expect(stack.customSpacing(after: a) == 30)
        #expect(frames(stack).map(\.minX) == [0, 50, 65])
        stack.insertArrangedSubview(a, at: 1)
        #expect(frames(stack).map(\.minX) == [0, 15, 65])
        stack.removeArrangedSubview(a)
        #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(10, after: a)
        stack.addArrangedSubview(a)
        #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: b)
        #expect(frames(stack).map(\.minX)[1] == 28)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: b)
        #expect(frames(stack).map(\.minX)[1] == 15)
        #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
        #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
    }

    @Test func relativeArrangementInsetsTheViewsByTheMargins() {
        let stack = stack([Block(20, 10)])
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(frames(stack) == [rect(0, 0, 200, 100)])
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(frames(stack) == [rect(2, 1, 194, 96)])
        #expect(stack.sizeThatFits(.zero) == CGSize(width: 26, height: 14))
        stack.semanticContentAttribute = .forceRightToLeft
        #expect(frames(stack) == [rect(4, 1, 194, 96)])
        stack.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        #expect(frames(stack) == [rect(10, 10, 180, 80)])
    }

    @Test func aViewKeepsItsTransformAndAnchorPoint() {
        let block = Block(20, 10)
        let stack = stack([block])
        block.transform = CGAffineTransform(scaleX: 2, y: 2)
        block.anchorPoint = CGPoint(x: 0, y: 0)
        stack.layoutIfNeeded()
        #expect(block.bounds.size == CGSize(width: 200, height: 100))
        #expect(block.center == .zero)
        #expect(block.transform == CGAffineTransform(scaleX: 2, y: 2))
    }

    // MARK: Sizes

    @Test func aStackFitsItsViews() {
        let (a, b) = (Block(20, 10), Block(30, 40))
        let inner = UIStackView(arrangedSubviews: [a, b])
        inner.axis = .vertical
        inner.spacing = 5
        let outer = stack([Block(50, 20), inner])
        outer.spacing = 7
        #expect(inner.sizeThatFits(.zero) == CGSize(width: 30, height: 55))
        #expect(outer.sizeThatFits(.zero) == CGSize(width: 87, height: 55))
        outer.sizeToFit()
        #expect(outer.frame.size == CGSize(width: 87, height: 55))
        #expect(frames(outer) == [rect(0, 0, 50, 55), rect(57, 0, 30, 55)])
        #expect(inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 55))
        let wide = inner.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 300, height: 55))
        #expect(outer.intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test func contentWithALowerPriorityFitsTheTargetSize() {
        let block = Block(30, 40)
        let target = CGSize(width: 50, height: 20)
        func fit(_ horizontal: Float, _ vertical: Float) -> CGSize {
            block.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: UILayoutPriority(horizontal),
                verticalFittingPriority: UILayoutPriority(vertical))
        }
        #expect(block.systemLayoutSizeFitting(target) == CGSize(width: 30, height: 40))
        #expect(fit(251, 749) == CGSize(width: 50, height: 40))
        #expect(fit(249, 751) == CGSize(width: 30, height: 20))
        #expect(UIView().systemLayoutSizeFitting(target) == target)
    }

    @Test func aNestedViewThatGrowsMovesTheOtherViews() {
        let (a, b) = (Block(20, 10), Block(30, 40))
        let inner = UIStackView(arrangedSubviews: [a])
        let outer = stack([inner, b])
        inner.setContentHuggingPriority(.required, for: .horizontal)
        screen.show(outer)
        #expect(b.frame == rect(20, 0, 180, 100))
        a.likes.width = 50
        screen.advance(by: 0.1)
        #expect(b.frame == rect(50, 0, 150, 100))
        a.isHidden = true
        screen.advance(by: 0.1)
        #expect(b.frame == rect(0, 0, 200, 100))
    }

    @Test func wrappedTextMakesAColumnHigher() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "One two three four five six seven eight nine ten"
        let column = UIStackView(arrangedSubviews: [label, Block(10, 10)])
        column.axis = .vertical
        let line = label.intrinsicContentSize.height
        let narrow = column.sizeThatFits(CGSize(width: 120, height: 0))
        #expect(narrow.height > 3 * line + 10)
        column.frame = CGRect(origin: .zero, size: CGSize(width: 120, height: narrow.height))
        column.layoutIfNeeded()
        #expect(label.frame.height == narrow.height - 10)
        #expect(label.frame.width == 120)
    }

    // MARK: Baselines

    @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func baselineAlignmentPlacesTextOnOneLine(alignment: UIStackView.Alignment) {
        let (small, large) = (UILabel(), UILabel())
        (small.text, large.text) = ("H", "H")
        small.font = .systemFont(ofSize: 12)
        large.font = .systemFont(ofSize: 40)
        let button = UIButton(type: .system)
        button.setTitle("H", for: .normal)
        button.setTitleColor(.black, for: .normal)
        let stack = stack([small, large, button])
        stack.alignment = alignment
        stack.spacing = 20
        stack.distribution = .equalSpacing
        screen.show(stack)
        let picture = screen.capture()
        let bottoms = [small, large, button].map { view in
            let strip = picture.cropped(to: view.frame.insetBy(dx: 0, dy: -100).intersection(stack.bounds))
            return ink(strip).maxY
        }
        #expect(abs(bottoms[0] - bottoms[1]) <= 0.5)
        #expect(abs(bottoms[2] - bottoms[1]) <= 0.5)
    }

    @Test func columnSpacingCanBeMeasuredBetweenBaselines() {
        let (upper, lower) = (UILabel(), UILabel())
        for label in [upper, lower] {
            label.text = "H"
            label.font = .systemFont(ofSize: 20)
        }
        let stack = stack([upper, lower])
        stack.axis = .vertical
        stack.distribution = .equalSpacing
        stack.spacing = 40
        stack.isBaselineRelativeArrangement = true
        stack.frame.size.height = stack.sizeThatFits(.zero).height
        screen.show(stack)
        #expect(abs(lower.frame.minY - upper.frame.minY - 40) <= 0.5)
    }
}

extension UIImage {
    fileprivate func cropped(to rect: CGRect) -> UIImage {
        let pixels = rect.applying(CGAffineTransform(scaleX: scale, y: scale)).integral
        return UIImage(cgImage: cgImage!.cropping(to: pixels)!, scale: scale, orientation: .up)
    }
}
