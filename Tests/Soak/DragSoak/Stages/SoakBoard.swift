// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Rearrange
import UIKit

/// A stage with one board.
@MainActor
protocol SoakBoardStage: SoakStage {
    associatedtype Space: BoardSpace
    var items: SoakBoard<Space> { get }
}

extension SoakBoardStage {
    var parts: [AnyObject] { [container, items, items.board] }
    var isDragging: Bool { items.board.isDragging }
    func placeOfItem(_ numbers: SoakNumbers) -> CGPoint? { items.placeOfItem(numbers) }
    func changeData(_ numbers: SoakNumbers) { items.change(numbers) }
    func setEnabled(_ isEnabled: Bool) { items.board.isEnabled = isEnabled }
    var faults: [String] { items.faults }
    var steps: SoakSteps? { items.steps }

    /// Adds the board to the stage, and makes it fill the stage.
    func showBoard() {
        items.steps = SoakSteps(container.ownUndoManager, ledger) { [unowned items] in items.words }
        container.addSubview(items.board)
        container.arrange = { [board = items.board] area in board.frame = area }
    }
}

/// The delegate of a board, which stores the board's items and applies its changes.
@MainActor
final class SoakBoard<Space: BoardSpace>: BoardViewDelegate {
    let board: BoardView<Space>
    let ledger: SoakLedger
    private(set) var items: [Space.Item]
    private(set) var lastID: Int
    var steps: SoakSteps?
    private var expected: Set<Int>
    /// Returns whether two items overlap or are too close to each other; nil if the board allows overlaps.
    private let collide: ((Space.Item, Space.Item) -> Bool)?
    /// Returns a random place.
    private let place: (SoakNumbers) -> Space.Place

    /// Becomes the delegate of `board`, and records its calls in `ledger`.
    ///
    /// - Parameters:
    ///   - collide: returns whether two items overlap or are too close to each other; nil if the board allows overlaps.
    ///   - place: returns a random place.
    init(
        _ board: BoardView<Space>, _ ledger: SoakLedger, collide: ((Space.Item, Space.Item) -> Bool)?,
        place: @escaping (SoakNumbers) -> Space.Place
    ) {
        (self.board, self.ledger, self.collide, self.place) = (board, ledger, collide, place)
        (items, expected, lastID) = ([], [], 0)
        board.delegate = self
        board.onChange = { [unowned self] in write($0) }
    }

    func fill(_ count: Int, _ numbers: SoakNumbers) {
        for _ in 0..<count { add(numbers) }
        board.items = items
    }

    func fill(like other: SoakBoard) {
        (items, lastID, expected) = (other.items, other.lastID, other.expected)
        board.items = items
    }

    func makeID() -> Int {
        lastID += 1
        return lastID
    }

    /// Lets the user create items by a long press on an empty place. `make` returns the item for a new number and a
    /// place.
    func makesNew(_ make: @escaping (Int, Space.Place) -> Space.Item) {
        board.newItem = { [unowned self] place in make(makeID(), place) }
    }

    private func isFree(_ item: Space.Item) -> Bool {
        guard let collide else { return true }
        return !items.contains { $0.id != item.id && collide($0, item) }
    }

    private func add(_ numbers: SoakNumbers) {
        let (canResize, canMove) = (numbers.happens(0.4), !numbers.happens(0.08))
        var item = Space.Item(
            id: AnyHashable(lastID + 1), place: place(numbers), title: "\(lastID + 1)", canResize: canResize)
        item.canMove = canMove
        guard isFree(item) else { return }
        expected.insert(makeID())
        items.append(item)
    }

    // MARK: Changes at any time

    func change(_ numbers: SoakNumbers) {
        let index = items.isEmpty ? nil : numbers.index(below: items.count)
        switch (numbers.index(below: 4), index) {
        case (0, _): add(numbers)
        case (1, let index?):
            guard let id = items.remove(at: index).id.base as? Int else { return }
            expected.remove(id)
        case (2, let index?):
            var item = items[index]
            item.place = place(numbers)
            if isFree(item) { items[index] = item }
        case (_, let index?): items[index].title += "'"
        default: break
        }
        board.items = items
    }

    private func write(_ change: Space.Change) {
        guard let id = change.item.id.base as? Int else {
            return ledger.addFault("the changed item \(change.item.id) is unknown")
        }
        switch change.kind {
        case .added:
            if !expected.insert(id).inserted { ledger.addFault("\(id) was added twice") }
        case .removed: expected.remove(id)
        case .moved, .resized: if !expected.contains(id) { ledger.addFault("\(id) was moved, and is no more") }
        }
        for item in change.pushed where !items.contains(where: { $0.id == item.id }) {
            ledger.addFault("\(item.id) was pushed, and is no more")
        }
        items = change.applied(to: items)
        steps?.recordStep()
    }

    func placeOfItem(_ numbers: SoakNumbers) -> CGPoint? {
        let seen = board.convert(board.scrollView.frame, to: nil)
        let places = items.compactMap { board.view(for: $0.id) }
            .map { $0.convert($0.bounds, to: nil) }
            // An all-day event is above the scrolling area, so its frame is not clipped to that area.
            .map { $0.maxY > seen.minY ? $0.intersection(seen) : $0 }
        return numbers.one(of: places.filter { !$0.isEmpty }).map { numbers.point(in: $0) }
    }

    // MARK: Checks

    fileprivate var words: String { items.map { "\($0.id) at \($0.place)" }.joined(separator: ", ") }

    var faults: [String] {
        var faults: [String] = []
        let ids = items.compactMap { $0.id.base as? Int }
        if ids.count != expected.count || Set(ids) != expected {
            faults.append("the items are \(ids.sorted()), not \(expected.sorted())")
        }
        if board.items != items { faults.append("the board shows other items than it told") }
        if board.isDropAllowed != nil { faults.append("the board says that something may be dropped, or may not") }
        guard let collide, steps?.hasUndonePastChanges != true else { return faults }
        for (index, item) in items.enumerated() {
            for other in items[(index + 1)...] where collide(item, other) {
                faults.append("\(item.id) at \(item.place) and \(other.id) at \(other.place) are too close")
            }
        }
        return faults
    }

    func boardView(_ boardView: BoardView<Space>, willBeginDragging item: Space.Item) { ledger.began() }

    func boardView(_ boardView: BoardView<Space>, didEndDragging item: Space.Item, committed: Bool) {
        ledger.ended(committed: committed)
    }
}
