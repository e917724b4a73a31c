// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A pair of old and new contents during a cross-fade. An animation of ``CALayer/contents`` sets such a pair as the
/// contents of the presentation copy.
final class CrossFadedContents {
    let old: AnyObject?
    let new: AnyObject?
    /// 0 shows the old contents, 1 the new ones.
    let fraction: Double
    /// The number of nested cross-fades, including this one.
    let depth: Int

    /// The maximum number of nested cross-fades. If contents change again before a cross-fade ends, cross-fades are
    /// nested. Beyond the maximum, the innermost one is replaced with the more visible of its two contents. The number
    /// is our own choice: a fifth image is hardly visible.
    private static let most = 4

    init(_ old: AnyObject?, _ new: AnyObject?, fraction: Double) {
        self.old = CrossFadedContents.pruned(old, to: CrossFadedContents.most - 1)
        self.new = CrossFadedContents.pruned(new, to: CrossFadedContents.most - 1)
        self.fraction = fraction
        depth = 1 + max((self.old as? CrossFadedContents)?.depth ?? 0, (self.new as? CrossFadedContents)?.depth ?? 0)
    }

    private static func pruned(_ contents: AnyObject?, to depth: Int) -> AnyObject? {
        guard let mixed = contents as? CrossFadedContents, mixed.depth > depth || depth == 0 else { return contents }
        guard depth > 0 else { return pruned(mixed.fraction < 0.5 ? mixed.old : mixed.new, to: 0) }
        let (old, new) = (pruned(mixed.old, to: depth - 1), pruned(mixed.new, to: depth - 1))
        return CrossFadedContents(old, new, fraction: mixed.fraction)
    }
}
