// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Semantic system colours, which adapt to the light or dark style, the level and the contrast.
extension UIColor {
    // MARK: - Text

    /// The colour of primary text.
    public class var label: UIColor { SystemPalette.label }
    /// The colour of secondary text, such as a subtitle.
    public class var secondaryLabel: UIColor { SystemPalette.secondaryLabel }
    /// The colour of third-level text, less prominent than secondary text.
    public class var tertiaryLabel: UIColor { SystemPalette.tertiaryLabel }
    /// The colour of fourth-level text, the least prominent.
    public class var quaternaryLabel: UIColor { SystemPalette.quaternaryLabel }
    /// The colour of placeholder text in an empty field.
    public class var placeholderText: UIColor { SystemPalette.placeholderText }
    /// The colour of links.
    public class var link: UIColor { SystemPalette.link }

    // MARK: - Separators

    /// The colour of translucent separators.
    public class var separator: UIColor { SystemPalette.separator }
    /// The colour of opaque separators.
    public class var opaqueSeparator: UIColor { SystemPalette.opaqueSeparator }

    // MARK: - Fills

    /// A fill for thin and small shapes. All fills are translucent.
    public class var systemFill: UIColor { SystemPalette.systemFill }
    /// A fill for medium-sized shapes, such as a switch.
    public class var secondarySystemFill: UIColor { SystemPalette.secondarySystemFill }
    /// A fill for large shapes, such as a field or a button.
    public class var tertiarySystemFill: UIColor { SystemPalette.tertiarySystemFill }
    /// A fill for large areas.
    public class var quaternarySystemFill: UIColor { SystemPalette.quaternarySystemFill }

    // MARK: - Backgrounds

    /// The background of the main view.
    public class var systemBackground: UIColor { SystemPalette.systemBackground }
    /// The background of content that is grouped on the system background.
    public class var secondarySystemBackground: UIColor { SystemPalette.secondarySystemBackground }
    /// The background of content that is grouped within the secondary background.
    public class var tertiarySystemBackground: UIColor { SystemPalette.tertiarySystemBackground }
    /// The background behind grouped content, such as that of a grouped table.
    public class var systemGroupedBackground: UIColor { SystemPalette.systemGroupedBackground }
    /// The background of a grouped table's cells.
    public class var secondarySystemGroupedBackground: UIColor { SystemPalette.secondarySystemGroupedBackground }
    /// The background of content that is grouped within the cells of a grouped table.
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

    /// The standard grey, the same in the light and dark styles.
    public class var systemGray: UIColor { SystemPalette.systemGray }
    public class var systemGray2: UIColor { SystemPalette.systemGray2 }
    public class var systemGray3: UIColor { SystemPalette.systemGray3 }
    public class var systemGray4: UIColor { SystemPalette.systemGray4 }
    public class var systemGray5: UIColor { SystemPalette.systemGray5 }
    public class var systemGray6: UIColor { SystemPalette.systemGray6 }

    // MARK: - Others

    /// The tint colour of the view that uses the colour; the app's accent colour if none is set.
    public class var tintColor: UIColor { SystemPalette.tintColor }
    /// The colour of text on a light background, independent of the style.
    public class var darkText: UIColor { SystemPalette.darkText }
    /// The colour of text on a dark background, independent of the style.
    public class var lightText: UIColor { SystemPalette.lightText }
    /// The former name of `systemGroupedBackground`.
    @available(*, deprecated, renamed: "systemGroupedBackground")
    public class var groupTableViewBackground: UIColor { SystemPalette.systemGroupedBackground }
}
