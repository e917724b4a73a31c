// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A record of two kinds of controllers: those presented by the view controllers around a view, and the top controllers
/// of navigation controllers around that view. Two records are compared to detect a change.
@MainActor
struct PresentedControllers: Equatable {
    private let shown: [ObjectIdentifier?]
    /// Whether a view controller that contains the view, or a controller that it presents, is in a transition.
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
