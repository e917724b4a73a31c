// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

/// A transform of the superview of a component.
enum ParentTransform: String, CaseIterable, Sendable {
    case half, double, turned, halfAndTurned, doubleAndTurned, mirrored

    var value: CGAffineTransform {
        let turn = CGAffineTransform(rotationAngle: .pi / 2)
        return switch self {
        case .half: CGAffineTransform(scaleX: 0.5, y: 0.5)
        case .double: CGAffineTransform(scaleX: 2, y: 2)
        case .turned: turn
        case .halfAndTurned: turn.scaledBy(x: 0.5, y: 0.5)
        case .doubleAndTurned: turn.scaledBy(x: 2, y: 2)
        case .mirrored: CGAffineTransform(scaleX: -1, y: 1)
        }
    }
}

/// A component with an item that can be lifted.
enum LiftingComponent: String, CaseIterable, Sendable {
    case dragInteraction, table, reorderControl, rowReorderer, stack, board, calendar, movingView
}

/// The corners of a view, in the window's coordinates.
/// The order is the view's own top left, top right, bottom right and bottom left.
/// Two views with the same corners have the same size and rotation on screen.
struct Corners: CustomStringConvertible {
    let points: [CGPoint]

    /// Reads the corners of a view.
    ///
    /// - Parameter isAnimated: whether the corners are those that running animations currently show.
    @MainActor
    init(_ view: UIView, isAnimated: Bool = false) {
        let layer = isAnimated ? view.layer.presentation() ?? view.layer : view.layer
        let window = isAnimated ? view.window?.layer.presentation() : view.window?.layer
        let bounds = layer.bounds
        points = [(0, 0), (1, 0), (1, 1), (0, 1)].map { across, down in
            layer.convert(
                CGPoint(x: bounds.minX + across * bounds.width, y: bounds.minY + down * bounds.height), to: window)
        }
    }

    private init(_ points: [CGPoint]) { self.points = points }

    var description: String { points.map { "(\($0.x), \($0.y))" }.joined(separator: " ") }

    func moved(by vector: CGVector) -> Corners { Corners(points.map { $0 + vector }) }

    /// The largest distance, in points, between a corner and the same corner in `other`.
    func distance(to other: Corners) -> CGFloat {
        zip(points, other.points).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0
    }
}

/// A data source of rows R0 to R4, 44 points high.
/// They can be moved by drag and drop, by the reorder control, or by a reorderer.
@MainActor
final class PlainRows: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    var names = (0..<5).map { "R\($0)" }
    /// Whether the multiple-selection gesture with two fingers selects rows.
    var sweeps = false
    /// The transform of each cell.
    var cellTransform = CGAffineTransform.identity

    func makeTable(_ frame: CGRect) -> UITableView {
        let table = UITableView(frame: frame, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 44
        (table.dataSource, table.delegate) = (self, self)
        return table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        cell.contentView.backgroundColor = .systemYellow
        cell.transform = cellTransform
        return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider())
        item.localObject = names[indexPath.row]
        return [item]
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let item = coordinator.items.first, let name = item.dragItem.localObject as? String else { return }
        let path = coordinator.destinationIndexPath ?? IndexPath(row: names.count, section: 0)
        tableView.performBatchUpdates {
            self.names.insert(name, at: path.row)
            tableView.insertRows(at: [path], with: .none)
        }
        coordinator.drop(item.dragItem, toRowAt: path)
    }

    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { sweeps }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        tableView.setEditing(true, animated: true)
    }

    func cell(of name: String, in table: UITableView) -> UITableViewCell? {
        names.firstIndex(of: name).flatMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    }
}

/// A view that is dragged by a `UIDragInteraction`, and moves to the drop location in its superview.
@MainActor
final class DraggedTile: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let tile = Tile("T")
    /// Returns the target of the drop animation. If nil, the view lands at the drop location.
    var target: (() -> UIDragPreviewTarget)?
    /// The `previewProvider` of the dragged item.
    var provider: (() -> UIDragPreview?)?

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider())
        item.previewProvider = provider
        return [item]
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .move) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        if target == nil, let view = interaction.view { tile.center = session.location(in: view) }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        target.map { defaultPreview.retargetedPreview(with: $0()) } ?? UITargetedDragPreview(view: tile)
    }
}

/// A component in a transformed view of 240 by 240 points, in the centre of a screen of 600 by 600 points.
@MainActor
final class TransformedStage {
    let screen = TestScreen(size: CGSize(width: 600, height: 600))
    let parent = UIView(frame: CGRect(x: 180, y: 180, width: 240, height: 240))
    private let transform: CGAffineTransform
    /// The component's view of the item that `lift()` lifts. It shows the item while no drag is active.
    var item: UIView? { findItem() }
    /// The view that shows the item during a drag.
    var preview: UIView? { findPreview() }
    private var findItem: () -> UIView? = { nil }
    private var findPreview: () -> UIView? = { nil }
    /// The point of the item that the finger presses, in fractions of its size.
    private var hold = (x: 0.5, y: 0.5)
    private var pressDuration: TimeInterval = 0.6
    private var kept: [AnyObject] = []

