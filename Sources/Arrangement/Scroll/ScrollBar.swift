// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A scroll bar's geometry: the thumb's position on the track, and the content offset for a thumb position.
///
/// All values are in points.
package struct ScrollBar: Sendable, Hashable {
    /// The length of the track.
    package var track: Double
    /// The visible length of the content.
    package var visible: Double
    /// The permitted content offsets.
    package var range: ClosedRange<Double>

    package init(track: Double, visible: Double, range: ClosedRange<Double>) {
        (self.track, self.visible, self.range) = (track, visible, range)
    }

    /// The difference between the greatest and the smallest permitted content offset.
    private var scrollableLength: Double { range.upperBound - range.lowerBound }

    /// The thumb's length while the content offset is within `range`: proportional to the visible part of the content,
    /// but never too short to see and grab.
    package var restingLength: Double {
        let whole = scrollableLength + visible
        guard whole > 0, track > 0 else { return 0 }
        return min(max(track * visible / whole, Thresholds.ScrollBar.minimumLength), track)
    }

    /// The position of the thumb's start on the track, and the thumb's length, for a content offset. An offset outside
    /// `range` shortens the thumb.
    package func thumb(at offset: Double) -> (place: Double, length: Double) {
        let length = restingLength
        guard length > 0 else { return (0, 0) }
        let over = offset - min(max(offset, range.lowerBound), range.upperBound)
        if over != 0 {
            let squeezed = max(length - abs(over), min(Thresholds.ScrollBar.squeezedLength, length))
            return (over < 0 ? 0 : track - squeezed, squeezed)
        }
        let share = scrollableLength > 0 ? (offset - range.lowerBound) / scrollableLength : 0
        return ((track - length) * share, length)
    }

    package enum Side: Sendable {
        case before, after
    }

    /// Whether the position `place` on the track is before or after the thumb, at the content offset `offset`; nil on
    /// the thumb.
    package func side(of place: Double, at offset: Double) -> Side? {
        let thumb = thumb(at: offset)
        if place < thumb.place { return .before }
        return place > thumb.place + thumb.length ? .after : nil
    }

    /// The content offset for a thumb that starts at `place` on the track, clamped to the track's ends.
    package func offset(forThumbAt place: Double) -> Double {
        let room = track - restingLength
        guard room > 0 else { return range.lowerBound }
        return range.lowerBound + scrollableLength * min(max(place / room, 0), 1)
    }
}
