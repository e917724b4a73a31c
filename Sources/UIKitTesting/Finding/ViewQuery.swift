// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A condition that finds a view by its text, its accessibility role, or its accessibility identifier.
///
/// A string can be used as a query too: it means ``ViewQueryConvertible/text(_:)``.
///
///     try screen.tap("Done")
///     try screen.tap(.role(.button, "Done"))
///     try screen.tap(.identifier("done-button"))
public struct ViewQuery: Sendable, Hashable {
    enum Condition: Sendable, Hashable {
        case text(String)
        case identifier(String)
        case role(UIAccessibilityTraits, text: String?)
    }

    let condition: Condition
}

/// A value that can be used as a query: a `String` or a ``ViewQuery``.
public protocol ViewQueryConvertible {
    /// The value as a query.
    var viewQuery: ViewQuery { get }
}

extension ViewQuery: ViewQueryConvertible {
    /// The query itself.
    public var viewQuery: ViewQuery { self }
}

extension String: ViewQueryConvertible {
    /// A query for a view with this text.
    public var viewQuery: ViewQuery { .text(self) }
}

extension ViewQueryConvertible where Self == ViewQuery {
    /// A query for a view with this text as visible text, accessibility label, Voice Control name or identifier.
    ///
    /// The whole text must be equal, including case. Spaces and line breaks at its ends are ignored.
    public static func text(_ text: String) -> ViewQuery { ViewQuery(condition: .text(text)) }

    /// A query for a view with this accessibility identifier.
    public static func identifier(_ identifier: String) -> ViewQuery {
        ViewQuery(condition: .identifier(identifier))
    }

    /// A query for an accessibility element with this role, such as `.button`, `.header` or `.searchField`.
    ///
    /// - Parameters:
    ///   - role: traits that the element must have; it may have others too.
    ///   - text: the element's text or label, compared as in ``text(_:)``; nil for any.
    public static func role(_ role: UIAccessibilityTraits, _ text: String? = nil) -> ViewQuery {
        ViewQuery(condition: .role(role, text: text))
    }
}

extension ViewQuery {
    /// The text or identifier to find; nil for a query by role alone.
    var wantedText: String? {
        switch condition {
        case .text(let text): text
        case .identifier(let identifier): identifier
        case .role(_, let text): text
        }
    }

    @MainActor
    func matches(_ element: ScreenElement) -> Bool {
        switch condition {
        case .text(let text): element.isNamed(text) || element.identifier == text
        case .identifier(let identifier): element.identifier == identifier
        case .role(let role, let text):
            element.isAccessible && element.traits.isSuperset(of: role) && (text.map { element.isNamed($0) } ?? true)
        }
    }
}

extension ViewQuery: CustomStringConvertible {
    /// The query's condition in words, for error messages, such as `the role button and the text "Done"`.
    public var description: String {
        switch condition {
        case .text(let text): "\"\(text)\""
        case .identifier(let identifier): "the identifier \"\(identifier)\""
        case .role(let role, let text):
            text.map { "the role \(role.roleNames) and the text \"\($0)\"" } ?? "the role \(role.roleNames)"
        }
    }
}

extension UIAccessibilityTraits {
    private static let names: [(UIAccessibilityTraits, String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
        (.staticText, "staticText"), (.notEnabled, "notEnabled"), (.searchField, "searchField"),
        (.adjustable, "adjustable"), (.tabBar, "tabBar"), (.header, "header"), (.toggleButton, "toggleButton"),
    ]

    /// The names of the traits, such as `button, selected`.
    var roleNames: String {
        let names = Self.names.filter { contains($0.0) }.map(\.1)
        return names.isEmpty ? "\(rawValue)" : names.joined(separator: ", ")
    }
}
