// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A list of actions and submenus.
///
/// ## Caveats
/// Palettes, element sizes and the menus of a menu bar are absent.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The name of a menu, by which the app identifies it.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Options for the look of a menu.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The elements are shown among those of the parent menu, between separators.
        public static let displayInline = Options(rawValue: 1)
        /// The menu's title is shown in red.
        public static let destructive = Options(rawValue: 2)
    }

    /// The menu's identifier; a unique one if the app gave none.
    open var identifier: Identifier { storedIdentifier }
    /// The menu's options.
    open var options: Options { storedOptions }
    /// The actions and submenus of the menu.
    open var children: [UIMenuElement] { storedChildren }

    private let storedIdentifier: Identifier
    private let storedOptions: Options
    private let storedChildren: [UIMenuElement]

    private init(
        _ title: String, _ subtitle: String?, _ image: UIImage?, _ identifier: Identifier?, _ options: Options,
        _ children: [UIMenuElement]
    ) {
        storedIdentifier = identifier ?? Identifier("menu-\(UUID().uuidString)")
        storedOptions = options
        storedChildren = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Creates a menu.
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init(title, nil, image, identifier, options, children)
    }

    /// Creates a menu with a subtitle.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], children: [UIMenuElement] = []
    ) {
        self.init(title, subtitle, image, identifier, options, children)
    }

    /// Returns a copy of the menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title, subtitle, image, identifier, options, newChildren)
    }

    /// The elements whose state is on, including those of inline menus.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { element -> [UIMenuElement] in
            switch element {
            case let leaf as any UIMenuLeaf: leaf.state == .on ? [element] : []
            case let menu as UIMenu where menu.options.contains(.displayInline): menu.selectedElements
            default: []
            }
        }
    }
}
