// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UITableViewHeaderFooterView {
    /// A closure that configures the view for a configuration state.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    /// The configuration of the view's content; nil to use labels and subviews. While the view has a content
    /// configuration, ``textLabel`` is nil.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { configurations.show(newValue, state: configurationState) }
    }

    /// The configuration of the view's background; nil to use ``backgroundView``.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            hasDefaultBackground = false
            if newValue != nil { backgroundView = nil }
            configurations.show(newValue, state: configurationState)
        }
    }

    /// A closure that configures the view, as an alternative to overriding ``updateConfiguration(using:)``. It is
    /// called after that method, with the view and its configuration state.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { storedUpdateHandler }
        set {
            storedUpdateHandler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// A content configuration without text: the default for a header or a footer in the table's style.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        if tableStyle == .plain { return isFooter ? .plainFooter() : .plainHeader() }
        return isFooter ? .groupedFooter() : .groupedHeader()
    }

    /// The default background configuration for the table's style.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    var stateNow: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isPinned = isPinned
        return state
    }

    /// Updates the configurations if the state has changed, before the view is measured or laid out.
    func updateConfigurationIfNeeded() {
        configurations.updateIfNeeded(configurationState) { state in
            updateConfiguration(using: state)
            storedUpdateHandler?(self, state)
        }
    }
}

extension UITableViewHeaderFooterView: ConfiguredView {
    func contentDidChange() { setNeedsLayout() }
}
