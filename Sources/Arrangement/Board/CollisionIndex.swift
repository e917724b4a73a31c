// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which of many frames are near a place.
///
/// The board is cut into cells, and each knows the frames that reach into it: a question costs what lies in the cells it
/// touches, however many frames there are elsewhere. A frame of very many cells is kept apart and looked at each time.
package struct CollisionIndex<ID: Hashable> {
    private struct Cell: Hashable {
        var x: Int
        var y: Int
    }

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
        /// Answers come in the order in which frames were first put in.
        var number: Int
    }

    private var entries: [ID: Entry] = [:]
    private var cells: [Cell: [ID]] = [:]
    private var large: Set<ID> = []
    private var nextNumber = 0
    package let cellSize: CGSize

    /// - Parameter cellSize: about as large as most frames.
    package init(cellSize: CGSize = CGSize(width: Thresholds.Board.cellSide, height: Thresholds.Board.cellSide)) {
        self.cellSize = cellSize
    }

    package var count: Int { entries.count }
    package var ids: some Collection<ID> { entries.keys }

    /// Whether two frames are closer than `spacing` on both axes. Touching, or just so far apart, is neither.
    package static func areTooClose(_ a: CGRect, _ b: CGRect, spacing: CGSize = .zero) -> Bool {
        let slack = SnapAxis.tolerance
        return a.minX < b.maxX + spacing.width - slack && b.minX < a.maxX + spacing.width - slack
            && a.minY < b.maxY + spacing.height - slack && b.minY < a.maxY + spacing.height - slack
    }

    /// An item's frame; nil takes it out.
    ///
    /// - Complexity: O(cells that the frame reaches into)
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

    /// The items that are closer to a frame than `spacing`.
    ///
    /// - Complexity: O(frames in the cells that it reaches into)
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
                        // What reaches into several of the cells is looked at in the first.
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
