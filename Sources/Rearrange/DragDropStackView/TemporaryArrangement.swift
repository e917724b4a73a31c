// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The arrangement that a stack lays out instead of the app's while a view is dragged into the stack or out of it.
///
/// A stack below a dragged view lays out a placeholder, and the view's own stack leaves the view out. Both then have
/// the size that they will have after a drop, and the views that contain them adapt. The app still sees its own
/// arranged views at their indices, and can change them.
@MainActor
final class TemporaryArrangement {
    /// The views that the app has arranged.
    var views: [UIView]
    /// The dragged view, if it belongs to this stack and is over another stack or outside all stacks. Nil if a view of
    /// another stack is dragged over this one.
    let away: UIView?
    /// The app's custom spacing after ``away``.
    var spacingAfterAway: CGFloat
    /// The reorder-model item of ``away``, with the size at which that view was last laid out.
    let awayItem: StackReorder.Item?
    /// The length of the placeholder, and the spacing after it; nil until they are set.
    var gap: StackReorder.Item?
    /// The view that takes up the room for the drop. It is always the first arranged view, so that the layout of the
    /// others does not depend on the proposed place. It shrinks first if the stack does not grow.
    let placeholder = StackPlaceholder()

    init(_ views: [UIView], away: UIView?, spacingAfterAway: CGFloat, awayItem: StackReorder.Item?) {
        (self.views, self.away, self.awayItem) = (views, away, awayItem)
        self.spacingAfterAway = spacingAfterAway
    }

    func isAway(_ view: UIView) -> Bool { view === away && views.contains { $0 === view } }

    /// Inserts a view among the app's views, as `insertArrangedSubview` does.
    func insert(_ view: UIView, at index: Int) {
        views.removeAll { $0 === view }
        views.insert(view, at: min(index, views.count))
    }

    func remove(_ view: UIView) {
        views.removeAll { $0 === view }
        if view === away { spacingAfterAway = UIStackView.spacingUseDefault }
    }
}

/// An invisible view that takes up room in a stack.
final class StackPlaceholder: UIView {
    /// The intrinsic size; `noIntrinsicMetric` on an axis without a preference.
    var size = CGSize.zero {
        didSet { if size != oldValue { invalidateIntrinsicContentSize() } }
    }

    init() {
        super.init(frame: .zero)
        alpha = 0
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}

// MARK: - Layout of the stack

extension DragDropStackView {
    /// Lays out a temporary arrangement instead of the app's until ``endTemporaryArrangement(_:)`` is called.
    ///
    /// - Parameter away: the dragged view, if it belongs to this stack, whose layout then leaves it out. Nil to make
    ///   room for a view of another stack.
    func beginTemporaryArrangement(away: UIView?) -> TemporaryArrangement {
        if let temporaryArrangement { endTemporaryArrangement(temporaryArrangement) }
        let spacing = away.map { customSpacing(after: $0) } ?? UIStackView.spacingUseDefault
        let temporaryArrangement = TemporaryArrangement(
            arrangedSubviews, away: away, spacingAfterAway: spacing, awayItem: away.map { item($0) })
        self.temporaryArrangement = temporaryArrangement
        arrangeLaidOut()
        return temporaryArrangement
    }

    /// Ends a temporary arrangement, so that the stack lays out the app's own arrangement again.
    func endTemporaryArrangement(_ closed: TemporaryArrangement) {
        guard temporaryArrangement === closed else { return }
        temporaryArrangement = nil
        closed.placeholder.removeFromSuperview()
        if let away = closed.away, let index = closed.views.firstIndex(of: away), away.superview === self {
            insertArrangedSubview(away, at: index)
            setCustomSpacing(closed.spacingAfterAway, after: away)
        }
        sizeMayChange()
    }

    /// Sets the placeholder's size.
    ///
    /// - Parameters:
    ///   - temporaryArrangement: the arrangement that contains the placeholder.
    ///   - gap: the placeholder's length and the spacing after it, along the axis.
    ///   - breadth: the placeholder's size across the axis.
    func size(of temporaryArrangement: TemporaryArrangement, _ gap: StackReorder.Item, breadth: CGFloat) {
        let placeholder = temporaryArrangement.placeholder
        let (isArranged, old) = (placeholder.superview === self, temporaryArrangement.gap)
        guard !isArranged || gap != old else { return }
        temporaryArrangement.gap = gap
        // If the placeholder can shrink to nothing, its length includes the spacing after it, so that the spacing
        // shrinks too.
        let length = gap.length + (placeholderCanShrink ? gap.spacing : 0)
        placeholder.size =
            axis == .vertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
        if !isArranged {
            placeholder.setContentHuggingPriority(UILayoutPriority(999), for: axis)
            placeholder.setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
            addSubview(placeholder)
        }
        arrangeLaidOut()
    }

    /// Whether the placeholder can shrink to nothing before other views shrink.
    var placeholderCanShrink: Bool { distribution == .fill }

    /// Whether the lengths of all views change with the number of views.
    var sharesLength: Bool { distribution == .fillEqually || distribution == .fillProportionally }

    /// Marks the stack and all superviews as needing layout, because superviews may use manual layout.
    func sizeMayChange() {
        for view in sequence(first: self as UIView, next: \.superview) { view.setNeedsLayout() }
    }

    /// Arranges the views that the temporary arrangement lays out: the placeholder, and the app's views except the
    /// dragged view.
    func arrangeLaidOut() {
        guard let temporaryArrangement else { return }
        var wanted = temporaryArrangement.views.filter { !temporaryArrangement.isAway($0) }
        if temporaryArrangement.placeholder.superview === self {
            wanted.insert(temporaryArrangement.placeholder, at: 0)
        }
        arrangeExactly(wanted)
        if let gap = temporaryArrangement.gap {
            layOutSpacing(placeholderCanShrink ? 0 : CGFloat(gap.spacing), after: temporaryArrangement.placeholder)
        }
    }
}
