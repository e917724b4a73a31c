// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The name of a method, such as `tap:`. Two selectors with the same name are equal.
///
/// On Apple's platforms the compiler makes selectors, with `#selector`. Here a selector is made of its name, and a
/// class registers the methods that can be called by name with ``DynamicMembers``. The command `uplift` writes both for
/// an unchanged iOS project.
public struct Selector: Hashable, Sendable {
    /// The name, with a colon for each argument.
    let name: String

    /// Creates a selector with a name, such as `tap:`.
    public init(_ str: String) { name = str }

    /// The property that a method with this name returns, such as `hidden` for `isHidden`; nil for other names.
    var flagProperty: String? {
        guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return nil }
        return first.lowercased() + name.dropFirst(3)
    }

    /// The property that a method with this name sets, such as `title` for `setTitle:`; nil for other names.
    var settableProperty: String? {
        guard name.hasPrefix("set"), name.hasSuffix(":"), let first = name.dropFirst(3).first, first.isUppercase else {
            return nil
        }
        return first.lowercased() + name.dropFirst(4).dropLast()
    }
}

extension Selector: ExpressibleByStringLiteral {
    /// Creates a selector with a name, such as `tap:`.
    public init(stringLiteral value: String) { self.init(value) }
}

extension Selector: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}

extension String {
    /// Creates a string with the name of a selector.
    public init(_sel: Selector) { self = _sel.name }
}

/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
