// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The look of a dragged view: translucent, with a dashed border that follows its size.
@MainActor
final class DraggedViewStyle {
    /// The corner radius, in points, of the views that have this look.
    static let cornerRadius: CGFloat = 10

    private weak var view: UIView?
    /// The view's alpha and shadow before the drag. The shadow is nil if the configuration does not change it.
    private let own: (alpha: CGFloat, shadow: DragShadow?)
    private let border = CAShapeLayer()
    private var isAllowed = true

    init(on view: UIView, _ configuration: DragConfiguration) {
        self.view = view
        own = (view.alpha, configuration.shadow.map { _ in DragShadow(of: view.layer) })
        border.fillColor = nil
        border.strokeColor = UIColor.lightGray.cgColor
        border.lineDashPattern = [4, 4]
        border.lineWidth = 2
        view.layer.addSublayer(border)
        updateBorder()
        rise(configuration)
    }

    private func rise(_ configuration: DragConfiguration) {
        guard let view else { return }
        let changes = {
            view.alpha = configuration.alpha
            if let shadow = configuration.shadow { view.layer.show(shadow) }
        }
        let duration = DragMotion.duration(configuration.liftDuration)
        guard duration > 0 else { return changes() }
        UIView.animate(
            withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: changes)
    }

    /// Fits the border to the current size of the view.
    func updateBorder() {
        guard let view else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        border.frame = view.bounds
        border.path = UIBezierPath(roundedRect: view.bounds, cornerRadius: DraggedViewStyle.cornerRadius).cgPath
        CATransaction.commit()
    }

    /// Shows a red border if a drop at the current place is not allowed.
    func show(isAllowed: Bool) {
        guard isAllowed != self.isAllowed else { return }
        self.isAllowed = isAllowed
        let color = (isAllowed ? UIColor.lightGray : .systemRed)
        border.strokeColor = color.resolvedColor(with: view?.traitCollection ?? .current).cgColor
    }

    /// Restores the look that the view had before the drag.
    func remove() {
        border.removeFromSuperlayer()
        view?.alpha = own.alpha
        if let shadow = own.shadow { view?.layer.show(shadow) }
    }
}
