// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a configuration can depend on: traits, what goes on with the view, and whatever the app adds.
public protocol UIConfigurationState {
    /// A state in which nothing goes on.
    init(traitCollection: UITraitCollection)

    var traitCollection: UITraitCollection { get set }

    /// A state of the app's own; nil is none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the app's own. Apps declare theirs in an extension.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// What goes on with a view, as far as the looks of UIKit's own configurations depend on it.
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

    /// A state of a type that is the app's own tells nothing.
    init(_ state: any UIConfigurationState) {
        switch state {
        case let state as UICellConfigurationState: self = state.flags
        case let state as UIViewConfigurationState: self = state.flags
        default: break
        }
    }
}
