// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something that can be done with an element besides activating it.
///
/// Its method is given unapplied, `UIAccessibilityCustomAction(name: "Archive", target: self, selector: Board.archive)`,
/// takes the action or nothing, and says whether it was done. The target is held weakly.
///
/// > Note: `target` can be read only: it goes with its method.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Does it, and says whether it could be done.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    private final class Answer {
        let action: UIAccessibilityCustomAction
        var isDone = false

        init(_ action: UIAccessibilityCustomAction) { self.action = action }
    }

    private var call: TargetAction<Answer>?
    /// Whether an object offers it by itself, beside those that it has been given.
    var isOffered = false

    private init(_ name: NSAttributedString, _ image: UIImage?) {
        attributedName = NSAttributedString(attributedString: name)
        self.image = image
        super.init()
    }

    // MARK: With a handler

    public convenience init(name: String, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
        self.init(name: name, image: nil, actionHandler: actionHandler)
    }

    public convenience init(
        name: String, image: UIImage?, actionHandler: @escaping UIAccessibilityCustomAction.Handler
    ) {
        self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
    }

    public convenience init(
        attributedName: NSAttributedString, actionHandler: @escaping UIAccessibilityCustomAction.Handler
    ) {
        self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
    }

    public convenience init(
        attributedName: NSAttributedString, image: UIImage?,
        actionHandler: @escaping UIAccessibilityCustomAction.Handler
    ) {
        self.init(attributedName, image)
        self.actionHandler = actionHandler
    }

    // MARK: With a method

    public convenience init<Target: AnyObject>(
        name: String, target: Target?,
        selector: @escaping @MainActor (Target) -> @MainActor (UIAccessibilityCustomAction) -> Bool
    ) {
        self.init(name: name, image: nil, target: target, selector: selector)
    }

    public convenience init<Target: AnyObject>(
        name: String, target: Target?, selector: @escaping @MainActor (Target) -> @MainActor () -> Bool
    ) {
        self.init(name: name, image: nil, target: target) { target in { _ in selector(target)() } }
    }

    public convenience init<Target: AnyObject>(
        name: String, image: UIImage?, target: Target?,
        selector: @escaping @MainActor (Target) -> @MainActor (UIAccessibilityCustomAction) -> Bool
    ) {
        self.init(
            attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
    }

    public convenience init<Target: AnyObject>(
        name: String, image: UIImage?, target: Target?,
        selector: @escaping @MainActor (Target) -> @MainActor () -> Bool
    ) {
        self.init(name: name, image: image, target: target) { target in { _ in selector(target)() } }
    }

    public convenience init<Target: AnyObject>(
        attributedName: NSAttributedString, target: Target?,
        selector: @escaping @MainActor (Target) -> @MainActor (UIAccessibilityCustomAction) -> Bool
    ) {
        self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
    }

    public convenience init<Target: AnyObject>(
        attributedName: NSAttributedString, target: Target?,
        selector: @escaping @MainActor (Target) -> @MainActor () -> Bool
    ) {
        self.init(attributedName: attributedName, image: nil, target: target) { target in { _ in selector(target)() } }
    }

    public convenience init<Target: AnyObject>(
        attributedName: NSAttributedString, image: UIImage?, target: Target?,
        selector: @escaping @MainActor (Target) -> @MainActor (UIAccessibilityCustomAction) -> Bool
    ) {
        self.init(attributedName, image)
        let method: @MainActor (Target) -> @MainActor (Answer) -> Void = { target in
            { answer in answer.isDone = selector(target)(answer.action) }
        }
        call = TargetAction(target, method)
    }

    public convenience init<Target: AnyObject>(
        attributedName: NSAttributedString, image: UIImage?, target: Target?,
        selector: @escaping @MainActor (Target) -> @MainActor () -> Bool
    ) {
        self.init(attributedName: attributedName, image: image, target: target) { target in
            { _ in selector(target)() }
        }
    }

    // MARK: What it is

    /// What is spoken where the action is offered.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    open var attributedName: NSAttributedString {
        didSet { attributedName = NSAttributedString(attributedString: attributedName) }
    }

    open var image: UIImage?

    /// Called before any target.
    open var actionHandler: UIAccessibilityCustomAction.Handler?

    open weak var target: AnyObject? { call?.target }

    /// Does it.
    ///
    /// - Returns: whether it could be done.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        let answer = Answer(self)
        call?.send(from: answer, responder: nil)
        return answer.isDone
    }
}
