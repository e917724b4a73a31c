// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The drawing that shows a view's alignment rectangle and its constraints, in window coordinates. A constraint appears
/// as a line.
@MainActor
struct LayoutDiagram: Equatable {
    /// A line for a constraint, between the two positions that the constraint relates.
    struct Line: Equatable {
        var start: CGPoint
        var end: CGPoint
        /// The relation, constant, multiplier and priority, such as `≥ 8 @750`, and whether the constraint is broken.
        /// Empty if both positions are the same.
        var text: String
        /// Whether the constraint is an inequality or broken.
        var isDashed: Bool
        /// Whether the constraint was broken because it contradicts others.
        var isBroken = false

        var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

        /// The point at a fraction of the way from the start to the end.
        func point(at fraction: CGFloat) -> CGPoint {
            CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
        }
    }

    /// The view's class, its size, whether it has no constraints, and whether it is ambiguous.
    private(set) var title: String
    /// The view's alignment rectangle.
    private(set) var rect: CGRect
    private(set) var isAmbiguous: Bool
    private(set) var lines: [Line] = []
    /// The part of the alignment rectangle that bars and scroll views do not hide; the whole rectangle if nothing of it
    /// is visible.
    private(set) var visibleRect: CGRect
    /// The visible area of the view's page, in which texts can be drawn without covering the bars around the page.
    private(set) var room: CGRect

    /// Creates the diagram of a view that is in a window, and marks the problems of its layout.
    init(of view: UIView, _ problems: LayoutProblems) {
        let constraints = LayoutDiagram.constraints(of: view)
        rect = LayoutDiagram.rect(of: view) ?? .zero
        room = LayoutDiagram.room(around: view)
        let areas = sequence(first: view, next: \.superview).dropFirst().filter(\.clipsToBounds)
        let visible = areas.reduce(rect.intersection(room)) { $0.intersection($1.convert($1.bounds, to: nil)) }
        visibleRect = visible.isNull ? rect : visible
        isAmbiguous = problems.isAmbiguous
        let size = [rect.width, rect.height].map(LayoutDiagram.number).joined(separator: " × ")
        var words = ["\(type(of: view)) \(size)"]
        if constraints.isEmpty { words.append("no constraints") }
        if isAmbiguous { words.append("ambiguous") }
        title = words.joined(separator: ", ")
        for constraint in constraints {
            if let line = line(for: constraint, isBroken: problems.isBroken(constraint)) { lines.append(line) }
        }
    }

    /// The safe area of the view's page in the window, or of the whole window if the page is small.
    private static func room(around view: UIView) -> CGRect {
        func safeArea(_ view: UIView) -> CGRect { view.convert(view.bounds.inset(by: view.safeAreaInsets), to: nil) }
        let window = view.window.map(safeArea) ?? .infinite
        let responder = sequence(first: view as UIResponder, next: \.next).first { $0 is UIViewController }
        let page = (responder as? UIViewController)?.viewIfLoaded.map(safeArea)?.intersection(window) ?? window
        return page.width < 200 || page.height < 100 ? window : page
    }

    /// The active constraints that determine or use the view's own frame, except those to its descendants. Constraints
    /// of very low priorities are left out, because stack views use them only to choose between equally good layouts.
    private static func constraints(of view: UIView) -> [NSLayoutConstraint] {
        sequence(first: view, next: \.superview).flatMap { holder in
            holder.constraints.filter { constraint in
                let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
                guard constraint.priority.rawValue > UILayoutPriority.fittingSizeLevel.rawValue else { return false }
                return holder === view ? items.allSatisfy { $0 === view } : items.contains { $0 === view }
            }
        }
    }

    /// Returns the deepest visible view at a point of the window, or its nearest superview that constraints place. If
    /// there is no such superview, returns the deepest view.
    static func view(at point: CGPoint, in root: UIView) -> UIView? {
        func deepest(_ view: UIView) -> UIView? {
            let local = view.convert(point, from: nil)
            guard !(view is LayoutOverlay), !view.isHidden, view.alpha > 0.01, view.point(inside: local, with: nil)
            else { return nil }
            return view.subviews.reversed().lazy.compactMap(deepest).first ?? view
        }
        guard let view = deepest(root) else { return nil }
        return sequence(first: view, next: \.superview).first { !$0.translatesAutoresizingMaskIntoConstraints } ?? view
    }

    // MARK: - Lines

