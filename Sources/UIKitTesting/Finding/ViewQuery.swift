// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A description of a view as a user knows it: by its text, its role, or the identifier that the app has given it.
///
/// A string is one too: it stands for ``ViewQueryConvertible/text(_:)``.
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

/// A value that describes a view: a `String` or a ``ViewQuery``.
public protocol ViewQueryConvertible {
    /// The description.
    var viewQuery: ViewQuery { get }
}

extension ViewQuery: ViewQueryConvertible {
    /// Itself.
    public var viewQuery: ViewQuery { self }
}

extension String: ViewQueryConvertible {
    /// A view with this text.
    public var viewQuery: ViewQuery { .text(self) }
}

extension ViewQueryConvertible where Self == ViewQuery {
    /// A view that shows this text, or has it as accessibility label, as a name for Voice Control, or as identifier.
    ///
    /// The whole text has to be equal, upper and lower case too. Spaces and line breaks at its ends do not count.
    public static func text(_ text: String) -> ViewQuery { ViewQuery(condition: .text(text)) }

    /// A view with this accessibility identifier.
    public static func identifier(_ identifier: String) -> ViewQuery {
        ViewQuery(condition: .identifier(identifier))
    }

    /// An accessibility element with this role, as `.button`, `.header` or `.searchField`.
    ///
    /// - Parameters:
    ///   - role: all of these traits have to be there. Others may be there too.
    ///   - text: the element's text or label as in ``text(_:)``; nil for any.
    public static func role(_ role: UIAccessibilityTraits, _ text: String? = nil) -> ViewQuery {
        ViewQuery(condition: .role(role, text: text))
    }
}

extension ViewQuery {
    /// The text that is looked for; nil for a role alone.
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
    /// As it is written in code.
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

    /// The traits' names, as `button, selected`.
    var roleNames: String {
        let names = Self.names.filter { contains($0.0) }.map(\.1)
        return names.isEmpty ? "\(rawValue)" : names.joined(separator: ", ")
    }
}
