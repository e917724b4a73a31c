// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UIView {
    /// Returns a text for debugging: the view's frame, the constraints that determine it, and the constraints that
    /// could not be satisfied. For an ambiguous layout, it says what would resolve the ambiguity. It names the subviews
    /// with such problems. An addition of Uplift.
    public func layoutDescription() -> String {
        let frame = untransformedFrame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(ConstraintText.number)
        var lines = ["\(ConstraintText.name(self)): frame (\(numbers.joined(separator: ", ")))"]
        let variables = layoutVariables
        if autoLayout?.engine != nil {
            lines.append("The frame is given. Constraints do not determine it.")
        } else if translatesAutoresizingMaskIntoConstraints || variables == nil {
            lines.append(ViewLayoutText.placement(of: self))
        }
        if let (engine, item) = variables {
            let text = ViewLayoutText(view: self, engine: engine, item: item)
            if engine.host !== self, !translatesAutoresizingMaskIntoConstraints {
                lines += text.axis(.horizontal) + text.axis(.vertical)
            }
            lines += text.problems()
        }
        return (lines + ViewLayoutText.problems(ofSubviewsOf: self)).joined(separator: "\n")
    }
}

/// Creates the parts of a view's `layoutDescription()`.
@MainActor
private struct ViewLayoutText {
    let view: UIView
    let engine: LayoutEngine
    let item: LayoutEngine.Item

    /// The sentence that says what determines a view's place if the view has no constraints.
    static func placement(of view: UIView) -> String {
        if (view.superview as? UIStackView)?.isArranged(view) == true {
            return "The stack view computes the frame, because no constraint concerns it."
        }
        return view.translatesAutoresizingMaskIntoConstraints
            ? "The frame and the autoresizing mask determine the place, because translatesAutoresizingMaskIntoConstraints "
                + "is true."
            : "No constraint determines the place."
    }

    private static func number(_ value: Double) -> String {
        if value.isInfinite { return value > 0 ? "any larger value" : "any smaller value" }
        return ConstraintText.number(CGFloat((value * 1000).rounded() / 1000 + 0))
    }

    /// The lines about one axis: the view's position and length, the constraints that determine them, and the
    /// ambiguity, if any.
    func axis(_ axis: NSLayoutConstraint.Axis) -> [String] {
        let names = axis == .horizontal ? ["left", "width"] : ["top", "height"]
        let values = item.variables(on: axis).map { engine.solver.value(of: $0) }
        let pairs = zip(names, values).map { "\($0) \(ViewLayoutText.number($1))" }
        let owners = engine.owners(determining: item, on: axis)
        var lines = ["\(axis == .horizontal ? "Horizontal" : "Vertical"): \(pairs.joined(separator: ", "))"]
        lines += owners.map { "    \(ConstraintText.line($0))" }
        let ranges = engine.ranges(of: item, on: axis)
        for (name, range) in zip(names, ranges) where LayoutEngine.isAmbiguous(range) {
            lines.append(
                "    Ambiguous: \(name) can be from \(ViewLayoutText.number(range.lowerBound)) to "
                    + "\(ViewLayoutText.number(range.upperBound)).")
        }
        if ranges.contains(where: LayoutEngine.isAmbiguous) {
            lines.append("    To resolve it, \(resolution(axis, ranges, owners)).")
        }
        return lines
    }

