// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// A collection view of items with a coloured square and a number, on a screen of 390 by 844 points. Every frame is
/// drawn.
@MainActor
final class GridStage: NSObject {
    /// The sizes of the items.
    enum Sizes {
        /// Four columns of items of 90 by 120 points.
        case equal
        /// Sizes that the delegate returns, see ``GridNumbers/size(_:)``.
        case varying
    }

    nonisolated static let longest = 1_000_000

    let drawn = DrawnScreen()
    let view: UICollectionView
    let layout = UICollectionViewFlowLayout()
    private let sizes: VaryingSizes?
    private(set) var count: Int
    /// The number of items inserted at the top. They have higher numbers than all other items.
    private var inserted = 0

    init(count: Int, _ kind: Sizes) {
        self.count = count
        layout.itemSize = CGSize(width: 90, height: 120)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (10, 10)
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: DrawnScreen.size), collectionViewLayout: layout)
        sizes = kind == .varying ? VaryingSizes() : nil
        super.init()
        view.register(GridCell.self, forCellWithReuseIdentifier: "item")
        sizes?.stage = self
        (view.dataSource, view.delegate) = (self, sizes)
        drawn.screen.show(view)
        // The first frames make cells and load fonts; they are not measured.
        for _ in 0..<30 { scroll(by: 37) }
        drawn.resetTimes()
        view.statistics = .init()
    }

    // MARK: Changes

    func frame(_ change: () -> Void) { drawn.frame(change) }

    func scroll(by distance: CGFloat) { frame { view.contentOffset.y += distance } }

    /// Inserts items at the beginning, or deletes the first ones.
    ///
    /// - Parameter change: the number of inserted items; negative for deleted items.
    func changeTop(by change: Int) {
        frame {
            inserted += change
            count += change
            let paths = (0..<abs(change)).map { IndexPath(item: $0, section: 0) }
            UIView.performWithoutAnimation {
                if change > 0 { view.insertItems(at: paths) } else { view.deleteItems(at: paths) }
            }
        }
    }

    // MARK: Visible items

    /// The number that identifies an item and stays with it.
    func number(ofItem item: Int) -> Int { item < inserted ? count - 1 - item : item - inserted }

    /// The distance from the view's top to the item's top, in points.
    func top(ofItem item: Int) -> CGFloat {
        guard let attributes = view.layoutAttributesForItem(at: IndexPath(item: item, section: 0)) else {
            fatalError("Item \(item) has a place")
        }
        return attributes.frame.minY - view.contentOffset.y
    }

    /// The visible items in order.
    var visibleItems: [Int] {
        view.indexPathsForVisibleItems.map(\.item)
            .filter { view.cellForItem(at: [0, $0])?.frame.intersects(view.bounds) == true }.sorted()
    }

    /// The number of the first visible item, the count of the visible items that follow it without a gap, and the
    /// checksum of their titles. A small item in the middle of a line may be off screen while others are visible.
    var visible: [Figure] {
        let all = visibleItems
        let items = zip(all, all[0]...).prefix { $0 == $1 }.map(\.0)
        let titles = items.map { item in
            guard let cell = view.cellForItem(at: [0, item]) as? GridCell else { fatalError("Item \(item) has a cell") }
            return cell.title.text ?? ""
        }
        return [
            Figure("first", Double(number(ofItem: items[0]))), Figure("rows", Double(items.count)),
            Figure("checksum", Double(ListText.checksum(ofLines: titles))),
        ]
    }
}

extension GridStage: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? GridCell)?.show(number(ofItem: indexPath.item))
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

/// A delegate that returns a size for each item.
@MainActor
private final class VaryingSizes: NSObject, UICollectionViewDelegateFlowLayout {
    weak var stage: GridStage?

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        GridNumbers.size(stage?.number(ofItem: indexPath.item) ?? 0)
    }
}

/// The numbers of the grids that all programs compute.
enum GridNumbers {
    /// A size of 60 to 200 by 40 to 160 points.
    static func size(_ number: Int) -> CGSize {
        CGSize(width: 60 + number * 7919 % 141, height: 40 + number * 6007 % 121)
    }
}

/// A cell with a coloured square and a number below it.
final class GridCell: UICollectionViewCell {
    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPurple,
    ]
    private static let font = UIFont.systemFont(ofSize: 15)

    let square = UIView()
    let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = GridCell.font
        title.textAlignment = .center
        contentView.addSubview(square)
        contentView.addSubview(title)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ number: Int) {
        square.backgroundColor = GridCell.colors[number % 8]
        title.text = "\(number)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, bounds.height)
        let side = max(min(64, height - 20), 0)
        square.frame = CGRect(x: (width - side) / 2, y: 0, width: side, height: side)
        title.frame = CGRect(x: 0, y: height - 20, width: width, height: 20)
    }
}
