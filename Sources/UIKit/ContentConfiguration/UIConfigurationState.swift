// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The state on which a configuration can depend: traits, the state of the view, and custom states of the app.
public protocol UIConfigurationState {
    /// Creates a default state with traits.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// The value of a custom state of the app; nil if it is not set.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state of the app. Apps declare their keys in an extension.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a key with a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The parts of a view's state on which the default look of the system's configurations depends.
struct ConfigurationFlags: Hashable {
    var isDisabled = false
    var isHighlighted = false
    var isSelected = false
    var isFocused = false
    var isPinned = false
    var isSwiped = false
    var isReordering = false
    var isDropTarget = false

    init() {}

    /// Copies the flags from a cell state or a view state. A state whose type the app has defined has no flags.
    init(_ state: any UIConfigurationState) {
        switch state {
        case let state as UICellConfigurationState: self = state.flags
        case let state as UIViewConfigurationState: self = state.flags
        default: break
        }
    }
}
