// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An action that assistive technology offers for an element, in addition to activation.
///
/// A target's method is given by its name, or unapplied, as its type and name. For example,
/// `UIAccessibilityCustomAction(name: "Archive", target: self, selector: Board.archive)` calls `archive` of `Board`.
/// The method takes the action or nothing as its argument, and returns whether the action was performed. The target is
/// held weakly.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs the action and returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The argument of `call`, which stores the result of the target's method.
    private final class Answer {
        let action: UIAccessibilityCustomAction
        var isDone = false

        init(_ action: UIAccessibilityCustomAction) { self.action = action }
    }

    /// The method that was passed unapplied, with its target.
    private var method: TargetAction<Answer>?
    /// Whether the action is one of UIKit's default actions, in contrast to an action that the app has set.
    var isOffered = false

    private init(_ name: NSAttributedString, _ image: UIImage?) {
        attributedName = NSAttributedString(attributedString: name)
        self.image = image
        super.init()
    }

    // MARK: Creating actions with a handler

    /// Creates an action that calls a closure.
    public convenience init(name: String, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
        self.init(name: name, image: nil, actionHandler: actionHandler)
    }

    /// Creates an action that has an image and calls a closure.
    public convenience init(
        name: String, image: UIImage?, actionHandler: @escaping UIAccessibilityCustomAction.Handler
    ) {
        self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
    }

    /// Creates an action that has an attributed name and calls a closure.
    public convenience init(
        attributedName: NSAttributedString, actionHandler: @escaping UIAccessibilityCustomAction.Handler
    ) {
        self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
    }

    /// Creates an action that has an attributed name and an image, and calls a closure.
    public convenience init(
        attributedName: NSAttributedString, image: UIImage?,
        actionHandler: @escaping UIAccessibilityCustomAction.Handler
    ) {
        self.init(attributedName, image)
        self.actionHandler = actionHandler
    }

    // MARK: Creating actions with a method

    /// Creates an action that calls a method of the target with the action as the argument.
    public convenience init<Target: AnyObject>(
        name: String, target: Target?,
        selector: @escaping @MainActor (Target) -> @MainActor (UIAccessibilityCustomAction) -> Bool
    ) {
        self.init(name: name, image: nil, target: target, selector: selector)
    }

    /// Creates an action that calls a method of the target without arguments.
    public convenience init<Target: AnyObject>(
        name: String, target: Target?, selector: @escaping @MainActor (Target) -> @MainActor () -> Bool
    ) {
        self.init(name: name, image: nil, target: target) { target in { _ in selector(target)() } }
    }

    /// Creates an action that has an image and calls a method of the target with the action as the argument.
    public convenience init<Target: AnyObject>(
        name: String, image: UIImage?, target: Target?,
        selector: @escaping @MainActor (Target) -> @MainActor (UIAccessibilityCustomAction) -> Bool
    ) {
        self.init(
            attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
    }

    /// Creates an action that has an image and calls a method of the target without arguments.
    public convenience init<Target: AnyObject>(
        name: String, image: UIImage?, target: Target?,
        selector: @escaping @MainActor (Target) -> @MainActor () -> Bool
    ) {
        self.init(name: name, image: image, target: target) { target in { _ in selector(target)() } }
    }

    /// Creates an action that has an attributed name and calls a method of the target with the action as the argument.
    public convenience init<Target: AnyObject>(
        attributedName: NSAttributedString, target: Target?,
        selector: @escaping @MainActor (Target) -> @MainActor (UIAccessibilityCustomAction) -> Bool
    ) {
        self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
    }

    /// Creates an action that has an attributed name and calls a method of the target without arguments.
    public convenience init<Target: AnyObject>(
        attributedName: NSAttributedString, target: Target?,
        selector: @escaping @MainActor (Target) -> @MainActor () -> Bool
    ) {
        self.init(attributedName: attributedName, image: nil, target: target) { target in { _ in selector(target)() } }
    }

    /// Creates an action that has an attributed name and an image, and calls a method of the target with the action as
    /// the argument.
    public convenience init<Target: AnyObject>(
        attributedName: NSAttributedString, image: UIImage?, target: Target?,
        selector: @escaping @MainActor (Target) -> @MainActor (UIAccessibilityCustomAction) -> Bool
    ) {
        self.init(attributedName, image)
        let method: @MainActor (Target) -> @MainActor (Answer) -> Void = { target in
            { answer in answer.isDone = selector(target)(answer.action) }
        }
        self.target = target
        self.method = TargetAction(target, method)
    }

    /// Creates an action that has an attributed name and an image, and calls a method of the target without arguments.
    public convenience init<Target: AnyObject>(
        attributedName: NSAttributedString, image: UIImage?, target: Target?,
        selector: @escaping @MainActor (Target) -> @MainActor () -> Bool
    ) {
        self.init(attributedName: attributedName, image: image, target: target) { target in
            { _ in selector(target)() }
        }
    }

    /// Creates an action that calls a method of the target by name, with the action if the method has a parameter.
    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(name: name, image: nil, target: target, selector: selector)
    }

    /// Creates an action that has an image and calls a method of the target by name.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(
            attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
    }

    /// Creates an action that has an attributed name and calls a method of the target by name.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
    }

    /// Creates an action that has an attributed name and an image, and calls a method of the target by name.
    public convenience init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.init(attributedName, image)
        self.target = target as AnyObject?
        self.selector = selector
    }

    // MARK: Properties

    /// The name, which is spoken when the action is offered.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    /// The name, ``name``, as an attributed string.
    open var attributedName: NSAttributedString {
        didSet { attributedName = NSAttributedString(attributedString: attributedName) }
    }

    /// An image for the action.
    open var image: UIImage?

    /// The closure that performs the action. If set, the target's method is not called.
    open var actionHandler: UIAccessibilityCustomAction.Handler?

    /// The object whose method performs the action, held weakly.
    ///
    /// > Note: Setting it or ``selector`` removes a method that was passed unapplied.
    open weak var target: AnyObject? {
        didSet { method = nil }
    }

    /// The name of the method that performs the action; empty if the method was passed unapplied, or without a target.
    open var selector: Selector = "" {
        didSet { method = nil }
    }

    /// Performs the action.
    ///
    /// - Returns: whether the action succeeded.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        if let method {
            let answer = Answer(self)
            method.send(from: answer, responder: nil)
            return answer.isDone
        }
        guard let target, selector != "" else { return false }
        return MethodCall.send(selector, to: target, with: self) as? Bool ?? false
    }
}
