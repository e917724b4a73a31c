// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit

/// Measures frames of a grid of sections that scroll sideways, each with 50 items of 90 by 120 points.
@MainActor
final class GridRows: NSObject, UICollectionViewDataSource {
    private static let items = 50

    private let drawn = DrawnScreen()
    private let view: UICollectionView
    private let sections: Int

    private init(sections: Int) {
        self.sections = sections
        let size = NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(120))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = .continuous
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 10
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: DrawnScreen.size),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
        super.init()
        view.register(GridCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = self
        drawn.screen.show(view)
        for _ in 0..<30 { drawn.frame { view.contentOffset.y += 37 } }
        drawn.resetTimes()
        view.statistics = .init()
    }

    /// Measures scrolling down by 37 points a frame.
    ///
    /// The figure `live` is the number of cells in the view, `rows` that of the visible ones.
    static func measure(sections: Int) -> [Figure] {
        let stage = GridRows(sections: sections)
        for _ in 0..<300 { stage.drawn.frame { stage.view.contentOffset.y += 37 } }
        let visible = stage.visibleItems
        let titles = visible.map { (stage.view.cellForItem(at: $0) as? GridCell)?.title.text ?? "" }
        return [
            Figure("milliseconds", Stopwatch.median(stage.drawn.times)),
            Figure("first", Double(visible.first.map(GridRows.number) ?? -1)), Figure("rows", Double(visible.count)),
            Figure("checksum", Double(ListText.checksum(ofLines: titles))),
            Figure("live", Double(GridRows.cells(in: stage.view))),
            Figure("cells-made", Double(stage.view.statistics.cellsMade)),
        ]
    }

    private static func number(_ path: IndexPath) -> Int { path.section * items + path.item }

    /// The visible items in order.
    private var visibleItems: [IndexPath] {
        view.indexPathsForVisibleItems.filter { path in
            view.cellForItem(at: path).map { $0.convert($0.bounds, to: view).intersects(view.bounds) } == true
        }.sorted()
    }

    /// The number of cells in a view, also of hidden ones.
    private static func cells(in view: UIView) -> Int {
        view.subviews.reduce(0) { $0 + ($1 is GridCell ? 1 : cells(in: $1)) }
    }

    // MARK: Data

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        GridRows.items
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? GridCell)?.show(GridRows.number(indexPath))
        return cell
    }
}
