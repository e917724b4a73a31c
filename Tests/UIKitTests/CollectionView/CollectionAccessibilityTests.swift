// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// The accessibility of items. The numbers are those of `Documentation/Facts.md`.
@Suite("Accessibility elements of a collection view") @MainActor
struct CollectionAccessibilityTests {
    /// A flow layout that shows the items in reversed order.
    private final class ReversedLayout: UICollectionViewFlowLayout {
        private func reversed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
            let reversed = attributes.copy() as! UICollectionViewLayoutAttributes
            reversed.center.x = 320 - reversed.center.x
            return reversed
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map(reversed)
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            super.layoutAttributesForItem(at: indexPath).map(reversed)
        }
    }

    @Test("Items are read in the order of their index paths, not of their positions, with their numbers (C294)")
    func order() {
        let stage = GridStage(flow: ReversedLayout())
        let lines = stage.screen.describeAccessibility().split(separator: "\n")
        #expect(lines.count == 12)
        #expect(lines.prefix(3) == ["B0, 1 of 300", "B1, 2 of 300", "B2, 3 of 300"])
    }

    @Test("A section's header is read before its items, and its footer after them (C294)")
    func headers() throws {
        let data = Tiles([["a", "b"], ["c"]])
        let stage = GridStage(data) {
            $0.itemSize = CGSize(width: 100, height: 50)
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
            $0.footerReferenceSize = CGSize(width: 0, height: 20)
        }
        for (kind, name) in [
            (UICollectionView.elementKindSectionHeader, "header"),
            (UICollectionView.elementKindSectionFooter, "footer"),
        ] {
            for section in 0..<2 {
                let path = IndexPath(item: 0, section: section)
                let view = try #require(stage.grid.supplementaryView(forElementKind: kind, at: path))
                let label = UILabel(frame: view.bounds)
                label.text = "\(name) \(section)"
                view.addSubview(label)
            }
        }
        #expect(
            stage.screen.accessibilityElements.map(\.accessibilityLabel)
                == ["header 0", "a", "b", "footer 0", "header 1", "c", "footer 1"])
    }

    @Test("The items of a section that scrolls across are read once, in its place (C294)")
    func rowOfItems() throws {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let full = size(.fractionalWidth(1), .fractionalHeight(1))
            let card = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.absolute(120), .absolute(80)), subitems: [NSCollectionLayoutItem(layoutSize: full)])
            let section = NSCollectionLayoutSection(group: card)
            if index == 1 { section.orthogonalScrollingBehavior = .continuous }
            return section
        }
        let stage = StoreStage([1, 3, 1], layout)
        #expect(stage.grid.subviews.contains { $0 is ScrollingRowView })
        #expect(
            stage.screen.accessibilityElements.map(\.accessibilityLabel)
                == ["S0I0", "S1I0", "S1I1", "S1I2", "S2I0"])
        #expect(!stage.grid.shownElementsInOrder.contains { $0 is ScrollingRowView })
    }

    @Test("An item is read with its traits, then its controls; activating it acts as a tap (C294)")
    func item() throws {
        let data = Tiles([["a", "b"]])
        data.configure = { cell, path in
            guard path.item == 1 else { return }
            let button = UIButton(type: .system)
            button.setTitle("Buy", for: .normal)
            button.frame = CGRect(x: 0, y: 60, width: 80, height: 40)
            cell.contentView.addSubview(button)
        }
        let listener = GridListener()
        let stage = GridStage(data, delegate: listener)
        stage.grid.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        #expect(
            stage.screen.describeAccessibility() == """
                a, 1 of 2
                Selected, b, 2 of 2
                Buy, Button
                """)
        stage.screen.activate(try #require(stage.screen.accessibilityElement(named: "a")))
        #expect(listener.calls.contains("didSelect 0-0"))
        #expect(listener.calls.contains("primary 0-0"))
    }

    @Test("Items off screen are elements too; moving to one scrolls it onto the screen (C294)")
    func offScreen() throws {
        let stage = GridStage()
        #expect(stage.grid.accessibilityElementCount() == 300)
        let far = try #require(stage.grid.accessibilityElement(at: 200) as? UIResponder)
        #expect(stage.grid.index(ofAccessibilityElement: far) == 200)
        #expect(far.accessibilityLabel == "B200")
        #expect(stage.cell(200) == nil)
        let cell = stage.screen.focus(on: far)
        #expect(cell === stage.cell(200))
        #expect(stage.grid.accessibilityElement(at: 200) as? UIView === stage.cell(200))
        #expect(stage.screen.scroll(.down, at: stage.grid))
        #expect(stage.screen.scroll(.up, at: stage.grid))
    }
}
