// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A line between rows, in a colour or with an effect.
final class RowLine: UIView {
    private var effectView: UIVisualEffectView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the line so.
    ///
    /// - Parameters:
    ///   - color: of an effect's content as well. What shows in colours of its own, as vibrancy does, takes from it only
    ///     whether there is any.
    ///   - effect: nil for the colour alone.
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

    /// Looks as another line does.
    func show(like other: RowLine) {
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
