// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A controller with items of 50 by 50 points, without menus.
private class TilesController: UICollectionViewController {
    var calls: [String] = []
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Open") { _ in }])
    })

    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
}

/// A controller that overrides the older methods for one item.
private final class OlderController: TilesController {
    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        calls.append("asked \(indexPath.item)")
        return configuration
    }
    override func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        calls.append("lifts")
        return nil
    }
    override func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        calls.append("lands")
        return nil
    }
}

/// A controller that overrides only the method for the menu of several items.
private final class NewerController: TilesController {
    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        calls.append("asked \(indexPaths.map(\.item))")
        return configuration
    }
}

/// Context menus of the items of collection view controllers. The numbers are those of `Documentation/Facts.md`.
@Suite("Context menus of a collection view controller") @MainActor
struct CollectionControllerMenuTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 440))
    private let emptySpace = CGPoint(x: 160, y: 400)

    /// Shows a controller whose first two items are selected.
    private func show(_ controller: TilesController) {
        screen.show(controller)
        controller.collectionView.allowsMultipleSelection = true
        for item in 0..<2 {
            controller.collectionView.selectItem(
                at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
    }

    /// Presses an item or the empty space, and closes the menu. Returns the calls of the controller.
    private func press(_ item: Int?, in controller: TilesController) throws -> [String] {
        let grid = try #require(controller.collectionView)
        controller.calls = []
        let cell = item.flatMap { grid.cellForItem(at: IndexPath(item: $0, section: 0)) }
        let finger = screen.touch(at: cell.map { grid.convert($0.center, to: nil) } ?? emptySpace)
        finger.hold(0.6)
        finger.up()
        screen.advance(by: 0.5)
        grid.contextMenuInteraction?.dismissMenu()
        try screen.settle()
        return controller.calls
    }

    @Test("Without overridden methods, a controller has no menus")
    func none() {
        let controller = TilesController()
        show(controller)
        #expect(controller.collectionView.contextMenuInteraction == nil)
    }

    @Test("A controller with the older methods is asked about the pressed item, also if several are selected (C68)")
    func older() throws {
        let controller = OlderController()
        show(controller)
        #expect(try press(4, in: controller) == ["asked 4", "lifts", "lands"])
        #expect(try press(1, in: controller) == ["asked 1", "lifts", "lands"])
        #expect(try press(nil, in: controller) == [])
    }

    @Test("A controller with the newer method is asked about all selected items, and about empty space (C67)")
    func newer() throws {
        let controller = NewerController()
        show(controller)
        #expect(try press(4, in: controller) == ["asked [4]"])
        #expect(try press(1, in: controller) == ["asked [0, 1]"])
        #expect(try press(nil, in: controller) == ["asked []"])
    }
}
