// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UICollectionView {
    /// Loads the titles of the index from the data source. Called when the data is loaded again.
    func loadSectionIndex() {
        let titles = dataSource?.indexTitles(for: self) ?? []
        guard titles != supplementary.index?.titles ?? [] else { return }
        supplementary.index?.removeFromSuperview()
        supplementary.index = nil
        guard !titles.isEmpty else { return }
        let index = SectionIndexView(titles: titles)
        index.addTarget(self, action: UICollectionView.indexWasTouched, for: .valueChanged)
        addSubview(index)
        supplementary.index = index
    }

    /// Places the index at the trailing edge of what is visible, in front of the items.
    func placeSectionIndex() {
        guard let index = supplementary.index else { return }
        index.place(in: self)
        if subviews.last !== index { bringSubviewToFront(index) }
    }

    private func indexWasTouched() {
        guard let index = supplementary.index, let number = index.chosen, let dataSource else { return }
        let path = dataSource.collectionView(self, indexPathForIndexTitle: index.titles[number], at: number)
        // An app that scrolls by itself may return an index path that does not exist. Nothing is then scrolled.
        guard path.count == 2, list.counts.indices.contains(path.section) else { return }
        if existingRow(path) != nil {
            scrollToItem(at: path, at: .top, animated: false)
        } else if path.item == 0 {
            scrollToHeader(ofSection: path.section)
        }
    }

    /// Scrolls until the header of a section without items is at the top.
    private func scrollToHeader(ofSection section: Int) {
        let element = LayoutElement(UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: section))
        guard let frame = shownAttributes(of: element)?.frame else { return }
        contentOffset = resting(CGPoint(x: contentOffset.x, y: frame.minY - restingInset.top))
    }
}
