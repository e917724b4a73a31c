// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// Rows of list cells with their texts.
@MainActor
final class ListRows: NSObject, UICollectionViewDataSource {
    var sections: [[String]]
    /// Changes each cell after it has its text.
    var prepare: (UICollectionViewListCell, IndexPath) -> Void

    init(_ sections: [[String]], _ prepare: @escaping (UICollectionViewListCell, IndexPath) -> Void) {
        (self.sections, self.prepare) = (sections, prepare)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        guard let cell = cell as? UICollectionViewListCell else { return cell }
        var content = cell.defaultContentConfiguration()
        content.text = sections[indexPath.section][indexPath.item]
        cell.contentConfiguration = content
        prepare(cell, indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        guard let cell = view as? UICollectionViewListCell else { return view }
        var content = cell.defaultContentConfiguration()
        content.text = kind == UICollectionView.elementKindSectionHeader ? "Header" : "Footer"
        cell.contentConfiguration = content
        return cell
    }
}

/// A collection view with a list on a screen of 375 by 600 points.
@MainActor
struct ListStage {
    let screen: TestScreen
    let list: UICollectionView
    let data: ListRows

    init(
        _ sections: [[String]], _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
        isRightToLeft: Bool = false, category: UIContentSizeCategory = .large, isDark: Bool = false,
        configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
        prepare: @escaping (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
    ) {
        screen = TestScreen(size: CGSize(width: 375, height: 600))
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configure(&configuration)
        data = ListRows(sections, prepare)
        list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 600),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        list.traitOverrides.preferredContentSizeCategory = category
        list.traitOverrides.userInterfaceStyle = isDark ? .dark : .light
        if isRightToLeft { list.traitOverrides.layoutDirection = .rightToLeft }
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            list.register(
                UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
        list.dataSource = data
        screen.show(list)
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
        list.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        list.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func header(_ section: Int) -> UICollectionViewListCell? {
        list.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
            as? UICollectionViewListCell
    }

    /// The frames of the visible separators of a cell.
    func lines(_ item: Int, _ section: Int = 0) -> [CGRect] {
        (cell(item, section)?.subviews ?? []).filter { $0 is RowSeparator && !$0.isHidden }.map(\.frame)
            .sorted { $0.minY < $1.minY }
    }

    /// The text label of a row.
    func label(_ item: Int, _ section: Int = 0) -> UILabel? {
        cell(item, section)?.contentView.subviews.lazy.compactMap { $0 as? UILabel }.first { !$0.isHidden }
    }

    func scroll(_ y: CGFloat) {
        list.contentOffset.y = y
        screen.advance(by: 0.1)
    }
}
