// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Constraints of dimensions") struct DimensionConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    private let view = constrainedView()
    private let other = constrainedView()

    init() {
        root.addSubview(view)
        root.addSubview(other)
        other.widthAnchor.constraint(equalToConstant: 100).isActive = true
    }

    /// The width of the view with a required constraint, if it should be `wanted` points wide.
    private func width(_ constraint: NSLayoutConstraint, wanted: CGFloat) -> CGFloat {
        let wish = view.widthAnchor.constraint(equalToConstant: wanted)
        wish.priority = .defaultLow
        NSLayoutConstraint.activate([constraint, wish])
        root.layoutIfNeeded()
        NSLayoutConstraint.deactivate([constraint, wish])
        return view.frame.width
    }

    @Test("A minimum enlarges a smaller width, and leaves a larger one (L52)")
    func minimums() {
        let (dimension, base) = (view.widthAnchor, other.widthAnchor)
        let forms: [(NSLayoutConstraint, CGFloat)] = [
            (dimension.constraint(greaterThanOrEqualTo: base), 100),
            (dimension.constraint(greaterThanOrEqualTo: base, multiplier: 2), 200),
            (dimension.constraint(greaterThanOrEqualTo: base, multiplier: 0.5, constant: 7), 57),
            (dimension.constraint(greaterThanOrEqualTo: base, constant: 3), 103),
            (dimension.constraint(greaterThanOrEqualToConstant: 90), 90),
        ]
        for (constraint, bound) in forms {
            #expect(width(constraint, wanted: 10) == bound)
            #expect(width(constraint, wanted: 300) == 300)
        }
    }

    @Test("A maximum shrinks a larger width, and leaves a smaller one (L52)")
    func maximums() {
        let (dimension, base) = (view.widthAnchor, other.widthAnchor)
        let forms: [(NSLayoutConstraint, CGFloat)] = [
            (dimension.constraint(lessThanOrEqualTo: base), 100),
            (dimension.constraint(lessThanOrEqualTo: base, multiplier: 2), 200),
            (dimension.constraint(lessThanOrEqualTo: base, multiplier: 0.5, constant: 7), 57),
            (dimension.constraint(lessThanOrEqualTo: base, constant: -3), 97),
            (dimension.constraint(lessThanOrEqualToConstant: 90), 90),
        ]
        for (constraint, bound) in forms {
            #expect(width(constraint, wanted: 300) == bound)
            #expect(width(constraint, wanted: 10) == 10)
        }
    }

    @Test("An equal width is a multiple of the other one plus the constant (L52)")
    func equal() {
        let (dimension, base) = (view.widthAnchor, other.widthAnchor)
        #expect(width(dimension.constraint(equalTo: base, multiplier: 1.5), wanted: 1) == 150)
        #expect(width(dimension.constraint(equalTo: base, multiplier: 0.5, constant: -8), wanted: 1) == 42)
    }

    @Test("Axes and relations have Apple's raw values, and others have no case (L4)")
    func rawValues() {
        #expect(NSLayoutConstraint.Axis(rawValue: 0) == .horizontal)
        #expect(NSLayoutConstraint.Axis(rawValue: 1) == .vertical)
        #expect(NSLayoutConstraint.Axis(rawValue: 2) == nil)
        #expect(NSLayoutConstraint.Relation(rawValue: -1) == .lessThanOrEqual)
        #expect(NSLayoutConstraint.Relation(rawValue: 1) == .greaterThanOrEqual)
        #expect(NSLayoutConstraint.Relation(rawValue: 2) == nil)
        #expect(UILayoutPriority(rawValue: 750) == .defaultHigh)
    }

    @Test("A tie has the same result, however many other views were created before")
    func ties() {
        let widths = (0..<5).map { _ in
            let first = constrainedView()
            for _ in 0..<500 { _ = UIView() }
            let second = constrainedView()
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            addConstrained(first, to: root, left: 0, top: 0)
            addConstrained(second, to: root, left: 0, top: 0)
            activate(first.widthAnchor.constraint(equalToConstant: 50), at: 500)
            activate(second.widthAnchor.constraint(equalToConstant: 100), at: 500)
            first.widthAnchor.constraint(equalTo: second.widthAnchor).isActive = true
            root.layoutIfNeeded()
            for _ in 0..<1000 { _ = UIView() }
            return first.frame.width
        }
        #expect(widths == Array(repeating: CGFloat(50), count: 5))
    }
}
