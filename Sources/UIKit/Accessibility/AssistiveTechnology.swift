// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// Whoever reads the screen for a person, or acts in their place, and where they are: one for each display.
@MainActor
package final class AssistiveTechnology {
    /// The current display's.
    package static var current: AssistiveTechnology { DisplayConnection.current.assistiveTechnology }

    /// Given every text that is to be spoken.
    package var speak: ((String) -> Void)?
    /// Given everything that it is told of, before it goes anywhere for that.
    package var notice: ((UIAccessibility.Notification) -> Void)?
    /// The element that it is at.
    package private(set) weak var focused: AccessibleObject?

    func hear(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        notice?(notification)
        switch argument {
        case let text as String: speak?(text)
        case let text as NSAttributedString: speak?(text.string)
        case let object as AccessibleObject
        where notification == .screenChanged || notification == .layoutChanged:
            // A container that is none itself stands for the first element in it.
            let elements = AccessibilityTree.elements(of: object)
            if let element = elements.first(where: { $0 === object }) ?? elements.first { focus(on: element) }
        default: break
        }
    }

    /// Goes to an element, which comes onto the screen for that; nil goes nowhere.
    package func focus(on wanted: AccessibleObject?) {
        let element = wanted.map { $0.accessibilityDefaults.show() ?? $0 }
        (element as? UIView)?.scrollIntoSight()
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

    // MARK: Acting

    /// Has an element do something, or the nearest around it that does.
    ///
    /// - Returns: false where nobody does.
    package func ask(_ element: AccessibleObject, _ deed: (AccessibleObject) -> Bool) -> Bool {
        sequence(first: element, next: \.accessibilityParent).contains(where: deed)
    }
}
