// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Stack views with constraints, along the axis") struct StackAxisConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    /// A row of a given width that constraints place. Its height is 100.
    private func makeRow(_ views: [UIView], width: CGFloat = 200, spacing: CGFloat = 0) -> UIStackView {
        let row = UIStackView(arrangedSubviews: views)
        row.spacing = spacing
        addConstrained(row, to: root, left: 0, top: 0, width: width, height: 100)
        return row
    }

    private func frames(_ stack: UIStackView) -> [CGRect] {
        root.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    // MARK: - Distributions

    @Test("The constraints of a placed stack view have UIKit's identifiers (L161)")
    func identifiers() {
        let row = makeRow([Block(20, 10), Block(30, 20)], spacing: 10)
        root.layoutIfNeeded()
        let identifiers = Set(row.constraints.compactMap(\.identifier))
        #expect(identifiers.isSuperset(of: ["UISV-canvas-connection", "UISV-spacing", "UISV-alignment"]))
        #expect(identifiers.allSatisfy { $0.hasPrefix("UISV-") })
        row.distribution = .fillEqually
        root.layoutIfNeeded()
        #expect(row.constraints.contains { $0.identifier == "UISV-fill-equally" })
        #expect(row.constraints.filter { $0.identifier == "UISV-spacing" }.count == 1)
    }

    @Test("Views fill the whole length at the distance of the spacing (L162)")
    func fill() {
        let (first, second, third) = (Block(20, 10), Block(30, 20), Block(40, 5))
        second.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        let row = makeRow([first, second, third], spacing: 10)
        #expect(frames(row).map(\.minX) == [0, 30, 160])
        #expect(frames(row).map(\.maxX) == [20, 150, 200])
        #expect(frames(row).allSatisfy { $0.minY == 0 })
        #expect(frames(row).allSatisfy { $0.height == 100 })
        row.setCustomSpacing(30, after: first)
        #expect(frames(row).map(\.minX) == [0, 50, 160])
        row.semanticContentAttribute = .forceRightToLeft
        #expect(frames(row).map(\.minX) == [180, 50, 0])
    }

    @Test("Views that fill equally have the same length, whatever their intrinsic lengths (L163)")
    func fillEqually() {
        let row = makeRow([Block(20, 10), Block(90, 10), UIView()], width: 210, spacing: 15)
        row.distribution = .fillEqually
        #expect(frames(row).map(\.minX) == [0, 75, 150])
        #expect(frames(row).map(\.width) == [60, 60, 60])
    }

    @Test("Equal spacing makes the distances equal, and at least the spacing if views must shrink (L165)")
    func equalSpacing() {
        let blocks = [Block(20, 10), Block(60, 10), Block(40, 10)]
        blocks[1].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        let row = makeRow(blocks, spacing: 5)
        row.distribution = .equalSpacing
        #expect(frames(row).map(\.minX) == [0, 60, 160])
        #expect(frames(row).map(\.width) == [20, 60, 40])
        row.constraints.first { $0.firstAttribute == .width && $0.identifier == nil }?.constant = 100
        #expect(frames(row).map(\.minX) == [0, 25, 60])
        #expect(frames(row).map(\.width) == [20, 30, 40])
    }

    @Test("Equal centring makes the distances of the centres equal, and shrinks no view for that (L166)")
    func equalCentering() {
        let row = makeRow([Block(20, 10), Block(60, 10), Block(40, 10)], spacing: 5)
        row.distribution = .equalCentering
        #expect(frames(row).map(\.midX) == [10, 95, 180])
        #expect(frames(row).map(\.width) == [20, 60, 40])
        row.constraints.first { $0.firstAttribute == .width && $0.identifier == nil }?.constant = 130
        #expect(frames(row).map(\.minX) == [0, 25, 90])
        #expect(frames(row).map(\.width) == [20, 60, 40])
    }

    @Test("Of views with equal priorities the first arranged one stretches, whichever was created first (L180)")
    func order() {
        let (second, first) = (Block(30, 10), Block(20, 10))
        let row = makeRow([first, second])
        #expect(frames(row).map(\.width) == [170, 30])
        row.addArrangedSubview(first)
        #expect(row.arrangedSubviews == [second, first])
        #expect(frames(row).map(\.width) == [180, 20])
    }

    // MARK: - Constraints of the app

    @Test("A constraint on an arranged view makes a stack view with a frame arrange its views by constraints")
    func stackWithFrame() {
        let (first, second) = (Block(20, 10), Block(30, 10))
        let row = UIStackView(arrangedSubviews: [first, second])
        row.frame = CGRect(x: 5, y: 6, width: 200, height: 40)
        root.addSubview(row)
        #expect(frames(row).map(\.width) == [170, 30])
        #expect(row.constraints.isEmpty)
        second.widthAnchor.constraint(equalToConstant: 80).isActive = true
        #expect(frames(row).map(\.width) == [120, 80])
        #expect(!row.constraints.isEmpty)
        #expect(row.frame == CGRect(x: 5, y: 6, width: 200, height: 40))
        row.frame.size.width = 300
        #expect(frames(row).map(\.width) == [220, 80])
    }

    @Test("Arranged views can have equal widths by a constraint of the app")
    func equalWidths() {
        let (first, second) = (Block(20, 10), Block(60, 10))
        let row = makeRow([first, second], spacing: 20)
        first.widthAnchor.constraint(equalTo: second.widthAnchor).isActive = true
        #expect(frames(row).map(\.width) == [90, 90])
    }

    @Test("An arranged view can have half of the width of another one")
    func halfWidth() {
        let (first, second) = (UIView(), UIView())
        let row = makeRow([first, second], spacing: 20)
        first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 0.5).isActive = true
        #expect(frames(row).map(\.minX) == [0, 80])
        #expect(frames(row).map(\.width) == [60, 120])
    }

    @Test("An arranged view can have an aspect ratio, and another one the rest of the length")
    func aspectRatio() {
        let (first, second) = (UIView(), UIView())
        let row = makeRow([first, second])
        first.widthAnchor.constraint(equalTo: first.heightAnchor, multiplier: 0.5).isActive = true
        #expect(frames(row).map(\.width) == [50, 150])
        row.constraints.first { $0.firstAttribute == .height && $0.identifier == nil }?.constant = 60
        #expect(frames(row).map(\.width) == [30, 170])
    }

    @Test("A view outside follows an arranged view when that view moves")
    func follower() {
        let (first, second, outside) = (Block(20, 10), Block(30, 10), UIView())
        second.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        let row = makeRow([first, second])
        addConstrained(outside, to: root, top: 150, width: 10, height: 10)
        outside.leftAnchor.constraint(equalTo: second.leftAnchor).isActive = true
        #expect(frames(row).map(\.minX) == [0, 20])
        #expect(outside.frame.minX == 20)
        first.likes.width = 70
        root.layoutIfNeeded()
        #expect(outside.frame.minX == 70)
    }

    // MARK: - Views that leave

    @Test("The flag of a view is false once it is arranged, and stays false when it no longer is (L69)")
    func flag() {
        let (view, stack) = (UIView(), UIStackView())
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        stack.addArrangedSubview(view)
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
        stack.removeArrangedSubview(view)
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("A view that is no longer arranged keeps its frame, and no constraint of the stack view refers to it (L178)")
    func noLongerArranged() {
        let (first, second) = (Block(20, 10), Block(30, 10))
        second.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        let row = makeRow([first, second])
        #expect(frames(row).map(\.minX) == [0, 20])
        row.removeArrangedSubview(first)
        root.layoutIfNeeded()
        #expect(first.superview === row)
        #expect(first.frame == CGRect(x: 0, y: 0, width: 20, height: 100))
        #expect(second.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(!row.constraints.contains { $0.firstItem === first })
        #expect(!row.constraints.contains { $0.secondItem === first })
    }

    @Test("A view that leaves the stack view gives its space to the others, and gets its place in another view (L178)")
    func movedElsewhere() {
        let (first, second) = (Block(20, 10), Block(30, 10))
        let row = makeRow([first, second], spacing: 8)
        #expect(frames(row).map(\.width) == [162, 30])
        addConstrained(first, to: root, left: 7, top: 150)
        #expect(frames(row) == [CGRect(x: 0, y: 0, width: 200, height: 100)])
        #expect(first.frame == CGRect(x: 7, y: 150, width: 20, height: 10))
    }

    // MARK: - Nesting

    @Test("Twenty nested stack views have the size of their views, and follow a change of the innermost one (L256)")
    func nesting() {
        let innermost = Block(30, 20)
        var views: [UIView] = [innermost]
        for level in 0..<20 {
            let stack = UIStackView(arrangedSubviews: [Block(10, 10), views[level]])
            stack.axis = level % 2 == 0 ? .horizontal : .vertical
            stack.spacing = 2
            views.append(stack)
        }
        let outermost = views[20]
        addConstrained(outermost, to: root, left: 0, top: 0)
        root.layoutIfNeeded()
        // Ten rows add 12 points to the width, and ten columns add 12 points to the height.
        #expect(outermost.frame == CGRect(x: 0, y: 0, width: 150, height: 140))
        #expect(innermost.frame.size == CGSize(width: 30, height: 20))
        #expect(innermost.convert(innermost.bounds, to: root).origin == CGPoint(x: 120, y: 120))
        innermost.likes = CGSize(width: 50, height: 25)
        root.layoutIfNeeded()
        #expect(outermost.frame == CGRect(x: 0, y: 0, width: 170, height: 145))
        #expect(innermost.frame.size == CGSize(width: 50, height: 25))
    }
}
