// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// What assistive technology asks of an object: what it is called, what it can do, what is in it.
///
/// On Apple's platforms every `NSObject` has these members, and any class overrides them. Swift elsewhere overrides only
/// what stands in the body of a class: so they stand here, above responders and bar items. Where the app has set nothing,
/// what UIKit knows of the object is the answer, worked out when it is asked for.
@preconcurrency @MainActor
open class AccessibleObject: NSObject, UIAccessibilityIdentification {
    /// What the app has set; nil where it has set nothing.
    var accessibility: AccessibilitySettings?

    public override init() {
        super.init()
    }

    /// What UIKit answers where the app has set nothing. For subclasses of ours.
    var accessibilityDefaults: any AccessibilityDefaults { PlainAccessibility() }
    /// Where the object is seen, in the screen's coordinates. For subclasses of ours.
    var accessibilityPlace: CGRect { .zero }
    /// Whom assistive technology asks next where the object does not answer. For subclasses of ours.
    var accessibilityParent: AccessibleObject? { nil }

    private func set<Value>(_ key: ReferenceWritableKeyPath<AccessibilitySettings, Value?>, _ value: Value?) {
        if accessibility == nil {
            guard value != nil else { return }
            accessibility = AccessibilitySettings()
        }
        accessibility?[keyPath: key] = value
    }

    // MARK: What it is

