// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A delegate that returns the sizes of items.
@MainActor
private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var sizes: [CGSize]
    var asked: [Int] = []

    init(_ sizes: [CGSize]) { self.sizes = sizes }

    convenience init(widths: [CGFloat], height: CGFloat = 60) {
        self.init(widths.map { CGSize(width: $0, height: height) })
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        asked.append(indexPath.item)
        return sizes[indexPath.item % sizes.count]
    }
}

/// A delegate that returns the measures of sections.
@MainActor
private final class SectionMeasures: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: CGFloat(section) * 10, bottom: 7, right: 0) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { CGFloat(section) * 3 }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 20 }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 3, height: section == 0 ? 0 : 30) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 3, height: section == 0 ? 12 : 0) }
}

/// The flow layout, fact by fact. The numbers are those of `Documentation/Facts.md`.
@Suite("Flow layout facts") @MainActor
struct FlowLayoutTests {
    private func stage(
        _ sections: [Int], width: CGFloat = 320, height: CGFloat = 440, delegate: (any UICollectionViewDelegate)? = nil,
        _ prepare: (UICollectionViewFlowLayout) -> Void
    ) -> GridStage {
        let data = Tiles(sections.enumerated().map { section, count in (0..<count).map { "S\(section)I\($0)" } })
        return GridStage(data, size: CGSize(width: width, height: height), delegate: delegate, prepare: prepare)
    }

    @Test("Defaults of the flow layout (C125)")
    func defaults() {
        let flow = UICollectionViewFlowLayout()
        #expect(flow.itemSize == CGSize(width: 50, height: 50))
        #expect(flow.minimumLineSpacing == 10)
        #expect(flow.minimumInteritemSpacing == 10)
        #expect(flow.sectionInset == .zero)
        #expect(flow.headerReferenceSize == .zero)
        #expect(flow.footerReferenceSize == .zero)
        #expect(flow.estimatedItemSize == .zero)
        #expect(flow.scrollDirection == .vertical)
        #expect(!flow.sectionHeadersPinToVisibleBounds)
        #expect(!flow.sectionFootersPinToVisibleBounds)
        #expect(flow.sectionInsetReference == .fromContentInset)
        #expect(UICollectionViewFlowLayout.automaticSize != .zero)
    }

