// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime

/// A transition from a view controller to another, which a storyboard describes.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The name of the segue in the storyboard; nil if it has none.
    open internal(set) var identifier: String?
    /// The controller at which the segue begins.
    open internal(set) var source: UIViewController
    /// The controller that the segue shows.
    open internal(set) var destination: UIViewController
    /// The closure that ``perform()`` calls; nil for a segue that the app has created without one.
    var handler: (() -> Void)?

    /// Creates a segue between two controllers. A subclass overrides this initializer or ``perform()``.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Creates a segue that calls a closure when it is performed.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Shows the destination. Override this method in a subclass for a custom transition.
    open func perform() {
        guard let handler else { misuse("Subclasses of UIStoryboardSegue must override -perform.") }
        handler()
    }
}

/// The search for the controller to which an unwind segue leads back.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller at which the segue begins.
    public let source: UIViewController
    /// The method of the destination that the segue calls.
    public let unwindAction: Selector
    /// The object that started the segue.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }

    /// The first controller that accepts the segue: among the children of each ancestor of the source, and then the
    /// ancestor itself. The controllers that present an ancestor follow. Nil if no controller accepts it.
    var destination: UIViewController? {
        var ancestor: UIViewController? = source
        while let current = ancestor {
            if let found = search(current) { return found }
            ancestor = current.parent ?? current.presentingViewController
        }
        return nil
    }

    private func search(_ controller: UIViewController) -> UIViewController? {
        for child in controller.allowedChildrenForUnwinding(from: self) {
            if let found = search(child) { return found }
        }
        let accepts = controller.canPerformUnwindSegueAction(unwindAction, from: source, sender: sender)
        return accepts ? controller : nil
    }
}

/// The transition of an unwind segue: presented controllers are dismissed, and containers show the destination.
@MainActor
enum UnwindTransition {
    static func perform(
        _ segue: UIStoryboardSegue, from source: UIViewController, to destination: UIViewController, animated: Bool
    ) {
        let path = Array(sequence(first: destination, next: \.parent))
        let sources = Array(sequence(first: source) { $0.parent ?? $0.presentingViewController })
        if let presenting = path.first(where: { controller in
            controller.presentedViewController.map { presented in sources.contains { $0 === presented } } ?? false
        }) {
            presenting.dismiss(animated: animated)
        }
        for (child, container) in zip(path, path.dropFirst()).reversed() {
            container.unwind(for: segue, towards: child)
        }
    }
}
