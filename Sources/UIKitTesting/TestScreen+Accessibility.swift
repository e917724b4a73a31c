// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit

/// Simulates the user of a screen reader: reads the accessible elements and performs accessibility actions.
///
///     let row = try #require(screen.accessibilityElement(named: "Ann"))
///     screen.perform("Delete", on: row)
///     #expect(screen.announcements == …)
extension TestScreen {
    /// The elements that a screen reader stops at, in reading order: those on screen, not hidden and not behind a
    /// modal view.
    public var accessibilityElements: [UIResponder] {
        renderNow()
        return AccessibilityTree.elements(in: host.windows).compactMap { $0 as? UIResponder }
    }

    /// The text that a screen reader speaks for ``accessibilityElements``, one element per line.
    public func describeAccessibility() -> String {
        accessibilityElements.map(\.spokenText).joined(separator: "\n")
    }

    /// The first accessibility element on screen with `name` as a Voice Control name or identifier; nil if there is
    /// none.
    public func accessibilityElement(named name: String) -> UIResponder? {
        accessibilityElements.first {
            $0.accessibilityUserInputLabels.contains(name) || $0.accessibilityIdentifier == name
        }
    }

    /// The element that has the screen reader's focus.
    public var focusedAccessibilityElement: UIResponder? {
        use()
        return AssistiveTechnology.current.focused as? UIResponder
    }

    /// Moves the screen reader's focus to an element, which is scrolled onto the screen if needed.
    ///
    /// - Returns: the element that has the focus now. For a row that was off screen this is the row's cell element.
    @discardableResult
    public func focus(on element: UIResponder) -> UIResponder? {
        deliver { _ in AssistiveTechnology.current.focus(on: element) }
        renderNow()
        return focusedAccessibilityElement
    }

    /// Activates an element, as a screen reader's double tap does.
    ///
    /// If `accessibilityActivate()` returns false, this taps at the element's activation point.
    public func activate(_ element: UIResponder) {
        deliver { _ in
            if !element.accessibilityActivate() { tap(at: element.accessibilityActivationPoint) }
        }
        renderNow()
    }

    /// Performs the custom accessibility action named `name` of an element.
    ///
    /// - Returns: whether the element has such an action and it succeeded.
    @discardableResult
    public func perform(_ name: String, on element: UIResponder) -> Bool {
        defer { renderNow() }
        return deliver { _ in
            element.accessibilityCustomActions?.first { $0.name == name }?.perform() ?? false
        }
    }

    /// Performs the screen reader's three-finger swipe: the element or one of its containers scrolls by a page.
    ///
    /// - Returns: whether a view scrolled.
    @discardableResult
    public func scroll(_ direction: UIAccessibilityScrollDirection, at element: UIResponder) -> Bool {
        defer { renderNow() }
        return deliver { _ in
            AssistiveTechnology.current.performAction(on: element) { $0.accessibilityScroll(direction) }
        }
    }

    /// Performs the screen reader's escape gesture, which dismisses a view or goes back, at an element.
    ///
    /// - Returns: whether the element or one of its containers handled the gesture.
    @discardableResult
    public func escape(from element: UIResponder) -> Bool {
        defer { renderNow() }
        return deliver { _ in AssistiveTechnology.current.performAction(on: element) { $0.accessibilityPerformEscape() }
        }
    }

    /// Performs the screen reader's magic tap, which triggers the most important action, at an element.
    ///
    /// - Returns: whether the element or one of its containers handled the gesture.
    @discardableResult
    public func magicTap(at element: UIResponder) -> Bool {
        defer { renderNow() }
        return deliver { _ in
            AssistiveTechnology.current.performAction(on: element) { $0.accessibilityPerformMagicTap() }
        }
    }
}
