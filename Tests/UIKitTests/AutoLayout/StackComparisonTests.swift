// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import SeededNumbers
import Testing
import UIKit

/// Settings of a stack view and of its views, from which equal stack views can be made.
private struct RandomStack {
    struct Child {
        var size: CGSize
        var hugging, resistance: [Float]
        var isHidden: Bool
        var spacing: CGFloat?
    }

    var children: [Child] = []
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
    var hasMargins = false
    var isRightToLeft = false
    /// The stack view's length and breadth in addition to those that its views need.
    var surplus = CGSize.zero

    init(seed: UInt64) {
        var random = Seeded(seed: seed)
        axis = Bool.random(using: &random) ? .horizontal : .vertical
        distribution = UIStackView.Distribution(rawValue: Int.random(in: 0...4, using: &random))!
        alignment = [.fill, .leading, .center, .trailing].randomElement(using: &random)!
        spacing = [0, 0, 5, 12].randomElement(using: &random)!
        hasMargins = Int.random(in: 0..<4, using: &random) == 0
        isRightToLeft = Int.random(in: 0..<4, using: &random) == 0
        surplus = CGSize(
            width: [-30, 0, 0, 17, 90].randomElement(using: &random)!,
            height: [-15, 0, 0, 17, 90].randomElement(using: &random)!)
        for _ in 0..<Int.random(in: 1...5, using: &random) {
            func length() -> CGFloat { [-1, 20, 20, 36, 50].randomElement(using: &random)! }
            func priorities(_ values: [Float]) -> [Float] {
                [values.randomElement(using: &random)!, values.randomElement(using: &random)!]
            }
            children.append(
                Child(
                    size: CGSize(width: length(), height: length()), hugging: priorities([250, 250, 251, 700]),
                    resistance: priorities([750, 750, 760, 900]),
                    isHidden: Int.random(in: 0..<4, using: &random) == 0,
                    spacing: Int.random(in: 0..<4, using: &random) == 0 ? 9 : nil))
        }
    }

    var description: String {
        let lines = children.map { child in
            "\(child.size.width)×\(child.size.height) \(child.hugging) \(child.resistance)"
                + "\(child.isHidden ? " hidden" : "") \(child.spacing.map { "\($0)" } ?? "")"
        }
        return "\(axis.rawValue) \(distribution) \(alignment) \(spacing) \(hasMargins) \(isRightToLeft) \(surplus) "
            + lines.joined(separator: "; ")
    }

    /// Creates the stack view. Its views are created in an order of their own.
    @MainActor
    func makeStack(creationOrder: [Int]) -> UIStackView {
        var views: [Int: Block] = [:]
        for index in creationOrder {
            let child = children[index]
            let view = Block(child.size.width, child.size.height)
            for (axis, place) in [(NSLayoutConstraint.Axis.horizontal, 0), (.vertical, 1)] {
                view.setContentHuggingPriority(UILayoutPriority(child.hugging[place]), for: axis)
                view.setContentCompressionResistancePriority(UILayoutPriority(child.resistance[place]), for: axis)
            }
            view.isHidden = child.isHidden
            views[index] = view
        }
        let stack = UIStackView(arrangedSubviews: children.indices.map { views[$0]! })
        (stack.axis, stack.distribution, stack.alignment) = (axis, distribution, alignment)
        stack.spacing = spacing
        stack.isLayoutMarginsRelativeArrangement = hasMargins
        if isRightToLeft { stack.semanticContentAttribute = .forceRightToLeft }
        for (index, child) in children.enumerated() {
            if let spacing = child.spacing { stack.setCustomSpacing(spacing, after: views[index]!) }
        }
        return stack
    }
}

@MainActor
@Suite("A stack view's own layout and its constraints") struct StackComparisonTests {
    /// Makes the stack view arrange its views by constraints, with a view that follows the first arranged one.
    private func addFollower(to stack: UIStackView, in root: UIView) {
        root.addSubview(stack)
        let follower = constrainedView()
        root.addSubview(follower)
        follower.topAnchor.constraint(equalTo: stack.arrangedSubviews[0].topAnchor).isActive = true
    }

