// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lets a view's content be dragged: held until it lifts, and then moved, or moved with a mouse.
///
/// ## Caveats
/// A drag is one pointer's, and a screen has one at a time.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, WindowInteraction {
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open private(set) weak var view: UIView?

    /// What ``isEnabled`` is at first: true, as on iPad and on iPhone since iOS 15.
    open class var isEnabledByDefault: Bool { true }

    /// Whether something can be lifted. Turning it off puts back what is in the air, whoever leads it.
    open var isEnabled: Bool {
        didSet {
            for recognizer in recognizers { recognizer.isEnabled = isEnabled }
            if !isEnabled { coordinator?.cancel(self) }
        }
    }

    /// Whether other gestures go on while the view lifts; else they fail then, but for long presses.
    open var allowsSimultaneousRecognitionDuringLift = false

    /// Whether the delegate hears that another program has moved the items, so that it can take its own away.
    var hearsOfTransfers = true

    private lazy var recognizers: [UIGestureRecognizer] = [
        DragLiftRecognizer(for: self), DragAddingRecognizer(for: self),
    ]

    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        isEnabled = Self.isEnabledByDefault
        super.init()
    }

    open func willMove(to view: UIView?) {
        guard let old = self.view else { return }
        coordinator?.left(by: self)
        for recognizer in recognizers { old.removeGestureRecognizer(recognizer) }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        for recognizer in recognizers {
            recognizer.isEnabled = isEnabled
            view.addGestureRecognizer(recognizer)
        }
    }

    func viewWillLeaveWindow() {
        coordinator?.left(by: self)
    }

    /// That of the screen it is on.
    var coordinator: DragCoordinator? { view?.window?.host?.drags }
}
