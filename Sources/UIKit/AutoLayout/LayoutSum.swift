// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A constraint as a sum of the engine's variables and a constant: the first side minus the second one. The solver
/// compares the sum with 0.
@MainActor
struct LayoutSum {
    private(set) var terms: [ConstraintSolver.Term] = []
    private(set) var constant = 0.0
    /// The items whose variables are in the sum, each once.
    private(set) var items: [LayoutEngine.Item] = []
    /// Whether the constant depends on margins, safe areas, baselines or scroll positions, so that it must be updated
    /// when these change.
    private(set) var isDynamic = false

    private let engine: LayoutEngine
    /// The view that holds the constraint. Positions in the sum are in its coordinates.
    private let ancestor: UIView
    /// The views of the constraint.
    private let views: [UIView]
    /// Whether horizontal positions are distances from the ancestor's right edge, increasing to the left. True for
    /// leading and trailing positions if the ancestor's layout direction is right to left.
    private let isMirrored: Bool

    /// Creates the sum of a constraint that the view `ancestor` holds; nil if an item of the constraint no longer
    /// exists.
    init?(_ constraint: NSLayoutConstraint, in ancestor: UIView, _ engine: LayoutEngine) {
        (self.engine, self.ancestor, views) = (engine, ancestor, constraint.views)
        let (first, second) = (constraint.firstValue, constraint.secondValue)
        guard first.item?.layoutView != nil, second == nil || second?.item?.layoutView != nil else { return nil }
        isMirrored =
            ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
            && (first.isDirectional || second?.isDirectional == true || constraint.isMeasuredInReadingDirection)
        add(first, times: 1)
        if let second { add(second, times: -Double(constraint.multiplier)) }
        constant -= Double(constraint.constant)
    }

    private mutating func add(_ side: AnchorValue, times factor: Double) {
        guard let item = side.item, let view = item.layoutView else { return }
        if let end = side.end, let endItem = end.item, let endView = endItem.layoutView {
            add(end.attribute, of: endItem, endView, times: factor)
            add(side.attribute, of: item, view, times: -factor)
        } else {
            add(side.attribute, of: item, view, times: factor)
        }
    }

    private mutating func add(_ variable: ConstraintSolver.Variable, _ item: LayoutEngine.Item, times factor: Double) {
        terms.append(ConstraintSolver.Term(variable, times: factor))
        if !items.contains(where: { $0 === item }) { items.append(item) }
    }

    /// Adds a number that can change while the constraint is active, such as a margin.
    private mutating func addDynamic(_ value: CGFloat, times factor: Double) {
        constant += Double(value) * factor
        isDynamic = true
    }

    // MARK: - Attributes

    private mutating func add(
        _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, _ view: UIView, times factor: Double
    ) {
        let box = LayoutBox(item, view, attribute, among: views)
        switch attribute {
        case .notAnAttribute: break
        case .width: addWidth(box, times: factor)
        case .height: addHeight(box, times: factor)
        case .left, .leftMargin: addX(box, 0, times: factor)
        case .right, .rightMargin: addX(box, 1, times: factor)
        case .leading, .leadingMargin: addX(box, isMirrored ? 1 : 0, times: factor)
        case .trailing, .trailingMargin: addX(box, isMirrored ? 0 : 1, times: factor)
        case .centerX, .centerXWithinMargins: addX(box, 0.5, times: factor)
        case .top, .topMargin: addY(box, 0, times: factor)
        case .bottom, .bottomMargin: addY(box, 1, times: factor)
        case .centerY, .centerYWithinMargins: addY(box, 0.5, times: factor)
        case .firstBaseline: addFirstBaseline(of: view, box, times: factor)
        case .lastBaseline: addLastBaseline(of: view, box, times: factor)
        }
    }

    private mutating func addFirstBaseline(of view: UIView, _ box: LayoutBox, times factor: Double) {
        let source = view.forFirstBaselineLayout
        guard let baseline = source.layoutBaselines else { return addBottom(box, times: factor) }
        if source !== view, source.isBound(to: view) {
            addY(LayoutBox(source, source, .top), 0, times: factor)
            addDynamic(baseline.first - source.alignmentRectInsets.top, times: factor)
        } else {
            addY(box, 0, times: factor)
            let distance = source.convert(source.bounds, to: view).minY - view.bounds.minY
            addDynamic(distance + baseline.first - view.alignmentRectInsets.top, times: factor)
        }
    }