    /// Shows a component on the screen.
    ///
    /// - Parameters:
    ///   - component: the component; nil for an empty parent view.
    ///   - transform: the transform of the parent view, which contains the component.
    ///   - scrollView: a scroll view of 240 by 240 points around the parent view, which is then 1,000 points high.
    init(
        _ component: LiftingComponent?, in transform: CGAffineTransform = .identity, scrollView: UIScrollView? = nil
    ) {
        self.transform = transform
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        parent.backgroundColor = .secondarySystemBackground
        if let scrollView {
            scrollView.frame = parent.frame
            parent.frame = CGRect(x: 0, y: 0, width: 240, height: 1000)
            scrollView.contentSize = parent.frame.size
            scrollView.addSubview(parent)
        }
        controller.view.addSubview(scrollView ?? parent)
        screen.show(controller)
        parent.transform = transform
        switch component {
        case .dragInteraction: addTile()
        case .table: addTable(dragged: true)
        case .reorderControl: addTable(dragged: false)
        case .rowReorderer: addReorderer()
        case .stack: addStack()
        case .board: addBoard()
        case .calendar: addCalendar()
        case .movingView: addMovingView()
        case nil: break
        }
        screen.advance(by: 1)
    }

    func seen(_ name: String) -> UIView? { screen.window.every(name).first }

    // MARK: Components

    private func addTile() {
        let owner = DraggedTile()
        owner.tile.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
        parent.addSubview(owner.tile)
        owner.tile.addInteraction(UIDragInteraction(delegate: owner))
        parent.addInteraction(UIDropInteraction(delegate: owner))
        (findItem, findPreview) = ({ owner.tile }, { [unowned self] in seen("DragPreviewView") })
        kept = [owner]
    }

    private func addRows(_ preview: @escaping () -> UIView?) -> (rows: PlainRows, table: UITableView) {
        let rows = PlainRows()
        let table = rows.makeTable(parent.bounds)
        parent.addSubview(table)
        (findItem, findPreview) = ({ rows.cell(of: "R1", in: table) }, preview)
        kept = [rows]
        return (rows, table)
    }

    private func addTable(dragged: Bool) {
        let (rows, table) = addRows { [unowned self] in seen("DragPreviewView") }
        if dragged {
            (table.dragDelegate, table.dropDelegate, table.dragInteractionEnabled) = (rows, rows, true)
        } else {
            table.isEditing = true
            findPreview = findItem
            hold.x = 0.95
            pressDuration = 0.1
        }
    }

    private func addReorderer() {
        let (rows, table) = addRows { [unowned self] in seen("DragPreview")?.subviews.last }
        let reorderer = RowReorderer(tableView: table)
        // Without an enlargement, the preview covers exactly the row, so that their corners can be compared.
        reorderer.configuration.scale = 1
        reorderer.onChange = { rows.tableView(table, moveRowAt: $0.sources[0], to: $0.targets[0]) }
        kept.append(reorderer)
    }

    private func addStack() {
        let tiles = (0..<3).map { Tile("V\($0)", size: CGSize(width: 100, height: 50)) }
        let stack = DragDropStackView(arrangedSubviews: tiles)
        (stack.axis, stack.spacing, stack.configuration) = (.vertical, 10, .plain)
        stack.configuration.scrolling = .automatic
        stack.frame = CGRect(x: 20, y: 20, width: 100, height: 170)
        parent.addSubview(stack)
        (findItem, findPreview) = ({ tiles[0] }, { [unowned self] in seen("DragPreview") })
    }

    private func addBoard() {
        let board = BoardView(frame: parent.bounds)
        (board.grid, board.spacing) = (.points(20), 0)
        board.items = [BoardItem(id: "A", frame: CGRect(x: 20, y: 20, width: 100, height: 60), title: "A")]
        parent.addSubview(board)
        findItem = { board.view(for: "A") }
        findPreview = { [unowned self] in seen("BoardItemView") }
    }

    private func addCalendar() {
        let board = CalendarBoard.week(of: CalendarStage.at("2026-03-16 12:00"), calendar: CalendarStage.berlin)
        board.dayCount = 1
        board.items = [CalendarStage.event("A", "2026-03-16 09:00")]
        board.frame = parent.bounds
        parent.addSubview(board)
        screen.advance(by: 0.1)
        findItem = { board.view(for: "A") }
        findPreview = { [unowned self] in seen("BoardItemView") }
    }

    private func addMovingView() {
        let view = MovingView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
        (view.step, view.backgroundColor) = (CGSize(width: 20, height: 20), .systemTeal)
        parent.addSubview(view)
        (findItem, findPreview) = ({ view }, { view })
    }

    // MARK: Fingers

    /// Returns a vector of window coordinates. In the coordinates of `parent`, it points down and is `points` long.
    func down(_ points: CGFloat) -> CGVector {
        CGVector(dx: transform.c * points, dy: transform.d * points)
    }

    /// Returns a vector of window coordinates. It is `points` long on screen, and points down in the coordinates of
    /// `parent`.
    func downOnScreen(_ points: CGFloat) -> CGVector {
        let length = hypot(transform.c, transform.d)
        return down(points / length)
    }

    /// Lifts the item, and returns the finger.
    func lift() throws -> TestFinger {
        let item = try #require(item)
        let place = CGPoint(x: item.bounds.width * hold.x, y: item.bounds.height * hold.y)
        let finger = screen.touch(at: item.convert(place, to: nil))
        finger.hold(pressDuration)
        return finger
    }
}
