// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// What components may use of Apple's UIKit, and must compile against it.

import Foundation
import QuartzCore
import UIKit

// MARK: Drag and drop

final class Dragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        let item = UIDragItem(itemProvider: NSItemProvider(object: UIColor.systemTeal))
        item.localObject = self
        item.previewProvider = { UIDragPreview(view: UIView()) }
        return [item]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let view = interaction.view else { return nil }
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(roundedRect: view.bounds.insetBy(dx: 2, dy: 2), cornerRadius: 8)
        return UITargetedDragPreview(view: view, parameters: parameters)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    {
        UIDropProposal(operation: session.localDragSession == nil ? .copy : .move)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        _ = session.loadObjects(ofClass: UIImage.self) { images in
            _ = images.compactMap { $0 as? UIImage }
        }
    }

    @MainActor
    func add(to view: UIView) {
        view.addInteraction(UIDragInteraction(delegate: self))
        view.addInteraction(UIDropInteraction(delegate: self))
        view.interactions.forEach { view.removeInteraction($0) }
    }
}

// MARK: Tables

final class Lists: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    private var names = ["Ada", "Grace"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        tableView.dragInteractionEnabled = true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        content.textProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        session.localContext = indexPath
        return [UIDragItem(itemProvider: NSItemProvider())]
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let target = coordinator.destinationIndexPath else { return }
        for item in coordinator.items {
            guard let source = item.sourceIndexPath else { continue }
            tableView.performBatchUpdates({ tableView.moveRow(at: source, to: target) }, completion: nil)
            coordinator.drop(item.dragItem, toRowAt: target).addCompletion { _ in }
        }
        let placeholder = UITableViewDropPlaceholder(insertionIndexPath: target, reuseIdentifier: "cell", rowHeight: 44)
        placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
    }
}

@MainActor
final class Diffable {
    enum Section: Hashable, Sendable { case first, second }

    private let source: UITableViewDiffableDataSource<Section, UUID>

    init(_ table: UITableView) {
        source = UITableViewDiffableDataSource(tableView: table) { table, path, id in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.accessibilityIdentifier = id.uuidString
            return cell
        }
        source.defaultRowAnimation = .fade
    }

    func move(_ id: UUID, after other: UUID) async {
        var snapshot = source.snapshot()
        snapshot.moveItem(id, afterItem: other)
        snapshot.reconfigureItems([id])
        source.apply(snapshot, animatingDifferences: true) {}
        await source.apply(snapshot)
        _ = source.itemIdentifier(for: IndexPath(row: 0, section: 0))
    }
}

// MARK: Delegates

@MainActor
func ask(_ table: UITableView, _ path: IndexPath) -> Bool {
    table.delegate?.tableView?(table, willDisplay: UITableViewCell(), forRowAt: path)
    let height = table.delegate?.tableView?(table, heightForRowAt: path) ?? table.rowHeight
    let next = table.delegate?.tableView?(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: path)
    return table.dataSource?.tableView?(table, canMoveRowAt: path) ?? (height > 0 && next != nil)
}

// MARK: Keys, actions and gestures

final class Keys: UIView, UIGestureRecognizerDelegate {
    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        let up = UIKeyCommand(
            input: UIKeyCommand.inputUpArrow, modifierFlags: [.command, .shift], action: #selector(moved))
        up.wantsPriorityOverSystemBehavior = true
        return [up]
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { [UIAccessibilityCustomAction(name: "Move up") { _ in true }] }
        set {}
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let press = UILongPressGestureRecognizer(target: self, action: #selector(moved))
        press.minimumPressDuration = 0.2
        press.delegate = self
        addGestureRecognizer(press)
        layer.shadowPath = CGPath(rect: bounds, transform: nil)
        layer.cornerCurve = .continuous
        let spring = CASpringAnimation(keyPath: "position.y")
        spring.damping = 12
        layer.add(spring, forKey: nil)
        UISelectionFeedbackGenerator().selectionChanged()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    @objc private func moved(_ sender: Any) {}

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { return }
        super.pressesBegan(presses, with: event)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8) { self.alpha = 0.5 }
        animator.addCompletion { position in _ = position == .end }
        animator.startAnimation()
        UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            self.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
        }
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: 4), topAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        var red: CGFloat = 0
        var alpha: CGFloat = 1
        tintColor.getWhite(&red, alpha: &alpha)
    }
}

final class Layer: CALayer {
    override func draw(in context: CGContext) {
        context.setFillColor(UIColor.label.cgColor)
        context.fill(bounds)
    }
}
