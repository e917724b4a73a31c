// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

extension UIPasteboard {
    /// What a pasteboard is called.
    public struct Name: Hashable, Equatable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// That of ``UIPasteboard/general``.
        public static let general = UIPasteboard.Name("com.apple.UIKit.pboard.general")
    }

    /// What else is said of items that are put on a pasteboard.
    public struct OptionsKey: Hashable, Equatable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `Date`, at which the items go.
        public static let expirationDate = UIPasteboard.OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")

        /// A `Bool`: whether the items are for this device only.
        ///
        /// > Note: No other device sees them, whatever it says.
        public static let localOnly = UIPasteboard.OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    // MARK: Types

    /// Stands, in an item, for the types that a value of it has by itself.
    public static let typeAutomatic = "com.apple.uikit.type-automatic"

    public class var typeListString: NSArray { NSArray(array: [UTType.utf8PlainText, .text].map(\.identifier)) }
    public class var typeListURL: NSArray { NSArray(array: [UTType.url.identifier]) }
    public class var typeListImage: NSArray {
        NSArray(array: [UTType.png, .jpeg, .gif, .tiff, .bmp].map(\.identifier))
    }
    public class var typeListColor: NSArray { NSArray(array: [UIColor.itemType]) }

    // MARK: Notifications

    /// Posted by a pasteboard when what is on it has changed.
    public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

    /// The types that have come and gone, as arrays of strings.
    public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedUserInfoKey"
    public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedUserInfoKey"

    /// Posted by a pasteboard before it is removed.
    public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
}
