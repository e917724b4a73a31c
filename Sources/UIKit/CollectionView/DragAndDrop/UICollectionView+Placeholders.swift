// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The placeholders of a collection view: items that the layout counts, and the data source does not.
extension UICollectionView {
    func placeholdersOnScreen() -> [(number: Int, frame: CGRect)] {
        guard let shownPlaceholders else { return [] }
        prepareLayout()
        let all = askingLayout { collectionViewLayout.layoutAttributesForElements(in: mirrored(bounds)) } ?? []
        return all.compactMap { attributes in
            guard attributes.representedElementCategory == .cell, attributes.indexPath.count == 2,
                let number = shownPlaceholders.element(atLayout: RowPath(attributes.indexPath)).placeholder,
                let shown = mirrored(attributes)
            else { return nil }
            return (number, shownFrame(shown))
        }
    }

    func frameOfPlaceholder(_ number: Int) -> CGRect? { attributes(ofPlaceholder: number).map { shownFrame($0) } }

    private func attributes(ofPlaceholder number: Int) -> UICollectionViewLayoutAttributes? {
        guard let path = shownPlaceholders?.layoutPath(ofPlaceholder: number) else { return nil }
        prepareLayout()
        return mirrored(askingLayout { collectionViewLayout.layoutAttributesForItem(at: IndexPath(path)) })
    }

    func makePlaceholderCell(_ reuseIdentifier: String, _ frame: CGRect) -> UICollectionViewCell {
        let before = request
        defer { request = before }
        let attributes = collectionViewLayout.makeAttributes()
        attributes.frame = frame
        request = DequeueRequest(attributes: attributes)
        let cell = dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: attributes.indexPath)
        attach(cell)
        insert(cell, attributes)
        return cell
    }

    func show(_ cell: UICollectionViewCell, asPlaceholder number: Int, in frame: CGRect) {
        if let attributes = attributes(ofPlaceholder: number) { show(attributes, in: cell) }
    }

    func placesOfPlaceholdersDidChange() {
        collectionViewLayout.invalidateLayout(with: contextForPlaces())
        setNeedsLayout()
    }

    func placeholdersDidChange() {}

    func keepingTopmostRow(_ change: () -> Bool) -> Bool {
        let anchor = topmostAnchor(in: bounds)
        let isChanged = change()
        if isChanged {
            placesDidChange()
            if let anchor { restore(anchor) }
        }
        return isChanged
    }

    func animatePlaceholder(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        guard !Motion.isReduced, window != nil else {
            changes()
            return completion()
        }
        UIView.animate(
            withDuration: Thresholds.Gap.duration, delay: 0, options: .allowUserInteraction, animations: changes,
            completion: { _ in completion() })
    }

    func insertRow(at indexPath: IndexPath, _ updates: () -> Void) {
        UIView.performWithoutAnimation {
            withoutActuallyEscaping(updates) { updates in
                performBatchUpdates {
                    updates()
                    self.insertItems(at: [indexPath])
                }
            }
        }
    }
}
