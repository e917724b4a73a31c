// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A button of an alert or action sheet, and the code that it runs.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying {
    /// The meaning of an action, which decides its look and place.
    public enum Style: Int, Sendable {
        /// An ordinary choice.
        case `default` = 0
        /// The choice that changes nothing. It is the last button, or the leading one of two.
        case cancel = 1
        /// A choice that deletes or changes data. Its title is red.
        case destructive = 2
    }

    /// The title of the button.
    public let title: String?
    /// The meaning of the action.
    public let style: Style
    private let handler: ((UIAlertAction) -> Void)?
    /// Called after ``isEnabled`` has changed.
    var enabledDidChange: () -> Void = {}

    /// Creates an action.
    ///
    /// - Parameter handler: called after the user has chosen the action and the alert has been dismissed.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }

    /// Whether the user can choose the action. It may change while the alert is shown.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { enabledDidChange() } }
    }

    /// Runs the action's code.
    func perform() { handler?(self) }

    /// Creates an action with the same title, style and handler.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        copyOnMainActor { copied() }
    }

    private func copied() -> UIAlertAction {
        let copy = UIAlertAction(title: title, style: style, handler: handler)
        copy.isEnabled = isEnabled
        return copy
    }
}
