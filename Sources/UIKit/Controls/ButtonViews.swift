// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// The subviews of a button, each created when it is first needed.
@MainActor
final class ButtonViews {
    private(set) var title: UILabel?
    private(set) var subtitle: UILabel?
    private(set) var image: UIImageView?
    private(set) var background: UIView?
    private(set) var backgroundImage: UIImageView?

    /// The duration in seconds of a button's fade back to its normal look after a press. UIKit documents no value; this
    /// one is our own choice.
    private static let fadeDuration = 0.25
    /// The font sizes of titles in buttons without a configuration: for custom buttons, and for all other types.
    private static let titleSizes = (custom: 18.0, system: 15.0)

    /// Returns the label of the title. Creates it even if the button has no title yet, so that the app can set its
    /// font.
    func title(in button: UIButton) -> UILabel {
        if let title { return title }
        let label = UILabel()
        label.font = .systemFont(
            ofSize: CGFloat(button.buttonType == .custom ? Self.titleSizes.custom : Self.titleSizes.system))
        label.lineBreakMode = .byTruncatingMiddle
        title = label
        button.addSubview(label)
        return label
    }

    func show(_ look: ButtonAppearance, in button: UIButton) {
        showBackground(look, in: button)
        showTitle(look, in: button)
        showSubtitle(look, in: button)
        showImage(look, in: button)
        fade(to: look)
    }

    private func showTitle(_ look: ButtonAppearance, in button: UIButton) {
        guard look.hasTitle || title != nil else { return }
        let label = title(in: button)
        if let font = look.titleFont, label.font != font { label.font = font }
        if let lines = look.titleLines {
            label.numberOfLines = lines
            label.lineBreakMode = look.titleLineBreak
            label.textAlignment = look.textAlignment
        }
        if let attributed = look.attributedTitle {
            label.attributedText = attributed
        } else {
            label.text = look.title
            label.textColor = look.titleColor
        }
        label.isHidden = !look.hasTitle
    }

    private func showSubtitle(_ look: ButtonAppearance, in button: UIButton) {
        guard look.subtitle != nil || subtitle != nil else { return }
        let label = subtitle ?? UILabel()
        if subtitle == nil {
            subtitle = label
            label.numberOfLines = 0
            button.addSubview(label)
        }
        label.text = look.subtitle
        if let font = look.subtitleFont, label.font != font { label.font = font }
        label.lineBreakMode = look.subtitleLineBreak
        label.textAlignment = look.textAlignment
        label.textColor = look.titleColor
        label.isHidden = look.subtitle?.isEmpty != false
    }

    private func showImage(_ look: ButtonAppearance, in button: UIButton) {
        guard look.image != nil || image != nil else { return }
        let view = image ?? UIImageView(image: nil)
        if image == nil {
            image = view
            view.contentMode = .scaleAspectFit
            button.addSubview(view)
        }
        view.image = look.image
        view.tintColor = look.imageTint
        view.preferredSymbolConfiguration = look.symbolConfiguration
        view.isHidden = look.image == nil
    }

    private func showBackground(_ look: ButtonAppearance, in button: UIButton) {
        if look.background != nil || background != nil {
            let view = background ?? UIView()
            if background == nil {
                background = view
                view.isUserInteractionEnabled = false
                button.insertSubview(view, at: 0)
            }
            view.backgroundColor = look.background
        }
        if look.backgroundImage != nil || backgroundImage != nil {
            let view = backgroundImage ?? UIImageView(image: nil)
            if backgroundImage == nil {
                backgroundImage = view
                button.insertSubview(view, at: background == nil ? 0 : 1)
            }
            view.image = look.backgroundImage
        }
    }

    /// Sets the opacity of image and texts: dimming is immediate, brightening is animated.
    private func fade(to look: ButtonAppearance) {
        let parts: [(UIView?, CGFloat)] = [
            (title, look.titleOpacity), (subtitle, look.titleOpacity), (image, look.imageOpacity),
        ]
        let changed = parts.compactMap { view, opacity -> (UIView, CGFloat)? in
            guard let view, abs(view.alpha - opacity) > 0.001 else { return nil }
            return (view, opacity)
        }
        guard !changed.isEmpty else { return }
        let comesBack = changed.allSatisfy { $0.0.alpha < $0.1 && $0.0.window != nil }
        UIView.animate(
            withDuration: comesBack ? Self.fadeDuration : 0, delay: 0, options: .allowUserInteraction,
            animations: { for (view, opacity) in changed { view.alpha = opacity } })
    }
}
