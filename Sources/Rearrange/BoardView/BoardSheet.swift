// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// What items lie on, and what is in the air above them.
///
/// They are apart so that what is carried changes the picture of nothing below it, however much lies there.
final class BoardSheet<Space: BoardSpace>: UIView {
    /// Whose sheet it is, where assistive technology is to find it while nothing lies on the board.
    weak var board: BoardView<Space>?
    let items = UIView()
    let air = BoardAir()
    /// What a pointer carries: in the air, or above all that lies round the sheet, too. A place on it is the same place on
    /// the sheet.
    private(set) lazy var top = air

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(items)
        addSubview(air)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("BoardSheet is made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        items.frame = bounds
        air.frame = bounds
    }

    // MARK: Accessibility

    override var isAccessibilityElement: Bool {
        get { board?.isBare() == true }
        set {}
    }

    override var accessibilityLabel: String? {
        get { isAccessibilityElement ? Phrase.noItems.text() : nil }
        set {}
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            let own = isAccessibilityElement ? board.map { [$0.actionOfAdding(after: nil)] } : nil
            // What is dragged to the board from elsewhere may be dropped here.
            let all = (own ?? []) + (super.accessibilityCustomActions ?? [])
            return all.isEmpty ? nil : all
        }
        set {}
    }

    // MARK: What is on it

    /// Whether a view lies on it, or is in the air above it.
    func has(_ view: UIView) -> Bool { [items, air, top].contains { view.superview === $0 } }

    /// Has what a pointer carries be above all that a view shows.
    func raiseTop(over view: UIView) {
        top = BoardAir()
        // A wheel scrolls what is below it.
        top.letsAllThrough = true
        view.addSubview(top)
    }

    /// Keeps what a pointer carries above its place, however the sheet has been scrolled.
    func placeTop() {
        guard top !== air, let superview = top.superview else { return }
        let place = top.subviews.isEmpty ? .zero : convert(bounds, to: superview)
        if top.frame != place { top.frame = place }
    }
}

/// Lets everything through but what is in it.
final class BoardAir: UIView {
    /// Whether it lets everything through.
    var letsAllThrough = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !letsAllThrough else { return nil }
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
