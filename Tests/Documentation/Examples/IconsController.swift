// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// An icon, or a folder of icons.
struct HomeIcon: Hashable {
    let name: String
    var icons: [HomeIcon] = []
    var isFolder: Bool { !icons.isEmpty }
}

/// A grid of icons that can be reordered, and put into folders.
final class IconsController: UICollectionViewController {
    private(set) var icons =
        ["Clock", "Maps", "Music", "News"].map { HomeIcon(name: $0) } + [
            HomeIcon(name: "Tools", icons: [HomeIcon(name: "Compass")])
        ]
    private(set) var reorderer: ItemReorderer?

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "Icon")
        let reorderer = ItemReorderer(collectionView: collectionView)
        reorderer.onChange = { [weak self] move in
            self?.icons.moveRows(move)
        }
        self.reorderer = reorderer
        reorderer.canMerge = { [weak self] target in self?.icons[target.item].isFolder == true }
        reorderer.onMerge = { [weak self] merge in self?.put(merge.items, intoFolderAt: merge.target) }
    }

    /// Moves icons into a folder.
    private func put(_ items: [IndexPath], intoFolderAt folder: IndexPath) {
        icons[folder.item].icons += items.map { icons[$0.item] }
        for path in items.reversed() { icons.remove(at: path.item) }
        collectionView.deleteItems(at: items)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        icons.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Icon", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = icons[indexPath.item].name
        cell.contentConfiguration = content
        return cell
    }
}

/// An album of pictures in a diffable data source, of which the cover stays where it is.
final class AlbumController: UIViewController {
    let cover = "Cover"
    private(set) var saved: [String] = []
    private(set) var reorderer: ItemReorderer?

    func show(_ source: UICollectionViewDiffableDataSource<Int, String>, in collectionView: UICollectionView) {
        let reorderer = ItemReorderer(collectionView: collectionView)
        let cover = cover
        reorderer.reorder(source, canMove: { $0 != cover }) { [weak self] moved in
            self?.saved = moved.finalSnapshot.itemIdentifiers
        }
        self.reorderer = reorderer
    }
}
