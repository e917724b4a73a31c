// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing

@testable import Arrangement

private let whole = CompositionalDimension.fractionalWidth(1)
private let row = group(whole, .absolute(50), .horizontal([cell(whole, .fractionalHeight(1))]))
private let pair = group(whole, .absolute(50), .horizontal([cell(.fractionalWidth(0.5), .fractionalHeight(1))]))

private func header(
    _ height: CompositionalDimension = .absolute(30), width: CompositionalDimension = whole,
    _ alignment: CompositionalEdges = .top, offset: CGPoint = .zero, extends: Bool = true, pinned: Bool = false
) -> CompositionalBoundaryItem {
    CompositionalBoundaryItem(
        size: CompositionalDimensions(width: width, height: height), kind: "boundary", alignment: alignment,
        offset: offset, extendsBoundary: extends, isPinned: pinned)
}

private func sectionGeometry(
    _ section: CompositionalSection, count: Int, axis: ScrollAxis = .vertical
) -> CompositionalSectionGeometry {
    CompositionalSectionGeometry(CompositionalGroups(pattern(section, axis: axis), count: count))
}

private func layout(
    _ sections: [CompositionalSectionGeometry], spacing: Double = 0, axis: ScrollAxis = .vertical,
    boundaryItems: [CompositionalBoundaryItem] = []
) -> CompositionalGeometry {
    CompositionalGeometry(
        sections, container: CGSize(width: 320, height: 480), scrollAxis: axis, scale: 2, sectionSpacing: spacing,
        boundaryItems: boundaryItems)
}

extension CompositionalGeometry {
    fileprivate func frame(_ section: Int, _ item: Int) -> CGRect? { cell(of: path(section, item))?.frame }
}

@Suite("Compositional layouts")
struct CompositionalGeometryTests {
    @Test("C180: Spaces are between groups, insets around them, and section spaces between all sections")
    func spaces() {
        let section = CompositionalSection(
            group: row, insets: CompositionalInsets(top: 10, leading: 20, bottom: 30, trailing: 40), groupSpacing: 5)
        let full = sectionGeometry(section, count: 3)
        let layout = layout([full, sectionGeometry(section, count: 0), full], spacing: 7)
        #expect(layout.frame(0, 0) == CGRect(x: 20, y: 10, width: 260, height: 50))
        #expect(layout.frame(0, 2)?.minY == 120)
        #expect(full.length == 200)
        #expect(layout.frame(2, 0)?.minY == 224)
        #expect(layout.length == 414)
        #expect(layout.itemCount == 6)
    }

    @Test("C181: A section without items has no size unless it has a header or footer")
    func emptySections() {
        let insets = CompositionalInsets(top: 10, bottom: 20)
        let bare = CompositionalSection(group: row, insets: insets)
        var headed = bare
        headed.boundaryItems = [header()]
        #expect(sectionGeometry(bare, count: 0).length == 0)
        #expect(sectionGeometry(headed, count: 0).length == 60)
        #expect(sectionGeometry(bare, count: 0).backgroundFrames.isEmpty)
    }

    @Test("C174: A section whose items are longer than their group is as an empty one")
    func oversizedItems() {
        let large = group(.absolute(100), .absolute(10), .horizontal([cell(.absolute(101), .absolute(10))]))
        let section = CompositionalSection(group: large, insets: CompositionalInsets(top: 10))
        #expect(sectionGeometry(section, count: 5).length == 0)
    }

