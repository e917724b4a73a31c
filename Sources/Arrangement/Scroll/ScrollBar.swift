// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The bar at a scroll view's edge: where its thumb lies on its track, and which offset the thumb stands for.
///
/// All in points.
package struct ScrollBar: Sendable, Hashable {
    /// How long the track is.
    package var track: Double
    /// How much of the content shows.
    package var visible: Double
    /// The offsets at which the content can rest.
    package var range: ClosedRange<Double>

    package init(track: Double, visible: Double, range: ClosedRange<Double>) {
        (self.track, self.visible, self.range) = (track, visible, range)
    }

    private var way: Double { range.upperBound - range.lowerBound }

    /// The thumb's length while the content is not beyond its edges: the share of the content that shows, but never too
    /// short to be seen and grabbed.
    package var restingLength: Double {
        let whole = way + visible
        guard whole > 0, track > 0 else { return 0 }
        return min(max(track * visible / whole, Thresholds.ScrollBar.minimumLength), track)
    }

    /// Where the thumb begins on its track and how long it is; content beyond its edge pushes it together there.
    package func thumb(at offset: Double) -> (place: Double, length: Double) {
        let length = restingLength
        guard length > 0 else { return (0, 0) }
        let over = offset - min(max(offset, range.lowerBound), range.upperBound)
        if over != 0 {
            let squeezed = max(length - abs(over), min(Thresholds.ScrollBar.squeezedLength, length))
            return (over < 0 ? 0 : track - squeezed, squeezed)
        }
        let share = way > 0 ? (offset - range.lowerBound) / way : 0
        return ((track - length) * share, length)
    }

    package enum Side: Sendable {
        case before, after
    }

    /// On which side of the thumb a place of the track is while the content is at `offset`; nil on the thumb.
    package func side(of place: Double, at offset: Double) -> Side? {
        let thumb = thumb(at: offset)
        if place < thumb.place { return .before }
        return place > thumb.place + thumb.length ? .after : nil
    }

    /// The offset that a thumb stands for which begins at `place` on its track; places beyond the track stand for its ends.
    package func offset(forThumbAt place: Double) -> Double {
        let room = track - restingLength
        guard room > 0 else { return range.lowerBound }
        return range.lowerBound + way * min(max(place / room, 0), 1)
    }
}
