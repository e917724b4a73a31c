// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The controllers that the view controllers around a view present, and the top controllers of the navigation
/// controllers around it. Compared to detect a change.
@MainActor
struct PresentedControllers: Equatable {
    private let shown: [ObjectIdentifier?]
    /// Whether any of the controllers is in a transition.
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
