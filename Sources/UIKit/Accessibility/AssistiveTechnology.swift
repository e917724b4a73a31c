// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// The assistive technology in use, such as a screen reader, and the element with its focus. There is one such object
/// for each display.
@MainActor
package final class AssistiveTechnology {
    /// The assistive technology of the current display.
    package static var current: AssistiveTechnology { DisplayConnection.current.assistiveTechnology }

    /// Called with the text of each notification whose argument is a text, to speak or record the text.
    package var speak: ((String) -> Void)?
    /// Called with every notification, before the notification moves the accessibility focus.
    package var onNotification: ((UIAccessibility.Notification) -> Void)?
    /// The element with the accessibility focus.
    package private(set) weak var focused: AccessibleObject?

    func handle(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        onNotification?(notification)
        switch argument {
        case let text as String: speak?(text)
        case let text as NSAttributedString: speak?(text.string)
        case let object as AccessibleObject
        where notification == .screenChanged || notification == .layoutChanged:
            // If the object is a container and not itself an element, its first element gets the focus.
            let elements = AccessibilityTree.elements(of: object)
            if let element = elements.first(where: { $0 === object }) ?? elements.first { focus(on: element) }
        default: break
        }
    }

    /// Moves the accessibility focus to an element, and scrolls the element onto the screen; nil removes the focus.
    package func focus(on wanted: AccessibleObject?) {
        let element = wanted.map { $0.accessibilityDefaults.scrollToVisible() ?? $0 }
        (element as? UIView)?.scrollToVisible()
        guard element !== focused else { return }
        let old = focused
        focused = element
        old?.accessibilityElementDidLoseFocus()
        element?.accessibilityElementDidBecomeFocused()
        var userInfo: [AnyHashable: Any] = [:]
        userInfo[UIAccessibility.focusedElementUserInfoKey] = element
        userInfo[UIAccessibility.unfocusedElementUserInfoKey] = old
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: userInfo)
    }

    // MARK: Actions

    /// Performs an action on an element, or on its nearest ancestor that handles the action.
    ///
    /// - Parameter deed: performs the action on an object, and returns whether the object handled it.
    /// - Returns: false if neither the element nor an ancestor handles the action.
    package func performAction(on element: AccessibleObject, _ deed: (AccessibleObject) -> Bool) -> Bool {
        sequence(first: element, next: \.accessibilityParent).contains(where: deed)
    }
}
