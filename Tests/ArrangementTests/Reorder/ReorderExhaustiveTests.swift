// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

/// A reference model of row reordering. The dragged item passes the other rows one by one: it passes a row when its
/// lower edge, or its upper edge on the way up, passes the drawn center of that row.
private struct PlainReorder {
    enum Element: Equatable {
        case boundary(Int)
        case row(RowPath)
    }

    /// The rows and section boundaries that the dragged item can pass, in order, with their tops in the list without
    /// that item.
    var elements: [(element: Element, top: Double, height: Double)] = []
    let height: Double
    /// The number of elements above the dragged item.
    var above = 0

    init(_ plain: PlainSections, lifted: RowPath) {
        height = plain.sections[lifted.section].rows[lifted.row]
        var top = 0.0
        for (section, content) in plain.sections.enumerated() {
            let footer = section > 0 ? plain.sections[section - 1].footer : 0
            if section > 0 { elements.append((.boundary(section), top, footer + content.header)) }
            top += footer + content.header
            for (row, height) in content.rows.enumerated() {
                if RowPath(section: section, row: row) == lifted {
                    above = elements.count
                } else {
                    elements.append((.row(RowPath(section: section, row: row)), top, height))
                    top += height
                }
            }
        }
    }

    /// The top at which an element is drawn: elements below the gap are displaced by the item's height.
    func drawnTop(_ index: Int) -> Double { elements[index].top + (index >= above ? height : 0) }
    func drawnCentre(_ index: Int) -> Double { drawnTop(index) + elements[index].height / 2 }

    mutating func itemMoved(top: Double) {
        while above < elements.count, top + height > drawnCentre(above) { above += 1 }
        while above > 0, top < drawnCentre(above - 1) { above -= 1 }
    }

    var place: RowPath {
        elements[..<above].reduce(RowPath(section: 0, row: 0)) { place, element in
            switch element.element {
            case .boundary(let section): RowPath(section: section, row: 0)
            case .row: RowPath(section: place.section, row: place.row + 1)
            }
        }
    }
}

@Suite("Row reordering in small lists")
struct ReorderExhaustiveTests {
    static let sections: [PlainSections.Section] = [
        .init(header: 20, rows: [], footer: 0), .init(header: 0, rows: [40], footer: 10),
        .init(header: 20, rows: [40, 100], footer: 10), .init(header: 0, rows: [44, 0, 44], footer: 0),
        .init(header: 0, rows: [], footer: 0),
    ]

    @Test("At every drag position in small lists, in steps or leaps, the proposal and the rows match a model")
    func everywhere() {
        var broken: [String] = []
        var generator = Seeded(seed: 11)
        for first in Self.sections {
            for second in Self.sections {
                for third in [Self.sections[0], Self.sections[2]] {
                    let plain = PlainSections(sections: [first, second, third])
                    let total = plain.top(ofSection: 3)
                    let selectionGesture = Array(stride(from: -30, through: total + 30, by: 3.0))
                    let leaps = (0..<20).map { _ in Double.random(in: -50...total + 50, using: &generator).rounded() }
                    for row in plain.rows() {
                        play(plain, row.path, selectionGesture + selectionGesture.reversed() + leaps, &broken)
                    }
                }
            }
        }
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? "")")
    }

    private func play(_ plain: PlainSections, _ lifted: RowPath, _ tops: [Double], _ broken: inout [String]) {
        let geometry = plain.geometry()
        var model = ReorderModel(geometry: geometry, lifted: lifted)
        var rule = PlainReorder(plain, lifted: lifted)
        // An item of height zero is not tested. Its centre can be that of a neighbour, and then either of them may be
        // first.
        guard rule.height > 0 else { return }
        for top in [geometry.rowRange(lifted).offset] + tops {
            let before = model.proposed
            let answer = model.itemMoved(top: top)
            rule.itemMoved(top: top)
            let story = "\(lifted) of \(plain.sections) at \(top)"
            if model.proposed != rule.place { broken.append("\(story): \(model.proposed), not \(rule.place)") }
            if answer != (before == model.proposed ? nil : model.proposed) { broken.append("\(story): a wrong answer") }
            guard answer != nil else { continue }
            for (index, element) in rule.elements.enumerated() {
                let drawn =
                    switch element.element {
                    case .row(let path): geometry.rowRange(path).offset + model.displacement(ofRowAt: path)
                    case .boundary(let section):
                        geometry.footerRange(ofSection: section - 1).offset + model.displacement(ofHeader: section)
                    }
                if drawn != rule.drawnTop(index) { broken.append("\(story): \(element.element) drawn at \(drawn)") }
            }
            let gap = rule.above > 0 ? rule.elements[rule.above - 1] : (.boundary(0), plain.sections[0].header, 0)
            if model.proposedTop != gap.top + gap.height { broken.append("\(story): rests at \(model.proposedTop)") }
        }
    }
}
