// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// What a view looks like while it is moved: see-through, with a dashed border that follows its size.
@MainActor
final class LiftedLook {
    private weak var view: UIView?
    private let alpha: CGFloat
    private let border = CAShapeLayer()

    init(on view: UIView, alpha liftedAlpha: CGFloat) {
        self.view = view
        alpha = view.alpha
        border.fillColor = nil
        border.strokeColor = UIColor.lightGray.cgColor
        let dash = Thresholds.MovingView.borderDash
        border.lineDashPattern = [NSNumber(value: dash.dash), NSNumber(value: dash.gap)]
        border.lineWidth = CGFloat(Thresholds.MovingView.borderWidth)
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
        let radius = CGFloat(Thresholds.MovingView.borderRadius)
        border.path = UIBezierPath(roundedRect: view.bounds, cornerRadius: radius).cgPath
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
