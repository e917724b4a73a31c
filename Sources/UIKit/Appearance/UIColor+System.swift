// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Colours by what they are for: each looks right in light and dark, on a sheet, and with increased contrast.
extension UIColor {
    // MARK: - Text

    /// Text in the foreground.
    public class var label: UIColor { SystemPalette.label }
    public class var secondaryLabel: UIColor { SystemPalette.secondaryLabel }
    public class var tertiaryLabel: UIColor { SystemPalette.tertiaryLabel }
    public class var quaternaryLabel: UIColor { SystemPalette.quaternaryLabel }
    /// What a field says while it is empty.
    public class var placeholderText: UIColor { SystemPalette.placeholderText }
    public class var link: UIColor { SystemPalette.link }

    // MARK: - Lines

    /// Thin lines that let what is behind shine through.
    public class var separator: UIColor { SystemPalette.separator }
    public class var opaqueSeparator: UIColor { SystemPalette.opaqueSeparator }

    // MARK: - Fills

    /// Behind thin and small shapes; translucent, as all fills are.
    public class var systemFill: UIColor { SystemPalette.systemFill }
    /// Behind medium shapes, such as a switch.
    public class var secondarySystemFill: UIColor { SystemPalette.secondarySystemFill }
    /// Behind large shapes, such as a field or a button.
    public class var tertiarySystemFill: UIColor { SystemPalette.tertiarySystemFill }
    /// Behind large areas.
    public class var quaternarySystemFill: UIColor { SystemPalette.quaternarySystemFill }

    // MARK: - Backgrounds

    public class var systemBackground: UIColor { SystemPalette.systemBackground }
    /// Content grouped on the system background.
    public class var secondarySystemBackground: UIColor { SystemPalette.secondarySystemBackground }
    /// Content grouped within the secondary background.
    public class var tertiarySystemBackground: UIColor { SystemPalette.tertiarySystemBackground }
    /// Behind grouped content, such as a grouped table.
    public class var systemGroupedBackground: UIColor { SystemPalette.systemGroupedBackground }
    /// The cells of a grouped table.
    public class var secondarySystemGroupedBackground: UIColor { SystemPalette.secondarySystemGroupedBackground }
    public class var tertiarySystemGroupedBackground: UIColor { SystemPalette.tertiarySystemGroupedBackground }

    // MARK: - Colours

    public class var systemRed: UIColor { SystemPalette.systemRed }
    public class var systemOrange: UIColor { SystemPalette.systemOrange }
    public class var systemYellow: UIColor { SystemPalette.systemYellow }
    public class var systemGreen: UIColor { SystemPalette.systemGreen }
    public class var systemMint: UIColor { SystemPalette.systemMint }
    public class var systemTeal: UIColor { SystemPalette.systemTeal }
    public class var systemCyan: UIColor { SystemPalette.systemCyan }
    public class var systemBlue: UIColor { SystemPalette.systemBlue }
    public class var systemIndigo: UIColor { SystemPalette.systemIndigo }
    public class var systemPurple: UIColor { SystemPalette.systemPurple }
    public class var systemPink: UIColor { SystemPalette.systemPink }
    public class var systemBrown: UIColor { SystemPalette.systemBrown }

    // MARK: - Greys

    /// The same in light and dark.
    public class var systemGray: UIColor { SystemPalette.systemGray }
    public class var systemGray2: UIColor { SystemPalette.systemGray2 }
    public class var systemGray3: UIColor { SystemPalette.systemGray3 }
    public class var systemGray4: UIColor { SystemPalette.systemGray4 }
    public class var systemGray5: UIColor { SystemPalette.systemGray5 }
    public class var systemGray6: UIColor { SystemPalette.systemGray6 }

    // MARK: - Others

    /// The tint of the place where the colour is shown; blue where nobody has chosen one.
    public class var tintColor: UIColor { SystemPalette.tintColor }
    /// Text on a light background, whatever the style.
    public class var darkText: UIColor { SystemPalette.darkText }
    /// Text on a dark background, whatever the style.
    public class var lightText: UIColor { SystemPalette.lightText }
    /// The former name of `systemGroupedBackground`.
    @available(*, deprecated, renamed: "systemGroupedBackground")
    public class var groupTableViewBackground: UIColor { SystemPalette.systemGroupedBackground }
}
