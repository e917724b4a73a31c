// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// What UIKit answers assistive technology about an object where the app has set nothing.
///
/// Made when a question comes, and forgotten: a class of ours names its answers in
/// `AccessibleObject.accessibilityDefaults`.
@MainActor
protocol AccessibilityDefaults {
    var isElement: Bool { get }
    var label: String? { get }
    var value: String? { get }
    var hint: String? { get }
    var traits: UIAccessibilityTraits { get }
    /// Where the object is among others of its kind, which speech says after it.
    var position: AccessibilityPosition? { get }
    var isModal: Bool { get }
    var isGroup: Bool { get }
    /// What is read in place of the object and its subviews, in this order, the object itself among them; nil where
    /// nothing but the usual is to be said.
    var parts: [AccessibleObject]? { get }
    /// What the object gives by number, on screen or not.
    var elementCount: Int { get }
    func element(at index: Int) -> Any?
    func index(of element: Any) -> Int
    var customActions: [UIAccessibilityCustomAction]? { get }
    func activate() -> Bool
    func adjust(isIncrement: Bool)
    func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool
    func escape() -> Bool
    /// Brings the object onto the screen, for assistive technology is coming to it.
    ///
    /// - Returns: what stands for it there.
    func show() -> AccessibleObject?
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
    func show() -> AccessibleObject? { nil }
}

/// Of an object that UIKit knows nothing about.
struct PlainAccessibility: AccessibilityDefaults {}

/// One of several, counted from 1.
struct AccessibilityPosition: Equatable {
    var number: Int
    var count: Int

    var words: String { Phrase.place.text(number.localized, count.localized) }
}

/// Words that speech says and no picture shows.
enum AccessibilityWords {
    static func joined(_ words: [String?]) -> String? {
        let said = words.compactMap { $0?.isEmpty == false ? $0 : nil }
        return said.isEmpty ? nil : said.joined(separator: ", ")
    }

    /// - Parameter share: 0 to 1.
    static func percent(_ share: Float) -> String { StringTable.current.percent(Double(share)) }
}
