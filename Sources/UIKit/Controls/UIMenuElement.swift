// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An element of a menu: an action or another menu. A button can also show the title and image of an action.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The options for the use and appearance of an element.
    public struct Attributes: OptionSet, Sendable {
        /// The bits of the set, as on iOS.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The element cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// The element performs a destructive action, and is shown in red.
        public static let destructive = Attributes(rawValue: 2)
        /// The element is not shown.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays open after the element was chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// The state of an element's check mark.
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    var storedTitle: String
    var storedImage: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        storedTitle = title
        storedImage = image
        self.subtitle = subtitle
        super.init()
    }

    /// The title of the element.
    open var title: String { storedTitle }
    /// The image of the element.
    open var image: UIImage? { storedImage }
    /// The smaller text below the title.
    open var subtitle: String?
}
