// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKit

/// The data of a collection view: numbered items in sections, with random changes.
@MainActor
final class SoakGrid: NSObject, UICollectionViewDataSource {
    private(set) var sections: [[Int]]
    private var lastID: Int
    /// The items that must exist at any time. Movements do not change them.
    private(set) var expected: Set<Int>
    /// A number from which the sizes of items are computed. If it changes, so do the sizes.
    private(set) var growth = 0
    /// The number of completed movements of items.
    private(set) var moveCount = 0
    var isMovable = true
    weak var view: UICollectionView?

    init(_ numbers: SoakNumbers) {
        var next = 0
        sections = (0..<1 + numbers.index(below: 3)).map { _ in
            let count = numbers.happens(0.15) ? 0 : 1 + numbers.index(below: 14)
            defer { next += count }
            return Array(next..<next + count)
        }
        (lastID, expected) = (next, Set(0..<next))
    }

    /// Creates the same data as `other`, for the collection view of another stage.
    init(_ other: SoakGrid) {
        (sections, lastID, expected, growth) = (other.sections, other.lastID, other.expected, other.growth)
    }

    /// The size of an item in points.
    func size(of id: Int) -> CGSize {
        CGSize(width: 30 + (id * 37 + growth) % 90, height: 24 + (id * 53 + growth) % 60)
    }

    subscript(path: IndexPath) -> Int? {
        guard path.count == 2, sections.indices.contains(path.section),
            sections[path.section].indices.contains(path.item)
        else { return nil }
        return sections[path.section][path.item]
    }

    // MARK: Data source

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        let id = sections[indexPath.section][indexPath.item]
        (cell as? SoakGridCell)?.show(id, size: size(of: id))
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { isMovable }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        moveCount += 1
        let id = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(id, at: destinationIndexPath.item)
    }

    // MARK: Changes at any time

    private func makeID() -> Int {
        defer { lastID += 1 }
        expected.insert(lastID)
        return lastID
    }

    /// Changes the items, as an app may at any time.
    func change(_ numbers: SoakNumbers) {
        guard let view else { return }
        // A reload of all data ends a movement, so it is rare.
        switch numbers.index(below: 16) {
        case 0..<4: insert(numbers)
        case 4..<7: remove(numbers)
        case 7..<10: move(numbers)
        case 10: view.reloadSections([numbers.index(below: sections.count)])
        case 11:
            if numbers.happens(0.5), let last = sections.indices.last, !sections[last].isEmpty {
                expected.remove(sections[last].removeLast())
            }
            view.reloadData()
        case 12: changeSections(numbers)
        case 13, 14:
            view.performBatchUpdates {
                // In a batch, deletions come first and count by old paths.
                self.remove(numbers)
                self.insert(numbers)
            }
        default:
            growth += 1 + numbers.index(below: 60)
            if numbers.happens(0.5) {
                view.reconfigureItems(at: view.indexPathsForVisibleItems.sorted())
                view.collectionViewLayout.invalidateLayout()
            } else {
                view.reloadItems(at: view.indexPathsForVisibleItems.sorted())
            }
        }
    }

    private func insert(_ numbers: SoakNumbers) {
        let section = numbers.index(below: sections.count)
        let item = numbers.index(below: sections[section].count + 1)
        let count = 1 + numbers.index(below: 3)
        sections[section].insert(contentsOf: (0..<count).map { _ in makeID() }, at: item)
        view?.insertItems(at: (item..<item + count).map { IndexPath(item: $0, section: section) })
    }

    private func remove(_ numbers: SoakNumbers) {
        let section = numbers.index(below: sections.count)
        guard !sections[section].isEmpty else { return }
        let item = numbers.index(below: sections[section].count)
        expected.remove(sections[section].remove(at: item))
        view?.deleteItems(at: [IndexPath(item: item, section: section)])
    }

    private func move(_ numbers: SoakNumbers) {
        let from = numbers.index(below: sections.count)
        guard !sections[from].isEmpty else { return }
        let source = IndexPath(item: numbers.index(below: sections[from].count), section: from)
        let id = sections[from].remove(at: source.item)
        let to = numbers.index(below: sections.count)
        let target = IndexPath(item: numbers.index(below: sections[to].count + 1), section: to)
        sections[to].insert(id, at: target.item)
        view?.moveItem(at: source, to: target)
    }

    private func changeSections(_ numbers: SoakNumbers) {
        let section = numbers.index(below: sections.count)
        if sections.count > 2 {
            expected.subtract(sections.remove(at: section))
            view?.deleteSections([section])
        } else if numbers.happens(0.5), sections.count == 2 {
            sections.swapAt(0, 1)
            view?.moveSection(section, toSection: 1 - section)
        } else {
            sections.insert((0..<numbers.index(below: 4)).map { _ in makeID() }, at: section)
            view?.insertSections([section])
        }
    }

    // MARK: Checks

    /// Descriptions of the faults in the data and in what is on screen; empty if there are none.
    var faults: [String] {
        guard let view else { return ["the collection view is gone"] }
        var faults: [String] = []
        let items = sections.flatMap { $0 }
        if items.count != expected.count || Set(items) != expected {
            faults.append("the sections hold \(items.sorted()), not \(expected.sorted())")
        }
        if view.hasUncommittedUpdates { faults.append("an item is still moved") }
        let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
        if counts != sections.map(\.count) {
            faults.append("the view has \(counts) items, and the data \(sections.map(\.count))")
        }
        return faults + faultsOnScreen(view)
    }

    private func faultsOnScreen(_ view: UICollectionView) -> [String] {
        var faults: [String] = []
        for path in view.indexPathsForVisibleItems {
            guard let id = self[path], let cell = view.cellForItem(at: path) as? SoakGridCell else {
                faults.append("\(path) is visible without an item or a cell")
                continue
            }
            if cell.label.text != "\(id)" { faults.append("item \(id) shows \(cell.label.text ?? "nothing")") }
        }
        var shown: [String] = []
        func visit(_ parent: UIView) {
            for case let cell as SoakGridCell in parent.subviews where !cell.isHidden && cell.alpha > 0 {
                let frame = cell.convert(cell.bounds, to: view).intersection(view.bounds)
                if frame.width > 0.5, frame.height > 0.5 { shown.append(cell.label.text ?? "") }
            }
            for child in parent.subviews where !(child is SoakGridCell) { visit(child) }
        }
        visit(view)
        if Set(shown).count < shown.count { faults.append("of \(shown.sorted()) one is shown twice") }
        // The attributes of a row that scrolls across are those without its scrolling, and those of a layout from right
        // to left are not mirrored.
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if isMirrored || view.subviews.contains(where: { $0 is UIScrollView }) { return faults }
        let layout = view.collectionViewLayout
        let attributes = layout.layoutAttributesForElements(in: view.bounds) ?? []
        for item in attributes where item.representedElementCategory == .cell && !item.isHidden && item.alpha > 0 {
            guard let id = self[item.indexPath] else { continue }
            if view.cellForItem(at: item.indexPath) == nil {
                faults.append("item \(id) has no cell at \(item.frame) in \(view.bounds)")
            }
        }
        return faults
    }
}

/// A cell that shows the number of its item, and has the size of its item if the layout estimates sizes.
final class SoakGridCell: UICollectionViewCell {
    let label = UILabel()
    private var size = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ id: Int, size: CGSize) {
        label.text = "\(id)"
        self.size = size
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { size }
}
