// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lets things be dropped on a view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, WindowInteraction {
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    open private(set) weak var view: UIView?

    /// Whether it takes part in several drags at once.
    ///
    /// > Note: A screen has one drag at a time, so that it never comes to that.
    open var allowsSimultaneousDropSessions = false

    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {
        leave()
    }

    open func didMove(to view: UIView?) {
        self.view = view
    }

    func viewWillLeaveWindow() {
        leave()
    }

    private func leave() {
        coordinator?.left(by: self)
    }

    /// That of the screen it is on.
    var coordinator: DragCoordinator? { view?.window?.host?.drags }
}
