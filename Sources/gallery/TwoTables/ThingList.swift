// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A table of the page. Its rows can be dragged within the table, to the page's other tables, and to other apps.
final class ThingList: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    /// The title above the rows, for either kind of content.
    private let titles: (members: String, words: String)
    /// The text of the footer below the rows; nil for no footer.
    private let footer: String?
    /// Whether the list accepts drops of rows from other lists and of items from other apps.
    let accepts: Bool
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    var things: [DraggedThing] = []
    private weak var page: TwoTablesController?

    init(
        _ titles: (members: String, words: String), footer: String? = nil, accepts: Bool = true,
        on page: TwoTablesController
    ) {
        (self.titles, self.footer, self.accepts, self.page) = (titles, footer, accepts, page)
        super.init()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Thing")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Coming")
        tableView.dataSource = self
        tableView.delegate = self
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        tableView.allowsMultipleSelection = true
    }

    // MARK: Data

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { things.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        page?.kind == .words ? titles.words : titles.members
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footer
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Thing", for: indexPath)
        let thing = things[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = thing.title
        content.secondaryText = thing.detail
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        return cell
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        page?.change("Move") { things.insert(things.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
    }

    // MARK: Selection

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRows(in: page?.lists.map(\.tableView) ?? [])
    }

    // MARK: Drag

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [item(things[indexPath.row])] }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [item(things[indexPath.row])] }

    private func item(_ thing: DraggedThing) -> UIDragItem {
        let item = UIDragItem(itemProvider: thing.makeProvider())
        item.localObject = thing
        return item
    }

    // MARK: Drop

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        session.localDragSession != nil || session.canLoadObjects(ofClass: NSString.self)
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        guard accepts || isOwn(session) else { return UITableViewDropProposal(operation: .forbidden) }
        return UITableViewDropProposal(
            operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
    }

    /// Whether any dragged item is from this list.
    private func isOwn(_ session: any UIDropSession) -> Bool {
        guard session.localDragSession != nil else { return false }
        let there = Set(things)
        return session.items.contains { ($0.localObject as? DraggedThing).map(there.contains) == true }
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let row = coordinator.destinationIndexPath?.row ?? things.count
        let dropped = coordinator.items.compactMap { $0.dragItem.localObject as? DraggedThing }
        guard dropped.isEmpty else {
            page?.move(dropped, to: self, at: row)
            for item in coordinator.items {
                guard let place = things.firstIndex(where: { $0 === item.dragItem.localObject as? DraggedThing }) else {
                    continue
                }
                coordinator.drop(item.dragItem, toRowAt: IndexPath(row: place, section: 0))
            }
            return
        }
        receive(coordinator, at: row)
    }

    /// Loads items dropped from another app. Placeholders show the items' rows until the items have loaded.
    ///
    /// A member from another gallery stays a member on the page of members; all other items are texts.
    private func receive(_ coordinator: any UITableViewDropCoordinator, at row: Int) {
        guard let page, let number = page.lists.firstIndex(of: self) else { return }
        coordinator.session.progressIndicatorStyle = .none
        let items = coordinator.items.map(\.dragItem).filter { $0.itemProvider.canLoadObject(ofClass: NSString.self) }
        let delivery = ThingDelivery(
            to: self, number, of: page.kind,
            items.enumerated().map { index, item in
                let placeholder = UITableViewDropPlaceholder(
                    insertionIndexPath: IndexPath(row: row + index, section: 0), reuseIdentifier: "Coming",
                    rowHeight: UITableView.automaticDimension)
                placeholder.cellUpdateHandler = { cell in
                    var content = UIListContentConfiguration.cell()
                    content.text = "Loading…"
                    content.textProperties.color = .secondaryLabel
                    cell.contentConfiguration = content
                }
                return coordinator.drop(item, to: placeholder)
            })
        page.model.receive(
            delivery, of: items.map(\.itemProvider), above: things.indices.contains(row) ? things[row] : nil)
    }
}
