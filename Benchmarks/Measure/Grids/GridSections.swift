// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit

/// Measures frames of a grid of sections with 20 items and a pinned header each.
@MainActor
final class GridSections: NSObject, UICollectionViewDataSource {
    private let drawn = DrawnScreen()
    private let view: UICollectionView
    private let count: Int

    private init(count: Int) {
        self.count = count
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 120)
        layout.headerReferenceSize = CGSize(width: 390, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        view = UICollectionView(frame: CGRect(origin: .zero, size: DrawnScreen.size), collectionViewLayout: layout)
        super.init()
        view.register(GridCell.self, forCellWithReuseIdentifier: "item")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.dataSource = self
        drawn.screen.show(view)
        for _ in 0..<30 { drawn.frame { view.contentOffset.y += 37 } }
        drawn.resetTimes()
    }

    /// Measures scrolling by 37 points a frame, and jumps to the last and the first section in turn.
    static func measure(count: Int) -> [Figure] {
        let stage = GridSections(count: count)
        for _ in 0..<300 { stage.drawn.frame { stage.view.contentOffset.y += 37 } }
        let scroll = Stopwatch.median(stage.drawn.times)
        stage.drawn.resetTimes()
        for number in 0..<300 {
            let section = number.isMultiple(of: 2) ? count - 1 : 0
            stage.drawn.frame { stage.view.scrollToItem(at: [section, 0], at: .top, animated: false) }
        }
        return [
            Figure("scroll-milliseconds", scroll), Figure("jump-milliseconds", Stopwatch.median(stage.drawn.times)),
        ]
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? GridCell)?.show(indexPath.section * 20 + indexPath.item)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        header.backgroundColor = .systemGray5
        return header
    }
}
