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
}
