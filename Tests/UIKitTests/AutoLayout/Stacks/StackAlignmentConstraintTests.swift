// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Stack views with constraints, across the axis") struct StackAlignmentConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    /// A stack view that constraints place, without a size of its own.
    private func makeStack(_ views: [UIView], _ axis: NSLayoutConstraint.Axis = .horizontal) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        addConstrained(stack, to: root, left: 0, top: 0)
        return stack
    }

    private func makeLabel(_ text: String, size: CGFloat) -> UILabel {
        let label = constrainedLabel(text, lines: 0)
        label.font = .systemFont(ofSize: size)
        return label
    }

    private func frames(_ stack: UIStackView) -> [CGRect] {
        root.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    // MARK: - Alignment

    @Test(
        "Aligned views keep their heights, and are at the edge or the centre of a higher row (L167, L168)",
        arguments: [(1, [0, 0]), (3, [45, 35]), (4, [90, 70])] as [(Int, [CGFloat])])
    func alignments(alignment: Int, tops: [CGFloat]) throws {
        let row = makeStack([Block(20, 10), Block(180, 30)])
        row.alignment = try #require(UIStackView.Alignment(rawValue: alignment))
        row.heightAnchor.constraint(equalToConstant: 100).isActive = true
        #expect(frames(row).map(\.minY) == tops)
        #expect(frames(row).map(\.height) == [10, 30])
        #expect(row.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test("A row is as high as its highest view, with each alignment (L167, L168)", arguments: [0, 1, 3, 4])
    func heightOfRow(alignment: Int) throws {
        let row = makeStack([Block(20, 10), Block(180, 30)])
        row.alignment = try #require(UIStackView.Alignment(rawValue: alignment))
        root.layoutIfNeeded()
        #expect(row.frame.size == CGSize(width: 200, height: 30))
        #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 200, height: 30))
    }

    @Test("A single centred view keeps its height, and the row fits it (L170)")
    func singleView() {
        let row = makeStack([Block(20, 10)])
        row.alignment = .center
        #expect(frames(row) == [CGRect(x: 0, y: 0, width: 20, height: 10)])
        #expect(row.frame.height == 10)
        row.heightAnchor.constraint(equalToConstant: 50).isActive = true
        #expect(frames(row) == [CGRect(x: 0, y: 20, width: 20, height: 10)])
    }

    @Test("A column aligns its views with the trailing edge, and mirrors it from right to left (L167)")
    func column() {
        let column = makeStack([Block(20, 10), Block(180, 30)], .vertical)
        column.alignment = .trailing
        let frames = frames(column)
        #expect(frames[0] == CGRect(x: 160, y: 0, width: 20, height: 10))
        #expect(frames[1] == CGRect(x: 0, y: 10, width: 180, height: 30))
        column.semanticContentAttribute = .forceRightToLeft
        #expect(self.frames(column).map(\.minX) == [0, 0])
    }

    // MARK: - Margins

    @Test("Views stay inside the layout margins if the arrangement is relative to them (L174)")
    func margins() {
        let row = makeStack([Block(20, 10)])
        row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(frames(row) == [CGRect(x: 0, y: 0, width: 20, height: 10)])
        row.isLayoutMarginsRelativeArrangement = true
        #expect(frames(row) == [CGRect(x: 2, y: 1, width: 20, height: 10)])
        #expect(row.frame.size == CGSize(width: 26, height: 14))
        #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 26, height: 14))
        row.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        #expect(frames(row) == [CGRect(x: 10, y: 10, width: 20, height: 10)])
        #expect(row.frame.size == CGSize(width: 40, height: 30))
    }

    @Test("Without a visible view, a stack view has the size of its margins (L173)")
    func nothingVisible() {
        let block = Block(20, 10)
        let row = makeStack([block])
        block.isHidden = true
        root.layoutIfNeeded()
        #expect(row.frame.size == .zero)
        #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
        row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        row.isLayoutMarginsRelativeArrangement = true
        root.layoutIfNeeded()
        #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 6, height: 4))
    }

    // MARK: - Baselines

    @Test(
        "Labels of two fonts have their baselines on one line (L169)",
        arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func baselines(alignment: UIStackView.Alignment) {
        let labels = [makeLabel("A\nB", size: 12), makeLabel("A", size: 40)]
        let row = makeStack(labels)
        row.alignment = alignment
        let probes = labels.map { label in
            let probe = UIView()
            addConstrained(probe, to: root, left: 0, width: 5, height: 5)
            let anchor = alignment == .firstBaseline ? label.firstBaselineAnchor : label.lastBaselineAnchor
            probe.bottomAnchor.constraint(equalTo: anchor).isActive = true
            return probe
        }
        root.layoutIfNeeded()
        #expect(probes[0].frame.maxY == probes[1].frame.maxY)
        // The top edges are on fractions of pixels, so the rounded heights may differ by one pixel.
        #expect(labels.allSatisfy { abs($0.frame.height - $0.intrinsicContentSize.height) <= 1 })
        #expect(labels.allSatisfy { $0.frame.minY >= 0 })
        #expect(labels.allSatisfy { $0.frame.maxY <= row.frame.height })
    }

    @Test("The spacing of a column can be from baseline to baseline, which a row ignores (L175)")
    func baselineRelativeSpacing() {
        let labels = [makeLabel("A", size: 20), makeLabel("A", size: 20)]
        let stack = makeStack(labels, .vertical)
        stack.spacing = 40
        stack.isBaselineRelativeArrangement = true
        #expect(frames(stack).map(\.minY) == [0, 40])
        stack.axis = .horizontal
        let row = frames(stack)
        stack.isBaselineRelativeArrangement = false
        #expect(frames(stack) == row)
        #expect(row[1].minX == row[0].maxX + 40)
    }

    @Test("The baselines of a row are those of its tallest view (L179)")
    func baselinesOfRow() {
        let (small, tall) = (makeLabel("A", size: 12), makeLabel("A", size: 40))
        let (first, last) = (makeLabel("A", size: 40), makeLabel("A", size: 40))
        let row = makeStack([small, tall])
        row.alignment = .center
        addConstrained(first, to: root, left: 200)
        addConstrained(last, to: root, left: 300)
        first.firstBaselineAnchor.constraint(equalTo: row.firstBaselineAnchor).isActive = true
        last.lastBaselineAnchor.constraint(equalTo: row.lastBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(first.frame.minY == tall.frame.minY)
        #expect(last.frame.maxY == tall.frame.maxY)
    }

    @Test("The baselines of a column are those of its first and last view, also in nested stack views (L179)")
    func baselinesOfColumn() {
        let (top, bottom) = (makeLabel("A", size: 40), makeLabel("A", size: 20))
        let (first, last) = (makeLabel("A", size: 40), makeLabel("A", size: 20))
        let inner = UIStackView(arrangedSubviews: [makeLabel("A", size: 12), top])
        let column = makeStack([inner, Block(10, 30), bottom], .vertical)
        addConstrained(first, to: root, left: 200)
        addConstrained(last, to: root, left: 300)
        first.firstBaselineAnchor.constraint(equalTo: column.firstBaselineAnchor).isActive = true
        last.lastBaselineAnchor.constraint(equalTo: column.lastBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(first.frame.minY == top.convert(top.bounds, to: root).minY)
        #expect(last.frame.maxY == bottom.convert(bottom.bounds, to: root).maxY)
        #expect(column.forFirstBaselineLayout === top)
        #expect(column.forLastBaselineLayout === bottom)
    }

    @Test("The baselines of a row are those of the first of its tallest views (L179)")
    func firstOfTallestViews() {
        let views = [Block(10, 10), Block(10, 30), Block(10, 30)]
        let row = UIStackView(arrangedSubviews: views)
        #expect(row.forFirstBaselineLayout === views[1])
        #expect(row.forLastBaselineLayout === views[1])
        views[1].isHidden = true
        #expect(row.forFirstBaselineLayout === views[2])
    }
}