    @Test("C182: A boundary item is centred on the axis its alignment does not name, and moved by its offset")
    func boundaryItems() {
        func frame(_ item: CompositionalBoundaryItem) -> CGRect {
            sectionGeometry(CompositionalSection(group: row, boundaryItems: [item]), count: 2).boundaryItemFrames[0]
        }
        let width = CompositionalDimension.absolute(100)
        #expect(frame(header(width: width)) == CGRect(x: 110, y: 0, width: 100, height: 30))
        #expect(frame(header(width: width, [.top, .leading])).minX == 0)
        #expect(frame(header(width: width, [.top, .trailing])).minX == 220)
        #expect(frame(header(width: width, .bottom)) == CGRect(x: 110, y: 100, width: 100, height: 30))
        #expect(
            frame(header(width: width, [.bottom, .trailing], offset: CGPoint(x: -5, y: 4))).origin
                == CGPoint(x: 215, y: 104))
        #expect(frame(header(width: width, .leading)) == CGRect(x: 0, y: 35, width: 100, height: 30))
    }

    @Test("C182: A section grows to hold an item that extends the boundary, and others are over its content")
    func extendsBoundary() {
        func section(_ items: CompositionalBoundaryItem...) -> CompositionalSectionGeometry {
            sectionGeometry(CompositionalSection(group: row, boundaryItems: items), count: 2)
        }
        #expect(section(header(), header(.absolute(20), .bottom)).length == 150)
        let over = section(header(extends: false), header(.absolute(20), .bottom, extends: false))
        #expect(over.length == 100)
        #expect(over.boundaryItemFrames.map(\.minY) == [0, 80])
        let raised = section(header(offset: CGPoint(x: 0, y: -10)))
        #expect(raised.length == 140)
        #expect(raised.boundaryItemFrames[0].minY == 0)
        #expect(raised.cell(ofItem: 0)?.frame.minY == 40)
    }

    @Test("The space before a section is above its header; an empty section has none")
    func spaceBefore() {
        var section = CompositionalSection(group: row, boundaryItems: [header(pinned: true)])
        section.spaceBefore = 22
        let full = sectionGeometry(section, count: 2)
        #expect(full.length == 152)
        #expect(full.boundaryItemFrames.map(\.minY) == [22])
        #expect(full.boundaryItemFrames(visible: 0...100).map(\.minY) == [22])
        #expect(full.boundaryItemFrames(visible: 60...160).map(\.minY) == [60])
        #expect(layout([full, full]).frame(1, 0)?.minY == 204)
        section.boundaryItems = []
        #expect(sectionGeometry(section, count: 0).length == 0)
        #expect(sectionGeometry(section, count: 1).length == 72)
    }

    @Test("C183: Several boundary items on one side do not stack")
    func sameSide() {
        let section = sectionGeometry(
            CompositionalSection(group: row, boundaryItems: [header(), header(.absolute(50))]), count: 1)
        #expect(section.boundaryItemFrames.map(\.maxY) == [50, 50])
        #expect(section.length == 100)
    }

    @Test("C184: Boundary items follow the section's insets unless they have their own")
    func boundaryInsets() {
        var section = CompositionalSection(
            group: row, insets: CompositionalInsets(top: 5, leading: 20, trailing: 40), boundaryItems: [header()])
        #expect(sectionGeometry(section, count: 1).boundaryItemFrames == [CGRect(x: 20, y: 0, width: 260, height: 30)])
        section.supplementaryInsets = .zero
        #expect(sectionGeometry(section, count: 1).boundaryItemFrames == [CGRect(x: 0, y: 0, width: 320, height: 30)])
    }

    @Test("C185: Pinned headers and footers stay visible with their section, and do not cover one another")
    func pinning() {
        let section = sectionGeometry(
            CompositionalSection(
                group: row, boundaryItems: [header(pinned: true), header(.absolute(20), .bottom, pinned: true)]),
            count: 10)
        func tops(_ top: Double, height: Double = 200) -> [Double] {
            section.boundaryItemFrames(visible: top...top + height).map { Double($0.minY) }
        }
        #expect(section.length == 550)
        #expect(tops(0) == [0, 180])
        #expect(tops(100) == [100, 280])
        #expect(tops(-50) == [0, 130])
        #expect(tops(-195) == [0, 30])
        #expect(tops(400) == [400, 530])
        #expect(tops(540) == [500, 530])
        #expect(tops(100, height: 30) == [100, 130])
    }

    @Test("C186: A pinned item is above everything else while it is in the visible bounds")
    func pinnedZIndex() {
        let layout = layout([
            sectionGeometry(CompositionalSection(group: row, boundaryItems: [header(pinned: true)]), count: 10)
        ])
        func zIndex(_ visible: ClosedRange<Double>) -> Int? {
            layout.parts(in: CGRect(x: 0, y: 0, width: 320, height: 2000), visible: visible)
                .first { $0.element == .boundaryItem(section: 0, index: 0) }?.zIndex
        }
        #expect(zIndex(100...300) == 1_000_000_001)
        #expect(zIndex(700...800) == 1)
    }

    @Test("C187: A layout knows whether an item is pinned, so that scrolling moves it")
    func pinnedItems() {
        let section = CompositionalSection(group: row, boundaryItems: [header()])
        let pinned = CompositionalSection(group: row, boundaryItems: [header(pinned: true)])
        #expect(!layout([sectionGeometry(section, count: 1)]).hasPinnedItems)
        #expect(layout([sectionGeometry(section, count: 1), sectionGeometry(pinned, count: 1)]).hasPinnedItems)
        #expect(layout([], boundaryItems: [header(pinned: true)]).hasPinnedItems)
    }

    @Test("C188: A badge is at the anchored point of its item, moved by points or fractions of its own size")
    func badges() {
        func frame(_ anchor: CompositionalAnchor, _ itemAnchor: CompositionalAnchor? = nil) -> CGRect {
            CompositionalSupplementary(
                size: CompositionalDimensions(width: .absolute(20), height: .absolute(10)), kind: "badge",
                containerAnchor: anchor, itemAnchor: itemAnchor
            ).frame(attachedTo: CGRect(x: 100, y: 200, width: 50, height: 50), PixelGrid(scale: 2))
        }
        let corner: CompositionalEdges = [.top, .trailing]
        #expect(frame(CompositionalAnchor(edges: corner)).origin == CGPoint(x: 130, y: 200))
        #expect(
            frame(CompositionalAnchor(edges: corner, offset: .fractional(x: 0.3, y: -0.3))).origin
                == CGPoint(x: 136, y: 197))
        #expect(
            frame(CompositionalAnchor(edges: corner, offset: .absolute(x: 3, y: 4))).origin == CGPoint(x: 133, y: 204))
        #expect(frame(CompositionalAnchor(edges: .bottom)).origin == CGPoint(x: 115, y: 240))
        #expect(
            frame(CompositionalAnchor(edges: .bottom), CompositionalAnchor(edges: .top)).origin
                == CGPoint(x: 115, y: 250))
        #expect(frame(CompositionalAnchor(edges: [])).origin == CGPoint(x: 115, y: 220))
    }

    @Test("C189: Attached views are numbered by kind in each section")
    func badgeNumbers() {
        func badge(_ kind: String) -> CompositionalSupplementary {
            CompositionalSupplementary(
                size: CompositionalDimensions(width: .absolute(9), height: .absolute(9)), kind: kind,
                containerAnchor: CompositionalAnchor(edges: .top))
        }
        let half = CompositionalDimension.fractionalWidth(0.5)
        let item = group(
            whole, .absolute(50),
            .horizontal([
                cell(half, .fractionalHeight(1), badges: [badge("a"), badge("b")]),
                cell(half, .fractionalHeight(1), badges: [badge("a")]),
            ]), badges: [badge("group")])
        let layout = layout([sectionGeometry(CompositionalSection(group: item), count: 5)])
        let numbers = layout.parts(in: CGRect(x: 0, y: 0, width: 320, height: 480)).compactMap { part -> String? in
            guard case .attachment(let kind, let number, let item) = part.element else { return nil }
            return "\(kind)\(number)@\(item.row)"
        }
        #expect(
            numbers == [
                "a0@0", "b0@0", "a1@1", "group0@0", "a2@2", "b1@2", "a3@3", "group1@2", "a4@4", "b2@4", "group2@4",
            ])
    }

    @Test("C190: A background is as large as its section with headers and footers, less its insets, behind the cells")
    func backgrounds() {
        let background = CompositionalBackground(
            kind: "background", insets: CompositionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        let section = sectionGeometry(
            CompositionalSection(
                group: row, insets: CompositionalInsets(leading: 50), boundaryItems: [header()],
                backgrounds: [background]),
            count: 2)
        #expect(section.backgroundFrames == [CGRect(x: 2, y: 1, width: 314, height: 126)])
        #expect(section.cell(ofItem: 0)?.zIndex == 1)
        let parts = layout([section]).parts(in: CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(parts.filter { $0.element == .background(section: 0, index: 0) }.map(\.zIndex) == [0])
    }

    @Test("C192: A rectangle is clipped to the content, and an item beyond its group is only found with the group")
    func clipping() {
        let frames = [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 0, y: 90, width: 10, height: 100)]
        let item = group(whole, .absolute(100), .custom(frames.map { CompositionalCustomItem(frame: $0) }))
        let section = CompositionalSection(group: item, groupSpacing: 300)
        let layout = layout([sectionGeometry(section, count: 4)])
        func rows(_ y: Double, _ height: Double) -> [CompositionalElement] {
            layout.parts(in: CGRect(x: 0, y: y, width: 320, height: height)).map(\.element)
        }
        #expect(rows(95, 10) == [.item(path(0, 1))])
        #expect(rows(120, 10) == [])
        #expect(rows(-100, 100) == [])
        #expect(rows(495, 1000) == [.item(path(0, 3))])
        #expect(layout.parts(in: .infinite).count == 4)
    }

    @Test("Headers and footers of the layout are around all sections")
    func layoutBoundaryItems() {
        let section = sectionGeometry(CompositionalSection(group: row), count: 2)
        let layout = layout(
            [section, section], boundaryItems: [header(pinned: true), header(.absolute(20), .bottom)])
        #expect(layout.length == 250)
        #expect(layout.frame(0, 0)?.minY == 30)
        #expect(layout.boundaryItemFrames().map(\.minY) == [0, 230])
        #expect(layout.boundaryItemFrames(visible: 100...200).map(\.minY) == [100, 230])
    }

    @Test("A header with an estimated height is as high as it is measured")
    func measuredHeader() {
        var layout = layout([
            sectionGeometry(CompositionalSection(group: row, boundaryItems: [header(.estimated(30))]), count: 1)
        ])
        let size = MeasuredSize(width: 999, height: 44)
        let changes = (0..<2).map { _ in layout.update(0) { $0.setMeasuredSize(size, ofBoundaryItem: 0) } }
        #expect(changes == [true, false])
        #expect(layout.boundaryItemFrames(ofSection: 0) == [CGRect(x: 0, y: 0, width: 320, height: 44)])
        #expect(layout.length == 94)
    }

    @Test("C201: A layout from right to left is mirrored")
    func rightToLeft() {
        let layout = layout([sectionGeometry(CompositionalSection(group: pair), count: 3)])
        let frames = (0..<3).compactMap { layout.frame(0, $0)?.mirrored(in: 320) }
        #expect(frames.map(\.minX) == [160, 0, 160])
        #expect(frames.map { $0.mirrored(in: 320) } == (0..<3).compactMap { layout.frame(0, $0) })
    }

    @Test("A layout that scrolls sideways has its sections side by side")
    func sideways() {
        let column = group(.absolute(50), .fractionalHeight(1), .vertical([cell(whole, .fractionalHeight(0.5))]))
        let section = sectionGeometry(
            CompositionalSection(
                group: column, insets: CompositionalInsets(top: 40, leading: 10), groupSpacing: 5,
                boundaryItems: [header(.fractionalHeight(1), width: .absolute(20), .leading)]),
            count: 4, axis: .horizontal)
        let layout = layout([section, section], spacing: 3, axis: .horizontal)
        #expect(layout.length == 273)
        #expect(layout.frame(1, 3) == CGRect(x: 138 + 30 + 55, y: 260, width: 50, height: 220))
        #expect(layout.boundaryItemFrames(ofSection: 1) == [CGRect(x: 138, y: 40, width: 20, height: 440)])
        #expect(layout.sections(from: 137, to: 140) == [1])
    }

    // MARK: - Many sections

    @Test("A query ends at the last section, even if the sum of all lengths is rounded up")
    func roundedLength() {
        let sections = [0.3, 0.2, 0.1].map {
            sectionGeometry(CompositionalSection(group: cell(whole, .absolute($0))), count: 1)
        }
        #expect(layout(sections).sections(from: 0, to: 10) == [0, 1, 2])
    }

    @Test("Every rectangle has the parts of a plain list of sections", arguments: [1, 2, 3])
    func plainSections(seed: UInt64) {
        var generator = Seeded(seed: seed)
        let spacing = [0.0, 7, -4][Int(seed) - 1]
        let definitions = [
            CompositionalSection(group: row, insets: CompositionalInsets(top: 6, bottom: 2), groupSpacing: 4),
            CompositionalSection(group: pair, boundaryItems: [header(), header(.absolute(10), .bottom)]),
            CompositionalSection(group: row, groupSpacing: 9, orthogonalScrolling: .continuous),
        ].map { pattern($0) }
        func randomSection() -> CompositionalSectionGeometry {
            let groups = CompositionalGroups(
                definitions.randomElement(using: &generator)!, count: generator.next(below: 6))
            return CompositionalSectionGeometry(groups)
        }
        var plain = (0..<30).map { _ in randomSection() }
        var geometry = layout(plain, spacing: spacing, boundaryItems: [header(.absolute(12))])
        for _ in 0..<40 {
            let first = generator.next(below: plain.count + 1)
            let end = min(first + generator.next(below: 4), plain.count)
            let new = (0..<generator.next(below: 4)).map { _ in randomSection() }
            plain.replaceSubrange(first..<end, with: new)
            geometry.replace(first..<end, with: new)
            if !plain.isEmpty {
                let changed = generator.next(below: plain.count)
                plain[changed].updateGroups { $0.insert(count: 1, at: 0) }
                geometry.update(changed) { $0.updateGroups { $0.insert(count: 1, at: 0) } }
            }
            var (start, parts) = (12.0, [CompositionalElement: CGRect]())
            for (number, section) in plain.enumerated() {
                for item in 0..<section.groups.itemCount {
                    guard let cell = section.cell(ofItem: item) else { continue }
                    parts[.item(path(number, item))] = cell.frame.moved(by: CGPoint(x: 0, y: start))
                }
                for (index, frame) in section.boundaryItemFrames.enumerated() {
                    parts[.boundaryItem(section: number, index: index)] = frame.moved(by: CGPoint(x: 0, y: start))
                }
                start += max(section.length + spacing, 0)
            }
            let length = plain.isEmpty ? 12 : max(start - spacing, 12)
            #expect(geometry.length == length)
            for _ in 0..<5 {
                let y = Double.random(in: 12...length + 30, using: &generator).rounded()
                let rect = CGRect(x: 0, y: y, width: 320, height: Double(generator.next(below: 200)))
                let clipped = rect.clipped(to: CGSize(width: 320, height: length))
                let expected = parts.filter { !clipped.isEmpty && $0.value.meets(clipped) }
                let found = geometry.parts(in: rect)
                let isEqual =
                    found.count == expected.count && found.allSatisfy { expected[$0.element] == $0.frame }
                if !isEqual { Issue.record("\(rect): \(found), not \(expected)") }
            }
        }
    }

    @Test("Ten thousand sections with pinned headers: a jump to the last finds its parts only")
    func manySections() {
        var shared = pattern(CompositionalSection(group: pair, boundaryItems: [header(pinned: true)]))
        let counter = SolvedGroupCounter()
        shared.counter = counter
        let section = CompositionalSectionGeometry(CompositionalGroups(shared, count: 20))
        let layout = layout(Array(repeating: section, count: 10_000))
        counter.count = 0
        #expect(layout.length == 5_300_000)
        let visible = 5_299_520.0...5_300_000
        let parts = layout.parts(in: CGRect(x: 0, y: visible.lowerBound, width: 320, height: 480), visible: visible)
        #expect(parts.count == 21)
        #expect(parts[0].frame == CGRect(x: 0, y: 5_299_520, width: 320, height: 30))
        #expect(layout.sections(from: visible.lowerBound, to: visible.upperBound) == [9999])
        #expect(counter.count == 0)
    }

    @Test("BM13: Of 200 sections of 50 that scroll sideways, only the visible parts are found")
    func sidewaysSections() {
        let card = group(.absolute(100), .absolute(80), .horizontal([cell(whole, .fractionalHeight(1))]))
        let section = sectionGeometry(
            CompositionalSection(group: card, groupSpacing: 10, orthogonalScrolling: .continuous), count: 50)
        var layout = layout(Array(repeating: section, count: 200), spacing: 10)
        layout.update(50) { $0.orthogonalOffset = 1000 }
        #expect(layout.length == 200 * 90 - 10)
        let parts = layout.parts(in: CGRect(x: 0, y: 4500, width: 320, height: 480))
        #expect(parts.count == 18)
        #expect(parts.prefix(3).map(\.element) == (9...11).map { .item(path(50, $0)) })
        #expect(parts[3].element == .item(path(51, 0)))
    }
}
