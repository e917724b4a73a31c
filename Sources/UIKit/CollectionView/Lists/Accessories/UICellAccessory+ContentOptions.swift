// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UICellAccessory {
    /// The options of a chevron that expands or collapses an item of an outline.
    public struct OutlineDisclosureOptions {
        /// The part of the row that expands or collapses the item.
        public enum Style: Int, Sendable {
            /// The whole row in headers, and the chevron in other rows.
            case automatic
            /// The whole row, which cannot be selected.
            case header
            /// The chevron. A tap elsewhere selects the row.
            case cell
        }

        /// The part of the row that is tapped.
        public var style: UICellAccessory.OutlineDisclosureOptions.Style
        /// Whether the accessory is invisible and does nothing. It keeps its room.
        public var isHidden: Bool
        /// The width that the accessory has in the row.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The tint colour of the accessory; nil for its own.
        public var tintColor: UIColor?

        /// Creates options. Those that are nil have their default value.
        public init(
            style: UICellAccessory.OutlineDisclosureOptions.Style? = nil, isHidden: Bool? = nil,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.style = style ?? .automatic
        }
    }

    /// The options of a text.
    public struct LabelOptions {
        /// Whether the accessory is invisible and does nothing. It keeps its room.
        public var isHidden: Bool
        /// The width that the accessory has in the row.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The tint colour of the accessory; nil for its own.
        public var tintColor: UIColor?
        /// The font of the text.
        public var font: UIFont
        /// Whether the font follows the size of text that the user has chosen.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options. Those that are nil have their default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil, font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// The options of a pop-up menu.
    public struct PopUpMenuOptions {
        /// Whether the accessory is invisible and does nothing. It keeps its room.
        public var isHidden: Bool
        /// The width that the accessory has in the row.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The tint colour of the accessory; nil for its own.
        public var tintColor: UIColor?

        /// Creates options. Those that are nil have their default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// A view of the app as an accessory.
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The side of the row, and the place among the other accessories there.
        public let placement: UICellAccessory.Placement
        /// Whether the accessory is invisible and does nothing. It keeps its room.
        public var isHidden: Bool
        /// The width that the accessory has in the row. It is that of the view by default.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The tint colour of the accessory; nil for its own.
        public var tintColor: UIColor?
        /// Whether the view keeps its size. Otherwise it has the size that fits its content.
        public var maintainsFixedSize: Bool

        /// Creates the configuration of a view. Values that are nil have their default.
        public init(
            customView: UIView, placement: UICellAccessory.Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement) = (customView, placement)
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
}

/// The options that all accessories have.
protocol AccessoryOptions {
    var isHidden: Bool { get }
    var reservedLayoutWidth: UICellAccessory.LayoutDimension { get }
    var tintColor: UIColor? { get }
}

extension UICellAccessory.DisclosureIndicatorOptions: AccessoryOptions {}
extension UICellAccessory.CheckmarkOptions: AccessoryOptions {}
extension UICellAccessory.DeleteOptions: AccessoryOptions {}
extension UICellAccessory.InsertOptions: AccessoryOptions {}
extension UICellAccessory.MultiselectOptions: AccessoryOptions {}
extension UICellAccessory.DetailOptions: AccessoryOptions {}
extension UICellAccessory.ReorderOptions: AccessoryOptions {}
extension UICellAccessory.OutlineDisclosureOptions: AccessoryOptions {}
extension UICellAccessory.LabelOptions: AccessoryOptions {}
extension UICellAccessory.PopUpMenuOptions: AccessoryOptions {}
extension UICellAccessory.CustomViewConfiguration: AccessoryOptions {}