    /// The changes that would resolve an ambiguity, as the end of a sentence.
    private func resolution(
        _ axis: NSLayoutConstraint.Axis, _ ranges: [ClosedRange<Double>], _ owners: [LayoutEngine.Owner]
    ) -> String {
        let edges = axis == .horizontal ? "leading edge, trailing edge or centre" : "top edge, bottom edge or centre"
        let length = axis == .horizontal ? "width" : "height"
        let (isPositionOpen, isLengthOpen) = (
            LayoutEngine.isAmbiguous(ranges[0]), LayoutEngine.isAmbiguous(ranges[1])
        )
        var text: String
        switch (isPositionOpen, isLengthOpen) {
        case (true, true) where engine.isPositionAmbiguousAtFixedLength(item, on: axis):
            text = "constrain its \(length), and its \(edges)"
        case (true, true): text = "constrain its \(length), \(edges)"
        case (true, false): text = "constrain its \(edges)"
        default: text = "constrain its \(length)"
        }
        // If several views have the same hugging or compression resistance priority, any of them could stretch or
        // shrink. Different priorities would decide which one does.
        let views = owners.compactMap { owner -> UIView? in
            guard case .view(let item, _) = owner, case .natural = item.source else { return nil }
            return item.view
        }
        let rivals = (views + [view]).reduce(into: [UIView]()) { found, view in
            if !found.contains(where: { $0 === view }) { found.append(view) }
        }
        if rivals.count > 1 {
            let names = rivals.map { ConstraintText.name($0) }.joined(separator: " and ")
            text += ", or give \(names) different hugging or compression resistance priorities"
        }
        return text
    }

    /// The lines about the view's constraints that are not satisfied, and about those that a conflict has broken.
    func problems() -> [String] {
        let own = engine.sortedConstraints.filter { $0.views.contains { $0 === view } }
        var lines: [String] = []
        let violations = own.compactMap { engine.violation(of: $0) }
        if !violations.isEmpty { lines.append("Not satisfied:") }
        for violation in violations {
            let distance = ViewLayoutText.number(violation.distance)
            lines.append(
                "    \(ConstraintText.describe(violation.constraint)), by \(distance) points" + reason(of: violation))
        }
        let broken = own.filter { engine.conflicts[ObjectIdentifier($0)] != nil }
        if !broken.isEmpty { lines.append("Broken:") }
        for constraint in broken {
            lines.append("    \(ConstraintText.describe(constraint)), because it contradicts")
            lines += (engine.conflicts[ObjectIdentifier(constraint)] ?? []).map { "        \($0)" }
        }
        return lines
    }

    /// The end of the line about a violated constraint that says which given frame contradicts it; empty if none does.
    private func reason(of violation: LayoutEngine.Violation) -> String {
        guard let (item, part) = violation.frame, let view = item.view else { return "" }
        let name = ConstraintText.name(view)
        let number = ConstraintText.number(ConstraintText.frameValue(of: item, part))
        // The frame of the topmost view is given also without its autoresizing mask, if other views depend on it.
        let isTopmost = view === engine.host && violation.constraint.views.contains { $0 !== view }
        if isTopmost || !view.translatesAutoresizingMaskIntoConstraints {
            return ", because the given \(part) of \(name) is \(number)"
        }
        return ", because the autoresizing mask keeps the \(part) of \(name) at \(number): "
            + "set translatesAutoresizingMaskIntoConstraints to false"
    }

    // MARK: - Subviews

    /// The maximum number of subviews whose problems are looked for, because the search takes time.
    private static let maximumSubviews = 50

    /// The lines about the subviews of a view that are ambiguous or have broken constraints.
    static func problems(ofSubviewsOf view: UIView) -> [String] {
        let subviews = view.subviews.prefix(maximumSubviews)
        let engine = view.autoLayout?.subviewEngine
        let placed = subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
        let items = placed.compactMap { engine?.knownItem($0) }
        let ambiguous = engine?.ambiguousItems(among: items) ?? []
        let broken = subviews.filter { view in
            view.autoLayout?.uses.values.contains { $0.engine?.conflicts[ObjectIdentifier($0)] != nil } == true
        }
        let limit = view.subviews.count > maximumSubviews ? ", of the first \(maximumSubviews)" : ""
        return [("Ambiguous subviews", ambiguous.compactMap(\.view)), ("Subviews with broken constraints", broken)]
            .filter { !$0.1.isEmpty }
            .map { "\($0.0)\(limit): \($0.1.map { ConstraintText.name($0) }.joined(separator: ", "))" }
    }
}
