// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// How often a second something is worth showing, in frames a second.
public struct CAFrameRateRange: Sendable, Equatable {
    public var minimum: Float
    public var maximum: Float
    /// The rate within the range that is best; nil and 0 are the maximum.
    public var preferred: Float?

    /// No preference: every frame of the display.
    public init() {
        (minimum, maximum, preferred) = (0, 0, 0)
    }

    /// A range of rates, which are positive, the preferred one among them.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    public static let `default` = CAFrameRateRange()

    /// No display is faster: what is beyond it is no limit.
    private static let highestRate: Float = 100_000

    /// The rate to keep to; nil for every frame of the display.
    package var wantedRate: Double? {
        guard maximum > 0, maximum <= Self.highestRate else { return nil }
        guard let preferred, preferred > 0 else { return Double(maximum) }
        return Double(min(maximum, max(preferred, minimum)))
    }
}
