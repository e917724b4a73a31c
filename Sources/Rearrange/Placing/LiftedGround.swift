// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Lies below a see-through view that is moved, so that nothing of what that is carried over shows through it.
final class LiftedGround: UIView {
    private let veil = UIView()

    /// - Parameters:
    ///   - content: what the view shows, whose colour it has where that has one.
    ///   - page: the colour of what the view is carried over.
    init(of content: UIView, on page: UIColor) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = page
        layer.cornerRadius = content.layer.cornerRadius
        layer.masksToBounds = true
        let paint = UIView()
        paint.backgroundColor = content.backgroundColor
        veil.backgroundColor = .systemRed.withAlphaComponent(0.3)
        veil.isHidden = true
        for view in [paint, veil] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("LiftedGround is made in code") }

    /// Shows whether the view could be let go of here.
    func show(isAllowed: Bool) { veil.isHidden = isAllowed }
}
