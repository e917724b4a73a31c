// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UITableViewCell {
    /// Says how the cell is configured in a state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    // MARK: Configurations

    /// What the cell shows; nil leaves it to labels and views.
    ///
    /// Its content view takes the place of ``contentView``, with everything in that. A configuration that the view
    /// which is there supports changes that view; an equal one changes nothing. There are no ``textLabel``,
    /// ``detailTextLabel`` and ``imageView`` meanwhile.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { configurations.show(newValue, state: configurationState) }
    }

    /// What lies behind everything else in the cell; nil leaves it to background views and ``backgroundColor``.
    ///
    /// There are no background views meanwhile: setting one takes the configuration away.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            if newValue != nil, configurations.background == nil { leaveBackgroundToConfiguration() }
            if newValue == nil, configurations.background != nil { takeBackgroundFromConfiguration() }
            configurations.show(newValue, state: stateOfBackground(configurationState))
            if newValue != nil { selectionLookDidChange() }
        }
    }

    /// Called with the state after ``updateConfiguration(using:)``, for who does not override that.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { storedUpdateHandler }
        set {
            storedUpdateHandler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// A configuration with nothing in it, in the look of the cell's and the table's style.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// The background that the cell has in a table of this style.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        tableStyle == .plain ? .listPlainCell() : .listGroupedCell()
    }

    // MARK: Updating

    var stateNow: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = isFocused
        state.isEditing = isEditing
        state.isSwiped = showingDeleteConfirmation
        state.cellDragState = UICellConfigurationState.DragState(dragAppearance.dragState)
        state.cellDropState = dragAppearance.dropState
        state.isReordering = table?.reorder.map { $0.cell === self } ?? false
        return state
    }

    /// A cell whose style says so does not show selection.
    private func stateOfBackground(_ state: UICellConfigurationState) -> UICellConfigurationState {
        guard selectionStyle == .none, state.isSelected || state.isHighlighted else { return state }
        var state = state
        (state.isSelected, state.isHighlighted) = (false, false)
        return state
    }

    /// Brings the configurations up to date if the state has changed, before anything is measured or laid out.
    func updateConfigurationIfNeeded() {
        configurations.updateIfNeeded(configurationState, backgroundState: stateOfBackground) { state in
            updateConfiguration(using: state)
            storedUpdateHandler?(self, state)
        }
    }

    /// The state has changed; where the change is animated, that of the configurations is too.
    func configurationStateDidChange(animated: Bool) {
        setNeedsUpdateConfiguration()
        guard animated, window != nil, configurations.content != nil || configurations.background != nil else { return }
        UIView.animateRow {
            self.updateConfigurationIfNeeded()
        }
    }

    // MARK: Background

    private func leaveBackgroundToConfiguration() {
        backgroundView = nil
        selectedBackgroundView = nil
        multipleSelectionBackgroundView = nil
        ownGroundBeforeConfiguration = hasOwnGround ? .some(backgroundColor) : nil
        takeGround(nil)
    }

    private func takeBackgroundFromConfiguration() {
        let before = ownGroundBeforeConfiguration
        ownGroundBeforeConfiguration = nil
        // What the app has set meanwhile stays.
        guard !hasOwnGround else { return }
        if let before { backgroundColor = before } else { takeGround(UITableViewCell.ground(in: tableStyle)) }
    }

    /// A background view was set: it supersedes the configuration.
    func backgroundViewWasSet(_ view: UIView?) {
        if view != nil, configurations.background != nil { backgroundConfiguration = nil }
    }
}

extension UITableViewCell: ConfiguredView {}
