// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The constraints by which a stack view arranges its views. They have the same identifiers as in UIKit.
///
/// A stack view uses them if other constraints determine its frame or refer to one of its arranged views. Otherwise
/// `StackLayout` computes the frames. Both give the same frames for the same sizes.
@MainActor
final class StackConstraints {
    private unowned let stack: UIStackView
    /// The constraints of the arrangement. All are active, except those of views that have left the stack view since
    /// the last update.
    private var constraints: [Relationship: NSLayoutConstraint] = [:]
    /// During `update`: the old constraints that the new arrangement has not reused so far.
    private var unused: [Relationship: NSLayoutConstraint] = [:]
    /// During `update`: the new constraints, which are not active yet.
    private var added: [NSLayoutConstraint] = []
    /// During `update`: the old constraints that stay, with the constants and priorities that they get at the end. A
    /// change of a constant can measure views, for which half of the arrangement would be wrong.
    private var kept: [(constraint: NSLayoutConstraint, constant: CGFloat, priority: UILayoutPriority)] = []
    /// The priority increment of each arranged view.
    private var increments: [ObjectIdentifier: Float] = [:]
    /// The arranged views that were hidden when `update` was called last.
    private var hidden: Set<ObjectIdentifier> = []
    /// The natural lengths along the axis, by view; empty if the distribution does not depend on them.
    private var naturalLengths: [ObjectIdentifier: CGFloat] = [:]
    /// A layout guide whose length is the common length of all distances between views, for the equal distributions.
    private let gap = UILayoutGuide()

    /// The axis along which the views are arranged. The numbers of `priorityIncrement(of:)` apply to this axis.
    private(set) var axis = NSLayoutConstraint.Axis.horizontal

    init(_ stack: UIStackView) {
        self.stack = stack
        gap.identifier = "UISV-gap"
    }

    /// A tiny number that is added to an arranged view's priorities on the axis. It makes the first of several equal
    /// views stretch or shrink. Nil for a view that is not arranged.
    func priorityIncrement(of view: UIView) -> Float? { increments[ObjectIdentifier(view)] }

    /// Called when the stack view no longer arranges a view. Removes the view's priority increment.
    func remove(_ view: UIView) {
        increments[ObjectIdentifier(view)] = nil
        hidden.remove(ObjectIdentifier(view))
        view.naturalSizeDidChangeForLayout()
    }

    /// The maximum difference between the priority increments of two neighbouring views.
    private static let maximumStep: Float = 0.001
    /// The maximum priority increment of any view, so that the order of views never outweighs their priorities.
    private static let maximumIncrement: Float = 0.25

    /// The difference between the priority increments of two neighbouring views among `count` arranged ones. It is
    /// halved whenever the number of views has doubled, so that one more view at the end rarely changes the
    /// increments of the others.
    private static func step(among count: Int) -> Float {
        var step = maximumStep
        while step * Float(count) > maximumIncrement { step /= 2 }
        return step
    }

    // MARK: - Update

    /// Adapts the constraints to the current arranged views and settings. Constraints between the same attributes as
    /// before stay active.
    ///
    /// - Complexity: O(n) for n arranged views, and the work of the solver for the constraints that change.
    func update() {
        // Measuring solves the constraints, so all of them must still be there.
        measureLengths()
        unused = constraints.filter(\.value.isActive)
        constraints.removeAll(keepingCapacity: true)
        let (oldAxis, oldIncrements, oldHidden) = (axis, increments, hidden)
        axis = stack.axis
        let shown = stack.arranged.filter { !$0.view.isHidden }
        let step = StackConstraints.step(among: stack.arranged.count)
        increments = Dictionary(
            uniqueKeysWithValues: stack.arranged.enumerated().map {
                (ObjectIdentifier($0.element.view), Float($0.offset) * step)
            })
        hidden = Set(stack.arranged.lazy.filter(\.view.isHidden).map { ObjectIdentifier($0.view) })
        addPositions(shown)
        addLengths(shown.map(\.view))
        addAlignment(shown.map(\.view))
        addHidden()
        addCanvas()
        // The old constraints could contradict the new ones.
        NSLayoutConstraint.deactivate(unused.values.inOrderOfActivation)
        unused.removeAll()
        for (constraint, constant, priority) in kept {
            (constraint.constant, constraint.priority) = (constant, priority)
        }
        kept.removeAll()
        // The stack view holds all of its constraints, so that a view which is removed from the stack view loses them.
        stack.addConstraints(added)
        added.removeAll()
        for view in stack.arranged.lazy.map(\.view) {
            let id = ObjectIdentifier(view)
            let isSame =
                axis == oldAxis && increments[id] == oldIncrements[id] && hidden.contains(id) == oldHidden.contains(id)
            if !isSame { view.naturalSizeDidChangeForLayout() }
        }
    }

