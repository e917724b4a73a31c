// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// What has to stay as it is round a view while something of it is in the air: the window's size and scale, what is
/// shown, and whether a table's rows are edited.
@MainActor
struct DragSurroundings {
    private let size: CGSize
    private let scale: CGFloat
    private let isEditing: Bool
    /// What each controller above the view shows in front: pushed or presented.
    private let shown: [Shown]

    init(of view: UIView) {
        size = view.window?.bounds.size ?? .zero
        scale = view.traitCollection.displayScale
        isEditing = (view as? UITableView)?.isEditing == true
        shown = sequence(first: view as UIResponder, next: \.next).compactMap { $0 as? UIViewController }.flatMap {
            [Shown($0.presentedViewController), Shown(($0 as? UINavigationController)?.topViewController)]
        }
    }

    /// Whether a drag that began in the one may go on in the other.
    func allowsDrag(from other: DragSurroundings) -> Bool {
        let tolerance = CGFloat(Thresholds.DragSession.resizeTolerance)
        return abs(size.width - other.size.width) <= tolerance && abs(size.height - other.size.height) <= tolerance
            && scale == other.scale && isEditing == other.isEditing && shown.count == other.shown.count
            && zip(shown, other.shown).allSatisfy { $0.isSame(as: $1) }
    }

    /// What a controller shows in front, which may have gone since; or that there is nothing.
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
