// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Views that take drops and are too thin for a pointer to meet, as an empty list is that is as high as its rows.
///
/// They are looked for when a drag begins, and reached from a few points around them.
@MainActor
struct ThinDestinations {
    private struct Entry {
        weak var view: UIView?
    }

    private static let reach = CGFloat(Thresholds.DragSession.emptyDestinationReach)
    private var entries: [Entry] = []

    init() {}

    /// - Complexity: O(views in the window)
    init(in window: UIWindow) {
        look(in: window)
    }

    private mutating func look(in view: UIView) {
        if view.interactions.contains(where: { $0 is UIDropInteraction }),
            min(view.bounds.width, view.bounds.height) < 2 * Self.reach
        {
            entries.append(Entry(view: view))
        }
        for subview in view.subviews { look(in: subview) }
    }

    /// Those near a point of the window.
    func near(_ point: CGPoint) -> [UIView] {
        guard !entries.isEmpty else { return [] }
        return entries.compactMap(\.view).filter { view in
            guard let superview = view.superview, view.window != nil,
                !sequence(first: view, next: \.superview).contains(where: \.isHidden),
                min(view.bounds.width, view.bounds.height) < 2 * Self.reach
            else { return false }
            return superview.convert(view.frame, to: nil).insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
        }
    }
}
