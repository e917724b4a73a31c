// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjectiveCRuntime

/// An object with accessibility properties: its label, its actions and the elements inside it.
///
/// On Apple's platforms every `NSObject` has these members, and any class can override them. Elsewhere Swift can
/// override only members that are declared in the body of a class. The members are therefore in this class, from which
/// responders and bar items inherit. If the app has not set a property, reading it computes UIKit's default.
@preconcurrency @MainActor
open class AccessibleObject: NSObject, UIAccessibilityIdentification, AssociationOwner {
    /// The properties that the app has set; nil if it has set none.
    var accessibility: AccessibilitySettings?

    public override init() {
        super.init()
    }

    /// UIKit's defaults for properties that the app has not set. Overridden by Uplift's subclasses.
    var accessibilityDefaults: any AccessibilityDefaults { PlainAccessibility() }
    /// The default of ``accessibilityFrame``: the object's frame in screen coordinates. Overridden by Uplift's
    /// subclasses.
    var defaultAccessibilityFrame: CGRect { .zero }
    /// The object that is asked to handle an accessibility action if this one does not, such as the next responder.
    /// Overridden by Uplift's subclasses.
    var accessibilityParent: AccessibleObject? { nil }

    private func set<Value>(_ key: ReferenceWritableKeyPath<AccessibilitySettings, Value?>, _ value: Value?) {
        if accessibility == nil {
            guard value != nil else { return }
            accessibility = AccessibilitySettings()
        }
        accessibility?[keyPath: key] = value
    }

    /// The values of properties that the object has from the appearance of its class.
    var appliedAppearance: [String: Any?] = [:]
    nonisolated(unsafe) package final var associationEnd: AnyObject?

    // MARK: Interface Builder

    /// Called after the object was created for a storyboard or nib and connected. An override calls super.
    open func awakeFromNib() {}

    /// Called by Interface Builder only, before it shows the object. Never called here.
    open func prepareForInterfaceBuilder() {}

    // MARK: Description

