// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The content, colours and opacities that a button shows in its current state.
struct ButtonAppearance {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor
    /// The font of the title; nil keeps the label's font, which the app may have set.
    var titleFont: UIFont?
    var titleLineBreak = NSLineBreakMode.byTruncatingMiddle
    var titleLines: Int?
    var subtitle: String?
    var subtitleFont: UIFont?
    var subtitleLineBreak = NSLineBreakMode.byTruncatingTail
    var textAlignment = NSTextAlignment.natural

    var image: UIImage?
    var imageTint: UIColor
    var symbolConfiguration: UIImage.SymbolConfiguration?

    var titleOpacity: CGFloat = 1
    var imageOpacity: CGFloat = 1
    var background: UIColor?
    var backgroundImage: UIImage?

    var hasTitle: Bool { title?.isEmpty == false || (attributedTitle?.length ?? 0) > 0 }

    /// The opacity of the content of a highlighted system button. UIKit documents no value; this one is modelled on the
    /// look of iOS.
    static let highlightedOpacity: CGFloat = 0.2
    /// The opacity of the image of a custom button that is disabled or highlighted. UIKit documents no value; this one
    /// is our own choice.
    static let dimmedOpacity: CGFloat = 0.5
    /// The opacity of the background and content of a highlighted button with a configuration, relative to the normal
    /// state. The content of a filled button stays opaque. UIKit documents no value; this one is our own choice.
    static let highlightedConfigurationOpacity: CGFloat = 0.75
    /// The opacity of the tint colour in a tinted background. UIKit documents no value; this one is our own choice.
    static let tintedOpacity: CGFloat = 0.15
}

extension UIButton {
    /// The look of the button in its current state.
    var look: ButtonAppearance {
        if let configuration { return look(configuration) }
        var look = ButtonAppearance(
            title: currentTitle, attributedTitle: currentAttributedTitle, titleColor: currentTitleColor,
            imageTint: buttonType == .close ? .secondaryLabel : tintColor)
        look.image = templateImage(currentImage)
        look.backgroundImage = currentBackgroundImage
        look.symbolConfiguration = UIImage.SymbolConfiguration(font: views.title(in: self).font)
        let state = state
        if state.contains(.disabled) {
            if buttonType != .custom { look.imageTint = .tertiaryLabel }
            if buttonType == .custom, adjustsImageWhenDisabled, images[state] == nil {
                look.imageOpacity = ButtonAppearance.dimmedOpacity
            }
        } else if state.contains(.highlighted) {
            if buttonType != .custom {
                if titleColors[state] == nil { look.titleOpacity = ButtonAppearance.highlightedOpacity }
                look.imageOpacity = ButtonAppearance.highlightedOpacity
            } else if adjustsImageWhenHighlighted, images[state] == nil {
                look.imageOpacity = ButtonAppearance.dimmedOpacity
            }
        }
        return look
    }

    /// Returns the image as a template, which is drawn in the tint colour. Returns it unchanged if the button is a
    /// custom button, or if the image is a symbol or has its own rendering mode.
    private func templateImage(_ image: UIImage?) -> UIImage? {
        guard let image, buttonType != .custom, image.renderingMode == .automatic, !image.isSymbolImage else {
            return image
        }
        return image.withRenderingMode(.alwaysTemplate)
    }

    private func look(_ configuration: Configuration) -> ButtonAppearance {
        let traits = traitCollection
        let titleFont = UIFont.preferredFont(
            forTextStyle: configuration.buttonSize.titleStyle, compatibleWith: traits)
        var foreground = configuration.baseForegroundColor ?? configuration.usualForeground(tint: tintColor)
        var background = configuration.background(tint: tintColor)
        var opacity: CGFloat = 1
        if state.contains(.disabled) {
            foreground = .tertiaryLabel
            if background != nil { background = .tertiarySystemFill }
        } else if state.contains(.highlighted) {
            if let color = background {
                background = color.resolvedColor(with: traits).scaledAlpha(
                    ButtonAppearance.highlightedConfigurationOpacity)
            }
            if configuration.style != .filled { opacity = ButtonAppearance.highlightedConfigurationOpacity }
        }
        var look = ButtonAppearance(titleColor: foreground, imageTint: foreground)
        look.title = currentTitle ?? configuration.title
        look.attributedTitle = currentAttributedTitle
        look.titleFont = titleFont
        look.titleLineBreak = configuration.titleLineBreakMode
        look.titleLines = configuration.titleLineBreakMode.isWrapping ? 0 : 1
        look.subtitle = configuration.subtitle
        look.subtitleFont = UIFont.preferredFont(
            forTextStyle: configuration.buttonSize.subtitleStyle, compatibleWith: traits)
        look.subtitleLineBreak = configuration.subtitleLineBreakMode
        look.textAlignment = textAlignment(configuration)
        look.image = templateImage(currentImage ?? configuration.image)
        look.symbolConfiguration =
            configuration.preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(font: titleFont)
        look.titleOpacity = opacity
        look.imageOpacity = opacity
        look.background = background
        look.backgroundImage = currentBackgroundImage
        return look
    }

    /// The alignment of title and subtitle. With automatic alignment, the texts are aligned towards an image beside
    /// them, and centred if no image is beside them.
    private func textAlignment(_ configuration: Configuration) -> NSTextAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch configuration.titleAlignment {
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        case .center: return .center
        case .automatic:
            let isBeside = configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
            let hasImage = (currentImage ?? configuration.image) != nil
            guard isBeside, hasImage else { return .center }
            let isAtLeading = configuration.imagePlacement == .leading
            return isAtLeading != isRightToLeft ? .left : .right
        }
    }
}

extension UIButton.Configuration {
    /// The colour of title and image if the app has set none.
    fileprivate func usualForeground(tint: UIColor) -> UIColor {
        style == .filled ? .white : tint
    }

    /// The background colour; nil for a style without a background.
    fileprivate func background(tint: UIColor) -> UIColor? {
        switch style {
        case .plain: nil
        case .gray: baseBackgroundColor ?? .secondarySystemFill
        case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(ButtonAppearance.tintedOpacity)
        case .filled: baseBackgroundColor ?? tint
        }
    }
}

extension UIColor {
    /// The colour with its opacity multiplied by `factor`.
    fileprivate func scaledAlpha(_ factor: CGFloat) -> UIColor {
        withAlphaComponent(cgColor.alpha * factor)
    }
}

extension NSLineBreakMode {
    fileprivate var isWrapping: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
