// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// What a stack lays out where that is not what the app has arranged, while a view is carried from stack to stack.
///
/// A stack that is visited has a place holder, and one that a view was carried from leaves the view out: so both like to
/// be as large as they will be if the view is let go of, and whatever they are in follows. The app sees its own views all
/// the while, at their indices, and changes them by those.
@MainActor
final class StackRoom {
    /// What the app has arranged.
    var views: [UIView]
    /// One of these that is carried elsewhere; nil where the stack is visited.
    let away: UIView?
    /// What the app wants after that.
    var spacingAfterAway: CGFloat
    /// The same for the arithmetic, as it was laid out last.
    let awayItem: StackReorder.Item?
    /// What the place holder stands for.
    var gap: StackReorder.Item?
    /// Before all others, so that the layout of those does not depend on which of them the view would land before. It is
    /// the first to shrink where the stack does not grow.
    let placeholder = StackPlaceholder()

    init(_ views: [UIView], away: UIView?, spacingAfterAway: CGFloat, awayItem: StackReorder.Item?) {
        (self.views, self.away, self.awayItem) = (views, away, awayItem)
        self.spacingAfterAway = spacingAfterAway
    }

    func isAway(_ view: UIView) -> Bool { view === away && views.contains { $0 === view } }

    /// Puts a view at a place among the app's, as `insertArrangedSubview` does.
    func insert(_ view: UIView, at index: Int) {
        views.removeAll { $0 === view }
        views.insert(view, at: min(index, views.count))
    }

    func remove(_ view: UIView) {
        views.removeAll { $0 === view }
        if view === away { spacingAfterAway = UIStackView.spacingUseDefault }
    }
}

/// Takes room in a stack, and is not to be seen.
final class StackPlaceholder: UIView {
    /// What it likes to have; `noIntrinsicMetric` for what it does not mind.
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

// MARK: - In the stack

extension DragDropStackView {
    /// Lays out something else than the app has arranged, until it is told to stop.
    ///
    /// - Parameter away: one of its own views that is not to be laid out; nil where a visitor comes.
    func open(away: UIView?) -> StackRoom {
        if let room { close(room) }
        let spacing = away.map { customSpacing(after: $0) } ?? UIStackView.spacingUseDefault
        let room = StackRoom(
            arrangedSubviews, away: away, spacingAfterAway: spacing, awayItem: away.map { item($0) })
        self.room = room
        arrangeLaidOut()
        return room
    }

    /// Lays out what the app has arranged.
    func close(_ closed: StackRoom) {
        guard room === closed else { return }
        room = nil
        closed.placeholder.removeFromSuperview()
        if let away = closed.away, let index = closed.views.firstIndex(of: away), away.superview === self {
            insertArrangedSubview(away, at: index)
            setCustomSpacing(closed.spacingAfterAway, after: away)
        }
        sizeMayChange()
    }

    /// Gives the place holder its size.
    ///
    /// - Parameter breadth: across the axis.
    func size(of room: StackRoom, _ gap: StackReorder.Item, breadth: CGFloat) {
        let placeholder = room.placeholder
        let (isArranged, old) = (placeholder.superview === self, room.gap)
        guard !isArranged || gap != old else { return }
        room.gap = gap
        // It takes its spacing in, where it can give that up with the rest, so that with no room it leaves no trace.
        let length = gap.length + (givesRoomUp ? gap.spacing : 0)
        placeholder.size =
            axis == .vertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
        if !isArranged {
            placeholder.setContentHuggingPriority(UILayoutPriority(999), for: axis)
            placeholder.setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
            addSubview(placeholder)
        }
        arrangeLaidOut()
    }

    /// Whether the place holder shrinks before other views do, down to nothing.
    var givesRoomUp: Bool { distribution == .fill }

    /// Whether all views have other lengths where there is one more.
    var sharesLength: Bool { distribution == .fillEqually || distribution == .fillProportionally }

    /// What it lies in may have to lay itself out anew. Those that do so by hand are told as after a change of size.
    func sizeMayChange() {
        for view in sequence(first: self as UIView, next: \.superview) { view.setNeedsLayout() }
    }

    /// The app has arranged other views meanwhile, or views otherwise.
    func arrangeLaidOut() {
        guard let room else { return }
        var wanted = room.views.filter { !room.isAway($0) }
        if room.placeholder.superview === self { wanted.insert(room.placeholder, at: 0) }
        arrangeExactly(wanted)
        if let gap = room.gap { layOutSpacing(givesRoomUp ? 0 : CGFloat(gap.spacing), after: room.placeholder) }
    }
}
