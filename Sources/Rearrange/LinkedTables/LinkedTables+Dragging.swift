// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

// MARK: Lifts and drops
extension LinkedTables {
    /// The drag items of a lifted row. The item is encoded only when another app asks for it.
    func dragItems(at row: Int, of list: List) -> [UIDragItem] {
        let item = list.items[row]
        guard mayLift(item, from: list) else { return [] }
        let provider = NSItemProvider()
        if isOpenToOtherApps {
            provider.registerDataRepresentation(forTypeIdentifier: itemType, visibility: .all) { completion in
                do {
                    completion(try JSONEncoder().encode(item), nil)
                } catch {
                    completion(nil, error)
                }
                return nil
            }
            addRepresentations?(item, provider)
        }
        let dragItem = UIDragItem(itemProvider: provider)
        dragItem.localObject = LinkedDragged(item, of: self)
        return [dragItem]
    }

    /// Whether rows of the lists are being dragged, or a drop animation is running.
    public var isDragging: Bool { lists.contains { $0.view?.hasActiveDrag == true } }

    /// Cancels the drags of rows of these lists: the rows return. Does nothing if no rows are dragged.
    public func cancel() {
        cancellations += 1
        for case let view? in lists.map(\.view) where view.hasActiveDrag {
            // Disabling drags and enabling them again is the only way to cancel a UIKit drag.
            let mayDrag = view.dragInteractionEnabled
            view.dragInteractionEnabled = false
            view.dragInteractionEnabled = mayDrag
        }
    }

    /// Performs a drop on a list.
    func perform(_ coordinator: any LinkedDropCoordinator, on list: List) {
        guard let number = number(of: list), let contents = dropContents(of: coordinator.session),
            accepts(contents, into: list)
        else {
            return
        }
        let row = coordinator.destinationIndexPath?.row
        if case .data = contents {
            let incomingItems = LinkedIncomingItems(at: list, row: row ?? list.items.count, of: coordinator)
            incomingItemLoads.append(incomingItems)
            return incomingItems.load(itemType) { [weak self, weak incomingItems] in
                incomingItems.map { self?.finish($0) }
            }
        }
        let pieces = contents.pieces(for: list, self)
        if pieces.contains(where: { $0 != nil }) { dropWasAccepted(coordinator.session) }
        let changed: [List]
        if case .arriving = contents {
            changed = arrive(pieces.compactMap { $0 }, on: number, at: row, from: coordinator.session)
        } else {
            changed = perform(pieces.compactMap { $0 }, on: number, at: row, isDrop: true)
        }
        var animators: [any UIDragAnimating] = []
        for (item, piece) in zip(coordinator.dragItems, pieces) {
            // The app may have moved the item to another list when it was told of the change. Such an item is not
            // animated here.
            guard let piece, let place = place(of: piece.id), place.list === list else { continue }
            animators.append(coordinator.drop(item, atRow: IndexPath(row: place.row, section: 0)))
        }
        callOnSettled(after: animators, changed)
    }

    /// Calls ``onSettled`` once when all animators have completed, if any list has changed.
    func callOnSettled(after animators: [any UIDragAnimating], _ changed: [List]) {
        guard !changed.isEmpty else { return }
        var moving = animators.count
        if moving == 0 { onSettled?(changed) }
        for animator in animators {
            animator.addCompletion { [weak self] _ in
                moving -= 1
                if moving == 0 { self?.onSettled?(changed) }
            }
        }
    }
}
