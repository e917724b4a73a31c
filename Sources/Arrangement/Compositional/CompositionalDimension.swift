// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The width or height of an item of a compositional layout.
package enum CompositionalDimension: Sendable, Hashable {
    /// A length in points.
    case absolute(Double)
    /// A fraction of the container's width.
    case fractionalWidth(Double)
    /// A fraction of the container's height.
    case fractionalHeight(Double)
    /// The length that the item is measured at; the given length in points until then.
    case estimated(Double)
    /// The greatest length of the estimated items in the same group; the given length in points until they are
    /// measured. A section's own group shares the length with all groups of the section.
    case uniformAcrossSiblings(Double)

    /// Whether the length depends on a measurement.
    package var isEstimated: Bool {
        switch self {
        case .estimated, .uniformAcrossSiblings: true
        case .absolute, .fractionalWidth, .fractionalHeight: false
        }
    }

    var isUniform: Bool { if case .uniformAcrossSiblings = self { true } else { false } }

    /// Whether the length is a fraction of the container's length on an axis.
    func isFraction(of axis: ScrollAxis) -> Bool {
        switch self {
        case .fractionalWidth: axis == .horizontal
        case .fractionalHeight: axis == .vertical
        case .absolute, .estimated, .uniformAcrossSiblings: false
        }
    }

    /// The length in points in a container; the estimate for an estimated dimension. Only fractions are rounded.
    func length(in container: CGSize, _ grid: PixelGrid) -> Double {
        switch self {
        case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length):
            length.boundedLength
        case .fractionalWidth(let fraction):
            grid.roundedDown(container.width * fraction.boundedFraction).boundedLength
        case .fractionalHeight(let fraction):
            grid.roundedDown(container.height * fraction.boundedFraction).boundedLength
        }
    }
}

/// The width and height of an item of a compositional layout.
package struct CompositionalDimensions: Sendable, Hashable {
    package var width: CompositionalDimension
    package var height: CompositionalDimension

    package init(width: CompositionalDimension, height: CompositionalDimension) {
        (self.width, self.height) = (width, height)
    }

    subscript(axis: ScrollAxis) -> CompositionalDimension { axis == .horizontal ? width : height }

    /// Whether a width depends on the container's height, or a height on its width.
    var hasFractionOfOtherAxis: Bool { width.isFraction(of: .vertical) || height.isFraction(of: .horizontal) }

    /// The size in points in a container, with the estimates of estimated dimensions.
    func size(in container: CGSize, _ grid: PixelGrid) -> CGSize {
        CGSize(width: width.length(in: container, grid), height: height.length(in: container, grid))
    }
}

extension Double {
    /// The number as a fraction that a layout can compute with; 0 for NaN.
    var boundedFraction: Double { bounded(to: Thresholds.Compositional.fractions, orIfNaN: 0) }
}
