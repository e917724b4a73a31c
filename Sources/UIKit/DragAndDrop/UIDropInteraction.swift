// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An interaction that makes a view a drop target.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, WindowInteraction {
    /// The delegate, which decides whether the view accepts a drop, and handles the drop.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// The view that the interaction is added to.
    open private(set) weak var view: UIView?

    /// Whether the interaction takes part in several drags at once.
    ///
    /// > Note: Without effect: a screen has one drag at a time.
    open var allowsSimultaneousDropSessions = false

    /// Creates an interaction with a delegate, which the interaction does not retain.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Makes the running drag exit this drop target, because the interaction is being removed from its view.
    open func willMove(to view: UIView?) {
        leave()
    }

    /// Stores the new view.
    open func didMove(to view: UIView?) {
        self.view = view
    }

    func viewWillLeaveWindow() {
        leave()
    }

    private func leave() {
        coordinator?.interactionWillBeRemoved(self)
    }

    /// The drag coordinator of the view's screen; nil outside a window.
    var coordinator: DragCoordinator? { view?.window?.host?.drags }
}
