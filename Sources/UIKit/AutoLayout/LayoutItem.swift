// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// An object that constraints can refer to: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view itself, or the view that owns the layout guide; nil for a guide without a view.
    var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }
}

/// The anchor to which a distance between two anchors is measured.
struct AnchorEnd {
    weak var item: (any LayoutItem)?
    var attribute: NSLayoutConstraint.Attribute
}

/// One side of a constraint: an attribute of an item, or the distance from that attribute to `end`.
struct AnchorValue {
    weak var item: (any LayoutItem)?
    var attribute: NSLayoutConstraint.Attribute
    /// The anchor to which the distance is measured; nil if the side is not a distance.
    var end: AnchorEnd?

    /// The attribute that decides with which attributes this side can be paired. For a distance it is `width`, because
    /// a distance can be paired with any size.
    var pairedAttribute: NSLayoutConstraint.Attribute { end == nil ? attribute : .width }

    var items: [(any LayoutItem)?] { end.map { [item, $0.item] } ?? [item] }
}

/// The rules that say which two attributes a constraint can relate.
enum LayoutPairing {
    /// A kind of attribute. A constraint can only relate attributes of certain families, see `problem`.
    enum Family { case none, x, absoluteX, relativeX, y, size }

    static func family(_ attribute: NSLayoutConstraint.Attribute) -> Family {
        switch attribute {
        case .notAnAttribute: .none
        case .left, .right, .leftMargin, .rightMargin: .absoluteX
        case .leading, .trailing, .leadingMargin, .trailingMargin: .relativeX
        case .centerX, .centerXWithinMargins: .x
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .y
        case .width, .height: .size
        }
    }

    /// UIKit's message if two attributes cannot be paired; nil if they can.
    ///
    /// - Parameter second: The second attribute; nil if the constraint has no second item.
    static func problem(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?, _ multiplier: CGFloat
    ) -> String? {
        let (a, b) = (family(first), second.map(family))
        if a == .none { return "Invalid pairing of layout attributes" }
        guard let b, b != .none, multiplier != 0 else {
            if a == .size { return nil }
            return "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
                + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
        }
        if Set([a, b]) == [.absoluteX, .relativeX] {
            return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
                + "leading/trailing for both or neither."
        }
        let isX: Set<Family> = [.x, .absoluteX, .relativeX]
        return a == b || (isX.contains(a) && isX.contains(b)) ? nil : "Invalid pairing of layout attributes"
    }
}
