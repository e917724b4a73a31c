// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UITableViewHeaderFooterView {
    /// Says how the view is configured in a state.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    /// What the view shows; nil leaves it to labels and views. There is no ``textLabel`` meanwhile.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { configurations.show(newValue, state: configurationState) }
    }

    /// What lies behind everything else in the view; nil leaves it to ``backgroundView``.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            hasDefaultBackground = false
            if newValue != nil { backgroundView = nil }
            configurations.show(newValue, state: configurationState)
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

    /// A configuration with nothing in it, in the look of the table's style and of the view's place in it.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        if tableStyle == .plain { return isFooter ? .plainFooter() : .plainHeader() }
        return isFooter ? .groupedFooter() : .groupedHeader()
    }

    /// The background that the view has in a table of this style.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    var stateNow: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isPinned = isPinned
        return state
    }

    /// Brings the configurations up to date if the state has changed, before anything is measured or laid out.
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
