// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A flow layout that records its part in transitions.
private final class ToldFlow: UICollectionViewFlowLayout {
    var calls: [String] = []
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { calls.append("to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { calls.append("from") }
    override func finalizeLayoutTransition() { calls.append("finalize") }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { calls.append("bounds \(Int(oldBounds.width))") }
    override func finalizeAnimatedBoundsChange() { calls.append("end bounds") }
}

private final class ToldCell: UICollectionViewCell {
    var calls: [String] = []
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        calls.append("will")
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        calls.append("did")
    }
}

/// Changes of the layout, from right to left, and controllers. The numbers are those of `Documentation/Facts.md`.
@Suite("Layout transitions") @MainActor
struct CollectionTransitionTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func flow(_ size: CGSize) -> ToldFlow {
        let flow = ToldFlow()
        flow.itemSize = size
        return flow
    }

    @Test("An animated change moves the items, and tells both layouts and the views (C118)")
    func animated() throws {
        let old = flow(CGSize(width: 100, height: 100))
        let stage = GridStage(flow: old)
        let cell = try #require(stage.cell(4))
        let new = flow(CGSize(width: 150, height: 60))
        var finished: Bool?
        stage.grid.setCollectionViewLayout(new, animated: true) { finished = $0 }
        #expect(old.calls.first == "to")
        #expect(new.calls.first == "from")
        stage.screen.advance(by: 0.15)
        let shown = try #require(cell.layer.presentation()).frame
        #expect(shown.minX < 110 && shown.minX > 0)
        #expect(shown.minY > 110 && shown.minY < 140)
        #expect(shown.width > 100 && shown.width < 150)
        #expect(finished == nil)
        try stage.expectSettled()
        #expect(finished == true)
        #expect(old.calls == ["to", "finalize"])
        #expect(new.calls == ["from", "finalize"])
        #expect(stage.cell(4) === cell)
        #expect(cell.frame == CGRect(x: 0, y: 140, width: 150, height: 60))
    }

