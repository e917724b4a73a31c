// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The values that an observer of a key wants to get, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The new value of the property.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value of the property before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A call at once, with the present value as the new one.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A call before each change, beside that after it.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The keys of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of change: a number of ``NSKeyValueChange``.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value, or `NSNull` for nil.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change, or `NSNull` for nil.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The places of elements that were changed.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// True in a call before a change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// The kinds of changes of a property.
public enum NSKeyValueChange: UInt, Sendable {
    /// The property was set.
    case setting = 1
    /// Elements were inserted.
    case insertion = 2
    /// Elements were removed.
    case removal = 3
    /// Elements were replaced.
    case replacement = 4
}

/// The change of a property that is observed with a key path.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of change.
    public typealias Kind = NSKeyValueChange
    /// The kind of change.
    public let kind: Kind
    /// The new value, if the observer asked for it.
    public let newValue: Value?
    /// The value before the change, if the observer asked for it.
    public let oldValue: Value?
    /// The places of elements that were changed; nil if the property was set.
    public let indexes: IndexSet?
    /// Whether this is the call before the change.
    public let isPrior: Bool
}