    @Test("The delegate's measures of a section replace the properties (C126, C138)")
    func sectionMeasures() {
        let delegate = SectionMeasures()
        let stage = stage([4, 4], delegate: delegate) { $0.itemSize = CGSize(width: 90, height: 50) }
        // 320 holds three items with spaces of 20: 90 + 20 + 90 + 20 + 90 = 310.
        #expect(stage.lefts(4) == [0, 115, 230, 0])
        #expect(stage.tops(4) == [5, 5, 5, 55])
        #expect(stage.header(0) == nil)
        #expect(stage.footer(0) == CGRect(x: 0, y: 112, width: 320, height: 12))
        #expect(stage.header(1) == CGRect(x: 0, y: 124, width: 320, height: 30))
        #expect(stage.lefts(4, 1) == [10, 120, 230, 10])
        #expect(stage.tops(4, 1) == [159, 159, 159, 212])
        #expect(stage.footer(1) == nil)
        #expect(
            stage.data.calls.filter { $0.hasPrefix("header") || $0.hasPrefix("footer") } == ["footer 0", "header 1"])
    }

    @Test("With sizes from the delegate, each is asked once before the first layout, in order (C127)")
    func allAsked() {
        let sizes = Sizes(widths: [60, 100])
        let stage = stage([500], delegate: sizes) { _ in }
        #expect(sizes.asked == Array(0..<500))
        stage.grid.contentOffset.y = 3000
        stage.screen.advance(by: 0.1)
        #expect(sizes.asked.count == 500)
    }

    @Test("An item that fits exactly stays in the line, and one more point breaks it (C128, C129)")
    func breaking() {
        func items(_ width: CGFloat) -> [CGFloat] {
            stage([4], width: width) { $0.itemSize = CGSize(width: 100, height: 60) }.lefts(4)
        }
        #expect(items(320) == [0, 110, 220, 0])
        #expect(items(319) == [0, 219, 0, 219])
    }

    @Test("A full line shares its free space between its items (C130)")
    func fullLine() {
        let sizes = Sizes(widths: [60, 100, 290])
        let stage = stage([3], width: 320, delegate: sizes) {
            $0.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        }
        #expect(stage.lefts(2) == [10, 210])
    }

    @Test("The last line of items that differ keeps the minimum spacing (C131)")
    func lastLine() {
        let sizes = Sizes(widths: [140, 60, 60])
        let stage = stage([3], delegate: sizes) {
            $0.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        }
        #expect(stage.lefts(3) == [10, 160, 230])
    }

    @Test("Items of one size stay on the columns of a full line in the last line (C132)")
    func columns() {
        let stage = stage([3, 2], width: 320) {
            $0.itemSize = CGSize(width: 90, height: 60)
            $0.minimumInteritemSpacing = 5
            $0.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        }
        #expect(stage.lefts(3) == [16, 115, 214])
        #expect(stage.lefts(2, 1) == [16, 115])
    }

    @Test("A line is as high as its highest item, and centres the others (C134)")
    func lineHeight() {
        let sizes = Sizes([
            CGSize(width: 100, height: 40), CGSize(width: 100, height: 100), CGSize(width: 200, height: 20),
        ])
        let stage = stage([3], delegate: sizes) { _ in }
        #expect(stage.tops(3) == [30, 0, 110])
    }

    @Test("Lines follow each other at the line spacing, between the section's insets (C135, C136, C137)")
    func lines() {
        let stage = stage([9, 9], width: 320) {
            $0.itemSize = CGSize(width: 90, height: 60)
            $0.minimumLineSpacing = 8
            $0.minimumInteritemSpacing = 8
            $0.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        }
        #expect(stage.tops(9) == [16, 16, 16, 84, 84, 84, 152, 152, 152])
        #expect(stage.frame(0, 1)?.minY == 244)
        #expect(stage.grid.contentSize == CGSize(width: 320, height: 456))
    }

    @Test("A horizontal flow fills columns from top to bottom, and is as high as the bounds (C139)")
    func horizontal() {
        let stage = stage([5], width: 320, height: 270) {
            $0.scrollDirection = .horizontal
            $0.itemSize = CGSize(width: 120, height: 120)
            $0.minimumLineSpacing = 12
            $0.headerReferenceSize = CGSize(width: 20, height: 0)
        }
        #expect(stage.header(0) == CGRect(x: 0, y: 0, width: 20, height: 270))
        #expect(stage.lefts(5) == [20, 20, 152, 152, 284])
        #expect(stage.tops(5) == [0, 150, 0, 150, 0])
        #expect(stage.grid.contentSize == CGSize(width: 404, height: 270))
    }

    @Test("An item may be longer than the view along the scroll direction (C141)")
    func longItem() {
        let sizes = Sizes([CGSize(width: 300, height: 2000), CGSize(width: 300, height: 50)])
        let stage = stage([2], delegate: sizes) { _ in }
        #expect(stage.frame(1)?.minY == 2010)
        #expect(stage.grid.visibleCells.count == 1)
    }

    @Test("The insets of sections can be added to layout margins and the safe area (C146)")
    func insetReference() {
        let stage = stage([3], width: 320) {
            $0.itemSize = CGSize(width: 90, height: 60)
            $0.sectionInset = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
        }
        stage.grid.layoutMargins = UIEdgeInsets(top: 0, left: 18, bottom: 0, right: 18)
        stage.flow.sectionInsetReference = .fromLayoutMargins
        stage.screen.advance(by: 0.1)
        #expect(stage.frame(0)?.minX == 20)
        stage.grid.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
        stage.screen.advance(by: 0.1)
        // The content begins after the content inset, which is the least.
        #expect(stage.frame(0)?.minX == 2)
    }

    @Test("Pinned headers stay until the next section pushes them out, and footers likewise (C147, C148)")
    func pinned() throws {
        let stage = stage([30, 30], width: 320) {
            $0.itemSize = CGSize(width: 100, height: 100)
            $0.headerReferenceSize = CGSize(width: 0, height: 40)
            $0.footerReferenceSize = CGSize(width: 0, height: 20)
            $0.sectionHeadersPinToVisibleBounds = true
            $0.sectionFootersPinToVisibleBounds = true
        }
        // A section is 40 + 10 lines + 20 = 1150 high.
        func scroll(_ y: CGFloat) {
            stage.grid.contentOffset.y = y
            stage.screen.advance(by: 0.1)
        }
        func shown(_ kind: String, _ section: Int) -> CGRect? {
            stage.grid.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
        }
        let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
        #expect(shown(header, 0) == CGRect(x: 0, y: 0, width: 320, height: 40))
        #expect(shown(footer, 0) == CGRect(x: 0, y: 420, width: 320, height: 20))
        scroll(300)
        #expect(shown(header, 0)?.minY == 300)
        #expect(shown(footer, 0)?.minY == 720)
        let view = try #require(
            stage.grid.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0)))
        #expect(
            stage.grid.layoutAttributesForSupplementaryElement(ofKind: header, at: IndexPath(item: 0, section: 0))?
                .zIndex == 10)
        let topCell = try #require(stage.cell(6))
        let order = stage.grid.subviews
        let (above, below) = (order.firstIndex { $0 === view }, order.firstIndex { $0 === topCell })
        #expect(try #require(above) > #require(below))
        scroll(1130)
        #expect(shown(header, 0)?.minY == 1110)
        #expect(shown(header, 1)?.minY == 1150)
        #expect(shown(footer, 1)?.minY == 1550)
        scroll(-50)
        #expect(shown(header, 0)?.minY == 0)
        // With an inset, headers stop below it.
        stage.grid.contentInset.top = 30
        scroll(300)
        #expect(shown(header, 0)?.minY == 330)
    }

    @Test("Attributes come by section: header, items, footer (C152)")
    func order() {
        let stage = stage([2, 1]) {
            $0.headerReferenceSize = CGSize(width: 0, height: 10)
            $0.footerReferenceSize = CGSize(width: 0, height: 10)
        }
        let all = stage.flow.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 1000)) ?? []
        #expect(
            all.map { "\($0.representedElementKind?.suffix(6) ?? "item") \($0.indexPath.section)-\($0.indexPath.item)" }
                == [
                    "Header 0-0", "item 0-0", "item 0-1", "Footer 0-0", "Header 1-0", "item 1-0", "Footer 1-0",
                ])
    }

    @Test("A change of the width computes all lines again, and asks for all sizes (C104, C150)")
    func widthChange() {
        let sizes = Sizes(widths: [60, 100])
        let stage = stage([100], delegate: sizes) { _ in }
        sizes.asked = []
        stage.grid.frame.size.height = 300
        stage.screen.advance(by: 0.1)
        #expect(sizes.asked == [])
        stage.grid.frame.size.width = 200
        stage.screen.advance(by: 0.1)
        #expect(sizes.asked == Array(0..<100))
        #expect(stage.lefts(3) == [0, 100, 0])
    }

    @Test("A context decides what the layout asks for and computes again (C149)")
    func contexts() throws {
        let sizes = Sizes(widths: [60, 100])
        let stage = stage([100], delegate: sizes) { _ in }
        sizes.asked = []
        let context = UICollectionViewFlowLayoutInvalidationContext()
        #expect(context.invalidateFlowLayoutDelegateMetrics)
        #expect(context.invalidateFlowLayoutAttributes)
        context.invalidateFlowLayoutDelegateMetrics = false
        stage.flow.invalidateLayout(with: context)
        stage.screen.advance(by: 0.1)
        #expect(sizes.asked == [])
        stage.flow.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
        stage.screen.advance(by: 0.1)
        #expect(sizes.asked.count == 100)
        stage.flow.invalidateLayout()
        stage.screen.advance(by: 0.1)
        #expect(sizes.asked.count == 200)
    }

    @Test("Sizes that are negative or not finite count as zero, and nothing is lost")
    func hostileSizes() throws {
        let sizes = Sizes([
            CGSize(width: CGFloat.nan, height: 20), CGSize(width: -5, height: CGFloat.infinity),
            CGSize(width: 50, height: 50),
        ])
        let stage = stage([30], delegate: sizes) { $0.minimumLineSpacing = .nan }
        #expect(stage.grid.contentSize.height.isFinite)
        #expect(stage.frame(2)?.size == CGSize(width: 50, height: 50))
        #expect(stage.frame(0)?.width == 0)
    }

    @Test("A hundred thousand empty sections cost nothing while scrolling")
    func emptySections() {
        let data = Tiles(Array(repeating: [], count: 100_000) + [(0..<100).map { "X\($0)" }])
        let stage = GridStage(data)
        #expect(stage.frame(0, 100_000)?.minY == 0)
        #expect(stage.grid.visibleCells.count == 12)
    }
}