    @Test("The views hear of the transition before and after it (C118)")
    func views() throws {
        let stage = GridStage(Tiles(count: 0))
        stage.grid.register(ToldCell.self, forCellWithReuseIdentifier: "told")
        final class Data: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "told", for: indexPath)
            }
        }
        let data = Data()
        stage.grid.dataSource = data
        stage.screen.advance(by: 0.1)
        let cell = try #require(stage.grid.cellForItem(at: path(0)) as? ToldCell)
        stage.grid.setCollectionViewLayout(flow(CGSize(width: 30, height: 30)), animated: true)
        #expect(cell.calls == ["will"])
        try stage.screen.settle()
        #expect(cell.calls == ["will", "did"])
        stage.grid.collectionViewLayout = flow(CGSize(width: 60, height: 30))
        #expect(cell.calls == ["will", "did", "will", "did"])
    }

    @Test("An item at the top of the screen stays there when the layout changes")
    func anchored() throws {
        let stage = GridStage(flow: flow(CGSize(width: 100, height: 100)))
        stage.grid.contentOffset.y = 5500
        stage.screen.advance(by: 0.1)
        stage.grid.setCollectionViewLayout(flow(CGSize(width: 50, height: 50)), animated: true)
        try stage.expectSettled()
        let frame = try #require(stage.frame(150))
        #expect(frame.minY == stage.grid.contentOffset.y)
    }

    @Test("An item that only a bar covers is not the one that stays when the layout changes", arguments: [false, true])
    func anchoredBelowBar(isInteractive: Bool) throws {
        let stage = GridStage(flow: flow(CGSize(width: 100, height: 100)))
        stage.grid.contentInset.top = 60
        stage.screen.advance(by: 0.1)
        // The line of item 150 begins at 5500, below the bar, which covers the end of the line before.
        stage.grid.contentOffset.y = 5440
        stage.screen.advance(by: 0.1)
        change(stage, to: flow(CGSize(width: 150, height: 150)), isInteractive)
        try stage.expectSettled()
        let frame = try #require(stage.frame(150))
        #expect(frame.minY == stage.grid.contentOffset.y + 60)
    }

    @Test("The same share of an item stays off screen when it becomes smaller", arguments: [false, true])
    func anchoredPart(isInteractive: Bool) throws {
        let stage = GridStage(flow: flow(CGSize(width: 100, height: 100)))
        stage.grid.contentOffset.y = 5580
        stage.screen.advance(by: 0.1)
        change(stage, to: flow(CGSize(width: 50, height: 50)), isInteractive)
        try stage.expectSettled()
        let frame = try #require(stage.frame(150))
        #expect(stage.grid.contentOffset.y - frame.minY == 40)
    }

    private func change(_ stage: GridStage, to layout: UICollectionViewLayout, _ isInteractive: Bool) {
        guard isInteractive else { return stage.grid.setCollectionViewLayout(layout, animated: true) }
        stage.grid.startInteractiveTransition(to: layout).transitionProgress = 0.7
        stage.screen.advance(by: 0.05)
        stage.grid.finishInteractiveTransition()
    }

    @Test("An interactive transition between layouts that are mirrored is mirrored, too")
    func mirroredInteractive() throws {
        final class Flipping: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
            override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
        }
        let (old, new) = (Flipping(), Flipping())
        let stage = GridStage(flow: old)
        stage.grid.semanticContentAttribute = .forceRightToLeft
        new.itemSize = CGSize(width: 150, height: 60)
        stage.grid.contentOffset.y = 1100
        stage.screen.advance(by: 0.1)
        let before = try #require(stage.cell(30)).frame
        #expect(before.maxX == 320)
        let transition = stage.grid.startInteractiveTransition(to: new)
        stage.screen.advance(by: 0.05)
        #expect(stage.cell(30)?.frame == before)
        transition.transitionProgress = 0.5
        stage.screen.advance(by: 0.05)
        #expect(stage.cell(30)?.frame.maxX == 320)
        #expect(stage.cell(31)?.frame.maxX == 180)
        stage.grid.finishInteractiveTransition()
        try stage.expectSettled()
        #expect(stage.cell(30)?.frame.maxX == 320)
    }

    @Test("An interactive transition lies between both layouts, and is finished or cancelled (C120, C121, C122)")
    func interactive() throws {
        let (old, new) = (flow(CGSize(width: 100, height: 100)), flow(CGSize(width: 150, height: 60)))
        let stage = GridStage(flow: old)
        var ends: [String] = []
        let transition = stage.grid.startInteractiveTransition(to: new) { ends.append("\($0) \($1)") }
        #expect(stage.grid.collectionViewLayout === transition)
        #expect(transition.currentLayout === old)
        #expect(transition.nextLayout === new)
        stage.screen.advance(by: 0.05)
        #expect(stage.cell(4)?.frame == CGRect(x: 110, y: 110, width: 100, height: 100))
        transition.transitionProgress = 0.5
        stage.screen.advance(by: 0.05)
        #expect(stage.cell(4)?.frame == CGRect(x: 55, y: 125, width: 125, height: 80))
        transition.transitionProgress = 1.2
        stage.screen.advance(by: 0.05)
        let far = try #require(stage.cell(4)).frame
        #expect(abs(far.minX + 22) < 0.01 && abs(far.minY - 146) < 0.01)
        transition.updateValue(7, forAnimatedKey: "distance")
        #expect(transition.value(forAnimatedKey: "distance") == 7)
        #expect(transition.value(forAnimatedKey: "other") == 0)
        transition.transitionProgress = 0.3
        stage.grid.cancelInteractiveTransition()
        try stage.screen.settle()
        #expect(ends == ["true false"])
        #expect(stage.grid.collectionViewLayout === old)
        #expect(stage.cell(4)?.frame == CGRect(x: 110, y: 110, width: 100, height: 100))
        let again = stage.grid.startInteractiveTransition(to: new) { ends.append("\($0) \($1)") }
        again.transitionProgress = 0.7
        stage.grid.finishInteractiveTransition()
        #expect(stage.grid.collectionViewLayout === new)
        try stage.expectSettled()
        #expect(ends == ["true false", "true true"])
        #expect(stage.cell(4)?.frame == CGRect(x: 0, y: 140, width: 150, height: 60))
    }

    @Test("The delegate can supply the transition's layout (C120)")
    func ownTransitionLayout() {
        final class Own: UICollectionViewTransitionLayout {}
        final class Chooser: NSObject, UICollectionViewDelegate {
            func collectionView(
                _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
                newLayout toLayout: UICollectionViewLayout
            ) -> UICollectionViewTransitionLayout { Own(currentLayout: fromLayout, nextLayout: toLayout) }
        }
        let chooser = Chooser()
        let stage = GridStage(delegate: chooser)
        #expect(stage.grid.startInteractiveTransition(to: UICollectionViewFlowLayout()) is Own)
    }

    @Test("An animated change of the size tells the layout (C115)")
    func animatedBounds() throws {
        let flow = flow(CGSize(width: 100, height: 100))
        let stage = GridStage(flow: flow)
        UIView.animate(withDuration: 0.2) {
            stage.grid.frame.size.width = 210
            stage.grid.layoutIfNeeded()
        }
        #expect(flow.calls == ["bounds 320", "end bounds"])
        try stage.screen.settle()
        #expect(stage.frame(2) == CGRect(x: 0, y: 110, width: 100, height: 100))
    }

    // MARK: Right to left

    private final class Flipped: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    @Test("A layout that flips is mirrored from right to left; a plain flow layout is not (C123, C124)")
    func rightToLeft() throws {
        let plain = GridStage()
        plain.grid.semanticContentAttribute = .forceRightToLeft
        plain.flow.invalidateLayout()
        plain.screen.advance(by: 0.1)
        #expect(plain.lefts(3) == [0, 110, 220])
        #expect(plain.flow.developmentLayoutDirection == .leftToRight)
        #expect(!plain.flow.flipsHorizontallyInOppositeLayoutDirection)
        let stage = GridStage(Tiles(count: 8), flow: Flipped())
        #expect(stage.lefts(3) == [0, 110, 220])
        stage.grid.semanticContentAttribute = .forceRightToLeft
        stage.flow.invalidateLayout()
        stage.screen.advance(by: 0.1)
        #expect(stage.lefts(3) == [220, 110, 0])
        #expect(stage.grid.indexPathForItem(at: CGPoint(x: 230, y: 5)) == path(0))
        try stage.expectSettled()
    }

    @Test("A horizontal layout that flips begins at the right")
    func horizontalRightToLeft() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 440))
        let flow = Flipped()
        flow.scrollDirection = .horizontal
        flow.itemSize = CGSize(width: 100, height: 440)
        let data = Tiles(count: 20)
        let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: flow)
        grid.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        grid.semanticContentAttribute = .forceRightToLeft
        grid.dataSource = data
        screen.show(grid)
        #expect(grid.contentOffset.x == 1870)
        #expect(grid.indexPathsForVisibleItems.sorted().map(\.item) == [0, 1, 2])
        #expect(grid.cellForItem(at: path(0))?.frame.minX == 2090)
    }

    @Test("From right to left, the first item of a section is revealed together with the header at its right")
    func revealRightToLeft() throws {
        let data = Tiles((0..<2).map { section in (0..<12).map { "S\(section)I\($0)" } })
        let stage = GridStage(data, flow: Flipped()) {
            $0.scrollDirection = .horizontal
            $0.itemSize = CGSize(width: 100, height: 440)
            $0.headerReferenceSize = CGSize(width: 30, height: 0)
        }
        stage.grid.semanticContentAttribute = .forceRightToLeft
        stage.flow.invalidateLayout()
        stage.screen.advance(by: 0.1)
        for section in [1, 0] {
            stage.grid.contentOffset.x = 0
            stage.screen.advance(by: 0.1)
            stage.grid.reveal(RowPath(section: section, row: 0), animated: false)
            let header = try #require(stage.header(section))
            let item = try #require(stage.frame(0, section))
            #expect(header.minX > item.minX)
            #expect(stage.grid.bounds.maxX == header.maxX)
        }
        #expect(stage.grid.bounds.maxX == stage.grid.contentSize.width)
        stage.grid.reveal(RowPath(section: 1, row: 11), animated: false)
        #expect(stage.grid.contentOffset.x == 0)
    }

    // MARK: Controllers

    private final class Pictures: UICollectionViewController {
        var calls: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            6
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        }
        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            calls.append("select \(indexPath.item)")
        }
    }

    @Test("A controller's view is its collection view, of which it is data source and delegate (C253, C254, C255)")
    func controller() throws {
        let flow = UICollectionViewFlowLayout()
        let controller = Pictures(collectionViewLayout: flow)
        #expect(controller.collectionViewLayout === flow)
        let screen = TestScreen(size: CGSize(width: 320, height: 440))
        screen.show(controller)
        #expect(controller.view === controller.collectionView)
        #expect(controller.collectionView.collectionViewLayout === flow)
        #expect(controller.collectionView.dataSource === controller)
        #expect(controller.collectionView.delegate === controller)
        #expect(controller.collectionView.visibleCells.count == 6)
        screen.tap(at: CGPoint(x: 25, y: 25))
        #expect(controller.calls == ["select 0"])
        #expect(controller.collectionView.indexPathsForSelectedItems == [path(0)])
        #expect(controller.clearsSelectionOnViewWillAppear)
        controller.viewWillAppear(false)
        #expect(controller.collectionView.indexPathsForSelectedItems ?? [] == [])
        let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        controller.collectionView = other
        #expect(other.dataSource === controller)
        #expect(other.delegate === controller)
    }
}