    /// Whether assistive technology treats the object, with everything in it, as one element.
    ///
    /// By default false for an object that has ``accessibilityElements``. For other objects the default depends on the
    /// class; for example, a label with text is an element.
    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? (accessibilityElements == nil && accessibilityDefaults.isElement) }
        set { set(\.isElement, newValue) }
    }

    /// A short name of the object; nil restores UIKit's default.
    open var accessibilityLabel: String? {
        get { accessibility?.label?.string ?? accessibilityDefaults.label }
        set { set(\.label, newValue.map(NSAttributedString.init(string:))) }
    }

    /// The label, ``accessibilityLabel``, as an attributed string.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility?.label ?? accessibilityLabel.map(NSAttributedString.init(string:)) }
        set { set(\.label, newValue.map(NSAttributedString.init(attributedString:))) }
    }

    /// A short sentence that says what using the object does.
    open var accessibilityHint: String? {
        get { accessibility?.hint?.string ?? accessibilityDefaults.hint }
        set { set(\.hint, newValue.map(NSAttributedString.init(string:))) }
    }

    /// The hint, ``accessibilityHint``, as an attributed string.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibility?.hint ?? accessibilityHint.map(NSAttributedString.init(string:)) }
        set { set(\.hint, newValue.map(NSAttributedString.init(attributedString:))) }
    }

    /// The object's variable value, such as the text of a field or the position of a slider.
    open var accessibilityValue: String? {
        get { accessibility?.value?.string ?? accessibilityDefaults.value }
        set { set(\.value, newValue.map(NSAttributedString.init(string:))) }
    }

    /// The value, ``accessibilityValue``, as an attributed string.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibility?.value ?? accessibilityValue.map(NSAttributedString.init(string:)) }
        set { set(\.value, newValue.map(NSAttributedString.init(attributedString:))) }
    }

    /// The kind and state of the object, such as button or selected.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.traits ?? accessibilityDefaults.traits }
        set { set(\.traits, newValue) }
    }

    /// The names by which the user can address the object in speech, the main one first. The label by default.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { set(\.userInputLabels, newValue) }
    }

    /// The language of the label, value and hint, such as "de-AT"; nil uses the user's language.
    open var accessibilityLanguage: String? {
        get { accessibility?.language }
        set { set(\.language, newValue) }
    }

    /// An identifier for tests, which is not spoken.
    open var accessibilityIdentifier: String? {
        get { accessibility?.identifier }
        set { set(\.identifier, newValue) }
    }

    // MARK: Geometry

    /// The frame in screen coordinates.
    open var accessibilityFrame: CGRect {
        get { accessibility?.frame ?? accessibilityPath?.bounds ?? defaultAccessibilityFrame }
        set { set(\.frame, newValue) }
    }

    /// The outline in screen coordinates, if the object is not rectangular.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility?.path }
        set { set(\.path, newValue.flatMap { $0.copy() as? UIBezierPath }) }
    }

    /// The point, in screen coordinates, at which a tap activates the object. The centre by default.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { set(\.activationPoint, newValue) }
    }

    // MARK: Container

    /// The elements inside the object, in reading order. If nil, assistive technology searches the object's subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility?.elements }
        set { set(\.elements, newValue) }
    }

    /// The number of elements that the object, as a container, returns from ``accessibilityElement(at:)``.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? accessibilityDefaults.elementCount }

    /// The element at an index of the container; nil if there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements else { return accessibilityDefaults.element(at: index) }
        return elements.indices.contains(index) ? elements[index] : nil
    }

    /// The index of an element of the container; `NSNotFound` if it is not in the container.
    open func index(ofAccessibilityElement element: Any) -> Int {
        guard let elements = accessibilityElements else { return accessibilityDefaults.index(of: element) }
        return elements.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Whether assistive technology ignores the elements inside the object.
    open var accessibilityElementsHidden: Bool {
        get { accessibility?.elementsAreHidden ?? false }
        set { set(\.elementsAreHidden, newValue) }
    }

    /// Whether assistive technology ignores the views that have the same superview as this one.
    open var accessibilityViewIsModal: Bool {
        get { accessibility?.isModal ?? accessibilityDefaults.isModal }
        set { set(\.isModal, newValue) }
    }

    /// Whether the elements inside the object are read as one group, without other elements in between.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility?.isGroup ?? accessibilityDefaults.isGroup }
        set { set(\.isGroup, newValue) }
    }

    /// The kind of container that the object is for its elements, such as a list; `none` by default.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility?.containerType ?? .none }
        set { set(\.containerType, newValue) }
    }

    // MARK: Actions

    /// Actions besides activation: first those that the app has set, then UIKit's default actions. Examples of default
    /// actions are a row's swipe actions, clearing a text field, and dragging.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            let offered = offeredActions
            return accessibility?.customActions.map { $0 + offered } ?? (offered.isEmpty ? nil : offered)
        }
        // UIKit's default actions are created for each query. If the app sets an array that contains them, they are
        // left out, because they would be listed twice.
        set { set(\.customActions, newValue?.filter { !$0.isOffered }) }
    }

    /// UIKit's default actions of the object, each marked with `isOffered`.
    private var offeredActions: [UIAccessibilityCustomAction] {
        let actions = (accessibilityDefaults.customActions ?? []) + (DragActions(at: self)?.all ?? [])
        for action in actions { action.isOffered = true }
        return actions
    }

    /// Activates the object as a tap does.
    ///
    /// - Returns: false if assistive technology should tap at the activation point instead.
    open func accessibilityActivate() -> Bool { accessibilityDefaults.activate() }

    /// Increases the value by one step, for an object with the trait `adjustable`.
    open func accessibilityIncrement() { accessibilityDefaults.adjust(isIncrement: true) }

    /// Decreases the value by one step, for an object with the trait `adjustable`.
    open func accessibilityDecrement() { accessibilityDefaults.adjust(isIncrement: false) }

    /// Scrolls by one page, and reports the new position with ``UIAccessibility/Notification/pageScrolled``.
    ///
    /// - Returns: false if the object cannot scroll in that direction; assistive technology then asks its container.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        accessibilityDefaults.scroll(direction)
    }

    /// Dismisses a modal view, or goes back.
    ///
    /// - Returns: false if the object does not handle this; assistive technology then asks its container.
    open func accessibilityPerformEscape() -> Bool { accessibilityDefaults.escape() }

    /// Performs the action that is most important at the moment, such as answering a call.
    ///
    /// - Returns: false if the object does not handle this; assistive technology then asks its container.
    open func accessibilityPerformMagicTap() -> Bool { false }

    // MARK: Focus

    /// Called after the object has got the accessibility focus.
    open func accessibilityElementDidBecomeFocused() {}

    /// Called after the object has lost the accessibility focus.
    open func accessibilityElementDidLoseFocus() {}

    /// Whether the object has the accessibility focus.
    open func accessibilityElementIsFocused() -> Bool { AssistiveTechnology.current.focused === self }
}

/// An object with an identifier by which tests find it.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// An identifier for tests, which is not spoken.
    var accessibilityIdentifier: String? { get set }
}

/// The accessibility properties that the app has set on one object.
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
