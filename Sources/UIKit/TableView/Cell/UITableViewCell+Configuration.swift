// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UITableViewCell {
    /// A function that configures a cell for a state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    // MARK: Configurations

    /// The content of the cell; nil if the app uses labels and views instead.
    ///
    /// The configuration's content view replaces ``contentView`` and all its subviews. If the existing content view
    /// supports a new configuration, the view is updated; an equal configuration changes nothing. ``textLabel``,
    /// ``detailTextLabel`` and ``imageView`` are nil while there is a configuration.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { configurations.show(newValue, state: configurationState) }
    }

    /// The background behind all content of the cell; nil if the app uses background views and ``backgroundColor``.
    ///
    /// There are no background views while there is a configuration. Setting a background view removes the
    /// configuration.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            if newValue != nil, configurations.background == nil { removeOwnBackground() }
            if newValue == nil, configurations.background != nil { restoreOwnBackgroundColor() }
            configurations.show(newValue, state: stateOfBackground(configurationState))
            if newValue != nil { selectionLookDidChange() }
        }
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

    /// Returns a configuration without text and image, in the style of the cell.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// Returns the default background configuration for the style of the cell's table.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        tableStyle == .plain ? .listPlainCell() : .listGroupedCell()
    }

    // MARK: Updating

    /// The current configuration state of the cell, without custom states that subclasses add.
    var stateNow: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = isFocused
        state.isEditing = isEditing
        state.isSwiped = showingDeleteConfirmation
        state.cellDragState = dragAppearance.dragState
        state.cellDropState = dragAppearance.dropState
        state.isReordering = table?.reorder.map { $0.cell === self } ?? false
        return state
    }

    /// The state for the background, without selection and highlight if the selection style is `none`.
    private func stateOfBackground(_ state: UICellConfigurationState) -> UICellConfigurationState {
        guard selectionStyle == .none, state.isSelected || state.isHighlighted else { return state }
        var state = state
        (state.isSelected, state.isHighlighted) = (false, false)
        return state
    }

    /// Updates the configurations if the state has changed. Called before the cell is measured or laid out.
    func updateConfigurationIfNeeded() {
        configurations.updateIfNeeded(configurationState, backgroundState: stateOfBackground) { state in
            updateConfiguration(using: state)
            storedUpdateHandler?(self, state)
        }
    }

    /// Updates the configurations after a change of the state, with an animation if the change is animated.
    func configurationStateDidChange(animated: Bool) {
        setNeedsUpdateConfiguration()
        guard animated, window != nil, configurations.content != nil || configurations.background != nil else { return }
        UIView.animateRow {
            self.updateConfigurationIfNeeded()
        }
    }

    // MARK: Background

    /// Removes the background views and the background colour when the cell gets a background configuration. Stores the
    /// colour that the app has set.
    private func removeOwnBackground() {
        backgroundView = nil
        selectedBackgroundView = nil
        multipleSelectionBackgroundView = nil
        ownBackgroundColorBeforeConfiguration = hasOwnBackgroundColor ? .some(backgroundColor) : nil
        setBackgroundColorByTable(nil)
    }

    /// Restores the background colour that the cell had before it got a background configuration.
    private func restoreOwnBackgroundColor() {
        let before = ownBackgroundColorBeforeConfiguration
        ownBackgroundColorBeforeConfiguration = nil
        // A colour that the app has set while there was a configuration is kept.
        guard !hasOwnBackgroundColor else { return }
        if let before {
            backgroundColor = before
        } else {
            setBackgroundColorByTable(UITableViewCell.defaultBackgroundColor(in: tableStyle))
        }
    }

    /// Removes the background configuration because the app has set a background view.
    func backgroundViewWasSet(_ view: UIView?) {
        if view != nil, configurations.background != nil { backgroundConfiguration = nil }
    }
}

extension UITableViewCell: ConfiguredView {}
