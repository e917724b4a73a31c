// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The title, image and colours of a button in its current state.
extension UIButton {
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
    func ownColor(for state: UIControl.State) -> UIColor? {
        buttonType != .custom && state.contains(.disabled) ? .tertiaryLabel : nil
    }

    /// The title colour of the button type, for a button without a title colour from the app.
    var usualColor: UIColor {
        switch buttonType {
        case .custom: .white
        case .close: .secondaryLabel
        default: tintColor
        }
    }
}
