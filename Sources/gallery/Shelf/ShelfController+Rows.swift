// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension ShelfController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { things.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Shelf" }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Thing", for: indexPath)
        let thing = things[indexPath.row]
        model.readThumbnail(of: thing)
        cell.contentConfiguration = UIListContentConfiguration.shelf(thing.title, thing.detail, thing.image)
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        change("Delete", tableView.rowsForAction(at: indexPath).map { (things[$0.row], nil) })
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        registerUndo("Move", [things[sourceIndexPath.row]])
        var after = things
        after.insert(after.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        things = after
    }
}

extension ShelfController: UITableViewDragDelegate, UITableViewDropDelegate {
    // MARK: Drag

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [item(things[indexPath.row])] }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [item(things[indexPath.row])] }

    private func item(_ thing: ShelfItem) -> UIDragItem {
        let item = UIDragItem(itemProvider: thing.makeProvider())
        item.localObject = thing
        return item
    }

    // MARK: Drop

    /// The dragged items of a drop session if all of them are from this shelf; nil otherwise.
    private func own(_ session: any UIDropSession) -> [ShelfItem]? {
        guard session.localDragSession != nil else { return nil }
        let there = Set(things)
        let own = session.items.compactMap { $0.localObject as? ShelfItem }.filter(there.contains)
        return own.isEmpty || own.count < session.items.count ? nil : own
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        hideFailureMessage()
        // Fades out the text of an empty shelf, because the gap for the dragged items takes its place.
        fadeEmptyLabel(to: 0)
    }

    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { fadeEmptyLabel(to: 1) }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { fadeEmptyLabel(to: 1) }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        guard session.items.contains(where: { ShelfLoader.canStore($0.itemProvider) }) else {
            return UITableViewDropProposal(operation: .forbidden)
        }
        return UITableViewDropProposal(
            operation: own(session) == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        if let own = own(coordinator.session) { return move(own, coordinator) }
        coordinator.session.progressIndicatorStyle = .none
        let row = coordinator.destinationIndexPath?.row ?? things.count + placeholders.count
        let providers = coordinator.items.map(\.dragItem.itemProvider)
        let delivery = ShelfDelivery(providers, .drop(above: things.indices.contains(row) ? things[row] : nil))
        for (index, (item, dropped)) in zip(delivery.items, coordinator.items).enumerated() {
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: path(row + index), reuseIdentifier: "Loading",
                rowHeight: LoadingCell.height(for: traitCollection))
            placeholder.cellUpdateHandler = { ($0 as? LoadingCell)?.show(item) }
            placeholders[ObjectIdentifier(item)] = coordinator.drop(dropped.dragItem, to: placeholder)
        }
        model.receive(delivery, of: providers)
    }

    /// Moves several dropped rows. The table moves a single row automatically.
    private func move(_ own: [ShelfItem], _ coordinator: any UITableViewDropCoordinator) {
        let row = coordinator.destinationIndexPath?.row ?? things.count
        change("Move", own.enumerated().map { ($1, row + $0) })
        let rows = rows
        for (thing, item) in zip(own, coordinator.items) {
            guard let row = rows[thing] else { continue }
            coordinator.drop(item.dragItem, toRowAt: path(row))
        }
    }
}

extension UIListContentConfiguration {
    /// The cell content of a row of the shelf or of the samples beside it.
    static func shelf(_ title: String, _ detail: String, _ image: UIImage?) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = title
        content.secondaryText = detail
        content.textProperties.numberOfLines = 2
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = image
        content.imageProperties.reservedLayoutSize = CGSize(width: ShelfLoader.thumbnailSize.width, height: 0)
        content.imageProperties.maximumSize = ShelfLoader.thumbnailSize
        content.imageProperties.cornerRadius = 5
        return content
    }
}
