// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What goes on with a header, a footer or another view that shows configurations.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    /// Whether the view sticks to the edge of its list.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

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
    /// The states that hold, by name.
    public var description: String { "<UIViewConfigurationState: \(fields.held)>" }
    public var debugDescription: String { description }
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

/// A state's fields by name, for those who debug.
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

    /// The fields that say something.
    var held: String { names.isEmpty ? "nothing" : names.joined(separator: ", ") }
}