    private mutating func addLastBaseline(of view: UIView, _ box: LayoutBox, times factor: Double) {
        let source = view.forLastBaselineLayout
        guard let baseline = source.layoutBaselines else { return addBottom(box, times: factor) }
        if source !== view, source.isBound(to: view) {
            addY(LayoutBox(source, source, .bottom), 1, times: factor)
            addDynamic(source.alignmentRectInsets.bottom - baseline.last, times: factor)
        } else {
            addY(box, 1, times: factor)
            let distance = view.bounds.maxY - source.convert(source.bounds, to: view).maxY
            addDynamic(view.alignmentRectInsets.bottom - distance - baseline.last, times: factor)
        }
    }

    /// Adds the bottom edge in place of a baseline, until the view has one.
    private mutating func addBottom(_ box: LayoutBox, times factor: Double) {
        addDynamic(0, times: factor)
        addY(box, 1, times: factor)
    }

    /// Adds the horizontal position at a fraction of the box's width from its left edge: 0 for the left edge, 1 for the
    /// right one.
    private mutating func addX(_ box: LayoutBox, _ fraction: Double, times factor: Double) {
        var factor = factor
        if isMirrored {
            addWidth(LayoutBox(ancestor, ancestor, .width), times: factor)
            factor = -factor
        }
        addEdge(box, isHorizontal: true, times: factor)
        if fraction != 0 { addWidth(box, times: fraction * factor) }
    }

    private mutating func addY(_ box: LayoutBox, _ fraction: Double, times factor: Double) {
        addEdge(box, isHorizontal: false, times: factor)
        if let strip = box.strip {
            if !strip.isAtTop { addHeight(box.withoutStrip, times: factor) }
            return addDynamic(strip.height * (strip.isAtTop ? fraction : fraction - 1), times: factor)
        }
        if fraction != 0 { addHeight(box, times: fraction * factor) }
    }

    private mutating func addWidth(_ box: LayoutBox, times factor: Double) {
        let item = engine.item(of: box)
        add(item.width, item, times: factor)
        if let insets = box.insets { addDynamic(-insets.left - insets.right, times: factor) }
    }

    private mutating func addHeight(_ box: LayoutBox, times factor: Double) {
        if let strip = box.strip { return addDynamic(strip.height, times: factor) }
        let item = engine.item(of: box)
        add(item.height, item, times: factor)
        if let insets = box.insets { addDynamic(-insets.top - insets.bottom, times: factor) }
    }

    /// Adds the position of a box's left or top edge, in the ancestor's coordinates.
    private mutating func addEdge(_ box: LayoutBox, isHorizontal: Bool, times factor: Double) {
        if let insets = box.insets { addDynamic(isHorizontal ? insets.left : insets.top, times: factor) }
        switch box.kind {
        case .guide:
            let item = engine.item(of: box)
            add(isHorizontal ? item.left : item.top, item, times: factor)
            addOrigin(of: box.view, isHorizontal, times: factor)
        case .content, .frameInContent:
            addOrigin(of: box.view, isHorizontal, times: factor)
        case .view where box.view === ancestor:
            let insets = box.view.alignmentRectInsets
            constant += Double(isHorizontal ? insets.left : insets.top) * factor
            if let scrollView = box.view as? UIScrollView {
                scrollView.neededLayout.hasScrolledConstraints = true
                addDynamic(isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y, times: factor)
            }
        case .view:
            let item = engine.item(of: box)
            add(isHorizontal ? item.left : item.top, item, times: factor)
            if let superview = box.view.superview { addOrigin(of: superview, isHorizontal, times: factor) }
        }
    }

