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
