// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Stack views with constraints, when something changes") struct StackChangeConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    @Test("A hidden view that leaves with its stack view keeps none of its constraints (L178)")
    func hiddenViewOfRemovedStackView() {
        let block = Block(20, 10)
        var stack: UIStackView? = UIStackView(arrangedSubviews: [block, Block(30, 10)])
        stack.map { addConstrained($0, to: root, left: 0, top: 0, width: 200, height: 100) }
        block.isHidden = true
        root.layoutIfNeeded()
        #expect(block.frame.width == 0)
        stack?.removeFromSuperview()
        addConstrained(block, to: root, left: 7, top: 8)
        stack = nil
        root.layoutIfNeeded()
        #expect(block.constraints.isEmpty)
        #expect(block.frame == CGRect(x: 7, y: 8, width: 20, height: 10))
    }

    /// The number of constraints of a stack view with `count` views that a change removes and adds.
    private func replaced(_ count: Int, by change: (UIStackView) -> Void) -> [Int] {
        let stack = UIStackView(arrangedSubviews: (0..<count).map { Block(20 + CGFloat($0), 10) })
        stack.axis = .vertical
        addConstrained(stack, to: root, left: 0, top: 0, width: 200)
        root.layoutIfNeeded()
        let before = stack.constraints
        change(stack)
        root.layoutIfNeeded()
        let kept = Set(before).intersection(stack.constraints)
        return [before.count - kept.count, stack.constraints.count - kept.count]
    }

    @Test("A change of one arranged view replaces the same few constraints, however many views there are")
    func replacedConstraints() {
        let changes: [(UIStackView) -> Void] = [
            { $0.addArrangedSubview(Block(20, 10)) }, { $0.arrangedSubviews[5].isHidden = true },
            { $0.insertArrangedSubview(Block(20, 10), at: 3) }, { $0.arrangedSubviews[4].removeFromSuperview() },
        ]
        for change in changes {
            let few = replaced(10, by: change)
            #expect(few.allSatisfy { $0 <= 8 }, "\(few)")
            #expect(replaced(60, by: change) == few)
        }
        #expect(replaced(10) { $0.spacing = 5 } == [0, 0])
    }

    @Test("Views that get a baseline after the first layout are aligned by it")
    func laterBaselines() {
        let inner = [UIStackView(), UIStackView()]
        let row = UIStackView(arrangedSubviews: inner)
        row.alignment = .firstBaseline
        addConstrained(row, to: root, left: 0, top: 0, width: 300)
        root.layoutIfNeeded()
        let labels = [UILabel(), UILabel()]
        for (label, size) in zip(labels, [12, 40]) {
            label.text = "Emma"
            label.font = .systemFont(ofSize: CGFloat(size))
        }
        for (stack, label) in zip(inner, labels) { stack.addArrangedSubview(label) }
        root.layoutIfNeeded()
        let baselines = labels.map { label in
            label.convert(label.bounds, to: root).minY + label.font.ascender
        }
        #expect(abs(baselines[0] - baselines[1]) <= 1, "\(baselines)")
    }

    @Test("What a subclass sets in updateConstraints applies to the same layout")
    func subclassUpdates() {
        final class Row: UIStackView {
            var wanted: CGFloat = 4
            override func updateConstraints() {
                spacing = wanted
                super.updateConstraints()
            }
        }
        let row = Row(arrangedSubviews: [Block(20, 10), Block(30, 10)])
        addConstrained(row, to: root, left: 0, top: 0, width: 200, height: 100)
        row.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(row.arrangedSubviews[0].frame.maxX + 4 == row.arrangedSubviews[1].frame.minX)
        row.wanted = 12
        row.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(row.arrangedSubviews[0].frame.maxX + 12 == row.arrangedSubviews[1].frame.minX)
    }

    @Test("Changed margins move the views without new constraints (L174)")
    func changedMargins() {
        let row = UIStackView(arrangedSubviews: [Block(20, 10)])
        row.isLayoutMarginsRelativeArrangement = true
        addConstrained(row, to: root, left: 0, top: 0, width: 200, height: 100)
        root.layoutIfNeeded()
        let constraints = row.constraints.filter { $0.identifier != nil }
        row.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
        root.layoutIfNeeded()
        #expect(row.arrangedSubviews[0].frame == CGRect(x: 12, y: 11, width: 174, height: 76))
        #expect(row.constraints.filter { $0.identifier != nil } == constraints)
    }

    @Test("A stack view in one that shares proportionally is measured again after a change inside it (L164)")
    func proportionsOfNestedStackView() {
        let (block, other) = (Block(20, 10), Block(20, 10))
        let inner = UIStackView(arrangedSubviews: [block])
        let outer = UIStackView(arrangedSubviews: [inner, other])
        outer.distribution = .fillProportionally
        addConstrained(outer, to: root, left: 0, top: 0, width: 200, height: 100)
        root.layoutIfNeeded()
        #expect(inner.frame.width == 100)
        block.likes.width = 60
        root.layoutIfNeeded()
        #expect(inner.frame.width == 150)
        #expect(other.frame.width == 50)
    }

    @Test("Arranged views are placed by their alignment rectangles, with and without constraints (L106)")
    func alignmentRects() {
        let (first, second) = (AlignedView(), AlignedView())
        let row = UIStackView(arrangedSubviews: [first, second])
        row.spacing = 10
        row.distribution = .fillEqually
        row.frame = CGRect(x: 0, y: 0, width: 210, height: 100)
        root.addSubview(row)
        root.layoutIfNeeded()
        let frames = [first.frame, second.frame]
        #expect(frames[0] == CGRect(x: -2, y: -1, width: 106, height: 104))
        #expect(frames[1] == CGRect(x: 108, y: -1, width: 106, height: 104))
        first.topAnchor.constraint(equalTo: second.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(!row.constraints.isEmpty)
        #expect([first.frame, second.frame] == frames)
    }

    @Test("Changed margins of a stack view change its share in one that shares proportionally (L164, L174)")
    func marginsOfNestedStackView() {
        let inner = UIStackView(arrangedSubviews: [Block(20, 10)])
        inner.isLayoutMarginsRelativeArrangement = true
        inner.layoutMargins = .zero
        let other = Block(20, 10)
        let outer = UIStackView(arrangedSubviews: [inner, other])
        outer.distribution = .fillProportionally
        addConstrained(outer, to: root, left: 0, top: 0, width: 200, height: 100)
        root.layoutIfNeeded()
        #expect(inner.frame.width == 100)
        inner.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        root.layoutIfNeeded()
        #expect(inner.frame.width == 150)
    }

    @Test("A baseline follows a stack view with a frame whose views move (L179)")
    func baselineOfFramedStackView() {
        let (small, tall, label) = (Block(10, 10), constrainedLabel("Tall"), constrainedLabel("Other"))
        tall.font = .systemFont(ofSize: 40)
        let row = UIStackView(arrangedSubviews: [small, tall])
        row.alignment = .center
        row.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        root.addSubview(row)
        addConstrained(label, to: root, left: 200)
        label.lastBaselineAnchor.constraint(equalTo: row.lastBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        func line(_ view: UILabel) -> CGFloat { view.convert(view.bounds, to: root).maxY + view.font.descender }
        #expect(abs(line(label) - line(tall)) <= 1)
        row.frame.size.height = 200
        root.layoutIfNeeded()
        #expect(abs(line(label) - line(tall)) <= 1)
    }

    @Test("Baselines of views with alignment insets are on one line, with and without constraints (L66)")
    func baselinesOfAlignedViews() {
        final class AlignedLabel: UILabel {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 3, left: 0, bottom: 12, right: 0) }
        }
        let (plain, aligned) = (constrainedLabel("A"), AlignedLabel())
        aligned.text = "B"
        plain.font = .systemFont(ofSize: 30)
        let row = UIStackView(arrangedSubviews: [plain, aligned])
        row.alignment = .firstBaseline
        row.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        root.addSubview(row)
        root.layoutIfNeeded()
        let frames = [plain.frame, aligned.frame]
        // A label centres its text in its bounds.
        func line(_ label: UILabel) -> CGFloat { label.frame.midY + label.font.lineHeight / 2 + label.font.descender }
        func difference() -> CGFloat { line(plain) - line(aligned) }
        #expect(abs(difference()) <= 1)
        plain.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
        root.layoutIfNeeded()
        #expect(!row.constraints.isEmpty)
        #expect(abs(difference()) <= 1)
        #expect(abs(plain.frame.minY - frames[0].minY) <= 1)
        #expect(abs(aligned.frame.minY - frames[1].minY) <= 1)
    }

    @Test("A constraint that a stack view contradicts is reported once, however often the stack view changes")
    func conflictWithNestedStackView() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            let (first, second) = (Block(20, 10), Block(20, 10))
            let outer = UIStackView(arrangedSubviews: [UIStackView(arrangedSubviews: [first]), second])
            outer.distribution = .fillProportionally
            addConstrained(outer, to: root, left: 0, top: 0, width: 200, height: 100)
            root.layoutIfNeeded()
            second.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: -50).isActive = true
            root.layoutIfNeeded()
            for spacing in 1...5 {
                outer.spacing = CGFloat(spacing)
                root.layoutIfNeeded()
            }
        }
        #expect(errorText(result).components(separatedBy: "Unable to simultaneously").count == 2)
    }
}
