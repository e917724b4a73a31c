// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Counts of cache hits and misses in text layout.
package struct TypesettingStatistics: Sendable, Equatable {
    /// The number of layouts found in the cache.
    package var layoutHits = 0
    /// The number of layouts that were not in the cache and had to be created.
    package var layoutMisses = 0
    /// The number of shaped texts found in the cache, for example for a layout with another width or colour.
    package var shapingHits = 0
    /// The number of texts that were not in the cache and had to be shaped.
    package var shapingMisses = 0
    /// The number of words in shaped texts whose glyphs were found in the cache.
    package var wordHits = 0
    /// The number of words in shaped texts that had to be shaped.
    package var wordMisses = 0
    /// The number of render nodes created. Text that is only measured needs none.
    package var nodesMade = 0

    package init() {}

    /// The counts of the whole process so far.
    package static var current: TypesettingStatistics { TextEngine.shared.locked { $0.statistics } }
}