    /// Adds the position of the origin of a view's coordinates, in the ancestor's coordinates.
    private mutating func addOrigin(of view: UIView, _ isHorizontal: Bool, times factor: Double) {
        var current = view
        while current !== ancestor, let superview = current.superview {
            let (item, insets) = (engine.item(current), current.alignmentRectInsets)
            add(isHorizontal ? item.left : item.top, item, times: factor)
            constant -= Double(isHorizontal ? insets.left : insets.top) * factor
            if current is UIScrollView {
                current.neededLayout.hasScrolledConstraints = true
                addDynamic(-(isHorizontal ? current.bounds.minX : current.bounds.minY), times: factor)
            }
            current = superview
        }
    }
}

/// The rectangle to whose edges or size an attribute of a constraint refers.
@MainActor
struct LayoutBox {
    enum Kind {
        /// The alignment rectangle of the view.
        case view
        /// The content of the scroll view.
        case content
        /// The frame of the scroll view, at the start of its content.
        case frameInContent
        /// The rectangle of a guide that the app has created.
        case guide(UILayoutGuide)
    }

    let view: UIView
    let kind: Kind
    /// The insets from the rectangle of `kind` to this one, such as layout margins; nil if the rectangles are the same.
    private(set) var insets: UIEdgeInsets?
    /// For a rectangle along the view's top or bottom edge, such as the keyboard's: that edge, and the height.
    /// Otherwise nil.
    private(set) var strip: (isAtTop: Bool, height: CGFloat)?

    /// - Parameter views: the views of the constraint.
    init(_ item: any LayoutItem, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, among views: [UIView] = [])
    {
        self.view = view
        // As in UIKit: in a constraint with one of its descendants, a scroll view's edges are those of its content, and
        // its centre is that of its frame before it is scrolled. Source: Apple's Technical Note TN2154.
        let isContent =
            view is UIScrollView && !(view is UITableView) && !attribute.isSize && item === view
            && views.contains { $0 !== view && $0.isDescendant(of: view) }
        let guide = item as? UILayoutGuide
        switch guide?.systemArea {
        case .safeArea: (kind, insets) = (.view, view.safeAreaInsets)
        case .margins: (kind, insets) = (.view, view.layoutMargins)
        case .readable: (kind, insets) = (.view, view.readableInsets)
        case .scrollFrame: (kind, insets) = (.view, nil)
        case .scrolledContent: (kind, insets) = (.content, nil)
        case .top, .bottom, .keyboard:
            (kind, insets) = (.view, nil)
            strip = (guide?.systemArea == .top, guide?.stripHeight ?? 0)
        case nil:
            if let guide {
                (kind, insets) = (.guide(guide), nil)
            } else {
                kind = isContent ? (attribute.isCenter ? .frameInContent : .content) : .view
                insets = attribute.isMargin ? view.layoutMargins : nil
            }
        }
    }

    /// The box of the whole view, if this box is only a strip along its top or bottom edge.
    var withoutStrip: LayoutBox {
        var box = self
        box.strip = nil
        return box
    }
}

extension LayoutEngine {
    /// The item whose variables describe a box, created if necessary.
    func item(of box: LayoutBox) -> Item {
        switch box.kind {
        case .guide(let guide): item(guide, of: box.view)
        case .content: (box.view as? UIScrollView).map(contentItem) ?? item(box.view)
        case .view, .frameInContent: item(box.view)
        }
    }
}

extension UIView {
    /// Whether constraints determine the view's place in `ancestor`, one of its superviews, so that the layout engine
    /// knows the place.
    func isBound(to ancestor: UIView) -> Bool {
        var current = self
        while current !== ancestor {
            guard current.autoLayout?.isBound == true, !current.translatesAutoresizingMaskIntoConstraints,
                let superview = current.superview
            else { return false }
            current = superview
        }
        return true
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isSize: Bool { self == .width || self == .height }

    fileprivate var isCenter: Bool {
        [.centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins].contains(self)
    }

    fileprivate var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }

    fileprivate var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }
}

extension AnchorValue {
    /// Whether the side is a leading or trailing position, which depends on the layout direction.
    fileprivate var isDirectional: Bool { attribute.isDirectional || end?.attribute.isDirectional == true }
}
