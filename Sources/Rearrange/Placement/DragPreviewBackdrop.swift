// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The opaque backdrop of a translucent dragged view, which hides the content below it.
final class DragPreviewBackdrop: UIView {
    private let paint = UIView()
    private let veil = UIView()

    /// Creates a backdrop.
    ///
    /// - Parameter page: the opaque colour of the board's background.
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
    required init?(coder: NSCoder) { fatalError("DragPreviewBackdrop is made in code") }

    /// Adopts the background colour and corner radius of a content view.
    func show(_ content: UIView) {
        paint.backgroundColor = content.backgroundColor
        layer.cornerRadius = content.layer.cornerRadius
    }

    /// Shows a red tint if a drop at the current place is not allowed.
    func show(isAllowed: Bool) { veil.isHidden = isAllowed }
}
