// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The state of a cell, on which the look of its content and background configurations depends.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The state of the cell as the source of a drag.
    public enum DragState: Hashable, Sendable {
        /// The cell is not being dragged.
        case none
        /// The cell is being lifted.
        case lifting
        /// The cell is being dragged.
        case dragging
    }

    /// The state of the cell as a drop target.
    public enum DropState: Hashable, Sendable {
        /// No drag is over the cell's list.
        case none
        /// A drag is over the list, but its items would not be dropped into this cell.
        case notTargeted
        /// A drag is over the list, and its items would be dropped into this cell.
        case targeted
    }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell does not respond to the user.
    public var isDisabled = false
    /// Whether the cell is highlighted, for example while a touch presses it.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has the focus.
    public var isFocused = false
    /// Whether the cell floats at the edge of its list.
    public var isPinned = false
    /// Whether the cell is in editing mode.
    public var isEditing = false
    /// Whether the cell's item is expanded and shows its children.
    public var isExpanded = false
    /// Whether the cell is swiped and shows its swipe actions.
    public var isSwiped = false
    /// Whether the user is moving the cell by its reorder control.
    public var isReordering = false
    /// The state of the cell as the source of a drag.
    public var cellDragState = DragState.none
    /// The state of the cell as a drop target.
    public var cellDropState = DropState.none
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
        flags.isSwiped = isSwiped
        flags.isReordering = isReordering
        flags.isDropTarget = cellDropState == .targeted
        return flags
    }
}

extension UICellConfigurationState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// A text with the names of all states that are true or set.
    public var description: String { "<UICellConfigurationState: \(fields.activeNames)>" }
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
        fields.add("isEditing", isEditing)
        fields.add("isExpanded", isExpanded)
        fields.add("isSwiped", isSwiped)
        fields.add("isReordering", isReordering)
        fields.add("cellDragState", cellDragState, isDefault: cellDragState == .none)
        fields.add("cellDropState", cellDropState, isDefault: cellDropState == .none)
        return fields
    }
}
