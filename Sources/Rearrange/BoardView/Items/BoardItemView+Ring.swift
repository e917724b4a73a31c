// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The focus ring around an item. At sides where the scroll view would clip it, the ring is drawn over the item's edge.
extension BoardItemView {
    /// The rectangle that the focus ring surrounds, in the item's coordinates; nil if the ring surrounds the whole
    /// item.
    var ringShape: CGRect? {
        guard let room = board?.room(round: self) else { return nil }
        let reach = Thresholds.Focus.ringReach
        let whole = bounds.insetBy(dx: -reach, dy: -reach)
        let seen = whole.intersection(convert(room, from: superview))
        guard seen != whole, seen.width > 2 * reach, seen.height > 2 * reach else { return nil }
        return seen.insetBy(dx: reach, dy: reach)
    }

    /// The focus effect with a ring around a rectangle, or around the whole item if `shape` is nil.
    func ring(round shape: CGRect?) -> UIFocusHaloEffect {
        guard let shape else { return UIFocusHaloEffect() }
        let ring = UIFocusHaloEffect(roundedRect: shape, cornerRadius: layer.cornerRadius, curve: .continuous)
        ring.position = .outside
        return ring
    }
}

extension Thresholds.Focus {
    /// The distance, in points, from an item's edge to the outer edge of its focus ring.
    static let ringReach = CGFloat(ringGap + ringWidth)
}

extension BoardView {
    /// The rectangle in which the ring of an item view is not clipped, in the coordinates of the item view's superview.
    /// It is the union of the scroll view's content and its visible bounds.
    fileprivate func room(round view: BoardItemView<Space>) -> CGRect? {
        guard let scrollView = surfaces.first(where: { $0.contentView.has(view) })?.scrollView else { return nil }
        let room = CGRect(origin: .zero, size: scrollView.contentSize).union(scrollView.bounds)
        return view.superview?.convert(room, from: scrollView)
    }

    /// A frame enlarged by the focus ring around it.
    func withRing(_ frame: CGRect) -> CGRect {
        frame.insetBy(dx: -Thresholds.Focus.ringReach, dy: -Thresholds.Focus.ringReach)
    }
}

/// The ring around the item whose menu is open. It looks like the focus ring.
final class BoardItemMark: UIView {
    init(color: UIColor, radius: CGFloat) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        tintColor = color
        layer.cornerRadius = radius + Thresholds.Focus.ringReach
        layer.borderWidth = CGFloat(Thresholds.Focus.ringWidth)
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("BoardItemMark is made in code") }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }
}
