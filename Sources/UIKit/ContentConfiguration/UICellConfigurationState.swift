// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What goes on with a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// Whether the cell is being dragged away.
    public enum DragState: Hashable, Sendable {
        case none
        case lifting
        case dragging
    }

    /// Whether something is dragged over the cell's list.
    public enum DropState: Hashable, Sendable {
        case none
        /// Over the list, but not to be dropped into this cell.
        case notTargeted
        /// To be dropped into this cell.
        case targeted
    }

    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    /// Whether the cell shows what it contains, where it can.
    public var isExpanded = false
    /// Whether the cell has been pushed aside and shows its actions.
    public var isSwiped = false
    /// Whether somebody holds the cell to move it.
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none
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
        flags.isSwiped = isSwiped
        flags.isReordering = isReordering
        flags.isDropTarget = cellDropState == .targeted
        return flags
    }
}

extension UICellConfigurationState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The states that hold, by name.
    public var description: String { "<UICellConfigurationState: \(fields.held)>" }
    public var debugDescription: String { description }
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
