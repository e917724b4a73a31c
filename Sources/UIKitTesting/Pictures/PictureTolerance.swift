// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// How far a picture may be from the stored one.
public struct PictureTolerance: Sendable, Equatable {
    /// A pixel differs if its red, green, blue or alpha differs by more than this, of 255.
    public var channel: Int
    /// The share of all pixels that may differ, from 0 to 1.
    public var share: Double

    /// - Parameters:
    ///   - channel: 2 unless given: as much as rounding changes, and less than a user sees.
    ///   - share: none unless given.
    public init(channel: Int = 2, share: Double = 0) {
        (self.channel, self.share) = (channel, share)
    }
}
