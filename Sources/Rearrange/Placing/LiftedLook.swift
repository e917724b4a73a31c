// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What a view looks like while it is moved: see-through, with a dashed border that follows its size.
@MainActor
final class LiftedLook {
    /// The corner radius, in points, of the views that have this look.
    static let cornerRadius: CGFloat = 10

    private weak var view: UIView?
    /// The look of the view before.
    private let own: (alpha: CGFloat, shadow: DragShadow)
    private let border = CAShapeLayer()

    init(on view: UIView, _ configuration: DragConfiguration) {
        self.view = view
        own = (view.alpha, DragShadow(of: view.layer))
        border.fillColor = nil
        border.strokeColor = UIColor.lightGray.cgColor
        border.lineDashPattern = [4, 4]
        border.lineWidth = 2
        view.layer.addSublayer(border)
        follow()
        let changes = {
            view.alpha = configuration.alpha
            if let shadow = configuration.shadow { view.layer.show(shadow) }
        }
        let duration = Motion.duration(configuration.liftDuration)
        if duration > 0 { UIView.animate(withDuration: duration, animations: changes) } else { changes() }
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
        view?.alpha = own.alpha
        view?.layer.show(own.shadow)
    }
}
