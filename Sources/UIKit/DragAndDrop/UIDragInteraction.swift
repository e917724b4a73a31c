// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An interaction that makes a view's content draggable: with a finger by a long press and a movement, with a mouse by
/// a movement while the button is down.
///
/// ## Caveats
/// A drag follows one pointer, and a screen has one drag at a time.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, WindowInteraction {
    /// The delegate, which provides the items and previews.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// The view that the interaction is added to.
    open private(set) weak var view: UIView?

    /// The initial value of ``isEnabled``: true, as on iPad and on iPhone since iOS 15.
    open class var isEnabledByDefault: Bool { true }

    /// Whether a drag can start. Setting it to false cancels the interaction's running drag, whichever input controls
    /// that drag.
    open var isEnabled: Bool {
        didSet {
            for recognizer in recognizers { recognizer.isEnabled = isEnabled }
            if !isEnabled { coordinator?.cancel(self) }
        }
    }

    /// Whether other gestures can continue during the lift. If false, all other gestures except long presses fail when
    /// the items are lifted.
    open var allowsSimultaneousRecognitionDuringLift = false

    /// Whether the delegate is told that another app has moved the items, so that the delegate can delete the
    /// originals.
    var reportsTransfers = true

    private lazy var recognizers: [UIGestureRecognizer] = [
        DragLiftRecognizer(for: self), DragAddingRecognizer(for: self),
    ]

    /// Creates an interaction with a delegate, which the interaction does not retain.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        isEnabled = Self.isEnabledByDefault
        super.init()
    }

    /// Ends a running drag that began in the view to which the interaction belonged, and removes the gesture
    /// recognizers from that view.
    open func willMove(to view: UIView?) {
        guard let old = self.view else { return }
        coordinator?.interactionWillBeRemoved(self)
        for recognizer in recognizers { old.removeGestureRecognizer(recognizer) }
    }

    /// Adds the gesture recognizers to the new view.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        for recognizer in recognizers {
            recognizer.isEnabled = isEnabled
            view.addGestureRecognizer(recognizer)
        }
    }

    func viewWillLeaveWindow() {
        coordinator?.interactionWillBeRemoved(self)
    }

    /// The drag coordinator of the view's screen; nil outside a window.
    var coordinator: DragCoordinator? { view?.window?.host?.drags }
}
