// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A list of things to do, and of menus with more of them.
///
/// ## Caveats
/// Palettes, element sizes and the menus of a menu bar are absent.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Shown among its parent's elements, with a line before and after.
        public static let displayInline = Options(rawValue: 1)
        /// Shown in red.
        public static let destructive = Options(rawValue: 2)
    }

    open var identifier: Identifier { storedIdentifier }
    open var options: Options { storedOptions }
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

    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init(title, nil, image, identifier, options, children)
    }

    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], children: [UIMenuElement] = []
    ) {
        self.init(title, subtitle, image, identifier, options, children)
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title, subtitle, image, identifier, options, newChildren)
    }

    /// The elements whose state is on, those of inline menus included.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { element -> [UIMenuElement] in
            switch element {
            case let action as UIAction: action.state == .on ? [action] : []
            case let menu as UIMenu where menu.options.contains(.displayInline): menu.selectedElements
            default: []
            }
        }
    }
}
