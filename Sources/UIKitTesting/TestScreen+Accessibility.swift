// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit

/// What somebody finds and does on the screen who listens to it.
///
///     let row = try #require(screen.accessibilityElement(named: "Ann"))
///     screen.perform("Delete", on: row)
///     #expect(screen.announcements == …)
extension TestScreen {
    /// Everything a screen reader stops at, in the order in which it reads: what is on the screen, not hidden, and not
    /// behind something modal.
    public var accessibilityElements: [UIResponder] {
        renderNow()
        return AccessibilityTree.elements(in: host.windows).compactMap { $0 as? UIResponder }
    }

    /// What a screen reader says of ``accessibilityElements``, an element a line.
    public func describeAccessibility() -> String {
        accessibilityElements.map(\.spokenText).joined(separator: "\n")
    }

    /// The first element on the screen that answers to a name or an identifier; nil where none does.
    public func accessibilityElement(named name: String) -> UIResponder? {
        accessibilityElements.first {
            $0.accessibilityUserInputLabels.contains(name) || $0.accessibilityIdentifier == name
        }
    }

    /// The element that the screen reader is at.
    public var focusedAccessibilityElement: UIResponder? {
        use()
        return AssistiveTechnology.current.focused as? UIResponder
    }

    /// Goes to an element, which comes onto the screen for that.
    ///
    /// - Returns: the element that it is then at: that of a row's cell, for one that stood for a row off screen.
    @discardableResult
    public func focus(on element: UIResponder) -> UIResponder? {
        deliver { _ in AssistiveTechnology.current.focus(on: element) }
        renderNow()
        return focusedAccessibilityElement
    }

    /// Activates an element, as a double tap does: where it does not answer, with a tap at its activation point.
    public func activate(_ element: UIResponder) {
        deliver { _ in
            if !element.accessibilityActivate() { tap(at: element.accessibilityActivationPoint) }
        }
        renderNow()
    }

    /// Performs one of an element's custom actions by its name.
    ///
    /// - Returns: whether there is such an action, and it could be done.
    @discardableResult
    public func perform(_ name: String, on element: UIResponder) -> Bool {
        defer { renderNow() }
        return deliver { _ in
            element.accessibilityCustomActions?.first { $0.name == name }?.perform() ?? false
        }
    }

    /// Swipes with three fingers: the element, or what it is in, scrolls by a page.
    ///
    /// - Returns: whether anything scrolled.
    @discardableResult
    public func scroll(_ direction: UIAccessibilityScrollDirection, at element: UIResponder) -> Bool {
        defer { renderNow() }
        return deliver { _ in AssistiveTechnology.current.ask(element) { $0.accessibilityScroll(direction) } }
    }

    /// Makes the gesture that leaves or goes back, at an element.
    ///
    /// - Returns: whether anybody answered.
    @discardableResult
    public func escape(from element: UIResponder) -> Bool {
        defer { renderNow() }
        return deliver { _ in AssistiveTechnology.current.ask(element) { $0.accessibilityPerformEscape() } }
    }

    /// Makes the gesture that does what matters most, at an element.
    ///
    /// - Returns: whether anybody answered.
    @discardableResult
    public func magicTap(at element: UIResponder) -> Bool {
        defer { renderNow() }
        return deliver { _ in
            AssistiveTechnology.current.ask(element) { $0.accessibilityPerformMagicTap() }
        }
    }
}
