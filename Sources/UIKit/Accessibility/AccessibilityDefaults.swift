// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// UIKit's default accessibility properties of an object. A default is used for each property that the app has not set.
///
/// The defaults are created for each query and not stored. Each of Uplift's classes returns its own defaults from
/// `AccessibleObject.accessibilityDefaults`.
@MainActor
protocol AccessibilityDefaults {
    var isElement: Bool { get }
    var label: String? { get }
    var value: String? { get }
    var hint: String? { get }
    var traits: UIAccessibilityTraits { get }
    /// The object's position among its siblings, such as "3 of 10", spoken after the object.
    var position: AccessibilityPosition? { get }
    /// The default of `accessibilityViewIsModal`: whether the views with the same superview are ignored.
    var isModal: Bool { get }
    /// The default of `shouldGroupAccessibilityChildren`: whether the elements inside the object are read as one group.
    var isGroup: Bool { get }
    /// The elements that are read instead of the object and its subviews, in order; they may include the object itself.
    /// If nil, ``AccessibilityTree`` reads the object itself or searches its subviews.
    var parts: [AccessibleObject]? { get }
    /// The number of elements that `element(at:)` can return, including those that are off screen.
    var elementCount: Int { get }
    func element(at index: Int) -> Any?
    func index(of element: Any) -> Int
    var customActions: [UIAccessibilityCustomAction]? { get }
    func activate() -> Bool
    /// Increases or decreases the value by one step.
    func adjust(isIncrement: Bool)
    func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool
    func escape() -> Bool
    /// Scrolls the object onto the screen. Called when assistive technology is about to focus the object.
    ///
    /// - Returns: the object on screen to focus instead, such as the cell of a row; nil to focus this object itself.
    func scrollToVisible() -> AccessibleObject?
}

extension AccessibilityDefaults {
    var isElement: Bool { false }
    var label: String? { nil }
    var value: String? { nil }
    var hint: String? { nil }
    var traits: UIAccessibilityTraits { .none }
    var position: AccessibilityPosition? { nil }
    var isModal: Bool { false }
    var isGroup: Bool { false }
    var parts: [AccessibleObject]? { nil }
    var elementCount: Int { 0 }
    func element(at index: Int) -> Any? { nil }
    func index(of element: Any) -> Int { NSNotFound }
    var customActions: [UIAccessibilityCustomAction]? { nil }
    func activate() -> Bool { false }
    func adjust(isIncrement: Bool) {}
    func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    func escape() -> Bool { false }
    func scrollToVisible() -> AccessibleObject? { nil }
}

/// The accessibility defaults of a class without specific ones: not an element, and without label, value and actions.
struct PlainAccessibility: AccessibilityDefaults {}

/// A position in a sequence, counted from 1.
struct AccessibilityPosition: Equatable {
    var number: Int
    var count: Int

    /// The position as text to speak, such as "3 of 10".
    var words: String { Phrase.place.text(number.localized, count.localized) }
}

/// Helpers that compose texts for a screen reader to speak.
enum SpokenTextFormat {
    /// Joins texts with commas, without those that are nil or empty. Nil if no text remains.
    static func joined(_ words: [String?]) -> String? {
        let said = words.compactMap { $0?.isEmpty == false ? $0 : nil }
        return said.isEmpty ? nil : said.joined(separator: ", ")
    }

    /// A fraction as a percentage to speak, such as "50%".
    ///
    /// - Parameter share: the fraction, 0 to 1.
    static func percent(_ share: Float) -> String { StringTable.current.percent(Double(share)) }
}
