// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The faults in a view's layout: an ambiguity, and constraints that were broken because they contradict others. The
/// search for them takes time.
@MainActor
struct LayoutProblems {
    let isAmbiguous: Bool
    /// The end of the view's description, which begins with the broken constraints; nil if none is broken.
    private let broken: String?

    init(of view: UIView) {
        isAmbiguous = view.hasAmbiguousLayout
        let parts = view.layoutDescription().components(separatedBy: "\nBroken:\n")
        broken = parts.count > 1 ? parts.last : nil
    }

    /// Whether a constraint of the view is broken.
    func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
        broken?.contains("\(constraint), because it contradicts") == true
    }
}

/// The values whose change can cause or resolve problems of a view's layout: the constraints of the view and of its
/// superviews, and the frames and priorities of the view and its siblings.
@MainActor
struct LayoutState: Equatable {
    private struct Constraint: Equatable {
        let id: ObjectIdentifier
        let constant: CGFloat
        let priority: UILayoutPriority
    }

    private struct Item: Equatable {
        let id: ObjectIdentifier
        let frame: CGRect
        let priorities: [UILayoutPriority]
    }

    private let constraints: [Constraint]
    /// The view and its siblings.
    private let items: [Item]

    init(of view: UIView) {
        constraints = sequence(first: view, next: \.superview).flatMap(\.constraints).map {
            Constraint(id: ObjectIdentifier($0), constant: $0.constant, priority: $0.priority)
        }
        items = ([view] + (view.superview?.subviews ?? [])).map { item in
            let priorities = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap {
                [item.contentHuggingPriority(for: $0), item.contentCompressionResistancePriority(for: $0)]
            }
            return Item(id: ObjectIdentifier(item), frame: item.frame, priorities: priorities)
        }
    }
}
