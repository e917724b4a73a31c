// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// A board of notes that snap to a grid of 20 points.
final class DeskController: UIViewController {
    private(set) var notes = [
        BoardItem(id: 1, frame: CGRect(x: 20, y: 20, width: 140, height: 80), title: "Plan", color: .systemBlue),
        BoardItem(id: 2, frame: CGRect(x: 200, y: 20, width: 140, height: 80), title: "Sketch", color: .systemGreen),
        BoardItem(id: 3, frame: CGRect(x: 20, y: 140, width: 140, height: 120), title: "Build", color: .systemOrange),
    ]
    let board = BoardView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(board)
        board.grid = .points(20)
        board.items = notes
        board.collision = .push
        board.onChange = { [weak self] change in
            guard let self else { return }
            notes = change.applied(to: notes)
        }
        addOnEmptyPlaces()
        offerMore()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        board.frame = view.bounds
    }

    /// Lets a long press on an empty place add a note.
    private func addOnEmptyPlaces() {
        board.newItemSize = CGSize(width: 100, height: 60)
        board.newItem = { place in
            BoardItem(id: UUID(), place: place, title: "New note", canResize: true)
        }
    }

    /// Lets notes be dragged to other boards and apps, and accepts notes from other boards.
    func exchange() {
        board.dragItem = { note in
            UIDragItem(itemProvider: NSItemProvider(object: note.title as NSString))
        }
        board.itemForDrop = { session in
            session.items.first?.localObject as? BoardItem<CGRect>
        }
    }

    /// Adds an action to the context menus of notes, besides Delete.
    private func offerMore() {
        board.itemActions = { item in
            [BoardItemAction(title: "Show") { print(item.title) }]
        }
    }
}
