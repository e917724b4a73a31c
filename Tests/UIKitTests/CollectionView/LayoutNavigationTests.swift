// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A controller with a grid of twelve names, which logs the calls of its life.
private final class GridController: UICollectionViewController {
    let size: CGSize
    var calls: [String] = []
    var whenSelected: (() -> Void)?

    init(_ title: String, _ size: CGSize) {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = size
        self.size = size
        super.init(collectionViewLayout: flow)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("load")
        collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("did appear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls.append("did disappear")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        (cell as? TileCell)?.label.text = "\(title ?? "") \(indexPath.item)"
        return cell
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        calls.append("select \(indexPath.item)")
        whenSelected?()
    }
}

/// Pushes and pops from layout to layout. The numbers are those of `Documentation/Facts.md`.
@Suite("Pushes from layout to layout") @MainActor
struct LayoutNavigationTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480))
    private let small = GridController("Small", CGSize(width: 60, height: 60))
    private let large = GridController("Large", CGSize(width: 150, height: 100))
    private let navigation: UINavigationController
    private let grid: UICollectionView

    init() throws {
        navigation = UINavigationController(rootViewController: small)
        screen.show(navigation)
        grid = small.collectionView
        large.useLayoutToLayoutNavigationTransitions = true
        try screen.settle()
    }

    private func cell(_ item: Int) throws -> UICollectionViewCell {
        try #require(grid.cellForItem(at: IndexPath(item: item, section: 0)))
    }

    private func pushLarge(animated: Bool = true) throws {
        navigation.pushViewController(large, animated: animated)
        try screen.settle()
    }

    /// Expects that a controller shows the grid in its layout, and that the user can select its items.
    private func expectShown(_ controller: GridController, _ location: SourceLocation = #_sourceLocation) throws {
        #expect(controller.view === grid && controller.collectionView === grid, sourceLocation: location)
        #expect(grid.superview === navigation.stage, sourceLocation: location)
        #expect(navigation.stage.subviews == [grid], sourceLocation: location)
        #expect(grid.collectionViewLayout === controller.collectionViewLayout, sourceLocation: location)
        #expect(try cell(0).frame.size == controller.size, sourceLocation: location)
        #expect(grid.delegate === controller && grid.dataSource === small, sourceLocation: location)
        #expect(grid.contentOffset.y == -grid.adjustedContentInset.top, sourceLocation: location)
        controller.calls = []
        screen.tap(at: try cell(3).convert(CGPoint(x: 20, y: 20), to: nil))
        #expect(controller.calls == ["select 3"], sourceLocation: location)
    }

    @Test("A push moves the items of the collection view below to the new layout, and does not slide (C257)")
    func push() throws {
        let item = try cell(5)
        let (start, sizes) = (item.frame, (small.size, large.size))
        navigation.pushViewController(large, animated: true)
        screen.advance(by: 0.15)
        #expect(grid.convert(CGPoint.zero, to: nil).x == 0)
        let shown = try #require(item.layer.presentation())
        #expect(shown.bounds.width > sizes.0.width && shown.bounds.width < sizes.1.width)
        try screen.settle()
        #expect(try cell(5) === item)
        #expect(item.frame != start)
        #expect((item as? TileCell)?.label.text == "Small 5")
        #expect(large.calls == ["load", "will appear", "did appear"])
        #expect(small.calls.suffix(1) == ["did disappear"])
        #expect(navigation.navigationBar.topItem?.title == "Large")
        try expectShown(large)
        #expect(small.collectionView === grid)
        #expect(small.collectionViewLayout !== grid.collectionViewLayout)
    }

    @Test("Going back moves the items back, and the first controller is the delegate again (C257)")
    func pop() throws {
        try pushLarge()
        let item = try cell(5)
        navigation.popViewController(animated: true)
        screen.advance(by: 0.15)
        let shown = try #require(item.layer.presentation())
        #expect(shown.bounds.width > small.size.width && shown.bounds.width < large.size.width)
        try screen.settle()
        try expectShown(small)
        #expect(large.calls.suffix(1) == ["did disappear"])
        #expect(large.collectionViewIfShared == nil)
        // It can be pushed again.
        try pushLarge()
        try expectShown(large)
    }

    @Test("Without an animation the layout changes at once")
    func notAnimated() throws {
        try pushLarge(animated: false)
        try expectShown(large)
        navigation.popViewController(animated: false)
        try screen.settle()
        try expectShown(small)
    }

    @Test("A swipe back moves the items with the finger, and back again if it is cancelled", arguments: [false, true])
    func swipe(isFinished: Bool) throws {
        try pushLarge()
        let finger = screen.touch(at: CGPoint(x: 2, y: 300))
        finger.move(to: CGPoint(x: 130, y: 300), duration: 0.3)
        let width = try cell(0).frame.width
        #expect(width < large.size.width - 20 && width > small.size.width + 20)
        finger.move(to: CGPoint(x: isFinished ? 300 : 20, y: 300), duration: 0.3)
        finger.hold(0.3)
        finger.up()
        try screen.settle()
        #expect(navigation.topViewController === (isFinished ? small : large))
        try expectShown(isFinished ? small : large)
        navigation.popViewController(animated: true)
        try screen.settle()
        try expectShown(small)
    }

    @Test("A pop that interrupts the push ends at the first layout")
    func interrupted() throws {
        navigation.pushViewController(large, animated: true)
        screen.advance(by: 0.1)
        navigation.popViewController(animated: true)
        try screen.settle()
        try expectShown(small)
    }

    @Test("Controllers of other kinds slide, and the first controller gets its collection view back after them")
    func otherController() throws {
        try pushLarge()
        let plain = UIViewController()
        navigation.pushViewController(plain, animated: true)
        screen.advance(by: 0.1)
        #expect(plain.view.layer.presentation().map { $0.position.x > 160 } == true)
        try screen.settle()
        #expect(grid.superview == nil)
        navigation.popToRootViewController(animated: true)
        try screen.settle()
        try expectShown(small)
        // The same with a pop that is made while the navigation controller is not on screen.
        try pushLarge()
        let other = UIViewController()
        screen.show(other)
        try screen.settle()
        navigation.popViewController(animated: false)
        screen.show(navigation)
        try screen.settle()
        try expectShown(small)
    }

    @Test("Three controllers share one collection view, and a pop to the root leaves out the one between them")
    func three() throws {
        try pushLarge()
        let wide = GridController("Wide", CGSize(width: 320, height: 50))
        wide.useLayoutToLayoutNavigationTransitions = true
        navigation.pushViewController(wide, animated: true)
        try screen.settle()
        try expectShown(wide)
        navigation.popToRootViewController(animated: true)
        try screen.settle()
        try expectShown(small)
    }

    @Test("Items that are selected stay selected in the pushed controller (C255)")
    func selection() throws {
        small.whenSelected = { navigation.pushViewController(large, animated: true) }
        screen.tap(at: try cell(2).convert(CGPoint(x: 20, y: 20), to: nil))
        try screen.settle()
        #expect(navigation.topViewController === large)
        #expect(grid.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
        #expect(large.clearsSelectionOnViewWillAppear)
        navigation.popViewController(animated: true)
        try screen.settle()
        #expect(grid.indexPathsForSelectedItems?.isEmpty != false)
    }

    @Test("The controller that has made the collection view keeps it after its own pop, also if it has the setting")
    func owner() throws {
        let plain = UIViewController()
        let made = GridController("Made", CGSize(width: 60, height: 60))
        made.useLayoutToLayoutNavigationTransitions = true
        navigation.setViewControllers([plain, made], animated: false)
        try screen.settle()
        let view = made.collectionView
        try pushLarge()
        #expect(large.collectionView === view)
        navigation.popViewController(animated: true)
        try screen.settle()
        navigation.popViewController(animated: true)
        try screen.settle()
        #expect(made.collectionView === view)
        #expect(made.calls.filter { $0 == "load" }.count == 1)
    }

    @Test("A push off screen shares the collection view, too")
    func pushOffScreen() throws {
        let (below, above) = (
            GridController("Below", CGSize(width: 60, height: 60)),
            GridController("Above", CGSize(width: 150, height: 100))
        )
        above.useLayoutToLayoutNavigationTransitions = true
        let other = UINavigationController(rootViewController: below)
        other.pushViewController(above, animated: false)
        screen.show(other)
        try screen.settle()
        #expect(above.collectionView === below.collectionView)
        let grid = try #require(above.collectionView)
        #expect(grid.dataSource === below && grid.delegate === above)
        #expect(grid.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size == above.size)
    }

    @Test("Controllers that are set together share the collection view, too", arguments: [false, true])
    func setTogether(animated: Bool) throws {
        let below = GridController("Below", CGSize(width: 60, height: 60))
        navigation.setViewControllers([below, large], animated: animated)
        try screen.settle()
        let grid = try #require(large.collectionView)
        #expect(grid === below.collectionView && grid !== self.grid)
        #expect(grid.dataSource === below && grid.delegate === large)
        #expect(grid.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size == large.size)
        navigation.popViewController(animated: animated)
        try screen.settle()
        #expect(below.view === grid)
        #expect(grid.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size == below.size)
    }

    @Test("The pushed controller may choose another delegate in viewDidLoad")
    func ownDelegate() throws {
        final class Chooser: NSObject, UICollectionViewDelegate {}
        final class ChoosingController: UICollectionViewController {
            let chooser = Chooser()
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.delegate = chooser
            }
        }
        let pushed = ChoosingController(collectionViewLayout: UICollectionViewFlowLayout())
        pushed.useLayoutToLayoutNavigationTransitions = true
        navigation.pushViewController(pushed, animated: true)
        try screen.settle()
        #expect(pushed.collectionView === grid)
        #expect(grid.delegate === pushed.chooser)
    }

    @Test("A controller that is pushed without the setting slides in with a collection view of its own")
    func withoutSetting() throws {
        large.useLayoutToLayoutNavigationTransitions = false
        try pushLarge()
        #expect(large.collectionView !== grid)
        #expect(large.collectionView.dataSource === large)
        #expect(grid.superview == nil)
    }
}

extension UICollectionViewController {
    /// The collection view that the controller shares with others; nil if it shares none.
    fileprivate var collectionViewIfShared: UICollectionView? { sharing?.collectionView }
}
