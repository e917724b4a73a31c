// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UICellAccessory {
    /// The options of a disclosure indicator.
    public struct DisclosureIndicatorOptions {
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

    /// The options of a checkmark.
    public struct CheckmarkOptions {
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

    /// The options of a delete control.
    public struct DeleteOptions {
        /// Whether the accessory is invisible and does nothing. It keeps its room.
        public var isHidden: Bool
        /// The width that the accessory has in the row.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The tint colour of the accessory; nil for its own.
        public var tintColor: UIColor?
        /// The colour of the circle; nil for the tint colour.
        public var backgroundColor: UIColor?

        /// Creates options. Those that are nil have their default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The options of a reorder control.
    public struct ReorderOptions {
        /// Whether the accessory is invisible and does nothing. It keeps its room.
        public var isHidden: Bool
        /// The width that the accessory has in the row.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The tint colour of the accessory; nil for its own.
        public var tintColor: UIColor?
        /// Whether a vertical line separates the control from the accessory before it.
        public var showsVerticalSeparator: Bool

        /// Creates options. Those that are nil have their default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }

    /// The options of an insert control.
    public struct InsertOptions {
        /// Whether the accessory is invisible and does nothing. It keeps its room.
        public var isHidden: Bool
        /// The width that the accessory has in the row.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The tint colour of the accessory; nil for its own.
        public var tintColor: UIColor?
        /// The colour of the circle; nil for the tint colour.
        public var backgroundColor: UIColor?

        /// Creates options. Those that are nil have their default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The options of a selection checkmark.
    public struct MultiselectOptions {
        /// Whether the accessory is invisible and does nothing. It keeps its room.
        public var isHidden: Bool
        /// The width that the accessory has in the row.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The tint colour of the accessory; nil for its own.
        public var tintColor: UIColor?
        /// The colour of the circle; nil for the tint colour.
        public var backgroundColor: UIColor?

        /// Creates options. Those that are nil have their default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The options of a detail button.
    public struct DetailOptions {
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
}
