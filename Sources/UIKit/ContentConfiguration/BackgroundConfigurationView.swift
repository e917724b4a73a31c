// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// The view that displays a `UIBackgroundConfiguration`.
final class BackgroundConfigurationView: UIView {
    private let fill = UIView()
    private var effectView: UIVisualEffectView?
    private var stroke: UIView?
    private var imageView: UIImageView?
    private(set) var configuration: UIBackgroundConfiguration

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = configuration.customView != nil
        preservesSuperviewLayoutMargins = true
        fill.layer.cornerCurve = .continuous
        addSubview(fill)
        show(configuration, from: nil)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ new: UIBackgroundConfiguration) {
        let old = configuration
        guard new != old else { return }
        configuration = new
        show(new, from: old)
    }

    private func show(_ new: UIBackgroundConfiguration, from old: UIBackgroundConfiguration?) {
        if old?.customView !== new.customView {
            if let view = old?.customView, view.superview === fill { view.removeFromSuperview() }
            if let view = new.customView { fill.addSubview(view) }
            isUserInteractionEnabled = new.customView != nil
        }
        showEffect(new.visualEffect)
        if new.image != nil || imageView != nil {
            let view = imageView ?? makeImageView()
            view.image = new.image
            view.contentMode = new.imageContentMode
        }
        fill.layer.cornerRadius = new.cornerRadius
        fill.clipsToBounds =
            new.cornerRadius > 0 && (new.customView != nil || new.image != nil || new.visualEffect != nil)
        if new.strokeWidth > 0 || stroke != nil {
            let view = stroke ?? makeStroke()
            view.layer.borderWidth = new.strokeWidth
            view.layer.cornerRadius = max(0, new.cornerRadius + new.strokeOutset)
        }
        updateColors()
        setNeedsLayout()
    }

    /// Shows a visual effect behind the fill's colour; nil removes it.
    private func showEffect(_ effect: UIVisualEffect?) {
        guard let effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        if let effectView {
            if effectView.effect != effect { effectView.effect = effect }
            return
        }
        let view = UIVisualEffectView(effect: effect)
        view.isUserInteractionEnabled = false
        fill.insertSubview(view, at: 0)
        effectView = view
    }

    private func makeImageView() -> UIImageView {
        let view = UIImageView(frame: .zero)
        fill.insertSubview(view, at: effectView == nil ? 0 : 1)
        imageView = view
        return view
    }

    private func makeStroke() -> UIView {
        let view = UIView()
        view.isUserInteractionEnabled = false
        view.layer.cornerCurve = .continuous
        addSubview(view)
        stroke = view
        return view
    }

    private func updateColors() {
        let color = configuration.resolvedBackgroundColor(for: tintColor)
        let fillColor = effectView == nil ? color : nil
        if fill.backgroundColor != fillColor { fill.backgroundColor = fillColor }
        effectView?.contentView.backgroundColor = color
        let strokeColor = configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection)
        stroke?.layer.borderColor = strokeColor.cgColor
    }

    override func tintChanged() {
        super.tintChanged()
        updateColors()
    }

    override func updateForTraits() {
        super.updateForTraits()
        updateColors()
    }

    override func marginsChanged() {
        super.marginsChanged()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let direction = effectiveUserInterfaceLayoutDirection
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        let margins = NSDirectionalEdgeInsets(superview?.effectiveMargins ?? .zero, direction)
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        fill.frame = bounds.inset(by: UIEdgeInsets(insets, direction))
        effectView?.frame = fill.bounds
        imageView?.frame = fill.bounds
        configuration.customView?.frame = fill.bounds
        let outset = configuration.strokeOutset
        stroke?.frame = fill.frame.insetBy(dx: -outset, dy: -outset)
    }
}
