// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UICollectionViewCell {
    /// A function that configures a cell for a state.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    /// The content of the cell; nil if the app adds views to ``contentView`` instead.
    ///
    /// The configuration's content view replaces ``contentView`` and all its subviews. If the existing content view
    /// supports a new configuration, the view is updated; an equal configuration changes nothing.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { configurations.show(newValue, state: configurationState) }
    }

    /// The background behind all content of the cell; nil if the app uses background views and `backgroundColor`.
    ///
    /// Setting a configuration removes the background views and the background colour.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            backgroundConfigurationWasSet()
            if newValue != nil, configurations.background == nil {
                backgroundView = nil
                selectedBackgroundView = nil
                backgroundColor = nil
            }
            configurations.show(newValue, state: configurationState)
        }
    }

    /// Returns the background of a cell at its place in a list; without a colour outside lists.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        appliedAttributes?.listRole?.background ?? standardBackground
    }

    /// A closure that configures the cell, as an alternative to overriding ``updateConfiguration(using:)``. It is
    /// called after that method, with the cell and its configuration state.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { storedUpdateHandler }
        set {
            storedUpdateHandler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// The current configuration state of the cell, without custom states that subclasses add.
    var stateNow: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = isFocused
        state.isEditing = isInEditingMode
        state.isReordering = path.flatMap { list?.isLifted($0) } ?? false
        state.cellDragState = dragAppearance.dragState
        state.cellDropState = dragAppearance.dropState
        state.isExpanded = isExpanded
        state.isSwiped = swipeActions != nil
        state.isPinned = appliedAttributes?.listRole?.isFloating == true
        return state
    }

    /// Whether the user can edit the cell's item, or a header or footer that is a cell, in editing mode.
    var isInEditingMode: Bool {
        path.map { list?.isEditing(itemAt: $0) == true } ?? (collectionView?.isEditing == true)
    }

    /// Updates the configurations if the state has changed. Called before the cell is measured or laid out.
    func updateConfigurationIfNeeded() {
        configurations.updateIfNeeded(configurationState) { state in
            updateConfiguration(using: state)
            storedUpdateHandler?(self, state)
        }
    }
}

extension UICollectionViewCell: ListCell {
    var listView: (any ListView)? { list }

    /// Whether the cell's item has the focus.
    var itemHasFocus: Bool { list?.focusedRow.map { $0 == path } ?? false }

    var rowText: String? { configurations.text }

    var menuPreviewCornerRadius: CGFloat { configurations.background?.cornerRadius ?? layer.cornerRadius }

    func setSelected(_ selected: Bool, animated: Bool) {
        guard isSelected != selected else { return }
        guard animated, window != nil else { return isSelected = selected }
        UIView.animateRow {
            self.isSelected = selected
            self.updateConfigurationIfNeeded()
        }
    }

    func setHighlighted(_ highlighted: Bool, animated: Bool) {
        if isHighlighted != highlighted { isHighlighted = highlighted }
    }

    func focusDidChange(isRingShown: Bool) {
        // A dragged item shows no focus ring. In a drag by keyboard, the drag preview shows the ring instead.
        showFocusRing(isRingShown && itemHasFocus && dragAppearance.dragState == .none)
        setNeedsUpdateConfiguration()
    }

    func leaveList() { (list, path) = (nil, nil) }

    func swipeActionsWillChange(isShown: Bool) {}

    func swipeActionsDidChange(isShown: Bool) {}

    func resetRowState() {
        removeSwipeActions()
        resetDragAppearance()
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
        if focus?.ring != nil { focusDidChange(isRingShown: false) }
        showMenuRing(false)
        forgetAttributes()
    }
}
