// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The title, image and colours of a button in each control state. A state without a value uses that of the normal
/// state.
extension UIButton {
    /// Sets the title for a state; nil removes it.
    public func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        contentDidChange()
    }

    /// Sets the attributed title for a state, which takes precedence over the plain title.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[state] = title
        contentDidChange()
    }

    /// Sets the colour of the title for a state; nil removes it.
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state] = color
        lookDidChange()
    }

    /// Sets the image for a state; nil removes it.
    public func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state] = image
        contentDidChange()
    }

    /// Sets the image that fills the button behind its content, for a state.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[state] = image
        lookDidChange()
    }

    /// The title for a state, or the title for the normal state if the given state has none.
    public func title(for state: UIControl.State) -> String? { titles.value(for: state) }
    /// The attributed title for a state, or the attributed title for the normal state if the given state has none.
    public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        attributedTitles.value(for: state)
    }
    /// The colour of the title for a state. If the app has set none, it is the colour that the button type prescribes
    /// for that state. If the type prescribes none, it is the colour for the normal state.
    public func titleColor(for state: UIControl.State) -> UIColor? {
        titleColors[state] ?? ownColor(for: state) ?? titleColors[.normal] ?? usualColor
    }
    /// The image for a state, or the image for the normal state if the given state has none.
    public func image(for state: UIControl.State) -> UIImage? { images.value(for: state) }
    /// The background image for a state, or the background image for the normal state if the given state has none.
    public func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }

    /// The title for the current state.
    public var currentTitle: String? { title(for: state) }
    /// The attributed title for the current state.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The colour of the title for the current state.
    public var currentTitleColor: UIColor { titleColor(for: state) ?? usualColor }
    /// The image for the current state.
    public var currentImage: UIImage? { image(for: state) }
    /// The background image for the current state.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The title colour that the button type prescribes for a state; nil if it prescribes none. Used if the app has set
    /// no colour for that state.
    private func ownColor(for state: UIControl.State) -> UIColor? {
        buttonType != .custom && state.contains(.disabled) ? .tertiaryLabel : nil
    }

    /// The title colour of the button type, for a button without a title colour from the app.
    private var usualColor: UIColor {
        switch buttonType {
        case .custom: .white
        case .close: .secondaryLabel
        default: tintColor
        }
    }
}
