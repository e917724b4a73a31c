// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Sizes that fit constraints") struct FittingSizeTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    /// A view whose edges are those of a view with an intrinsic size.
    private func makeCard(_ block: Block) -> UIView {
        let card = UIView()
        addFilling(block, to: card)
        return card
    }

    private func fit(_ view: UIView, _ target: CGSize, _ horizontal: Float, _ vertical: Float) -> CGSize {
        view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: UILayoutPriority(horizontal),
            verticalFittingPriority: UILayoutPriority(vertical))
    }

    @Test(
        "The short form of the method is the long form with the priority 50 on both axes (L103)",
        arguments: [CGSize(width: 0, height: 0), CGSize(width: 100, height: 20), CGSize(width: 10_000, height: 10_000)])
    func shortForm(target: CGSize) {
        let (card, block) = (UIView(), Block(30, 40))
        addConstrained(block, to: card, left: 0, top: 0)
        block.rightAnchor.constraint(lessThanOrEqualTo: card.rightAnchor).isActive = true
        block.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor).isActive = true
        #expect(card.systemLayoutSizeFitting(target) == fit(card, target, 50, 50))
        #expect(fit(card, target, 50, 50) == CGSize(width: max(target.width, 30), height: max(target.height, 40)))
    }

    @Test("The compressed size is zero, and the expanded size 10,000 points (L104)")
    func targets() {
        #expect(UIView.layoutFittingCompressedSize == .zero)
        #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
    }

    @Test("Content with a hugging priority below 50 is expanded, and content with 250 is not (L104, L106)")
    func expandedSize() {
        let block = Block(30, 40)
        let card = makeCard(block)
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 30, height: 40))
        block.setContentHuggingPriority(UILayoutPriority(49), for: .horizontal)
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 10_000, height: 40))
        block.setContentHuggingPriority(UILayoutPriority(49), for: .vertical)
        #expect(
            card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 10_000, height: 10_000))
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 40))
    }

    @Test(
        "Constraints with a higher priority than the target win, and lower ones lose (L105)",
        arguments: [(700, 200), (800, 100), (1000, 100)] as [(Float, CGFloat)])
    func targetPriority(priority: Float, width: CGFloat) {
        let card = UIView()
        activate(card.widthAnchor.constraint(greaterThanOrEqualToConstant: 200), at: 750)
        card.heightAnchor.constraint(equalToConstant: 10).isActive = true
        #expect(fit(card, CGSize(width: 100, height: 0), priority, 50) == CGSize(width: width, height: 10))
    }

    @Test("A fitting size is rounded up to pixels (L108)")
    func rounding() {
        let screen = TestScreen(size: CGSize(width: 400, height: 300), scale: 2)
        let (controller, card, child) = (UIViewController(), UIView(), UIView())
        addConstrained(card, to: controller.view, left: 0, top: 0)
        addFilling(child, to: card)
        let width = child.widthAnchor.constraint(equalToConstant: 20.3)
        width.isActive = true
        child.heightAnchor.constraint(equalToConstant: 10).isActive = true
        screen.show(controller)
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 20.5, height: 10))
        width.constant = 20.5
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 20.5, height: 10))
    }

    @Test("A fitting size is that of the alignment rectangle, with and without constraints inside (L108)")
    func alignmentRect() {
        let view = AlignedView()
        view.insets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        addFilling(Block(30, 40), to: view)
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 40))
        #expect(fit(view, CGSize(width: 90, height: 0), 1000, 50) == CGSize(width: 90, height: 40))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
        let insets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        let imageView = UIImageView(image: image.withAlignmentRectInsets(insets))
        #expect(imageView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 20))
    }

    @Test("Constraints to the superview take no part in a fitting size, and the frame stays (L107, L110)")
    func constraintsToSuperview() {
        let card = makeCard(Block(30, 40))
        addConstrained(card, to: root, left: 10, top: 0)
        card.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5).isActive = true
        root.layoutIfNeeded()
        #expect(card.frame == CGRect(x: 10, y: 0, width: 200, height: 40))
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 40))
        root.layoutIfNeeded()
        #expect(card.frame == CGRect(x: 10, y: 0, width: 200, height: 40))
    }

    @Test("The frame of a view with an autoresizing mask takes no part in its fitting size (L110)")
    func autoresizingFrame() {
        let card = makeCard(Block(30, 40))
        card.frame = CGRect(x: 0, y: 0, width: 77, height: 88)
        root.addSubview(card)
        root.layoutIfNeeded()
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 40))
        #expect(card.frame == CGRect(x: 0, y: 0, width: 77, height: 88))
    }

    @Test("A view's constraints of its own size take part in its fitting size (L107)")
    func ownConstraints() {
        let card = makeCard(Block(30, 40))
        card.widthAnchor.constraint(equalToConstant: 300).isActive = true
        addConstrained(card, to: root, left: 0, top: 0)
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 300, height: 40))
    }
}
