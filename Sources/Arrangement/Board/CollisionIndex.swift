// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A spatial index of frames, for finding those near a given frame.
///
/// The board is divided into a grid of cells, each with a list of the frames that intersect it. The cost of a query
/// depends only on the frames in the cells that the query's frame intersects. A frame that covers very many cells is
/// stored separately and checked in each query.
package struct CollisionIndex<ID: Hashable> {
    private struct Cell: Hashable {
        var x: Int
        var y: Int
    }

    /// A rectangle of grid cells.
    private struct Span {
        var x: ClosedRange<Int>
        var y: ClosedRange<Int>

        var count: Int { x.count.multipliedReportingOverflow(by: y.count).partialValue }
        var isLarge: Bool {
            let (count, isTooMuch) = x.count.multipliedReportingOverflow(by: y.count)
            return isTooMuch || count > Thresholds.Board.mostCells
        }
    }

    private struct Entry {
        var frame: CGRect
        /// The entry's number in the order of insertion, by which query results are sorted.
        var number: Int
    }

    private var entries: [ID: Entry] = [:]
    private var cells: [Cell: [ID]] = [:]
    /// The items whose frames cover too many cells to be listed in each cell.
    private var large: Set<ID> = []
    private var nextNumber = 0
    package let cellSize: CGSize

    /// Creates an empty index.
    ///
    /// - Parameter cellSize: the size of a grid cell. Queries are fastest if it is about the size of most frames.
    package init(cellSize: CGSize = CGSize(width: Thresholds.Board.cellSide, height: Thresholds.Board.cellSide)) {
        self.cellSize = cellSize
    }

    package var count: Int { entries.count }
    package var ids: some Collection<ID> { entries.keys }

    /// Whether two frames are closer than `spacing` on both axes. Frames that are exactly `spacing` apart are not too
    /// close.
    package static func areTooClose(_ a: CGRect, _ b: CGRect, spacing: CGSize = .zero) -> Bool {
        let slack = SnapAxis.tolerance
        return a.minX < b.maxX + spacing.width - slack && b.minX < a.maxX + spacing.width - slack
            && a.minY < b.maxY + spacing.height - slack && b.minY < a.maxY + spacing.height - slack
    }

    /// The frame of an item; nil removes the item.
    ///
    /// - Complexity: O(cells that the frame intersects)
    package subscript(id: ID) -> CGRect? {
        get { entries[id]?.frame }
        set {
            let old = entries[id]
            guard old?.frame != newValue else { return }
            if let old { remove(id, old.frame) }
            guard let newValue else {
                entries[id] = nil
                return
            }
            entries[id] = Entry(frame: newValue, number: old?.number ?? nextNumber)
            if old == nil { nextNumber += 1 }
            add(id, newValue)
        }
    }

    /// The items that are closer to a frame than `spacing`, in the order of their insertion.
    ///
    /// - Complexity: O(frames in the cells that the frame intersects)
    package func ids(near frame: CGRect, spacing: CGSize = .zero) -> [ID] {
        let span = span(of: frame.insetBy(dx: -spacing.width, dy: -spacing.height))
        var found: [(id: ID, number: Int)] = []
        func look(_ id: ID, _ entry: Entry) {
            if Self.areTooClose(entry.frame, frame, spacing: spacing) { found.append((id, entry.number)) }
        }
        if span.isLarge || span.count > entries.count {
            for (id, entry) in entries { look(id, entry) }
        } else {
            for id in large { entries[id].map { look(id, $0) } }
            for y in span.y {
                for x in span.x {
                    for id in cells[Cell(x: x, y: y)] ?? [] {
                        guard let entry = entries[id] else { continue }
                        // A frame may intersect several of the searched cells. It is checked only in the first of them,
                        // so that its item is found once.
                        let own = self.span(of: entry.frame)
                        if x == max(own.x.lowerBound, span.x.lowerBound), y == max(own.y.lowerBound, span.y.lowerBound)
                        {
                            look(id, entry)
                        }
                    }
                }
            }
        }
        return found.sorted { $0.number < $1.number }.map(\.id)
    }

    // MARK: - Cells

    private func span(of frame: CGRect) -> Span {
        Span(
            x: range(frame.minX, frame.maxX, Double(cellSize.width)),
            y: range(frame.minY, frame.maxY, Double(cellSize.height)))
    }

    private func range(_ from: Double, _ to: Double, _ side: Double) -> ClosedRange<Int> {
        let limit = 1e15
        let first = Int(min(max((from / side).rounded(.down), -limit), limit))
        return first...max(first, Int(min(max((to / side).rounded(.down), -limit), limit)))
    }

    private mutating func add(_ id: ID, _ frame: CGRect) {
        let span = span(of: frame)
        guard !span.isLarge else {
            large.insert(id)
            return
        }
        for y in span.y {
            for x in span.x { cells[Cell(x: x, y: y), default: []].append(id) }
        }
    }

    private mutating func remove(_ id: ID, _ frame: CGRect) {
        guard large.remove(id) == nil else { return }
        let span = span(of: frame)
        for y in span.y {
            for x in span.x {
                let cell = Cell(x: x, y: y)
                cells[cell]?.removeAll { $0 == id }
                if cells[cell]?.isEmpty == true { cells[cell] = nil }
            }
        }
    }
}
