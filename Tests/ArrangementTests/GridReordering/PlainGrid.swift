// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

@testable import Arrangement

func point(_ position: Double, _ offset: Double) -> GridPoint { GridPoint(position: position, offset: offset) }

func square(_ side: Double) -> FlowSize { FlowSize(breadth: side, length: side) }

/// A plain model of a grid during a drag: arrays that are laid out as a whole for each place.
struct PlainGrid {
    struct Section {
        var header = 0.0
        var footer = 0.0
        var startInset = 0.0
        var endInset = 0.0
        var sizes: [FlowSize]
    }

    /// The sections of a layout with the frames of their items, and the beginning and end of their lines.
    struct Layout {
        var frames: [[FlowFrame]] = []
        var lines: [ClosedRange<Double>] = []
        var length = 0.0
    }

    let metrics: FlowMetrics
    let sections: [Section]
    let lifted: [RowPath]
    let dragged: [FlowSize]
    let origin: RowPath?
    let atLift: Layout
    /// The landing frame at each place, by section.
    private(set) var landings: [[FlowFrame]] = []

    init(_ metrics: FlowMetrics, _ sections: [Section], lifted: [RowPath], lead: RowPath?, incoming: [FlowSize] = []) {
        (self.metrics, self.sections, self.lifted) = (metrics, sections, lifted.sorted())
        dragged = lifted.isEmpty ? incoming : lifted.sorted().map { sections[$0.section].sizes[$0.row] }
        origin = lead.map { lead in
            RowPath(
                section: lead.section,
                row: lead.row - lifted.filter { $0.section == lead.section && $0.row < lead.row }.count)
        }
        atLift = Self.layout(metrics, sections)
        let others = self.others
        for (number, section) in others.enumerated() {
            // The sections after this one do not matter for its frames.
            landings.append(
                (0...section.sizes.count).map { row in
                    var changed = Array(others[...number])
                    changed[number].sizes.insert(contentsOf: dragged, at: row)
                    return Self.layout(metrics, changed).frames[number][row]
                })
        }
    }

    /// The sections without the dragged items.
    var others: [Section] {
        var others = sections
        for path in lifted.reversed() { others[path.section].sizes.remove(at: path.row) }
        return others
    }

    static func layout(_ metrics: FlowMetrics, _ sections: [Section]) -> Layout {
        var layout = Layout()
        for section in sections {
            let start = layout.length + section.header + section.startInset
            let flow = PlainFlow(metrics, section.sizes)
            var frames: [FlowFrame] = []
            for (number, line) in flow.lines.enumerated() {
                for (item, position) in zip(line.items, flow.positions(inLine: number)) {
                    let size = section.sizes[item]
                    let offset = start + line.offset + (line.length - size.length) / 2
                    frames.append(FlowFrame(position: position, offset: offset, size: size))
                }
            }
            layout.frames.append(frames)
            layout.lines.append(start...start + flow.length)
            layout.length = start + flow.length + section.endInset + section.footer
        }
        return layout
    }

    var geometry: FlowGeometry {
        FlowGeometry(
            sections.map {
                FlowSection(
                    header: $0.header, footer: $0.footer, startInset: $0.startInset, endInset: $0.endInset,
                    lines: FlowLines(metrics, sizes: $0.sizes))
            })
    }

    var slots: FlowSlots {
        lifted.isEmpty
            ? FlowSlots(geometry, incoming: dragged)
            : FlowSlots(
                geometry, lifted: lifted,
                lead: lifted.first { path in
                    origin
                        == RowPath(
                            section: path.section,
                            row: path.row - lifted.filter { $0.section == path.section && $0 < path }.count)
                }!)
    }

    /// The slot by trying all places of the section at the point.
    func slot(at point: GridPoint, keeping present: RowPath?) -> RowPath {
        let tie = Thresholds.Grid.tie
        let distances = atLift.lines.map { max($0.lowerBound - point.offset, point.offset - $0.upperBound, 0) }
        let near = distances.indices.filter { distances[$0] <= distances.min()! + tie }
        let preferred = [present, origin].compactMap { $0 }
        let section = preferred.map(\.section).first(where: near.contains) ?? near.last!
        let end = RowPath(section: section, row: landings[section].count - 1)
        let lines = atLift.lines[section]
        if end.row == 0 || point.offset > lines.upperBound { return end }
        if point.offset < lines.lowerBound, section > 0 { return RowPath(section: section, row: 0) }
        if isInEmptyPart(point, of: section) { return end }
        let all = landings[section].enumerated().map {
            (place: RowPath(section: section, row: $0), distance: $1.center.distance(to: point))
        }
        let least = all.map(\.distance).min()!
        let tied = all.filter { $0.distance <= least + tie }.map(\.place)
        return preferred.first(where: tied.contains) ?? tied.max()!
    }

    private func isInEmptyPart(_ point: GridPoint, of section: Int) -> Bool {
        let flow = PlainFlow(metrics, sections[section].sizes)
        guard let line = flow.lines.last, let last = atLift.frames[section].last else { return true }
        let start = atLift.lines[section].lowerBound
        if flow.lines.count > 1, point.offset - start <= line.offset - metrics.lineSpacing / 2 { return false }
        let isUniform = Set(sections[section].sizes).count == 1
        var spacing = metrics.itemSpacing
        if isUniform {
            var count = 1
            while Double(count + 1) * last.size.breadth + Double(count) * metrics.itemSpacing <= metrics.breadth {
                count += 1
            }
            if count > 1 { spacing = (metrics.breadth - Double(count) * last.size.breadth) / Double(count - 1) }
        }
        let edge = last.position + last.size.breadth + spacing / 2
        return edge < metrics.breadth && point.position > edge
    }
}
