// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Lies below a see-through view that is moved, so that nothing of what that is carried over shows through it.
final class LiftedGround: UIView {
    private let paint = UIView()
    private let veil = UIView()

    /// - Parameter page: the colour of what the view is carried over, which lets nothing through.
    init(on page: UIColor) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = page
        layer.masksToBounds = true
        veil.backgroundColor = .systemRed.withAlphaComponent(0.3)
        veil.isHidden = true
        for view in [paint, veil] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("LiftedGround is made in code") }

    /// Takes the colour and the corners of what the view shows now.
    func show(_ content: UIView) {
        paint.backgroundColor = content.backgroundColor
        layer.cornerRadius = content.layer.cornerRadius
    }

    /// Shows whether the view could be let go of here.
    func show(isAllowed: Bool) { veil.isHidden = isAllowed }
}
