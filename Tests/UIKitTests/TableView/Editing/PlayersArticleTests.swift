// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

private struct Player {
    var name: String
}

/// A data source as in apps for iOS, with swipe to delete, an Edit button, and row moves by a long press on a row.
@MainActor
private final class PlayersDataSource {
    var players: [Player]

    init(_ names: [String]) {
        players = names.map(Player.init)
    }

    func append(player: Player, to tableView: UITableView) {
        players.append(player)
        tableView.insertRows(at: [IndexPath(row: players.count - 1, section: 0)], with: .automatic)
    }

    func remove(at indexPath: IndexPath, to tableView: UITableView) {
        players.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func edit(with button: UIBarButtonItem, to tableView: UITableView) {
        if tableView.isEditing {
            button.title = "Edit"
            tableView.setEditing(false, animated: true)
        } else {
            button.title = "Done"
            tableView.setEditing(true, animated: true)
        }
    }

    func swapByLongPress(with sender: UILongPressGestureRecognizer, to tableView: UITableView) {
        let longPressedPoint = sender.location(in: tableView)
        guard let indexPath = tableView.indexPathForRow(at: longPressedPoint) else { return }

        @MainActor struct BeforeIndexPath {
            static var value: IndexPath?
        }

        @MainActor struct CellSnapshotView {
            static var value: UIView?
        }

        switch sender.state {
        case .began:
            BeforeIndexPath.value = indexPath
            guard let cell = tableView.cellForRow(at: indexPath) else { return }
            CellSnapshotView.value = cell.snapshotCellStyle()
            CellSnapshotView.value?.center = cell.center
            CellSnapshotView.value?.alpha = 0.0
            if let cellSnapshotView = CellSnapshotView.value {
                tableView.addSubview(cellSnapshotView)
            }
            UIView.animate(withDuration: 0.3) {
                CellSnapshotView.value?.center = longPressedPoint
                CellSnapshotView.value?.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
                CellSnapshotView.value?.alpha = 0.98
                cell.alpha = 0.0
            } completion: { (isFinish) in
                if isFinish {
                    cell.isHidden = true
                }
            }

        case .changed:
            CellSnapshotView.value?.center = longPressedPoint

            if let beforeIndexPath = BeforeIndexPath.value, beforeIndexPath != indexPath {
                let beforeValue = players[beforeIndexPath.row]
                let afterValue = players[indexPath.row]
                players[beforeIndexPath.row] = afterValue
                players[indexPath.row] = beforeValue
                tableView.moveRow(at: beforeIndexPath, to: indexPath)

                BeforeIndexPath.value = indexPath
            }
        default:
            guard let beforeIndexPath = BeforeIndexPath.value,
                let cell = tableView.cellForRow(at: beforeIndexPath)
            else { return }
            cell.isHidden = false
            cell.alpha = 0.0

            UIView.animate(withDuration: 0.3) {
                CellSnapshotView.value?.center = cell.center
                CellSnapshotView.value?.transform = CGAffineTransform.identity
                CellSnapshotView.value?.alpha = 1.0
                cell.alpha = 1.0
            } completion: { (isFinish) in
                if isFinish {
                    BeforeIndexPath.value = nil
                    CellSnapshotView.value?.removeFromSuperview()
                    CellSnapshotView.value = nil
                }
            }
        }
    }
}

extension UIView {
    fileprivate func snapshotCellStyle() -> UIView {
        let image = snapshot()
        let cellSnapshot = UIImageView(image: image)
        cellSnapshot.layer.masksToBounds = false
        cellSnapshot.layer.cornerRadius = 0.0
        cellSnapshot.layer.shadowOffset = CGSize(width: -5.0, height: 0.0)
        cellSnapshot.layer.shadowRadius = 5.0
        cellSnapshot.layer.shadowOpacity = 0.4
        return cellSnapshot
    }

    private func snapshot() -> UIImage {
        UIGraphicsBeginImageContextWithOptions(bounds.size, false, 0.0)
        layer.render(in: UIGraphicsGetCurrentContext()!)
        let image = UIGraphicsGetImageFromCurrentImageContext()! as UIImage
        UIGraphicsEndImageContext()
        return image
    }
}

private final class PlayersTableController: UITableViewController {
    let playersDataSource = PlayersDataSource(["Messi", "Son", "Kane", "Mbappé", "Modrić"])

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.addGestureRecognizer(
            UILongPressGestureRecognizer(target: self, action: PlayersTableController.didLongPressCell))
        navigationItem.leftBarButtonItem = editButtonItem
    }

