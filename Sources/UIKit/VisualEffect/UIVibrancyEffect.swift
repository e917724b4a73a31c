// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// An effect that colours the content with the blurred backdrop, for views inside a view with a ``UIBlurEffect``.
///
/// Only the opacity of the content at each point counts, not its colours.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    let blurEffect: UIBlurEffect
    /// The kind of content; nil if none was given, which looks like `label`.
    let style: UIVibrancyEffectStyle?

    /// Creates the effect for labels in front of a blur.
    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
        style = nil
        super.init()
    }

    /// Creates the effect for a kind of content in front of a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    override func backdropEffect(in traits: UITraitCollection) -> BackdropEffect {
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

/// The kind of vibrant content, which determines how much it stands out.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    /// The least prominent labels, which are hard to read on thin materials.
    case quaternaryLabel = 3
    /// Filled shapes that cover a large area.
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    /// Lines that separate content.
    case separator = 7
}
