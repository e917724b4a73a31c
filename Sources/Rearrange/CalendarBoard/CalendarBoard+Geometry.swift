// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension CalendarBoard {
    /// Whether an item is being dragged. Such an item is left out when overlapping items are laid out side by side.
    private func isBeingDragged(_ id: AnyHashable) -> Bool {
        drag.map { $0.id == id && $0.dragState.isBeingDragged } ?? false
    }

    /// The lane in which an item is drawn on a visible day, beside the items that overlap it; nil if it is not drawn
    /// there.
    private func lane(of id: AnyHashable, on day: Int) -> Lanes.Lane? {
        if let known = lanes[day] { return known[id] }
        let (start, end) = (days.axis.days[day].start, days.axis.days[day].end)
        let ids = Set(context.plan.index.ids(near: days.shownExtent(from: start, to: end))).union(pushedItems.keys)
        let known = ids.compactMap { id in laneSpan(of: id, on: day).map { (id: id, span: $0) } }
        let index = LaneIndex(known.sorted { $0.span.number < $1.span.number })
        lanes[day] = index
        return index[id]
    }

    /// The range of minutes that an item covers on `day`, the index of a visible day. A short item covers at least the
    /// minutes that correspond to its minimum height. Nil if the item does not cover the day, is all-day, or is being
    /// dragged.
    private func laneSpan(of id: AnyHashable, on day: Int) -> LaneIndex<AnyHashable>.Span? {
        guard !isBeingDragged(id), let item = item(id), !item.isAllDay, let number = store.index(of: id),
            let stretch = space.stretches(of: item.time).first(where: { $0.day == day })
        else { return nil }
        let least = Double(CalendarSpace.leastHeight / space.scale)
        return LaneIndex.Span(start: stretch.from, end: max(stretch.to, stretch.from + least), number: number)
    }

    /// Updates the lanes, in which overlapping items are drawn side by side, after the places of the items `ids` have
    /// changed.
    ///
    /// - Returns: the ids of the other items whose lanes have changed.
    func changeLanes(of ids: Set<AnyHashable>) -> Set<AnyHashable> {
        var changed: Set<AnyHashable> = []
        for day in Array(lanes.keys) {
            let spans = ids.map { (id: $0, span: laneSpan(of: $0, on: day)) }
            changed.formUnion(lanes[day]?.change(spans) ?? [])
        }
        return changed.subtracting(ids)
    }

    private var lanesOfStrip: [AnyHashable: Lanes.Lane] {
        if let stripLanes { return stripLanes }
        var ids = context.strip.ids(near: days.wholeExtent).filter { !isBeingDragged($0) }
        ids.sort { store.index(of: $0) ?? 0 < store.index(of: $1) ?? 0 }
        let spans = ids.map { id in store[id].flatMap { days.span(of: $0.time) } }
        let known = zip(ids, spans).compactMap { id, span in span.map { (id, $0) } }
        let lanes = Lanes.lanes(of: known.map { (Double($0.1.lowerBound), Double($0.1.upperBound + 1)) })
        let all = Dictionary(zip(known.map(\.0), lanes)) { first, _ in first }
        stripLanes = all
        return all
    }

    /// The number of rows that the visible all-day items need in the strip, so that none overlap.
    var rowsOfStrip: Int { lanesOfStrip.values.map { $0.index + 1 }.max() ?? 0 }

    func segmentsInLanes(of item: BoardItem<CalendarPlace>) -> [BoardSegment] {
        if item.isAllDay {
            guard let span = days.span(of: item.time) else { return [] }
            let frame = space.columnFrame(span, in: context)
            // A dragged item has no row. The ghost that marks the place of its drop is drawn in the first visible row.
            let row = lanesOfStrip[item.id]?.index ?? strip.firstRow(of: metrics.stripRow)
            let place = CalendarStripView.frame(
                ofRow: row, of: metrics.stripRow, from: frame.minX, width: frame.width)
            return [BoardSegment(surface: .strip, frame: place)]
        }
        return space.stretches(of: item.time).map { stretch in
            BoardSegment(frame: space.frame(of: stretch, in: lane(of: item.id, on: stretch.day), context))
        }
    }
}
