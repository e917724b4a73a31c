// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Clamping of numbers that come from the app.
///
/// An app may divide by a distance of 0, and pass on NaN or infinity. Such numbers are replaced as soon as the app
/// passes them. Otherwise a later loop might not end, or a drawn coordinate might not be finite.
extension Double {
    /// The number, clamped to a range; `other` if it is NaN.
    package func bounded(to range: ClosedRange<Double>, orIfNaN other: Double) -> Double {
        isNaN ? other : range.clamping(self)
    }

    /// The number as a length that a layout can compute with; 0 for NaN.
    var boundedLength: Double { bounded(to: Thresholds.Layout.lengths, orIfNaN: 0) }
    /// The number as a distance that a layout can compute with; 0 for NaN.
    var boundedDistance: Double { bounded(to: Thresholds.Layout.distances, orIfNaN: 0) }
}

extension ClosedRange<Double> {
    /// The value of the range that is nearest to `value`; the lower bound for NaN.
    package func clamping(_ value: Double) -> Double { Swift.min(upperBound, Swift.max(lowerBound, value)) }
}