    /// Whether assistive technology stops at the object, and takes it with all that is in it for one thing.
    ///
    /// What names its ``accessibilityElements`` is none unless it is set.
    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? (accessibilityElements == nil && accessibilityDefaults.isElement) }
        set { set(\.isElement, newValue) }
    }

    /// What it is called, in a word or two; nil gives back what UIKit calls it.
    open var accessibilityLabel: String? {
        get { accessibility?.label?.string ?? accessibilityDefaults.label }
        set { set(\.label, newValue.map(NSAttributedString.init(string:))) }
    }

    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility?.label ?? accessibilityLabel.map(NSAttributedString.init(string:)) }
        set { set(\.label, newValue.map(NSAttributedString.init(attributedString:))) }
    }

    /// What happens when it is used, in a short sentence.
    open var accessibilityHint: String? {
        get { accessibility?.hint?.string ?? accessibilityDefaults.hint }
        set { set(\.hint, newValue.map(NSAttributedString.init(string:))) }
    }

    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibility?.hint ?? accessibilityHint.map(NSAttributedString.init(string:)) }
        set { set(\.hint, newValue.map(NSAttributedString.init(attributedString:))) }
    }

    /// What of it changes: the text of a field, how far a slider is.
    open var accessibilityValue: String? {
        get { accessibility?.value?.string ?? accessibilityDefaults.value }
        set { set(\.value, newValue.map(NSAttributedString.init(string:))) }
    }

    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibility?.value ?? accessibilityValue.map(NSAttributedString.init(string:)) }
        set { set(\.value, newValue.map(NSAttributedString.init(attributedString:))) }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.traits ?? accessibilityDefaults.traits }
        set { set(\.traits, newValue) }
    }

    /// The names that it answers to when somebody speaks them, the first before the others; its label unless set.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { set(\.userInputLabels, newValue) }
    }

    /// The language that its label, value and hint are in, as "de-AT"; the user's where it is nil.
    open var accessibilityLanguage: String? {
        get { accessibility?.language }
        set { set(\.language, newValue) }
    }

    /// A name for tests, which nobody hears.
    open var accessibilityIdentifier: String? {
        get { accessibility?.identifier }
        set { set(\.identifier, newValue) }
    }

    // MARK: Where it is

    /// In the screen's coordinates.
    open var accessibilityFrame: CGRect {
        get { accessibility?.frame ?? accessibilityPath?.bounds ?? accessibilityPlace }
        set { set(\.frame, newValue) }
    }

    /// Its outline in the screen's coordinates, where it is no rectangle.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility?.path }
        set { set(\.path, newValue.flatMap { $0.copy() as? UIBezierPath }) }
    }

    /// Where a tap stands for activating it, in the screen's coordinates: its middle unless set.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { set(\.activationPoint, newValue) }
    }

    // MARK: What is in it

    /// The elements in it, in their order; nil takes what is found among its subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility?.elements }
        set { set(\.elements, newValue) }
    }

    /// The number of elements in a container that gives them by number.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? accessibilityDefaults.elementCount }

    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements else { return accessibilityDefaults.element(at: index) }
        return elements.indices.contains(index) ? elements[index] : nil
    }

    /// `NSNotFound` for what is not in it.
    open func index(ofAccessibilityElement element: Any) -> Int {
        guard let elements = accessibilityElements else { return accessibilityDefaults.index(of: element) }
        return elements.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Whether everything in it is passed over.
    open var accessibilityElementsHidden: Bool {
        get { accessibility?.elementsAreHidden ?? false }
        set { set(\.elementsAreHidden, newValue) }
    }

    /// Whether the views beside it are passed over.
    open var accessibilityViewIsModal: Bool {
        get { accessibility?.isModal ?? accessibilityDefaults.isModal }
        set { set(\.isModal, newValue) }
    }

    /// Whether what is in it is read together, before anything beside it.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility?.isGroup ?? accessibilityDefaults.isGroup }
        set { set(\.isGroup, newValue) }
    }

    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility?.containerType ?? .none }
        set { set(\.containerType, newValue) }
    }

    // MARK: What it does

    /// What can be done with it besides activating it: what it has been given, and after that what it offers by itself,
    /// as a row's swipe actions, a text field's being cleared, or dragging what is there.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            let offered = offeredActions
            return accessibility?.customActions.map { $0 + offered } ?? (offered.isEmpty ? nil : offered)
        }
        // What it offers is made anew at each question: it would be there twice if it were kept.
        set { set(\.customActions, newValue?.filter { !$0.isOffered }) }
    }

    private var offeredActions: [UIAccessibilityCustomAction] {
        let actions = (accessibilityDefaults.customActions ?? []) + (DragActions(at: self)?.all ?? [])
        for action in actions { action.isOffered = true }
        return actions
    }

    /// Does what a tap does.
    ///
    /// - Returns: false where assistive technology is to tap at the activation point instead.
    open func accessibilityActivate() -> Bool { accessibilityDefaults.activate() }

    /// Goes on by one step; for what has the trait `adjustable`.
    open func accessibilityIncrement() { accessibilityDefaults.adjust(isIncrement: true) }

    open func accessibilityDecrement() { accessibilityDefaults.adjust(isIncrement: false) }

    /// Scrolls by a page, and says with ``UIAccessibility/Notification/pageScrolled`` where that has led.
    ///
    /// - Returns: false where there is nothing that way; what holds the object is asked next.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        accessibilityDefaults.scroll(direction)
    }

    /// Leaves what is modal, or goes back.
    ///
    /// - Returns: false where what holds the object is to be asked.
    open func accessibilityPerformEscape() -> Bool { accessibilityDefaults.escape() }

    /// Does the one thing that matters most at the moment, as taking a call.
    ///
    /// - Returns: false where what holds the object is to be asked.
    open func accessibilityPerformMagicTap() -> Bool { false }

    // MARK: Focus

    /// Called when assistive technology has come to the object.
    open func accessibilityElementDidBecomeFocused() {}

    open func accessibilityElementDidLoseFocus() {}

    open func accessibilityElementIsFocused() -> Bool { AssistiveTechnology.current.focused === self }
}

/// A name by which tests find an object.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}

/// What the app has set on one object for assistive technology.
final class AccessibilitySettings {
    var isElement: Bool?
    var label: NSAttributedString?
    var hint: NSAttributedString?
    var value: NSAttributedString?
    var traits: UIAccessibilityTraits?
    var userInputLabels: [String]?
    var language: String?
    var identifier: String?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var elementsAreHidden: Bool?
    var isModal: Bool?
    var isGroup: Bool?
    var containerType: UIAccessibilityContainerType?
    var customActions: [UIAccessibilityCustomAction]?
}