    /// Measures the lengths of the views if their proportions determine the arrangement.
    private func measureLengths() {
        naturalLengths.removeAll(keepingCapacity: true)
        guard stack.distribution == .fillProportionally else { return }
        for entry in stack.arranged where !entry.view.isHidden {
            let size = entry.view.arrangedSize(width: nil)
            naturalLengths[ObjectIdentifier(entry.view)] = max(
                stack.axis == .horizontal ? size.width : size.height, 0)
        }
    }

    private typealias Attribute = NSLayoutConstraint.Attribute

    /// The properties of a constraint that cannot change while it is active. No two constraints of a stack view have
    /// the same.
    private struct Relationship: Hashable {
        let identifier: Identifier
        let first, firstEnd, second: ObjectIdentifier?
        let firstAttribute, secondAttribute: Attribute?
        let relation: NSLayoutConstraint.Relation
        let multiplier: CGFloat
        let isRequired: Bool
    }

    /// The attributes of the positions and the length on an axis.
    private struct AxisAttributes {
        let start, end, center, length: Attribute

        static let horizontal = AxisAttributes(start: .leading, end: .trailing, center: .centerX, length: .width)
        static let vertical = AxisAttributes(start: .top, end: .bottom, center: .centerY, length: .height)
    }

    private var along: AxisAttributes { axis == .horizontal ? .horizontal : .vertical }
    private var across: AxisAttributes { axis == .horizontal ? .vertical : .horizontal }

    /// UIKit's identifiers of a stack view's constraints.
    private enum Identifier: String {
        case canvasConnection = "UISV-canvas-connection"
        case spacing = "UISV-spacing"
        case alignment = "UISV-alignment"
        case fillEqually = "UISV-fill-equally"
        case fillProportionally = "UISV-fill-proportionally"
        case distributingEdge = "UISV-distributing-edge"
        case hiding = "UISV-hiding"
        case canvasFit = "UISV-canvas-fit"
        case spanningFit = "UISV-spanning-fit"
        case spanningBoundary = "UISV-spanning-boundary"
        case ambiguitySuppression = "UISV-ambiguity-suppression"
    }

    /// The rectangle that the arranged views fill: the stack view, or its margins guide.
    private var canvas: any LayoutItem {
        stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    /// Adds a constraint with one of UIKit's identifiers, see ``add(_:_:_:_:multiplier:constant:priority:)``.
    private func add(
        _ identifier: Identifier, _ first: any LayoutItem, _ attribute: Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: (item: any LayoutItem, attribute: Attribute)? = nil,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
    ) {
        add(
            identifier, AnchorValue(item: first, attribute: attribute), relation,
            second.map { AnchorValue(item: $0.item, attribute: $0.attribute) }, multiplier: multiplier,
            constant: constant, priority: priority)
    }

    /// Adds a constraint with one of UIKit's identifiers. If an old constraint has the same relationship, it stays, and
    /// gets the constant and the priority.
    private func add(
        _ identifier: Identifier, _ first: AnchorValue, _ relation: NSLayoutConstraint.Relation, _ second: AnchorValue?,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float
    ) {
        let relationship = Relationship(
            identifier: identifier, first: first.item.map { ObjectIdentifier($0) },
            firstEnd: first.end?.item.map { ObjectIdentifier($0) }, second: second?.item.map { ObjectIdentifier($0) },
            firstAttribute: first.attribute, secondAttribute: second?.attribute, relation: relation,
            multiplier: multiplier, isRequired: priority >= 1000)
        if let old = unused.removeValue(forKey: relationship) {
            kept.append((old, constant, UILayoutPriority(priority)))
            constraints[relationship] = old
            return
        }
        let constraint = NSLayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant)
        constraint.identifier = identifier.rawValue
        constraint.priority = UILayoutPriority(priority)
        constraint.isAutomatic = true
        constraint.isMeasuredInReadingDirection = first.end != nil
        constraints[relationship] = constraint
        added.append(constraint)
    }

