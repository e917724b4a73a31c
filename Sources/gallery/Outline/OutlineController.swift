// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A tree of files and folders, which is a list in a collection view with a section snapshot.
///
/// A tap on a folder expands or collapses it. A long press, a mouse drag or Control-D lifts a row, to be dropped in
/// another folder; a collapsed folder is expanded while the row hovers over it. A swipe, the Delete key or editing mode
/// deletes a row, and a long press or a secondary click opens a menu that moves or deletes it. All changes can be
/// undone.
final class OutlineController: UndoingCollectionController {
    typealias DataSource = UICollectionViewDiffableDataSource<Int, FileNode>
    typealias Snapshot = NSDiffableDataSourceSectionSnapshot<FileNode>

    private var dataSource: DataSource?
    /// The number of folders that the user has made.
    private var newFolders = 0
    /// The tree when the last drag began.
    private var treeAtLift: Snapshot?

    // MARK: Lifecycle

    init() {
        super.init(collectionViewLayout: UICollectionViewLayout())
        title = "Outline"
        // Rows are dragged, which the keyboard can do too.
        installsStandardGestureForInteractiveMovement = false
    }

    required init?(coder: NSCoder) {
        fatalError("OutlineController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in self?.swipeActions(at: path) }
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
        setUpDataSource()
        updateButtons()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        updateButtons()
    }

    /// Shows the buttons of the bar: in editing mode one that adds a folder, and otherwise Undo and Redo.
    private func updateButtons() {
        let add = UIBarButtonItem(
            image: UIImage(systemName: "folder.badge.plus"),
            primaryAction: UIAction { [weak self] _ in self?.addFolder(to: nil) })
        add.accessibilityLabel = "New Folder"
        navigationItem.rightBarButtonItems = [editButtonItem] + (isEditing ? [add] : undoButtons.items)
    }

    private func setUpDataSource() {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, FileNode> {
            [weak self] cell, _, node in
            self?.configure(cell, with: node)
        }
        let source = DataSource(collectionView: collectionView) { collectionView, path, node in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: node)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { [weak self] transaction in
            guard let self, let change = transaction.sectionTransactions.first else { return }
            // The drag may have expanded folders, which undo collapses again.
            registerUndo("Move", restoring: treeAtLift ?? change.initialSnapshot)
        }
        dataSource = source
        source.apply(FileTree.sample, to: 0, animatingDifferences: false)
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (page: OutlineController, _) in
            page.textSizeDidChange()
        }
    }

