// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What items lie on, and what is in the air above them.
///
/// They are apart so that what is carried changes the picture of nothing below it, however much lies there.
final class BoardSheet: UIView {
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

/// Lets everything through but what is in it.
final class BoardAir: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
