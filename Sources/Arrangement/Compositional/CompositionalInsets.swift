// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The insets of a frame of a compositional layout, in points.
package struct CompositionalInsets: Sendable, Hashable {
    package var top: Double
    package var leading: Double
    package var bottom: Double
    package var trailing: Double

    package static let zero = CompositionalInsets()

    package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// The inset at the beginning of an axis: at the top, or at the leading edge.
    func start(_ axis: ScrollAxis) -> Double { (axis == .horizontal ? leading : top).boundedDistance }
    /// The inset at the end of an axis: at the bottom, or at the trailing edge.
    func end(_ axis: ScrollAxis) -> Double { (axis == .horizontal ? trailing : bottom).boundedDistance }
    /// The sum of both insets of an axis.
    func sum(_ axis: ScrollAxis) -> Double { start(axis) + end(axis) }

    /// The insets without those on axes that are estimated, where UIKit ignores them.
    func ignoringEstimated(_ size: CompositionalDimensions) -> CompositionalInsets {
        var insets = self
        if size.width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if size.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    /// The frame less the insets. Insets that are larger than the frame give a frame of the positive difference, in the
    /// place that they overlap.
    func inset(_ frame: CGRect) -> CGRect {
        CGRect(
            x: frame.origin.x + start(.horizontal), y: frame.origin.y + start(.vertical),
            width: frame.size.width - sum(.horizontal), height: frame.size.height - sum(.vertical)
        ).standardized
    }
}

/// The room that a layout gives to its sections, a section to its groups, and a group to its items.
package struct CompositionalContainer: Sendable, Hashable {
    /// The size in points, insets included.
    package var contentSize: CGSize
    /// The insets in points; values below 1 are fractions of the size.
    package var contentInsets: CompositionalInsets

    package init(contentSize: CGSize, contentInsets: CompositionalInsets = .zero) {
        (self.contentSize, self.contentInsets) = (contentSize, contentInsets)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(contentSize.width)
        hasher.combine(contentSize.height)
        hasher.combine(contentInsets)
    }

    /// The insets in points.
    package var effectiveContentInsets: CompositionalInsets {
        func points(_ inset: Double, of length: Double) -> Double { abs(inset) < 1 ? inset * length : inset }
        return CompositionalInsets(
            top: points(contentInsets.top, of: contentSize.height),
            leading: points(contentInsets.leading, of: contentSize.width),
            bottom: points(contentInsets.bottom, of: contentSize.height),
            trailing: points(contentInsets.trailing, of: contentSize.width))
    }

    /// The size in points less the insets.
    package var effectiveContentSize: CGSize {
        let insets = effectiveContentInsets
        return CGSize(
            width: max(contentSize.width - insets.leading - insets.trailing, 0),
            height: max(contentSize.height - insets.top - insets.bottom, 0))
    }
}
