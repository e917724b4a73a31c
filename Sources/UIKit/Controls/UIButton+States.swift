// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a button shows in each state; what a state has not got of its own is the normal one's.
extension UIButton {
    public func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        contentDidChange()
    }

    /// An attributed title; it counts before a plain one.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[state] = title
        contentDidChange()
    }

    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state] = color
        lookDidChange()
    }

    public func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state] = image
        contentDidChange()
    }

    /// An image that fills the button, behind its content.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[state] = image
        lookDidChange()
    }

    public func title(for state: UIControl.State) -> String? { titles.value(for: state) }
    public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        attributedTitles.value(for: state)
    }
    public func titleColor(for state: UIControl.State) -> UIColor? {
        titleColors[state] ?? ownColor(for: state) ?? titleColors[.normal] ?? usualColor
    }
    public func image(for state: UIControl.State) -> UIImage? { images.value(for: state) }
    public func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }

    public var currentTitle: String? { title(for: state) }
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    public var currentTitleColor: UIColor { titleColor(for: state) ?? usualColor }
    public var currentImage: UIImage? { image(for: state) }
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The colour that a type gives a state where the app gives it none.
    private func ownColor(for state: UIControl.State) -> UIColor? {
        buttonType != .custom && state.contains(.disabled) ? .tertiaryLabel : nil
    }

    private var usualColor: UIColor {
        switch buttonType {
        case .custom: .white
        case .close: .secondaryLabel
        default: tintColor
        }
    }
}
