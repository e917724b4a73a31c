// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// A list of songs with a diffable data source. Selected rows are dragged together, and rows have drag handles.
final class SongsController: UITableViewController, RowReordererDelegate {
    private(set) var saved: [String] = []
    private var source: UITableViewDiffableDataSource<Int, String>?
    private(set) var reorderer: RowReorderer?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Song")
        tableView.allowsMultipleSelection = true
        let source = UITableViewDiffableDataSource<Int, String>(
            tableView: tableView, cellProvider: SongsController.cell)
        let reorderer = RowReorderer(tableView: tableView)
        reorderer.delegate = self
        reorderer.configuration.liftsBesideHandles = true
        reorderer.reorder(source, canMove: { $0 != "Overture" }) { [weak self] moved in
            self?.saved = moved.finalSnapshot.itemIdentifiers
        }
        (self.source, self.reorderer) = (source, reorderer)
        show(["Overture", "Aria", "Ballad", "Chorus", "Duet", "Elegy", "Finale"])
    }

    private func show(_ songs: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(songs)
        source?.apply(snapshot, animatingDifferences: false)
        saved = songs
    }

    private static func cell(_ table: UITableView, _ path: IndexPath, _ song: String) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "Song", for: path)
        var content = UIListContentConfiguration.cell()
        content.text = song
        cell.contentConfiguration = content
        let handle = UILabel(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
        handle.text = "≡"
        handle.textColor = .tertiaryLabel
        cell.accessoryView = song == "Overture" ? nil : handle
        return cell
    }

    func rowReorderer(
        _ reorderer: RowReorderer, handleIn cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) -> UIView? {
        cell.accessoryView
    }
}
