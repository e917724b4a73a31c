// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The controllers that are presented by the view controllers around a view, and the top controllers of the navigation
/// controllers around that view. Two values are compared to detect a change.
@MainActor
struct PresentedControllers: Equatable {
    private let shown: [ObjectIdentifier?]
    /// Whether one of the controllers around the view, or a controller that they present, is in a transition.
    let isChanging: Bool

    nonisolated static func == (one: PresentedControllers, other: PresentedControllers) -> Bool {
        one.shown == other.shown
    }

    init(from view: UIView?) {
        guard let view else {
            (shown, isChanging) = ([], false)
            return
        }
        let controllers = sequence(first: view as UIResponder, next: \.next).compactMap { $0 as? UIViewController }
        isChanging = controllers.contains {
            $0.appearance.isInTransition || $0.presentedViewController?.appearance.isInTransition == true
        }
        shown = controllers.flatMap {
            [
                $0.presentedViewController.map { ObjectIdentifier($0) },
                ($0 as? UINavigationController)?.topViewController.map { ObjectIdentifier($0) },
            ]
        }
    }
}
