// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

extension UIPasteboard {
    /// The name of a pasteboard.
    public struct Name: Hashable, Equatable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The name of ``UIPasteboard/general``.
        public static let general = UIPasteboard.Name("com.apple.UIKit.pboard.general")
    }

    /// An option for items put on a pasteboard.
    public struct OptionsKey: Hashable, Equatable, RawRepresentable, Sendable {
        /// The option's identifier.
        public let rawValue: String

        /// Creates an option from its identifier.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `Date` at which the items are removed.
        public static let expirationDate = UIPasteboard.OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")

        /// A `Bool`: whether the items are for this device only.
        ///
        /// > Note: Without effect, because no other device gets the items.
        public static let localOnly = UIPasteboard.OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    // MARK: Types

    /// A placeholder type in an item's dictionary: it stands for all types that the value can be written as.
    public static let typeAutomatic = "com.apple.uikit.type-automatic"

    /// The pasteboard types that represent strings.
    public class var typeListString: NSArray { NSArray(array: [UTType.utf8PlainText, .text].map(\.identifier)) }
    /// The pasteboard types that represent URLs.
    public class var typeListURL: NSArray { NSArray(array: [UTType.url.identifier]) }
    /// The pasteboard types that represent images.
    public class var typeListImage: NSArray {
        NSArray(array: [UTType.png, .jpeg, .gif, .tiff, .bmp].map(\.identifier))
    }
    /// The pasteboard types that represent colours.
    public class var typeListColor: NSArray { NSArray(array: [UIColor.itemType]) }

    // MARK: Notifications

    /// Posted by a pasteboard when its items have changed.
    public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

    /// The user info key of the types added by a change, an array of strings.
    public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedUserInfoKey"
    /// The user info key of the types removed by a change, an array of strings.
    public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedUserInfoKey"

    /// Posted by a pasteboard before it is removed.
    public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
}
