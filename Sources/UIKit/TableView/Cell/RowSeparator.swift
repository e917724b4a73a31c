// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A separator between rows, with a colour or a visual effect.
final class RowSeparator: UIView {
    private var effectView: UIVisualEffectView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Sets the colour and the visual effect of the line.
    ///
    /// - Parameters:
    ///   - color: the colour of the line; with an effect, the background colour of the effect view's content. A
    ///     vibrancy effect uses its own colours instead, and hides the line if `color` is fully transparent.
    ///   - effect: the effect; nil for the colour alone.
    func show(_ color: UIColor, _ effect: UIVisualEffect?) {
        guard let effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            backgroundColor = color
            return
        }
        backgroundColor = nil
        let view = effectView ?? makeEffectView()
        if view.effect != effect { view.effect = effect }
        let isStencil = effect is UIVibrancyEffect && color.cgColor.alpha > 0
        view.contentView.backgroundColor = isStencil ? color.withAlphaComponent(1) : color
    }

    /// Copies the colour and the effect of another separator.
    func show(like other: RowSeparator) {
        if let view = other.effectView, let color = view.contentView.backgroundColor {
            show(color, view.effect)
        } else {
            show(other.backgroundColor ?? .separator, nil)
        }
    }

    private func makeEffectView() -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: nil)
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        effectView = view
        return view
    }
}
