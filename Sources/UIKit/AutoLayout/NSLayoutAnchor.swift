// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// An anchor of any kind, whatever its type parameter, so that ``NSLayoutAnchor/isEqual(_:)`` can compare all of them.
private protocol LayoutAnchor {
    var value: AnchorValue { get }
}

extension NSLayoutAnchor: LayoutAnchor {}

/// A position or size of a view or layout guide, with methods that create constraints.
///
/// The type parameter makes the compiler reject constraints between anchors that cannot be paired, such as a horizontal
/// and a vertical position.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    nonisolated(unsafe) let value: AnchorValue

    init(_ value: AnchorValue) {
        self.value = value
        super.init()
    }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: AnchorValue?, multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
        if let problem = LayoutPairing.problem(
            value.pairedAttribute, other?.pairedAttribute, other == nil ? 0 : multiplier)
        {
            misuse("NSLayoutConstraint for \(value.item.map { String(describing: $0) } ?? "(null)"): \(problem)")
        }
        return NSLayoutConstraint(value, relation, other, multiplier: multiplier, constant: constant)
    }

    /// Returns an inactive constraint that makes both anchors equal.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.equal, anchor.value, constant: 0)
    }

    /// Returns an inactive constraint that makes the anchor greater than or equal to another one.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor.value, constant: 0)
    }

    /// Returns an inactive constraint that makes the anchor less than or equal to another one.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor.value, constant: 0)
    }

    /// Returns an inactive constraint that makes the anchor equal to another one plus a number of points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor.value, constant: c)
    }

    /// Returns an inactive constraint that makes the anchor greater than or equal to another one plus a number of
    /// points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor.value, constant: c)
    }

    /// Returns an inactive constraint that makes the anchor less than or equal to another one plus a number of points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor.value, constant: c)
    }

    /// Whether the other object is an anchor for the same attribute of the same item.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any LayoutAnchor else { return false }
        return value.item === other.value.item && value.attribute == other.value.attribute
            && value.end?.item === other.value.end?.item && value.end?.attribute == other.value.end?.attribute
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(value.item.map { ObjectIdentifier($0) })
        hasher.combine(value.attribute)
        return hasher.finalize()
    }

    open override var description: String {
        let address = ConstraintText.address(of: self)
        return MainActor.assumeIsolated { [value] in
            "<\(ConstraintText.anchorClass(of: value)):\(address) \"\(ConstraintText.side(value))\">"
        }
    }

    open override func copy() -> Any { self }
}

extension NSLayoutAnchor: NSCopying {
    /// Returns the anchor itself, because anchors never change.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A horizontal position of a view or layout guide.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to another one, which is positive if the other one is to the right.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(value.distance(to: otherAnchor.value))
    }

    /// Returns an inactive constraint that places the anchor after another one, at a multiple of the standard distance
    /// of 8 points. After means in reading direction for leading and trailing anchors, and to the right for left and
    /// right anchors.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor.value, constant: multiplier * SystemSpacing.betweenViews)
    }

    /// Returns an inactive constraint that keeps the anchor at least a multiple of the standard distance after another
    /// one.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor.value, constant: multiplier * SystemSpacing.betweenViews)
    }

    /// Returns an inactive constraint that keeps the anchor at most a multiple of the standard distance after another
    /// one.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor.value, constant: multiplier * SystemSpacing.betweenViews)
    }
}

/// A vertical position of a view or layout guide.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor to another one, which is positive if the other one is below.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(value.distance(to: otherAnchor.value))
    }

    /// Returns an inactive constraint that places the anchor below another one, at a multiple of the standard distance
    /// of 8 points.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor.value, constant: multiplier * SystemSpacing.betweenViews)
    }

    /// Returns an inactive constraint that keeps the anchor at least a multiple of the standard distance below another
    /// one.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor.value, constant: multiplier * SystemSpacing.betweenViews)
    }

    /// Returns an inactive constraint that keeps the anchor at most a multiple of the standard distance below another
    /// one.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor.value, constant: multiplier * SystemSpacing.betweenViews)
    }
}

/// A width or height of a view or layout guide, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns an inactive constraint that makes the dimension a number of points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, nil, constant: c) }

    /// Returns an inactive constraint that makes the dimension at least a number of points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, nil, constant: c)
    }

    /// Returns an inactive constraint that makes the dimension at most a number of points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, nil, constant: c)
    }

    /// Returns an inactive constraint that makes the dimension a multiple of another one.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(equalTo: anchor, multiplier: m, constant: 0)
    }

    /// Returns an inactive constraint that makes the dimension at least a multiple of another one.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: 0)
    }

    /// Returns an inactive constraint that makes the dimension at most a multiple of another one.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: 0)
    }

    /// Returns an inactive constraint that makes the dimension a multiple of another one plus a number of points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor.value, multiplier: m, constant: c)
    }

    /// Returns an inactive constraint that makes the dimension at least a multiple of another one plus a number of
    /// points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor.value, multiplier: m, constant: c)
    }

    /// Returns an inactive constraint that makes the dimension at most a multiple of another one plus a number of
    /// points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor.value, multiplier: m, constant: c)
    }
}

/// The standard distances of Auto Layout, in points.
enum SystemSpacing {
    /// The distance between two views. The value is the one that iOS shows in published logs of such constraints.
    static let betweenViews: CGFloat = 8
}

extension AnchorValue {
    /// The distance from this anchor to another one, as one side of a constraint between sizes.
    func distance(to other: AnchorValue) -> AnchorValue {
        AnchorValue(item: item, attribute: attribute, end: AnchorEnd(item: other.item, attribute: other.attribute))
    }
}

// MARK: - Anchors of items

extension LayoutItem {
    fileprivate func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(AnchorValue(item: self, attribute: attribute))
    }

    fileprivate func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(AnchorValue(item: self, attribute: attribute))
    }

    fileprivate func size(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        NSLayoutDimension(AnchorValue(item: self, attribute: attribute))
    }
}

extension UIView {
    /// The leading edge of the view's alignment rectangle: left, or right in right-to-left layout.
    public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
    /// The trailing edge of the view's alignment rectangle: right, or left in right-to-left layout.
    public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
    /// The left edge of the view's alignment rectangle.
    public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
    /// The right edge of the view's alignment rectangle.
    public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
    /// The horizontal centre of the view's alignment rectangle.
    public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
    /// The top edge of the view's alignment rectangle.
    public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
    /// The bottom edge of the view's alignment rectangle.
    public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
    /// The vertical centre of the view's alignment rectangle.
    public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
    /// The baseline of the view's first line of text; the bottom edge without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
    /// The baseline of the view's last line of text; the bottom edge without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
    /// The width of the view's alignment rectangle.
    public var widthAnchor: NSLayoutDimension { size(.width) }
    /// The height of the view's alignment rectangle.
    public var heightAnchor: NSLayoutDimension { size(.height) }
}

extension UILayoutGuide {
    /// The guide's leading edge: left, or right in right-to-left layout.
    public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
    /// The guide's trailing edge: right, or left in right-to-left layout.
    public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
    /// The guide's left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
    /// The guide's right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
    /// The guide's horizontal centre.
    public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
    /// The guide's top edge.
    public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
    /// The guide's bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
    /// The guide's vertical centre.
    public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
    /// The guide's width.
    public var widthAnchor: NSLayoutDimension { size(.width) }
    /// The guide's height.
    public var heightAnchor: NSLayoutDimension { size(.height) }
}
