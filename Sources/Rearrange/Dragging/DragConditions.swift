// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The conditions around a view that must not change during a drag: the window's size and scale, the presented view
/// controllers, and a table's editing mode.
@MainActor
struct DragConditions {
    private let size: CGSize
    private let scale: CGFloat
    private let isEditing: Bool
    /// The presented view controller and the top view controller of each view controller that contains the view.
    private let shown: [Shown]

    init(of view: UIView) {
        size = view.window?.bounds.size ?? .zero
        scale = view.traitCollection.displayScale
        isEditing = (view as? UITableView)?.isEditing == true
        shown = sequence(first: view as UIResponder, next: \.next).compactMap { $0 as? UIViewController }.flatMap {
            [Shown($0.presentedViewController), Shown(($0 as? UINavigationController)?.topViewController)]
        }
    }

    /// Whether a drag that began under the conditions `other` may continue under these conditions.
    func allowsDrag(from other: DragConditions) -> Bool {
        let tolerance = CGFloat(Thresholds.DragSession.resizeTolerance)
        return abs(size.width - other.size.width) <= tolerance && abs(size.height - other.size.height) <= tolerance
            && scale == other.scale && isEditing == other.isEditing && shown.count == other.shown.count
            && zip(shown, other.shown).allSatisfy { $0.isSame(as: $1) }
    }

    /// A weak reference to a presented or top view controller, which may have been released since, or a record that
    /// there was none.
    private struct Shown {
        weak var controller: UIViewController?
        let isNothing: Bool

        init(_ controller: UIViewController?) {
            self.controller = controller
            isNothing = controller == nil
        }

        @MainActor
        func isSame(as other: Shown) -> Bool {
            isNothing ? other.isNothing : controller != nil && controller === other.controller
        }
    }
}