    func didLongPressCell(_ sender: UILongPressGestureRecognizer) {
        playersDataSource.swapByLongPress(with: sender, to: tableView)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        playersDataSource.players.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = playersDataSource.players[indexPath.row].name
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete {
            playersDataSource.remove(at: indexPath, to: tableView)
        }
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let player = playersDataSource.players.remove(at: sourceIndexPath.row)
        playersDataSource.players.insert(player, at: destinationIndexPath.row)
    }
}

@Suite @MainActor
struct PlayersArticleTests {
    private let screen = TestScreen(size: CGSize(width: 375, height: 440))
    private let controller = PlayersTableController(style: .plain)

    private var names: [String] { controller.playersDataSource.players.map(\.name) }
    private var shown: [String] {
        controller.tableView.visibleCells.filter { $0.alpha == 1 && !$0.isHidden }.map { $0.textLabel?.text ?? "" }
    }

    private func point(_ row: Int, x: CGFloat = 100) -> CGPoint { CGPoint(x: x, y: CGFloat(row) * 44 + 22) }

    @Test("A long press lifts a snapshot of the row, rows swap as the finger passes, and the snapshot settles")
    func longPress() throws {
        screen.show(controller)
        let finger = screen.touch(at: point(1))
        finger.hold(0.6)
        let picture = try #require(controller.tableView.subviews.last)
        #expect(picture is UIImageView)
        #expect(picture.layer.shadowOpacity == 0.4)
        finger.hold(0.4)
        #expect(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.isHidden == true)
        finger.move(to: point(3), duration: 0.4)
        #expect(picture.center == point(3))
        #expect(picture.superview?.subviews.last === picture)
        finger.up()
        try screen.settle()
        #expect(names == ["Messi", "Kane", "Mbappé", "Son", "Modrić"])
        #expect(shown == names)
        #expect(picture.superview == nil)
        #expect(controller.tableView.contentOffset == .zero)
    }

    @Test("Swiping a row and tapping Delete removes it")
    func swipe() throws {
        screen.show(controller)
        let finger = screen.touch(at: point(1, x: 340))
        finger.move(by: CGVector(dx: -90, dy: 0), duration: 0.2)
        finger.up()
        try screen.settle()
        screen.tap(at: point(1, x: 350))
        try screen.settle()
        #expect(names == ["Messi", "Kane", "Mbappé", "Modrić"])
        #expect(shown == names)
        controller.playersDataSource.append(player: Player(name: "Pedri"), to: controller.tableView)
        try screen.settle()
        #expect(shown.last == "Pedri")
    }

    @Test("In edit mode, a minus button deletes a row and a reorder control moves one")
    func editing() throws {
        screen.show(UINavigationController(rootViewController: controller))
        let button = UIBarButtonItem()
        controller.playersDataSource.edit(with: button, to: controller.tableView)
        #expect(button.title == "Done")
        #expect(controller.tableView.isEditing)
        try screen.settle()
        let table = try #require(controller.tableView)
        func place(_ row: Int, x: CGFloat) -> CGPoint {
            table.convert(CGPoint(x: x, y: CGFloat(row) * 44 + 22), to: nil)
        }
        screen.tap(at: place(0, x: 28))
        try screen.settle()
        screen.tap(at: place(0, x: 350))
        try screen.settle()
        #expect(names == ["Son", "Kane", "Mbappé", "Modrić"])
        let reorderControl = screen.touch(at: place(0, x: 354))
        reorderControl.move(by: CGVector(dx: 0, dy: 100), duration: 0.4)
        reorderControl.up()
        try screen.settle()
        #expect(names == ["Kane", "Mbappé", "Son", "Modrić"])
        #expect(shown == names)
        controller.playersDataSource.edit(with: button, to: controller.tableView)
        try screen.settle()
        #expect(button.title == "Edit")
        #expect(shown == names)
    }
}
