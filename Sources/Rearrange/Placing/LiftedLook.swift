// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What a view looks like while it is moved: see-through, with a dashed border that follows its size.
@MainActor
final class LiftedLook {
    /// The corner radius, in points, of the views that have this look.
    static let cornerRadius: CGFloat = 10

    private weak var view: UIView?
    private let alpha: CGFloat
    private let border = CAShapeLayer()

    init(on view: UIView, alpha liftedAlpha: CGFloat) {
        self.view = view
        alpha = view.alpha
        border.fillColor = nil
        border.strokeColor = UIColor.lightGray.cgColor
        border.lineDashPattern = [4, 4]
        border.lineWidth = 2
        view.layer.addSublayer(border)
        view.alpha = liftedAlpha
        follow()
    }

    /// The border goes round the view as large as it is now.
    func follow() {
        guard let view else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        border.frame = view.bounds
        border.path = UIBezierPath(roundedRect: view.bounds, cornerRadius: LiftedLook.cornerRadius).cgPath
        CATransaction.commit()
    }

    /// Shows whether the view could be let go of here.
    func show(isAllowed: Bool) {
        let color = (isAllowed ? UIColor.lightGray : .systemRed)
        border.strokeColor = color.resolvedColor(with: view?.traitCollection ?? .current).cgColor
    }

    /// The view is as it was.
    func remove() {
        border.removeFromSuperlayer()
        view?.alpha = alpha
    }
}