    /// Adds the constraints that make the stack view as long as its views need, and at least as large as its margins.
    private func addCanvas() {
        add(.canvasFit, stack, along.length, .equal, priority: 49)
        guard stack.isLayoutMarginsRelativeArrangement else { return }
        add(.canvasFit, canvas, along.length, .greaterThanOrEqual)
        add(.canvasFit, canvas, across.length, .greaterThanOrEqual)
    }

    // MARK: - Along the axis

    /// Whether the distribution makes the distances between the views equal, so that the spacing is only a minimum.
    private var hasEqualSpacing: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }

    /// Adds the constraints between the outer views and the ends of the stack view, and those between neighbouring
    /// views.
    private func addPositions(_ shown: [UIStackView.Arranged]) {
        guard let first = shown.first?.view, let last = shown.last?.view else { return }
        add(.canvasConnection, first, along.start, .equal, (canvas, along.start))
        add(.canvasConnection, canvas, along.end, .equal, (last, along.end))
        let relation = hasEqualSpacing ? NSLayoutConstraint.Relation.greaterThanOrEqual : .equal
        let usesBaselines = axis == .vertical && stack.isBaselineRelativeArrangement
        for (previous, next) in zip(shown, shown.dropFirst()) {
            add(
                .spacing, next.view, usesBaselines ? .firstBaseline : along.start, relation,
                (previous.view, usesBaselines ? .lastBaseline : along.end), constant: stack.spacing(after: previous))
        }
        if hasEqualSpacing, shown.count > 2 {
            stack.addLayoutGuide(gap)
            addEqualGaps(shown.map(\.view))
        } else {
            stack.removeLayoutGuide(gap)
        }
    }

    /// Makes the distances between the edges or between the centres of neighbouring views equal, as far as the custom
    /// spacings allow.
    private func addEqualGaps(_ views: [UIView]) {
        let isCentering = stack.distribution == .equalCentering
        let (from, to) = isCentering ? (along.center, along.center) : (along.end, along.start)
        for (previous, next) in zip(views, views.dropFirst()) {
            let distance = AnchorValue(
                item: previous, attribute: from, end: AnchorEnd(item: next, attribute: to))
            // The guide has the length of the smallest distance. A distance that a custom spacing makes larger stays
            // larger.
            // The priority of a maximum is below that of the stack view's length, so that no view is resized to make
            // the distances equal.
            let length = AnchorValue(item: gap, attribute: along.length)
            add(.distributingEdge, distance, .greaterThanOrEqual, length, priority: 1000)
            add(.distributingEdge, distance, .lessThanOrEqual, length, priority: 40)
        }
    }

    /// Adds the constraints that the distribution requires for the lengths of the views.
    private func addLengths(_ views: [UIView]) {
        switch stack.distribution {
        case .fill, .equalSpacing, .equalCentering: break
        case .fillEqually: addEqualLengths(views, .fillEqually)
        case .fillProportionally:
            let lengths = views.map { naturalLengths[ObjectIdentifier($0)] ?? 0 }
            guard let base = lengths.firstIndex(where: { $0 > 0 }) else {
                addEqualLengths(views, .fillProportionally)
                break
            }
            for (index, (view, length)) in zip(views, lengths).enumerated() where index != base {
                if length > 0 {
                    add(
                        .fillProportionally, view, along.length, .equal, (views[base], along.length),
                        multiplier: length / lengths[base], priority: max(999 - Float(index), 1))
                } else {
                    add(.fillProportionally, view, along.length, .equal)
                }
            }
        }
        // If the lengths of several views are ambiguous, these constraints stretch the first of them. They are too weak
        // to do so just to make the distances between views equal.
        for view in views {
            let increment = priorityIncrement(of: view) ?? 0
            add(.ambiguitySuppression, view, along.length, .equal, priority: (hasEqualSpacing ? 45 : 25) + increment)
        }
    }

    private func addEqualLengths(_ views: [UIView], _ identifier: Identifier) {
        for view in views.dropFirst() {
            add(identifier, view, along.length, .equal, (views[0], along.length))
        }
    }

    // MARK: - Across the axis

    private func addAlignment(_ views: [UIView]) {
        let alignment = stack.crossAlignment
        for view in views {
            switch alignment {
            case .fill:
                add(.alignment, view, across.start, .equal, (canvas, across.start))
                add(.alignment, view, across.end, .equal, (canvas, across.end))
            case .leading:
                add(.alignment, view, across.start, .equal, (canvas, across.start))
                add(.spanningBoundary, canvas, across.end, .greaterThanOrEqual, (view, across.end))
            case .trailing:
                add(.alignment, view, across.end, .equal, (canvas, across.end))
                add(.spanningBoundary, view, across.start, .greaterThanOrEqual, (canvas, across.start))
            case .center, .firstBaseline, .lastBaseline:
                addMiddleAlignment(of: view, first: views[0])
                add(.spanningBoundary, view, across.start, .greaterThanOrEqual, (canvas, across.start))
                add(.spanningBoundary, canvas, across.end, .greaterThanOrEqual, (view, across.end))
            }
            if alignment != .fill { add(.ambiguitySuppression, view, across.length, .equal, priority: 25) }
        }
        let hugsViews = views.count > 1 && [.leading, .trailing, .center].contains(alignment)
        add(
            hugsViews ? .spanningFit : .canvasFit, stack, across.length, .equal, priority: hugsViews ? 51 : 49)
    }

    /// Aligns the centre of a view with the stack view's centre, or its baseline with the first view's baseline.
    private func addMiddleAlignment(of view: UIView, first: UIView) {
        switch stack.crossAlignment {
        case .center: add(.alignment, view, across.center, .equal, (canvas, across.center))
        case .firstBaseline:
            if view !== first { add(.alignment, view, .firstBaseline, .equal, (first, .firstBaseline)) }
            // A weak constraint that places the tallest views at the top edge.
            add(.canvasFit, view, across.start, .equal, (canvas, across.start), priority: 50)
        case .lastBaseline:
            if view !== first { add(.alignment, view, .lastBaseline, .equal, (first, .lastBaseline)) }
            add(.canvasFit, view, across.end, .equal, (canvas, across.end), priority: 50)
        case .fill, .leading, .trailing: break
        }
    }

    // MARK: - Hidden views

    /// Places each hidden view, with length 0, at the end of the visible view before it.
    private func addHidden() {
        var previous: UIView?
        for entry in stack.arranged {
            let view = entry.view
            guard view.isHidden else {
                previous = view
                continue
            }
            add(.hiding, view, along.length, .equal)
            add(
                .hiding, view, along.start, .equal,
                previous.map { ($0, along.end) } ?? (canvas, along.start))
            // Across the axis, the priority is so low that a hidden view does not change the size of the stack view.
            let isFilling = stack.crossAlignment == .fill
            if stack.crossAlignment == .center {
                add(.hiding, view, across.center, .equal, (canvas, across.center), priority: 1)
            }
            if isFilling || stack.crossAlignment == .trailing {
                add(.hiding, view, across.end, .equal, (canvas, across.end), priority: 1)
            }
            if isFilling || [.leading, .firstBaseline, .lastBaseline].contains(stack.crossAlignment) {
                add(.hiding, view, across.start, .equal, (canvas, across.start), priority: 1)
            }
        }
    }
}
