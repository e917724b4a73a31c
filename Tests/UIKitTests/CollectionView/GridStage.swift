// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A cell with a label, which counts what the collection view does with it.
final class TileCell: UICollectionViewCell {
    let label = UILabel()
    var applied = 0
    var reused = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { applied += 1 }

    override func prepareForReuse() {
        super.prepareForReuse()
        reused += 1
    }
}

/// A data source with sections of strings.
@MainActor
class Tiles: NSObject, UICollectionViewDataSource {
    var sections: [[String]]
    var calls: [String] = []
    var configure: ((TileCell, IndexPath) -> Void)?
    /// The titles of the index; nil for none.
    var titles: [String]?

    init(_ sections: [[String]]) { self.sections = sections }

    convenience init(count: Int) { self.init([(0..<count).map { "B\($0)" }]) }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        calls.append("cell \(indexPath.section)-\(indexPath.item)")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) as! TileCell
        cell.label.text = name(indexPath)
        configure?(cell, indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        calls.append("\(kind == UICollectionView.elementKindSectionHeader ? "header" : "footer") \(indexPath.section)")
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }

    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        calls.append("title \(title) \(index)")
        return IndexPath(item: 0, section: index)
    }

    func name(_ indexPath: IndexPath) -> String { sections[indexPath.section][indexPath.item] }
}

/// A delegate that records its callbacks.
@MainActor
class GridListener: NSObject, UICollectionViewDelegate {
    var calls: [String] = []
    var allowsHighlight = true
    var allowsSelection = true
    var allowsDeselection = true

    func record(_ what: String, _ path: IndexPath) { calls.append("\(what) \(path.section)-\(path.item)") }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        record("shouldHighlight", indexPath)
        return allowsHighlight
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        record("didHighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        record("didUnhighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        record("shouldSelect", indexPath)
        return allowsSelection
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        record("shouldDeselect", indexPath)
        return allowsDeselection
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        record("didSelect", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        record("didDeselect", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        record("primary", indexPath)
    }
}

/// A delegate that records which views appear and disappear.
@MainActor
class DisplayListener: NSObject, UICollectionViewDelegate {
    var calls: [String] = []

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { calls.append("show \(indexPath.section)-\(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { calls.append("gone \(indexPath.section)-\(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { calls.append("show title \(indexPath.section)") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { calls.append("gone title \(indexPath.section)") }
}

/// A collection view that fills a screen of 320 by 440 points. By default it has items of 100 by 100 points with spaces
/// of 10: three columns and four lines.
@MainActor
struct GridStage {
    let screen: TestScreen
    let grid: UICollectionView
    let flow: UICollectionViewFlowLayout
    let data: Tiles

    init(
        _ data: Tiles = Tiles(count: 300), flow: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
        size: CGSize = CGSize(width: 320, height: 440), delegate: (any UICollectionViewDelegate)? = nil,
        prepare: (UICollectionViewFlowLayout) -> Void = { $0.itemSize = CGSize(width: 100, height: 100) }
    ) {
        screen = TestScreen(size: size)
        self.data = data
        self.flow = flow
        prepare(flow)
        grid = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: flow)
        grid.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            grid.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
        grid.delegate = delegate
        grid.dataSource = data
        screen.show(grid)
    }

    func cell(_ item: Int, _ section: Int = 0) -> TileCell? {
        grid.cellForItem(at: IndexPath(item: item, section: section)) as? TileCell
    }

    /// The frame of an item in the layout.
    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        grid.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func header(_ section: Int) -> CGRect? { supplementary(UICollectionView.elementKindSectionHeader, section) }
    func footer(_ section: Int) -> CGRect? { supplementary(UICollectionView.elementKindSectionFooter, section) }

    private func supplementary(_ kind: String, _ section: Int) -> CGRect? {
        grid.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }

    /// The left edges of the first items of a section.
    func lefts(_ count: Int, _ section: Int = 0) -> [CGFloat] { (0..<count).compactMap { frame($0, section)?.minX } }
    /// The top edges of the first items of a section.
    func tops(_ count: Int, _ section: Int = 0) -> [CGFloat] { (0..<count).compactMap { frame($0, section)?.minY } }

    /// The centre of an item in window coordinates.
    func point(_ item: Int, _ section: Int = 0) -> CGPoint {
        let frame = frame(item, section) ?? .zero
        return grid.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }

    func tap(_ item: Int, _ section: Int = 0) { screen.tap(at: point(item, section)) }

    /// The texts of the cells on screen, in the order of their items.
    var visibleTexts: [String] {
        grid.indexPathsForVisibleItems.sorted().compactMap { (grid.cellForItem(at: $0) as? TileCell)?.label.text }
    }

    /// Checks the collection view at rest: each cell shows its item at its place, and no item is shown twice.
    func expectSettled(sourceLocation: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        let cells = grid.subviews.compactMap { $0 as? TileCell }
        for cell in cells {
            let path = try #require(grid.indexPath(for: cell), sourceLocation: sourceLocation)
            #expect(cell.label.text == data.name(path), sourceLocation: sourceLocation)
            #expect(cell.frame == frame(path.item, path.section), sourceLocation: sourceLocation)
            #expect(cell.alpha == 1, sourceLocation: sourceLocation)
            #expect(!cell.isHidden, sourceLocation: sourceLocation)
            #expect(cell.transform == .identity, sourceLocation: sourceLocation)
            #expect(cell.layer.shadowOpacity == 0, sourceLocation: sourceLocation)
        }
        #expect(Set(cells.map { $0.label.text ?? "" }).count == cells.count, sourceLocation: sourceLocation)
        let visible = Set(grid.indexPathsForVisibleItems)
        for section in data.sections.indices {
            for item in data.sections[section].indices {
                let path = IndexPath(item: item, section: section)
                let isOnScreen = frame(item, section).map { $0.overlaps(grid.bounds) } ?? false
                if isOnScreen != visible.contains(path) {
                    Issue.record("\(path) is visible: \(!isOnScreen)", sourceLocation: sourceLocation)
                }
            }
        }
    }
}

/// The text that a program which ended wrote to standard error.
func failure(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
