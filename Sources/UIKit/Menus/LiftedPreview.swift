// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// What a targeted preview looks like while it is lifted: a picture of the view, cut, with a shadow.
@MainActor
final class LiftedPreview: UIView {
    /// Points of blur and of fall of the shadow, and its opacity. Ours.
    private static let shadow = (radius: 12.0, offset: 4.0, opacity: Float(0.25))

    private weak var source: UIView?

    init(_ preview: UITargetedPreview) {
        source = preview.view
        super.init(frame: CGRect(origin: .zero, size: preview.size))
        isUserInteractionEnabled = false
        let content = preview.view.snapshotView(afterScreenUpdates: true) ?? UIView()
        let ground = UIView(frame: bounds)
        ground.backgroundColor = preview.parameters.backgroundColor
        ground.addSubview(content)
        addSubview(ground)
        let visible = preview.parameters.visiblePath
        if let visible {
            let shape = CAShapeLayer()
            shape.frame = bounds
            shape.path = visible.cgPath
            ground.layer.mask = shape
        }
        layer.shadowPath = (preview.parameters.shadowPath ?? visible)?.cgPath
        layer.shadowRadius = CGFloat(Self.shadow.radius)
        layer.shadowOffset = CGSize(width: 0, height: Self.shadow.offset)
        lies(at: preview.target, in: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Whether what it is a picture of is still there, to go back to.
    var hasHome: Bool { source?.window != nil }

    /// Whether it stands out from what is below.
    var isRaised = false {
        didSet { layer.shadowOpacity = isRaised ? Self.shadow.opacity : 0 }
    }

    /// Puts it where a target is, in the coordinates of `view`, or of the window where that is nil.
    func lies(at target: UIPreviewTarget, in view: UIView?) {
        center = target.container.convert(target.center, to: view)
        transform = target.transform
    }
}
