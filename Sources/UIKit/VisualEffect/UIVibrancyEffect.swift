// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// Content that takes its colours from what lies below it, for the content of a view with a ``UIBlurEffect``.
///
/// Of the content's own look counts only how opaque it is at each point.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    let blurEffect: UIBlurEffect
    /// Nil for text and symbols of no particular weight.
    let style: UIVibrancyEffectStyle?

    /// The look of labels on a blur.
    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
        style = nil
        super.init()
    }

    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    override func look(in traits: UITraitCollection) -> BackdropLook {
        EffectMetrics.vibrancy(style ?? .label, isDark: blurEffect.style.isDark(in: traits))
    }

    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.style == style && other.blurEffect.isEqual(blurEffect)
    }

    open override nonisolated var hash: Int { blurEffect.hash &* 31 &+ (style?.rawValue ?? -1) }

    open override nonisolated var description: String {
        "<UIVibrancyEffect: \(style.map { "style = \($0), " } ?? "")blurEffect = \(blurEffect)>"
    }
}

/// What the content of a view with a ``UIVibrancyEffect`` is: how much it stands out.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    /// Not to be read with ease on thin blurs.
    case quaternaryLabel = 3
    /// For large areas.
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    /// For lines.
    case separator = 7
}
