// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// Creates the constraints that a format string in the visual format language describes.
@MainActor
struct VisualFormatConstraints {
    private let text: String
    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private let edges: Edges
    private var constraints: [NSLayoutConstraint] = []
    private var alignments: [NSLayoutConstraint] = []

    /// Returns the constraints that a format string describes, in its order, followed by the alignments. Stops the
    /// program if the format has an error.
    static func constraints(
        _ text: String, _ options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormat.SyntaxError) {
            let format = try VisualFormat(text)
            var builder = VisualFormatConstraints(text, format, options, metrics: metrics, views: views)
            builder.addAll()
            return builder.constraints + builder.alignments
        } catch {
            fail(error.reason.text, in: text, at: error.position)
        }
    }

    private init(
        _ text: String, _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
        views: [String: Any]
    ) {
        (self.text, self.format, self.options) = (text, format, options)
        (self.metrics, self.views) = (metrics, views)
        edges = Edges(format.orientation, options)
    }

    /// Adds the constraints and alignments of all views in the format.
    private mutating func addAll() {
        var previous: (any LayoutItem)?
        for (index, view) in format.views.enumerated() {
            let item = item(view.name)
            if let previous {
                connect(previous, item, by: format.connections[index - 1])
                align(previous, item, at: view.end)
            } else if let start = format.start {
                connectStart(of: superview(of: item, at: view.end), item, by: start)
            }
            for predicate in view.lengths { addLength(predicate, of: item) }
            previous = item
        }
        if let end = format.end, let last = format.views.last, let previous {
            connectEnd(of: superview(of: previous, at: last.end), previous, by: end)
        }
    }

    // MARK: - Connections

    /// The attributes of neighbouring views between which distances are measured, such as `trailing` and `leading`.
    private struct Edges {
        var start, end, startMargin, endMargin: NSLayoutConstraint.Attribute
        /// Whether positions decrease from one view to the next one.
        var isDescending = false

        init(_ orientation: VisualFormat.Orientation, _ options: NSLayoutConstraint.FormatOptions) {
            let direction = options.intersection(.directionMask)
            if orientation == .vertical {
                (start, end, startMargin, endMargin) = (.top, .bottom, .topMargin, .bottomMargin)
            } else if direction == .directionLeftToRight {
                (start, end, startMargin, endMargin) = (.left, .right, .leftMargin, .rightMargin)
            } else if direction == .directionRightToLeft {
                (start, end, startMargin, endMargin) = (.right, .left, .rightMargin, .leftMargin)
                isDescending = true
            } else {
                (start, end, startMargin, endMargin) = (.leading, .trailing, .leadingMargin, .trailingMargin)
            }
        }
    }

    /// Adds the constraints between two views.
    private mutating func connect(
        _ first: any LayoutItem, _ second: any LayoutItem, by connection: VisualFormat.Connection
    ) {
        let hasBaselines: Bool
        if case .predicates = connection {
            hasBaselines =
                format.orientation == .vertical && options.contains(.spacingBaselineToBaseline)
                && first.hasLastBaseline && second.hasFirstBaseline
        } else {
            hasBaselines = false
        }
        addDistance(
            AnchorValue(item: first, attribute: hasBaselines ? .lastBaseline : edges.end),
            AnchorValue(item: second, attribute: hasBaselines ? .firstBaseline : edges.start), connection,
            standard: SystemSpacing.betweenViews)
    }

    /// Adds the constraints between the first view and the edge of the superview before it.
    private mutating func connectStart(
        of superview: UIView, _ view: any LayoutItem, by connection: VisualFormat.Connection
    ) {
        addDistance(
            AnchorValue(item: superview, attribute: connection == .standard ? edges.startMargin : edges.start),
            AnchorValue(item: view, attribute: edges.start), connection, standard: 0)
    }

    /// Adds the constraints between the last view and the edge of the superview after it.
    private mutating func connectEnd(
        of superview: UIView, _ view: any LayoutItem, by connection: VisualFormat.Connection
    ) {
        addDistance(
            AnchorValue(item: view, attribute: edges.end),
            AnchorValue(item: superview, attribute: connection == .standard ? edges.endMargin : edges.end), connection,
            standard: 0)
    }

    /// Adds the constraints for the distance from one edge to the next one.
    private mutating func addDistance(
        _ first: AnchorValue, _ second: AnchorValue, _ connection: VisualFormat.Connection, standard: CGFloat
    ) {
        let (near, far) = edges.isDescending ? (second, first) : (first, second)
        switch connection {
        case .touching: constraints.append(NSLayoutConstraint(far, .equal, near))
        case .standard: constraints.append(NSLayoutConstraint(far, .equal, near, constant: standard))
        case .predicates(let predicates):
            for predicate in predicates {
                let constraint = NSLayoutConstraint(
                    far, predicate.relation.layoutRelation, near, constant: number(predicate.value))
                add(constraint, predicate.priority)
            }
        }
    }

    /// The superview of a view, or the view that owns a guide. Stops the program if there is none.
    private func superview(of item: any LayoutItem, at position: Int) -> UIView {
        if let superview = item is UIView ? item.layoutView?.superview : item.layoutView { return superview }
        fail("Unable to interpret '|' character, because the related view doesn't have a superview", at: position)
    }

    // MARK: - Lengths and alignments

    /// Adds a constraint for the width or height of a view.
    private mutating func addLength(_ predicate: VisualFormat.Predicate, of item: any LayoutItem) {
        let attribute: NSLayoutConstraint.Attribute = format.orientation == .horizontal ? .width : .height
        let length = AnchorValue(item: item, attribute: attribute)
        let relation = predicate.relation.layoutRelation
        if case .name(let name) = predicate.value, metrics[name.text] == nil, views[name.text] != nil {
            let other = AnchorValue(item: self.item(name), attribute: attribute)
            add(NSLayoutConstraint(length, relation, other), predicate.priority)
        } else {
            add(NSLayoutConstraint(length, relation, nil, constant: number(predicate.value)), predicate.priority)
        }
    }

    private mutating func add(_ constraint: NSLayoutConstraint, _ priority: VisualFormat.Value?) {
        if let priority { constraint.priority = UILayoutPriority(Float(number(priority))) }
        constraints.append(constraint)
    }

    /// Aligns two neighbouring views as the options ask for. Stops the program if an alignment is along the direction
    /// of the format, such as left edges in a row.
    private mutating func align(_ first: any LayoutItem, _ second: any LayoutItem, at position: Int) {
        let horizontal: [NSLayoutConstraint.Attribute] = [.left, .right, .leading, .trailing, .centerX]
        let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY, .lastBaseline, .firstBaseline]
        let isVertical = format.orientation == .vertical
        if (isVertical ? vertical : horizontal).contains(where: { options.contains(.init($0)) }) {
            let (axis, other) = isVertical ? ("vertical", "horizontal") : ("horizontal", "vertical")
            fail(
                "The options align \(axis) positions, but the views of a \(axis) format follow each other on that "
                    + "axis. Use options for \(other) positions.", at: position)
        }
        for attribute in isVertical ? horizontal : vertical where options.contains(.init(attribute)) {
            alignments.append(
                NSLayoutConstraint(
                    AnchorValue(item: first, attribute: attribute), .equal,
                    AnchorValue(item: second, attribute: attribute)))
        }
    }

    // MARK: - Names

    /// The view or guide with a name in the `views` dictionary. Stops the program if there is none.
    private func item(_ name: VisualFormat.Name) -> any LayoutItem {
        guard let value = views[name.text] else {
            fail("\(name.text) is not a key in the views dictionary.", at: name.end)
        }
        guard let item = value as? any LayoutItem else {
            misuse("NSLayoutConstraint for \(value): Constraint items must each be a view or layout guide.")
        }
        return item
    }

    /// The value of a number, or of a name in the `metrics` dictionary. Stops the program if there is none.
    private func number(_ value: VisualFormat.Value) -> CGFloat {
        switch value {
        case .number(let number): return CGFloat(number)
        case .name(let name):
            if let metric = metrics[name.text] {
                if let number = VisualFormatConstraints.number(metric) { return number }
            } else if views[name.text] == nil {
                fail(
                    "Encountered metric with name \"\(name.text)\", but value was not specified in metrics or views "
                        + "dictionaries", at: name.end)
            }
            fail(VisualFormat.Reason.value.text, at: name.end)
        }
    }

    /// Converts a metric to a number; nil if the metric is of another type.
    private static func number(_ metric: Any) -> CGFloat? {
        switch metric {
        case let number as any BinaryFloatingPoint: CGFloat(Double(number))
        case let number as any BinaryInteger: CGFloat(Double(number))
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    // MARK: - Errors

    private func fail(_ reason: String, at position: Int) -> Never {
        VisualFormatConstraints.fail(reason, in: text, at: position)
    }

    /// Stops the program with UIKit's message: the reason, the format, and a caret below the position of the error.
    private static func fail(_ reason: String, in text: String, at position: Int) -> Never {
        let caret = String(repeating: " ", count: position) + "^"
        misuse("Unable to parse constraint format: \n\(reason) \n\(text) \n\(caret)")
    }
}

extension VisualFormat.Relation {
    fileprivate var layoutRelation: NSLayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension LayoutItem {
    /// Whether the item is a view with text, so that a distance can be measured from its first baseline.
    fileprivate var hasFirstBaseline: Bool { (self as? UIView)?.forFirstBaselineLayout.canHaveBaselines == true }

    /// Whether the item is a view with text, so that a distance can be measured from its last baseline.
    fileprivate var hasLastBaseline: Bool { (self as? UIView)?.forLastBaselineLayout.canHaveBaselines == true }
}

extension UIView {
    /// Whether the view has text. A label counts also while it is empty, because constraints may be created before its
    /// text is set.
    fileprivate var canHaveBaselines: Bool { self is UILabel || layoutBaselines != nil }
}
