// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The difference that an image comparison accepts.
public struct PictureTolerance: Sendable, Equatable {
    /// The channel difference, from 0 to 255, above which a pixel's red, green, blue or alpha counts as different.
    public var channel: Int
    /// The fraction of all pixels that may differ, from 0 to 1.
    public var share: Double

    /// Creates a tolerance.
    ///
    /// - Parameters:
    ///   - channel: the channel difference, from 0 to 255, above which a pixel counts as different. The default 2
    ///     allows for rounding and is less than a user can see.
    ///   - share: the fraction of all pixels that may differ. The default 0 allows no differing pixels.
    public init(channel: Int = 2, share: Double = 0) {
        (self.channel, self.share) = (channel, share)
    }
}