    private func textSizeDidChange() {
        guard let dataSource else { return }
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func configure(_ cell: UICollectionViewListCell, with node: FileNode) {
        var content = cell.defaultContentConfiguration()
        content.text = node.name
        content.image = UIImage(systemName: node.symbolName)
        content.imageProperties.tintColor = node.isFolder ? .systemBlue : .secondaryLabel
        // A large text leaves no room beside it for the size.
        let hasLargeText = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        if hasLargeText { content.secondaryText = node.sizeText }
        cell.contentConfiguration = content
        let detail: UICellAccessory? =
            if let size = node.sizeText {
                hasLargeText ? nil : .label(text: size, displayed: .whenNotEditing)
            } else {
                .outlineDisclosure(options: UICellAccessory.OutlineDisclosureOptions(style: .header))
            }
        cell.accessories = [.delete(), detail].compactMap { $0 }
        cell.accessibilityCustomActions = [
            action("Move Up") { $0.move(node, by: -1) }, action("Move Down") { $0.move(node, by: 1) },
            action("Delete") { $0.delete(node) },
        ]
    }

    private func action(
        _ name: String, _ perform: @escaping @MainActor (OutlineController) -> Bool
    ) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: name) { [weak self] _ in self.map(perform) ?? false }
    }

    // MARK: Changes

    /// The files and folders that are shown.
    var tree: Snapshot { dataSource?.snapshot(for: 0) ?? Snapshot() }

    /// Shows a changed tree, as an undo step with a name.
    private func show(_ tree: Snapshot, _ name: String) {
        registerUndo(name, restoring: self.tree)
        dataSource?.apply(tree, to: 0, animatingDifferences: true)
    }

    /// Makes the next undo step restore a tree.
    private func registerUndo(_ name: String, restoring tree: Snapshot) {
        undoManager?.registerUndo(withTarget: self) { page in
            MainActor.assumeIsolated { page.show(tree, name) }
        }
        undoManager?.setActionName(name)
    }

    /// Adds an empty folder at the end of another one, or at the top of the tree if `parent` is nil.
    private func addFolder(to parent: FileNode?) {
        newFolders += 1
        let name = newFolders == 1 ? "New folder" : "New folder \(newFolders)"
        let folder = FileNode(id: 1000 + newFolders, name: name, kind: .folder)
        var tree = tree
        if let parent {
            tree.append([folder], to: parent)
            tree.expand([parent])
        } else if let first = tree.rootItems.first {
            tree.insert([folder], before: first)
        } else {
            tree.append([folder])
        }
        show(tree, "New Folder")
        guard let path = dataSource?.indexPath(for: folder) else { return }
        collectionView.scrollToItem(at: path, at: .centeredVertically, animated: true)
    }

    private func move(_ node: FileNode, into folder: FileNode?) {
        var tree = tree
        tree.move(node, into: folder)
        show(tree, "Move")
    }

    /// Moves a row up or down within its folder.
    ///
    /// - Returns: false if it cannot move further.
    private func move(_ node: FileNode, by distance: Int) -> Bool {
        var tree = tree
        guard tree.contains(node), tree.move(node, by: distance) else { return false }
        show(tree, "Move")
        return true
    }

    @discardableResult
    private func delete(_ node: FileNode) -> Bool {
        var tree = tree
        guard tree.contains(node) else { return false }
        tree.delete([node])
        show(tree, "Delete")
        return true
    }

    private func swipeActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let node = dataSource?.itemIdentifier(for: path) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            completion(self?.delete(node) ?? false)
        }
        delete.image = UIImage(systemName: "trash")
        return UISwipeActionsConfiguration(actions: [delete])
    }

    // MARK: Delegate

    /// Files have no page, so that a touch does not select them.
    override func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { dataSource?.itemIdentifier(for: indexPath)?.isFolder == true }

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let path = indexPaths.first, let node = dataSource?.itemIdentifier(for: path) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            self?.menu(of: node)
        }
    }

    private func menu(of node: FileNode) -> UIMenu {
        let tree = tree
        let parent = tree.parent(of: node)
        let targets = tree.items.filter { $0.isFolder && $0 != parent && !tree.contains($0, in: node) }
        var moves = targets.map { folder in
            UIAction(title: folder.name, image: UIImage(systemName: "folder")) { [weak self] _ in
                self?.move(node, into: folder)
            }
        }
        if parent != nil {
            let top = UIAction(title: "Top Level") { [weak self] _ in self?.move(node, into: nil) }
            moves.insert(top, at: 0)
        }
        var children: [UIMenuElement] = [
            UIMenu(title: "Move to", image: UIImage(systemName: "folder"), children: moves),
            UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
                [weak self] _ in self?.delete(node)
            },
        ]
        if node.isFolder {
            let add = UIAction(title: "New Folder", image: UIImage(systemName: "folder.badge.plus")) {
                [weak self] _ in self?.addFolder(to: node)
            }
            children.insert(add, at: 0)
        }
        return UIMenu(children: children)
    }
}

// MARK: - Dragging

extension OutlineController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard let node = dataSource?.itemIdentifier(for: indexPath) else { return [] }
        return [UIDragItem(itemProvider: NSItemProvider(object: node.name as NSString))]
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        treeAtLift = tree
    }

    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { true }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        collectionView.hasActiveDrag
            ? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
            : UICollectionViewDropProposal(operation: .cancel)
    }

    /// The data source moves rows of this list, and other items are refused.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
}
