// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Compositional page") @MainActor
struct CompositionalTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let controller = CompositionalController()
    let navigation: UINavigationController

    init() throws {
        navigation = UINavigationController(rootViewController: controller)
        screen.show(navigation)
        try screen.settle()
    }

    private var list: UICollectionView { controller.collectionView }

    private func path(_ section: StoreSection, _ item: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section.rawValue)
    }

    private func cell<Cell: UICollectionViewCell>(_ section: StoreSection, _ item: Int = 0) throws -> Cell {
        try #require(list.cellForItem(at: path(section, item)) as? Cell)
    }

    private func header(_ section: StoreSection) throws -> StoreHeader {
        let view = list.supplementaryView(forElementKind: StoreLayout.headerKind, at: path(section))
        return try #require(view as? StoreHeader)
    }

    /// The text of the badge of a print; nil if it has none.
    private func badge(_ section: StoreSection, _ item: Int) -> String? {
        list.supplementaryView(forElementKind: StoreLayout.badgeKind, at: path(section, item))?.words.first
    }

    private func swipe(_ view: UIView, by vector: CGVector) throws {
        let finger = screen.touch(at: view.middle)
        finger.move(by: vector, duration: 0.2)
        finger.up()
        try screen.settle()
    }

    /// Scrolls until the section is at the top.
    private func scroll(to section: StoreSection, _ item: Int = 0) throws {
        list.scrollToItem(at: path(section, item), at: .centeredVertically, animated: false)
        try screen.settle()
    }

    @Test("The page begins with a card below the bar, and has three sections with headers")
    func start() throws {
        let card: FeaturedCell = try cell(.featured)
        #expect(card.words == ["NEW PRINT", "Lone Sea", "Sea, from $32"])
        let frame = card.convert(card.bounds, to: nil)
        #expect(abs(frame.minY - 56) < 0.01)
        #expect(frame.minX == 20)
        #expect(frame.width == 350)
        #expect(try header(.collections).words == ["Collections"])
        #expect(try header(.popular).words == ["Popular"])
    }

    @Test("A swipe turns one card, which stops in the middle, and the page does not scroll")
    func paging() throws {
        let offset = list.contentOffset
        for card in 1...2 {
            let shown: FeaturedCell = try cell(.featured, card - 1)
            try swipe(shown, by: CGVector(dx: -240, dy: 0))
            let next: FeaturedCell = try cell(.featured, card)
            #expect(abs(next.middle.x - 195) < 0.5)
        }
        #expect(list.contentOffset == offset)
    }

    @Test("A vertical swipe that begins on a card scrolls the page")
    func scrollingOverCards() throws {
        let card: FeaturedCell = try cell(.featured)
        let finger = screen.touch(at: card.middle)
        finger.move(by: CGVector(dx: 0, dy: -200), duration: 0.2)
        #expect(list.contentOffset.y > 100)
        #expect(abs(card.middle.x - 195) < 0.5)
        finger.up()
    }

    @Test("A swipe over popular prints stops at the beginning of a column of three rows")
    func columns() throws {
        let row: PopularCell = try cell(.popular)
        try swipe(row, by: CGVector(dx: -200, dy: 0))
        let rows = list.visibleCells.compactMap { $0 as? PopularCell }
            .map { $0.convert($0.bounds, to: nil) }.filter { $0.minX >= 0 && $0.maxX <= 390 }
        #expect(rows.count == 3)
        #expect(rows.allSatisfy { abs($0.minX - 20) < 0.5 })
        #expect(Set(rows.map(\.minY)).count == 3)
    }

    @Test("A header stays below the bar while its section is visible, and leaves with it")
    func pinnedHeaders() throws {
        try scroll(to: .all, 20)
        let frame = try header(.all).convert(try header(.all).bounds, to: nil)
        #expect(frame.minY == 44)
        #expect(frame.minX == 0 && frame.width == 390)
        // The prints pass behind the header.
        let hit = screen.window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)
        #expect(hit?.isDescendant(of: try header(.all)) == true)
        list.contentOffset.y = -44
        try screen.settle()
        #expect(try header(.collections).middle.y > 300)
    }

    // MARK: Bag

    @Test("A badge has the number of copies in the bag, at the corner of the picture")
    func badges() throws {
        #expect(badge(.popular, 2) == "1")
        #expect(badge(.popular, 0) == nil)
        let row: PopularCell = try cell(.popular, 2)
        let view = try #require(
            list.supplementaryView(forElementKind: StoreLayout.badgeKind, at: path(.popular, 2)))
        let (frame, picture) = (view.convert(view.bounds, to: row), CGRect(x: 0, y: 8, width: 64, height: 64))
        #expect(frame.contains(CGPoint(x: picture.maxX - 2, y: picture.minY + 2)))
        #expect(frame.size == CGSize(width: 22, height: 22))
    }

    @Test("A price adds the print to the bag, and Undo removes it")
    func adding() throws {
        let row: PopularCell = try cell(.popular)
        #expect(row.price.title(for: .normal) ?? row.price.configuration?.title == "$32")
        screen.tap(row.price)
        screen.tap(row.price)
        try screen.settle()
        #expect(badge(.popular, 0) == "2")
        #expect(navigation.topViewController === controller)
        screen.press(.keyboardZ, modifiers: .control)
        try screen.settle()
        #expect(badge(.popular, 0) == "1")
        screen.press(.keyboardZ, modifiers: .control)
        try screen.settle()
        #expect(badge(.popular, 0) == nil)
        screen.press(.keyboardZ, modifiers: [.control, .shift])
        try screen.settle()
        #expect(badge(.popular, 0) == "1")
    }

    @Test("The menu of a print removes it from the bag")
    func removing() throws {
        let row: PopularCell = try cell(.popular, 2)
        screen.mouse.click(at: row.middle, button: 2)
        try screen.settle()
        try screen.tap("Remove from Bag")
        try screen.settle()
        #expect(badge(.popular, 2) == nil)
    }

    @Test("A badge scrolls with its print, within the section and with the page")
    func scrollingBadges() throws {
        let view = try #require(
            list.supplementaryView(forElementKind: StoreLayout.badgeKind, at: path(.popular, 2)))
        let row: PopularCell = try cell(.popular, 2)
        let (before, distance) = (view.middle, view.middle.x - row.middle.x)
        let finger = screen.touch(at: row.middle)
        finger.move(by: CGVector(dx: -60, dy: 0), duration: 0.3)
        #expect(view.middle.x < before.x - 30)
        #expect(abs(view.middle.x - row.middle.x - distance) < 0.01)
        finger.up()
        try screen.settle()
    }

    // MARK: Collections

    @Test("A collection shows its own prints, and all again after a second tap")
    func collections() throws {
        let sea: CollectionCell = try cell(.collections, 1)
        screen.tap(sea)
        try screen.settle()
        let count = list.numberOfItems(inSection: StoreSection.all.rawValue)
        #expect(count == Store.prints(of: .sea).count)
        #expect(sea.accessibilityTraits.contains(.selected))
        try scroll(to: .all)
        #expect(try header(.all).words == ["Sea"])
        let first: PrintCell = try cell(.all)
        #expect(first.words.first?.hasSuffix("Sea") == true)
        list.contentOffset.y = -44
        try screen.settle()
        screen.tap(try cell(.collections, 1) as CollectionCell)
        try screen.settle()
        #expect(list.numberOfItems(inSection: StoreSection.all.rawValue) == Store.prints(of: nil).count)
    }

    @Test("A print shows its picture on a page of its own")
    func opening() throws {
        let row: PopularCell = try cell(.popular)
        screen.tap(at: CGPoint(x: row.middle.x - 60, y: row.middle.y))
        try screen.settle()
        #expect(navigation.topViewController is PictureController)
    }

    // MARK: Surroundings

    @Test("A wide window has more columns and several cards side by side")
    func wide() throws {
        screen.size = CGSize(width: 1024, height: 768)
        try screen.settle()
        let cards = list.visibleCells.compactMap { $0 as? FeaturedCell }
        #expect(cards.count >= 2)
        try scroll(to: .all, 5)
        let prints = list.visibleCells.compactMap { $0 as? PrintCell }
        let line = prints.filter { $0.frame.minY == prints[0].frame.minY }
        #expect(line.count == 5)
    }

    @Test("In a right-to-left layout the sections begin at the right, and a swipe to the right turns a card")
    func rightToLeft() throws {
        screen.traits.layoutDirection = .rightToLeft
        try screen.settle()
        let collection: CollectionCell = try cell(.collections)
        #expect(collection.middle.x > 300)
        let card: FeaturedCell = try cell(.featured)
        try swipe(card, by: CGVector(dx: 240, dy: 0))
        let next: FeaturedCell = try cell(.featured, 1)
        #expect(abs(next.middle.x - 195) < 0.5)
    }
}
