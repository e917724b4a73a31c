// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// How numbers from an app are made fit to calculate with.
///
/// An app divides by a distance of nothing, and hands on what comes out. Such numbers are put right where they enter:
/// behind that place no loop waits for an end that never comes, and no picture is made of what is no number.
extension Double {
    /// The number, moved into a range; `other` where it is no number.
    package func bounded(to range: ClosedRange<Double>, orIfNaN other: Double) -> Double {
        isNaN ? other : range.clamping(self)
    }
}

extension ClosedRange<Double> {
    /// The value of the range that lies nearest to `value`; the lower bound for what is no number.
    package func clamping(_ value: Double) -> Double { Swift.min(upperBound, Swift.max(lowerBound, value)) }
}
