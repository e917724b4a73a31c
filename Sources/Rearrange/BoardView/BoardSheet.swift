// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What items lie on, and what is in the air above them.
///
/// They are apart so that what is carried changes the picture of nothing below it, however much lies there.
final class BoardSheet: UIView {
    /// Whose sheet it is, where assistive technology is to find it while nothing lies on the board.
    weak var board: BoardView?
    let items = UIView()
    let air = BoardAir()

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

    /// Whether a view lies on it, or is in the air above it.
    func has(_ view: UIView) -> Bool { view.superview === items || view.superview === air }
}
    // MARK: Accessibility

    override var isAccessibilityElement: Bool {
        get { board?.isBare == true }
        set {}
    }

    override var accessibilityLabel: String? {
        get { isAccessibilityElement ? "No items" : nil }
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


/// Lets everything through but what is in it.
final class BoardAir: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
