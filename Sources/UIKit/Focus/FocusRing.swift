// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// The ring that marks the focused item.
///
/// The ring is a subview of the item, in front of the item's other content, and resizes with the item.
@MainActor
final class FocusRing: UIView {
    private let outline = CAShapeLayer()
    /// Whether `outline` shows the ring, because the effect specifies a path.
    private var hasPath = false

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        layer.zPosition = FocusRing.front
        layer.borderWidth = FocusRing.width
        outline.fillColor = nil
        outline.lineWidth = FocusRing.width
    }

    required init?(coder: NSCoder) { nil }

    private static let width = CGFloat(Thresholds.Focus.ringWidth)
    /// The z position of the ring, which puts it in front of a row's controls and separators.
    private static let front: CGFloat = 1000

    /// Places the ring around an item or inside it, with the shape and position that `effect` specifies.
    func show(_ effect: UIFocusHaloEffect, at item: UIView) {
        let isInside =
            switch effect.position {
            case .automatic: item.clipsToBounds || item is any ListCell
            case .inside: true
            case .outside: false
            }
        let outset =
            isInside ? -CGFloat(Thresholds.Focus.ringInset) : CGFloat(Thresholds.Focus.ringGap) + FocusRing.width
        let size = item.bounds.size
        switch effect.shape {
        case .item:
            var radius = CGFloat(Thresholds.Focus.ringRadius)
            if !(item is any ListCell), item.layer.cornerRadius > 0 { radius = item.layer.cornerRadius + outset }
            // The ring of a scroll view is placed at the visible part of its content.
            let rect = (item as? UIScrollView)?.visibleContent
            place(around: rect ?? CGRect(origin: .zero, size: size), outset, radius, .continuous)
            autoresizingMask = [.flexibleWidth, .flexibleHeight]
        case .rect(let rect, let cornerRadius, let curve):
            place(around: rect, outset, cornerRadius > 0 ? cornerRadius + outset : 0, curve)
        case .path(let path):
            frame = CGRect(origin: .zero, size: size)
            layer.borderWidth = 0
            outline.path = path.cgPath
            if !hasPath { layer.addSublayer(outline) }
            hasPath = true
        }
        if superview !== item.overlayHost { item.overlayHost.addSubview(self) }
        updateColor()
    }

    private func place(around rect: CGRect, _ outset: CGFloat, _ radius: CGFloat, _ curve: CALayerCornerCurve) {
        let ring = rect.insetBy(dx: -outset, dy: -outset)
        guard !ring.isNull else { return }
        frame = ring
        layer.cornerRadius = min(max(radius, 0), ring.height / 2, ring.width / 2)
        layer.cornerCurve = curve
    }

    private func updateColor() {
        let color = tintColor.resolvedColor(with: traitCollection).cgColor
        layer.borderColor = color
        outline.strokeColor = color
    }

    override func tintChanged() {
        super.tintChanged()
        updateColor()
    }

    override func updateForTraits() {
        super.updateForTraits()
        updateColor()
    }
}
