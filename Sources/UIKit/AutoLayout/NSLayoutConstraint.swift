// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A relation between two attributes of views or layout guides: `first = multiplier × second + constant`, or an
/// inequality.
///
/// When a constraint becomes active, the nearest common ancestor of its items holds it. That can be one of the items.
/// See ``UIView/constraints``.
///
/// ## Caveats
/// Constraints are not archived.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// The first item, a view or a layout guide. Nil after the item was deallocated.
    open private(set) weak var firstItem: AnyObject?
    /// The second item; nil after the item was deallocated, and if the constraint compares a size with a constant.
    open private(set) weak var secondItem: AnyObject?
    /// The attribute of the first item.
    open private(set) var firstAttribute = Attribute.notAnAttribute
    /// The attribute of the second item; ``Attribute/notAnAttribute`` if the constraint compares a size with a
    /// constant.
    open private(set) var secondAttribute = Attribute.notAnAttribute
    /// The relation between the two sides of the constraint.
    open private(set) var relation = Relation.equal
    /// The factor by which the second attribute is multiplied.
    open private(set) var multiplier: CGFloat = 1
    /// A name for debugging, which the constraint's description contains. Names that begin with NS or UI are reserved
    /// for UIKit.
    open var identifier: String?
    /// Whether the constraint should be archived with the view that holds it. The value is stored but has no effect.
    open var shouldBeArchived = false

    /// The anchor to which the first side measures a distance; nil if that side is not a distance between two anchors.
    private(set) var firstEnd: AnchorEnd?
    /// The anchor to which the second side measures a distance; nil if that side is not a distance between two anchors.
    private(set) var secondEnd: AnchorEnd?
    /// The view that holds the constraint while it is active.
    weak var holder: UIView?
    /// The layout engine's data for the constraint; nil while the constraint is inactive, broken or not yet in the
    /// solver.
    var installation: LayoutEngine.Installation?
    /// The engine to which the constraint belongs while it is active.
    weak var engine: LayoutEngine?
    /// Whether the constraint was created from items and attributes, not from anchors. Error messages name the items or
    /// the anchors accordingly.
    private var isMadeOfItems = false
    /// A number that is larger than that of every constraint that was activated before this one.
    var activationNumber = 0
    /// Whether horizontal distances between centres are measured from right to left in right-to-left layout.
    var isMeasuredInReadingDirection = false
    /// Whether UIKit itself has created the constraint. In a conflict, the app's constraints are broken before such a
    /// one.
    var isAutomatic = false

    private var storedConstant: CGFloat = 0
    private var storedPriority = UILayoutPriority.required

    /// Creates an inactive constraint between two attributes.
    ///
    /// Stops the program, as UIKit does, if the attributes cannot be paired. These are a size with a position, a
    /// horizontal with a vertical position, and leading or trailing with left or right. A position also needs a second
    /// item.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        guard let first = view1 as? any LayoutItem else {
            misuse("NSLayoutConstraint for \(view1): Constraint items must each be a view or layout guide.")
        }
        let second = view2.map { item in
            guard let item = item as? any LayoutItem else {
                misuse("NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide.")
            }
            return item
        }
        if let problem = LayoutPairing.problem(attr1, second.map { _ in attr2 }, multiplier) {
            misuse("NSLayoutConstraint for \(first): \(problem)")
        }
        self.init(
            AnchorValue(item: first, attribute: attr1), relation,
            second.flatMap { multiplier == 0 ? nil : AnchorValue(item: $0, attribute: attr2) },
            multiplier: multiplier, constant: c)
        isMadeOfItems = true
    }

    /// Creates the inactive constraints that a row or column of views in the visual format language describes, such as
    /// `H:|-[name(>=80)]-8-[value]-|`.
    ///
    /// The constraints have the order of the format. For each view, the constraint to its predecessor comes first,
    /// followed by those of its own length. The alignments that `opts` asks for are at the end.
    ///
    /// - Connections: Nothing between two views makes them touch. A single hyphen is the standard distance: 8 points
    ///   between two views, and the superview's layout margin beside `|`. Numbers, metrics, relations and priorities
    ///   stand between two hyphens, as in `-8-`, `-gap-`, `-(>=8,<=20@750)-`.
    /// - Lengths: `[name(80)]`, `[name(>=small@750)]`, `[name(==value)]` give a view's width, or its height in a format
    ///   that begins with `V:`.
    /// - Superviews: `|` is the superview of the next view in the format. Beside a layout guide, it is the view that
    ///   owns the guide.
    ///
    /// Stops the program, as UIKit does, if the format has an error or names a view or metric that does not exist. The
    /// message contains the reason, and a caret below the position of the error in the format.
    ///
    /// - Parameters:
    ///   - format: the row or column.
    ///   - opts: the direction of a row, the way in which distances are measured, and alignments across the row or
    ///     column.
    ///   - metrics: the numbers that the format names.
    ///   - views: the views and layout guides that the format names.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        VisualFormatConstraints.constraints(format, opts, metrics: metrics ?? [:], views: views)
    }

    /// Creates a constraint without items, which cannot be activated. It is a placeholder for a property that gets its
    /// real constraint later.
    public override init() { super.init() }

    convenience init(
        _ first: AnchorValue, _ relation: Relation, _ second: AnchorValue?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.init()
        (firstItem, firstAttribute, firstEnd) = (first.item, first.attribute, first.end)
        (secondItem, secondEnd) = (second?.item, second?.end)
        secondAttribute = second?.attribute ?? .notAnAttribute
        self.relation = relation
        guard multiplier.isFinite else {
            misuse("NSLayoutConstraint multiplier is not finite! That's illegal. multiplier:\(multiplier)")
        }
        self.multiplier = multiplier
        storedConstant = NSLayoutConstraint.checked(constant)
    }

    /// Stops the program if a constant is not a finite number.
    private static func checked(_ constant: CGFloat) -> CGFloat {
        guard constant.isFinite else {
            misuse("NSLayoutConstraint constant is not finite! That's illegal. constant:\(constant)")
        }
        return constant
    }

    /// The number of points that is added to the second side. It can be changed while the constraint is active. A
    /// change recomputes only the values that depend on it.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard NSLayoutConstraint.checked(newValue) != storedConstant else { return }
            storedConstant = newValue
            engine?.constantChanged(of: self)
        }
    }

    /// The priority with which the layout satisfies the constraint. Changing it between required and optional while the
    /// constraint is active stops the program, as in UIKit.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            let (old, new) = (storedPriority.rawValue, newValue.rawValue)
            guard old != new else { return }
            guard new > 0, new <= 1000 else {
                misuse("It's illegal to set priority:\(new). Priorities must be greater than 0 and at most 1000.")
            }
            if isActive, old >= 1000 || new >= 1000 {
                misuse(
                    "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
                        + "supported.  You passed priority \(ConstraintText.number(CGFloat(new))) and the existing "
                        + "priority was \(ConstraintText.number(CGFloat(old))).")
            }
            storedPriority = newValue
            engine?.priorityChanged(of: self)
        }
    }

    /// Whether the constraint takes part in the layout. Activating it adds it to the nearest view that contains both
    /// items.
    ///
    /// Stops the program, as UIKit does, if no view contains both items.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    /// Activates the constraints that are not active yet.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates the constraints that are active.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The first side as an anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstValue) }

    /// The second side as an anchor; nil if the constraint compares a size with a constant.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondValue.map { NSLayoutAnchor($0) } }

    /// The constraint's first side.
    var firstValue: AnchorValue {
        AnchorValue(item: firstItem as? any LayoutItem, attribute: firstAttribute, end: firstEnd)
    }

    /// The constraint's second side; nil if the constraint compares a size with a constant.
    var secondValue: AnchorValue? {
        guard secondAttribute != .notAnAttribute else { return nil }
        return AnchorValue(item: secondItem as? any LayoutItem, attribute: secondAttribute, end: secondEnd)
    }

    open override var description: String {
        MainActor.assumeIsolated { ConstraintText.describe(self) }
    }

    /// The views that the constraint refers to, directly or through a layout guide.
    var views: [UIView] {
        [firstItem, secondItem, firstEnd?.item, secondEnd?.item].compactMap { ($0 as? any LayoutItem)?.layoutView }
    }

    // MARK: - Activation

    private func activate() {
        let views = views
        var common = views.first
        for view in views.dropFirst() { common = common.flatMap { view.nearestCommonAncestor(with: $0) } }
        let wanted = [firstValue, secondValue].compactMap { $0 }.flatMap(\.items)
        guard let common, wanted.allSatisfy({ $0?.layoutView != nil }) else {
            let sides =
                isMadeOfItems
                ? [firstItem, secondItem].map { $0.map { String(describing: $0) } ?? "(null)" }
                : [firstAnchor.description, secondAnchor?.description ?? "(null)"]
            misuse(
                "Unable to activate constraint with \(isMadeOfItems ? "items" : "anchors") \(sides[0]) and "
                    + "\(sides[1]) because they have no common ancestor.  Does the constraint"
                    + (isMadeOfItems ? "" : " or its anchors")
                    + " reference items in different view hierarchies?  That's illegal.")
        }
        common.hold(self)
    }

    private func deactivate() {
        holder?.release(self)
    }

    // MARK: - Enumerations

    /// A layout axis.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// The relation between the two sides of a constraint.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// The part of an item that a constraint refers to. Positions and sizes are those of the item's alignment
    /// rectangle.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        case lastBaseline = 11
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        case leadingMargin = 17
        case trailingMargin = 18
        case centerXWithinMargins = 19
        case centerYWithinMargins = 20
    }
}

extension Collection<NSLayoutConstraint> {
    /// The constraints in the order of their activation.
    @MainActor
    var inOrderOfActivation: [NSLayoutConstraint] { sorted { $0.activationNumber < $1.activationNumber } }
}
