// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The state of a header, a footer or another view, to which its configurations adapt.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view does not respond to the user.
    public var isDisabled = false
    /// Whether the view is highlighted, for example while a touch presses it.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view has the focus.
    public var isFocused = false
    /// Whether the view floats at the edge of its list.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a default state with traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The value of a custom state of the app; nil if it is not set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }

    var flags: ConfigurationFlags {
        var flags = ConfigurationFlags()
        flags.isDisabled = isDisabled
        flags.isHighlighted = isHighlighted
        flags.isSelected = isSelected
        flags.isFocused = isFocused
        flags.isPinned = isPinned
        return flags
    }
}

extension UIViewConfigurationState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// A text with the names of all states that are true or set.
    public var description: String { "<UIViewConfigurationState: \(fields.activeNames)>" }
    /// The same text as ``description``.
    public var debugDescription: String { description }
    /// A mirror with all states, for debugging.
    public var customMirror: Mirror { Mirror(self, children: fields.children) }

    private var fields: StateFields {
        var fields = StateFields(traitCollection, custom)
        fields.add("isDisabled", isDisabled)
        fields.add("isHighlighted", isHighlighted)
        fields.add("isSelected", isSelected)
        fields.add("isFocused", isFocused)
        fields.add("isPinned", isPinned)
        return fields
    }
}

/// The fields of a configuration state by name, for debug output.
struct StateFields {
    private(set) var children: [(label: String?, value: Any)]
    private var names: [String] = []

    init(_ traits: UITraitCollection, _ custom: [UIConfigurationStateCustomKey: AnyHashable]) {
        children = [("traitCollection", traits)]
        for (key, value) in custom.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            children.append((key.rawValue, value))
            names.append("\(key.rawValue) = \(value)")
        }
    }

    mutating func add(_ name: String, _ holds: Bool) {
        children.append((name, holds))
        if holds { names.append(name) }
    }

    mutating func add(_ name: String, _ value: any Hashable, isDefault: Bool) {
        children.append((name, value))
        if !isDefault { names.append("\(name) = \(value)") }
    }

    /// The names of the fields that are true or set, or "nothing".
    var activeNames: String { names.isEmpty ? "nothing" : names.joined(separator: ", ") }
}
