// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit

/// Measures a jump to the end of a list of a collection view, of whose rows none but the first have been measured.
@MainActor
final class GridSelfSizing: NSObject, UICollectionViewDataSource {
    private let drawn = DrawnScreen()
    private let view: UICollectionView
    private let count: Int
    /// The number of the text of the first row. Each list has other texts, which are not shaped yet.
    private let offset: Int

    private init(count: Int, offset: Int) {
        (self.count, self.offset) = (count, offset)
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: DrawnScreen.size),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        super.init()
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = self
        drawn.screen.show(view)
        // The first frames make cells and load fonts; they are not measured.
        for _ in 0..<5 { drawn.frame { view.contentOffset.y += 37 } }
        drawn.resetTimes()
        view.statistics = .init()
    }

    /// Measures the jumps of 20 lists.
    ///
    /// The figure `passes` is the number of frames until no visible row moves any more, also within the second after
    /// the jump. `landing-error` is the largest distance from the end of the last row to that of the view in a frame.
    /// `cells-bound-per-row` is the number of cells filled during the jump for each visible row.
    static func measure(count: Int) -> [Figure] {
        var times: [Double] = []
        var (passes, error, filled) = (0, CGFloat(0), 0.0)
        for number in 1...20 {
            let stage = GridSelfSizing(count: count, offset: number * count)
            stage.drawn.frame { stage.view.scrollToItem(at: [0, count - 1], at: .bottom, animated: false) }
            times += stage.drawn.times
            var places = stage.places
            passes = max(passes, 1)
            filled = max(filled, Double(stage.view.statistics.cellsBound) / Double(places.count))
            for frame in 2...61 {
                error = max(error, abs((places[count - 1] ?? .infinity) - DrawnScreen.size.height))
                stage.view.setNeedsLayout()
                stage.drawn.frame {}
                if stage.places != places { passes = max(passes, frame) }
                places = stage.places
            }
        }
        return [
            Figure("milliseconds", Stopwatch.median(times)), Figure("passes", Double(passes)),
            Figure("landing-error", Double(error)), Figure("cells-bound-per-row", filled),
        ]
    }

    /// The distances of the ends of the visible rows from the top of the view, by their numbers.
    private var places: [Int: CGFloat] {
        Dictionary(
            uniqueKeysWithValues: view.indexPathsForVisibleItems.map { path in
                (path.item, (view.cellForItem(at: path)?.frame.maxY ?? 0) - view.contentOffset.y)
            })
    }

    // MARK: Data

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = ListText.title(offset + indexPath.item)
        content.secondaryText = ListText.body(offset + indexPath.item)
        cell.contentConfiguration = content
        return cell
    }
}
