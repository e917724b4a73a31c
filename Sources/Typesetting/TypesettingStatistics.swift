// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// How often text was found ready, and how often it had to be made.
package struct TypesettingStatistics: Sendable, Equatable {
    /// Layouts found in the cache.
    package var layoutHits = 0
    /// Layouts made.
    package var layoutMisses = 0
    /// Layouts made from text that was shaped already: at another width, say, or in another colour.
    package var shapingHits = 0
    /// Texts shaped.
    package var shapingMisses = 0
    /// Words of such texts whose glyphs were known, and words that had to be shaped.
    package var wordHits = 0
    package var wordMisses = 0
    /// Render nodes made; a text that is only measured makes none.
    package var nodesMade = 0

    package init() {}

    /// The counts of the whole process so far.
    package static var current: TypesettingStatistics { TextEngine.shared.locked { $0.statistics } }
}