    private func line(for constraint: NSLayoutConstraint, isBroken: Bool) -> Line? {
        func line(_ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>, hasText: Bool = true) -> Line {
            Line(
                start: CGPoint(x: x.lowerBound, y: y.lowerBound), end: CGPoint(x: x.upperBound, y: y.upperBound),
                text: hasText ? LayoutDiagram.text(of: constraint, isBroken: isBroken) : "",
                isDashed: constraint.relation != .equal || isBroken, isBroken: isBroken)
        }
        let (width, height) = (rect.minX...rect.maxX, rect.minY...rect.maxY)
        switch constraint.firstAttribute {
        case .width:
            // Each constraint of the width has its own line below the view, and each of the height beside it.
            let y = rect.maxY + 5 + 20 * CGFloat(lines.count { $0.start.y > rect.maxY && $0.start.y == $0.end.y })
            return line(width, y...y)
        case .height:
            let x = rect.maxX + 5 + 20 * CGFloat(lines.count { $0.start.x > rect.maxX && $0.start.x == $0.end.x })
            return line(x...x, height)
        default: break
        }
        guard let first = place(constraint.firstAttribute, of: constraint.firstItem),
            let second = place(constraint.secondAttribute, of: constraint.secondItem)
        else { return nil }
        // If both positions are the same, the line is along the view's edge. Otherwise it connects the positions,
        // through the view's middle.
        let (start, end) = (min(first.value, second.value), max(first.value, second.value))
        if constraint.constant == 0, end - start < 0.6, !isBroken {
            return first.axis == .horizontal
                ? line(end...end, height, hasText: false) : line(width, end...end, hasText: false)
        }
        return first.axis == .horizontal
            ? line(start...end, rect.midY...rect.midY) : line(rect.midX...rect.midX, start...end)
    }

    private static func text(of constraint: NSLayoutConstraint, isBroken: Bool) -> String {
        var parts: [String] = []
        if constraint.relation != .equal { parts.append(constraint.relation == .lessThanOrEqual ? "≤" : "≥") }
        if constraint.multiplier != 1 { parts.append("× \(number(constraint.multiplier))") }
        if constraint.constant != 0 || constraint.secondItem == nil || constraint.multiplier == 1 {
            parts.append(number(abs(constraint.constant)))
        }
        if constraint.priority != .required { parts.append("@\(number(CGFloat(constraint.priority.rawValue)))") }
        if isBroken { parts.append("broken") }
        return parts.joined(separator: " ")
    }

    private static func number(_ value: CGFloat) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    // MARK: - Places

    /// The rectangle of a constraint's item in the window: a view's alignment rectangle, or a guide's frame.
    private static func rect(of item: AnyObject?) -> CGRect? {
        if let guide = item as? UILayoutGuide { return guide.owningView?.convert(guide.layoutFrame, to: nil) }
        guard let view = item as? UIView else { return nil }
        return view.superview?.convert(view.alignmentRect(forFrame: view.frame), to: nil) ?? view.frame
    }

    /// The position of an item's edge, centre or baseline in the window; nil for a size.
    private func place(
        _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?
    ) -> (axis: NSLayoutConstraint.Axis, value: CGFloat)? {
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard let rect = LayoutDiagram.rect(of: item) else { return nil }
        let inner = (item as? UIView).flatMap { LayoutDiagram.rect(of: $0.layoutMarginsGuide) } ?? rect
        switch attribute {
        case .left: return (.horizontal, rect.minX)
        case .right: return (.horizontal, rect.maxX)
        case .leading: return (.horizontal, isMirrored ? rect.maxX : rect.minX)
        case .trailing: return (.horizontal, isMirrored ? rect.minX : rect.maxX)
        case .centerX: return (.horizontal, rect.midX)
        case .top: return (.vertical, rect.minY)
        case .bottom: return (.vertical, rect.maxY)
        case .centerY: return (.vertical, rect.midY)
        case .firstBaseline, .lastBaseline: return (.vertical, baseline(of: item, attribute, in: rect))
        case .leftMargin: return (.horizontal, inner.minX)
        case .rightMargin: return (.horizontal, inner.maxX)
        case .leadingMargin: return (.horizontal, isMirrored ? inner.maxX : inner.minX)
        case .trailingMargin: return (.horizontal, isMirrored ? inner.minX : inner.maxX)
        case .centerXWithinMargins: return (.horizontal, inner.midX)
        case .topMargin: return (.vertical, inner.minY)
        case .bottomMargin: return (.vertical, inner.maxY)
        case .centerYWithinMargins: return (.vertical, inner.midY)
        case .width, .height, .notAnAttribute: return nil
        }
    }

    /// The position of a view's baseline in the window: that of its first or last text, or the lower edge of a view
    /// without text.
    private func baseline(of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in rect: CGRect) -> CGFloat {
        let view = item as? UIView
        let owner = attribute == .firstBaseline ? view?.forFirstBaselineLayout : view?.forLastBaselineLayout
        guard let label = owner as? UILabel, let font = label.font else {
            guard let field = owner as? UITextField, let font = field.font else { return rect.maxY }
            let text = field.textRect(forBounds: field.bounds)
            return field.convert(CGPoint(x: 0, y: text.midY + font.ascender - font.lineHeight / 2), to: nil).y
        }
        let text = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
        let y = attribute == .firstBaseline ? text.minY + font.ascender : text.maxY + font.descender
        return label.convert(CGPoint(x: 0, y: y), to: nil).y
    }
}
