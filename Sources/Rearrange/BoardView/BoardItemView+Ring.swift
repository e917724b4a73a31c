// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Where the ring round an item runs: what it lies in cuts off what is outside, and there the ring runs over its edge.
extension BoardItemView {
    /// What the ring runs round, in the item's own coordinates; nil for the item itself, which has room on all sides.
    var ringShape: CGRect? {
        guard let room = board?.room(round: self) else { return nil }
        let reach = Thresholds.Focus.ringReach
        let whole = bounds.insetBy(dx: -reach, dy: -reach)
        let seen = whole.intersection(convert(room, from: superview))
        guard seen != whole, seen.width > 2 * reach, seen.height > 2 * reach else { return nil }
        return seen.insetBy(dx: reach, dy: reach)
    }

    func ring(round shape: CGRect?) -> UIFocusHaloEffect {
        guard let shape else { return UIFocusHaloEffect() }
        let ring = UIFocusHaloEffect(roundedRect: shape, cornerRadius: layer.cornerRadius, curve: .continuous)
        ring.position = .outside
        return ring
    }
}

extension Thresholds.Focus {
    /// Points from an item's edge to the outer edge of the ring round it.
    static let ringReach = CGFloat(ringGap + ringWidth)
}

extension BoardView {
    /// How far what an item lies in can show anything, in its superview's coordinates: all that scrolls, or all that shows.
    fileprivate func room(round view: BoardItemView<Space>) -> CGRect? {
        guard let scrollView = surfaces.first(where: { $0.sheet.has(view) })?.scrollView else { return nil }
        let room = CGRect(origin: .zero, size: scrollView.contentSize).union(scrollView.bounds)
        return view.superview?.convert(room, from: scrollView)
    }

    /// A frame with the ring round it.
    func withRing(_ frame: CGRect) -> CGRect {
        frame.insetBy(dx: -Thresholds.Focus.ringReach, dy: -Thresholds.Focus.ringReach)
    }
}

/// The ring round the item whose menu is open, as that of the focus.
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
