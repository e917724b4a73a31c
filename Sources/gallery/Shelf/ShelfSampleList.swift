// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The list of samples beside the shelf. Its rows can be dragged, and it accepts no drops.
@MainActor
final class ShelfSampleList: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    var samples: [ShelfSample] = []

    override init() {
        super.init()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Sample")
        tableView.dataSource = self
        tableView.dragDelegate = self
        tableView.dropDelegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { samples.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Drag these" }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Sample", for: indexPath)
        let sample = samples[indexPath.row]
        cell.contentConfiguration = UIListContentConfiguration.shelf(
            sample.title, sample.detail, UIImage(systemName: sample.symbol))
        return cell
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: samples[indexPath.row].makeProvider())] }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [UIDragItem(itemProvider: samples[indexPath.row].makeProvider())] }

    /// Forbids drops on the samples. Without this, the page behind the list would accept these drops as pastes.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .forbidden) }

    /// Required by the protocol, but never called, because this list forbids all drops.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}
