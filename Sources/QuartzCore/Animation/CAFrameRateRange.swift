// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The frame rates at which an animation or a display link should be updated, in frames a second.
public struct CAFrameRateRange: Sendable, Equatable {
    /// The lowest acceptable rate.
    public var minimum: Float
    /// The highest acceptable rate.
    public var maximum: Float
    /// The preferred rate within the range; nil and 0 mean the maximum.
    public var preferred: Float?

    /// Creates a range that sets no limits and no preference, so that every frame of the display is used.
    public init() {
        (minimum, maximum, preferred) = (0, 0, 0)
    }

    /// Creates a range of positive rates, with an optional preferred rate in it.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// The range without limits and preference: every frame of the display is used.
    public static let `default` = CAFrameRateRange()

    /// A maximum above this rate, in frames a second, limits nothing, because no display is faster.
    private static let highestRate: Float = 100_000

    /// The rate to use; nil for every frame of the display.
    package var wantedRate: Double? {
        guard maximum > 0, maximum <= Self.highestRate else { return nil }
        guard let preferred, preferred > 0 else { return Double(maximum) }
        return Double(min(maximum, max(preferred, minimum)))
    }
}
