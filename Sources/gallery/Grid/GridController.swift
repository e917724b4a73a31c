// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// Ten thousand drawn pictures in a flow layout.
///
/// A pinch changes the number of columns. A long press lifts a picture, and with it the other selected ones. A pan with
/// two fingers selects several pictures, which the trash button deletes. Moves and deletions can be undone.
///
/// Keys: Plus and Minus change the number of columns, Control-D lifts the focused picture, and Delete deletes the
/// selected pictures.
final class GridController: UndoingController, UICollectionViewDelegateFlowLayout {
    typealias DataSource = UICollectionViewDiffableDataSource<Int, Picture>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Picture>

    let collectionView: UICollectionView
    let bar = GridBar()
    private let reorderer: ItemReorderer
    private var dataSource: DataSource?
    /// The zoom level after the last change.
    private(set) var level = 2
    /// The pinch that changes the number of columns; nil at other times.
    private var zoom: GridZoom?

    // MARK: Lifecycle

    init() {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: GridLayout(level: 2))
        reorderer = ItemReorderer(collectionView: collectionView)
        super.init(nibName: nil, bundle: nil)
        title = "Grid"
    }

    required init?(coder: NSCoder) {
        fatalError("GridController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.delegate = self
        collectionView.alwaysBounceVertical = true
        collectionView.allowsMultipleSelectionDuringEditing = true
        view.addSubview(collectionView)
        view.addSubview(bar)
        setUpDataSource()
        collectionView.addGestureRecognizer(
            UIPinchGestureRecognizer(target: self, action: GridController.handlePinch))
        reorderer.canLift = { [weak self] _ in self?.zoom == nil }
        reorderer.previewParameters = { ($0 as? GridCell)?.previewParameters }
        navigationItem.rightBarButtonItems = [editButtonItem] + undoButtons.items
        bar.smaller.addAction(UIAction { [weak self] _ in self?.zoom(by: 1) }, for: .primaryActionTriggered)
        bar.larger.addAction(UIAction { [weak self] _ in self?.zoom(by: -1) }, for: .primaryActionTriggered)
        bar.delete.addAction(UIAction { [weak self] _ in self?.deleteSelected() }, for: .primaryActionTriggered)
        updateBar()
    }

    private func setUpDataSource() {
        let registration = UICollectionView.CellRegistration<GridCell, Picture> { cell, _, picture in
            cell.show(picture)
        }
        let source = DataSource(collectionView: collectionView) { collectionView, path, picture in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: picture)
        }
        dataSource = source
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems((1...10_000).map { Picture(number: $0) })
        source.apply(snapshot, animatingDifferences: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !isEditing else { return }
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let bounds = view.bounds
        let width = bounds.inset(by: view.safeAreaInsets).width
        let height = bar.height(width: width) + view.safeAreaInsets.bottom
        bar.frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        collectionView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bar.frame.minY)
    }

    // MARK: Columns

    /// The width in points for the columns.
    private var room: CGFloat { collectionView.bounds.inset(by: collectionView.adjustedContentInset).width }

    /// The number of columns.
    var columnCount: Int { GridLayout(level: level).columnCount(width: room) }

    /// Shows more and smaller pictures, or fewer and larger ones.
    private func zoom(by change: Int) {
        let next = level + change
        guard zoom == nil, 0..<GridLayout.levelCount ~= next, !reorderer.isDragging else { return }
        level = next
        collectionView.setCollectionViewLayout(GridLayout(level: next), animated: true)
        updateBar()
        UIAccessibility.post(notification: .announcement, argument: "\(columnCount) columns")
    }

    private func handlePinch(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .changed:
            if zoom == nil { beginZoom(scale: pinch.scale) }
            zoom?.update(scale: pinch.scale)
        case .ended: endZoom(velocity: pinch.velocity)
        case .cancelled, .failed: endZoom(velocity: nil)
        default: break
        }
    }

    /// Begins a transition to the next layout in the direction of the pinch.
    private func beginZoom(scale: CGFloat) {
        let next = level + (scale > 1 ? -1 : 1)
        guard scale != 1, 0..<GridLayout.levelCount ~= next, collectionView.collectionViewLayout is GridLayout,
            !reorderer.isDragging
        else { return }
        let (old, new) = (GridLayout(level: level), GridLayout(level: next))
        let transition = collectionView.startInteractiveTransition(to: new) { [weak self] _, isFinished in
            if isFinished { self?.level = next }
            self?.updateBar()
        }
        zoom = GridZoom(
            transition: transition, fullScale: new.columnWidth(width: room) / old.columnWidth(width: room))
    }

    /// Finishes or cancels the transition. A pinch without a velocity cancels it.
    private func endZoom(velocity: CGFloat?) {
        guard let ended = zoom else { return }
        zoom = nil
        if let velocity, ended.isFinished(velocity: velocity) {
            collectionView.finishInteractiveTransition()
        } else {
            collectionView.cancelInteractiveTransition()
        }
    }

    // MARK: Undo

    /// Makes the next undo step restore a snapshot.
    private func registerUndo(_ name: String, restoring snapshot: Snapshot) {
        undoManager?.registerUndo(withTarget: self) { page in
            MainActor.assumeIsolated { page.restore(snapshot, name) }
        }
        undoManager?.setActionName(name)
    }

    private func restore(_ snapshot: Snapshot, _ name: String) {
        guard let dataSource else { return }
        let current = dataSource.snapshot()
        registerUndo(name, restoring: current)
        dataSource.apply(snapshot, animatingDifferences: true)
        updateBar()
        reveal(snapshot, changedFrom: current)
    }

    /// Scrolls to the first picture that differs between two snapshots, if it is not on screen.
    private func reveal(_ snapshot: Snapshot, changedFrom old: Snapshot) {
        let (new, before) = (snapshot.itemIdentifiers, old.itemIdentifiers)
        guard let index = new.indices.first(where: { !before.indices.contains($0) || before[$0] != new[$0] }),
            case let path = IndexPath(item: index, section: 0),
            let frame = collectionView.layoutAttributesForItem(at: path)?.frame,
            !collectionView.bounds.inset(by: collectionView.adjustedContentInset).contains(frame)
        else { return }
        collectionView.scrollToItem(at: path, at: .centeredVertically, animated: true)
    }

    // MARK: Selection

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
        if !editing {
            for path in collectionView.indexPathsForSelectedItems ?? [] {
                collectionView.deselectItem(at: path, animated: animated)
            }
        }
        bar.isEditing = editing
        updateBar()
    }

    private func deleteSelected() {
        let paths = collectionView.indexPathsForSelectedItems ?? []
        guard let dataSource, !paths.isEmpty else { return }
        var snapshot = dataSource.snapshot()
        registerUndo("Delete", restoring: snapshot)
        snapshot.deleteItems(paths.compactMap { dataSource.itemIdentifier(for: $0) })
        dataSource.apply(snapshot, animatingDifferences: true)
        setEditing(false, animated: true)
    }

    private func updateBar() {
        let selected = collectionView.indexPathsForSelectedItems?.count ?? 0
        let count = dataSource?.snapshot().numberOfItems ?? 0
        bar.status.text =
            isEditing ? "\(selected.formatted()) selected" : count == 1 ? "1 picture" : "\(count.formatted()) pictures"
        bar.delete.isEnabled = selected > 0
        bar.smaller.isEnabled = level < GridLayout.levelCount - 1
        bar.larger.isEnabled = level > 0
        view.setNeedsLayout()
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { updateBar() }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { updateBar() }

    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { zoom == nil }

    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { setEditing(true, animated: true) }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        guard let picture = dataSource?.itemIdentifier(for: indexPath) else { return }
        navigationController?.pushViewController(PictureController(picture), animated: true)
    }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key else { return super.pressesBegan(presses, with: event) }
        switch key.charactersIgnoringModifiers {
        case "+", "=": zoom(by: -1)
        case "-": zoom(by: 1)
        default:
            guard key.deletesRows, isEditing else { return super.pressesBegan(presses, with: event) }
            deleteSelected()
        }
    }

    // MARK: Layout

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        guard let layout = collectionViewLayout as? GridLayout,
            let picture = dataSource?.itemIdentifier(for: indexPath)
        else { return .zero }
        let width = layout.columnWidth(width: room)
        // Even heights, so that the pictures of a line, which are centred in it, are on whole points.
        return CGSize(width: width, height: (width / picture.aspectRatio / 2).rounded() * 2)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { (collectionViewLayout as? GridLayout)?.insets(width: room) ?? .zero }
}