    @Test("The constraints of a stack view give the frames of its own layout", arguments: 0..<40)
    func equalFrames(part: Int) {
        for seed in UInt64(part * 25)..<UInt64(part * 25 + 25) {
            let settings = RandomStack(seed: seed)
            let order = Array(settings.children.indices)
            let plain = settings.makeStack(creationOrder: order)
            let natural = plain.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            let size = CGSize(
                width: max(natural.width + settings.surplus.width, 0),
                height: max(natural.height + settings.surplus.height, 0))
            plain.frame = CGRect(origin: CGPoint(x: 7, y: 3), size: size)
            plain.layoutIfNeeded()
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            let constrained = settings.makeStack(creationOrder: order.reversed())
            constrained.frame = plain.frame
            addFollower(to: constrained, in: root)
            root.layoutIfNeeded()
            #expect(
                constrained.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == natural,
                "seed \(seed) of \(settings.description)")
            #expect(!constrained.constraints.isEmpty)
            for (index, child) in settings.children.enumerated() where !child.isHidden {
                let (expected, actual) = (
                    plain.arrangedSubviews[index].frame, constrained.arrangedSubviews[index].frame
                )
                #expect(actual == expected, "seed \(seed), view \(index) of \(settings.description)")
            }
        }
    }

    /// Gives a constrained stack view a new size, and performs the layout.
    private func layOut(_ stack: UIStackView, _ size: CGSize, in root: UIView) {
        stack.frame = CGRect(origin: CGPoint(x: 7, y: 3), size: size)
        root.layoutIfNeeded()
    }

    @Test("A stack view whose views and settings change has the frames of a new one", arguments: 0..<10)
    func equalFramesAfterChanges(part: Int) {
        for seed in UInt64(part * 25)..<UInt64(part * 25 + 25) {
            var random = Seeded(seed: seed)
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            var settings = RandomStack(seed: seed)
            let changed = settings.makeStack(creationOrder: Array(settings.children.indices))
            addFollower(to: changed, in: root)
            for step in 0..<6 {
                let other = RandomStack(seed: UInt64(step * 1000) + seed)
                let index = Int.random(in: settings.children.indices, using: &random)
                switch Int.random(in: 0..<6, using: &random) {
                case 0: (settings.axis, changed.axis) = (other.axis, other.axis)
                case 1: (settings.distribution, changed.distribution) = (other.distribution, other.distribution)
                case 2: (settings.alignment, changed.alignment) = (other.alignment, other.alignment)
                case 3:
                    settings.children[index].isHidden.toggle()
                    changed.arrangedSubviews[index].isHidden.toggle()
                case 4:
                    let target = Int.random(in: settings.children.indices, using: &random)
                    settings.children.insert(settings.children.remove(at: index), at: target)
                    changed.insertArrangedSubview(changed.arrangedSubviews[index], at: target)
                default: (settings.spacing, changed.spacing) = (other.spacing, other.spacing)
                }
                let fresh = settings.makeStack(creationOrder: Array(settings.children.indices))
                let freshRoot = UIView(frame: root.frame)
                addFollower(to: fresh, in: freshRoot)
                let size = CGSize(width: 150 + 20 * CGFloat(step), height: 90)
                layOut(fresh, size, in: freshRoot)
                layOut(changed, size, in: root)
                for (one, new) in zip(changed.arrangedSubviews, fresh.arrangedSubviews) where !new.isHidden {
                    // An edge between two pixels may be rounded to either.
                    let edges = zip(
                        [one.frame.minX, one.frame.minY, one.frame.maxX, one.frame.maxY],
                        [new.frame.minX, new.frame.minY, new.frame.maxX, new.frame.maxY])
                    let isEqual = edges.allSatisfy { abs($0 - $1) <= 0.5 }
                    #expect(isEqual, "seed \(seed), step \(step) of \(settings.description)")
                }
            }
        }
    }
}
