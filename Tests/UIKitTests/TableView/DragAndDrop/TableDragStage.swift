// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// The data source, drag delegate and drop delegate of a table of names, which log the calls.
///
/// The class declares no conformances: its subclasses do, one with and one without the method `moveRowAt`.
@MainActor
class LoggingDragSource: NSObject {
    let name: String
    let log: DragLog
    var sections: [[String]]
    var fixed: Set<String> = []
    /// The names of the rows that cannot be dragged, because the delegate provides no drag items for them.
    var still: Set<String> = []
    var allowsMove = true
    var isRestricted = false
    var canHandle = true
    var identifier = "row"
    var propose: (any UIDropSession, IndexPath?) -> UITableViewDropProposal = { _, _ in
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    var perform: ((UITableView, any UITableViewDropCoordinator) -> Void)?
    var whenBegun: (() -> Void)?
    var whenStarted: ((any UIDragSession) -> Void)?
    var whenEnded: ((any UIDragSession) -> Void)?
    var whenUpdated: (() -> Void)?

    init(_ name: String, _ sections: [[String]], _ log: DragLog) {
        (self.name, self.sections, self.log) = (name, sections, log)
    }

    func text(_ path: IndexPath) -> String { sections[path.section][path.row] }

    private func word(_ path: IndexPath?) -> String { path.map { "\($0.section)-\($0.row)" } ?? "nowhere" }

    // MARK: Data

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        cell.textLabel?.text = text(indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        !fixed.contains(text(indexPath))
    }

    // MARK: Drag

    func item(_ path: IndexPath) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider(object: text(path) as NSString))
        item.localObject = text(path)
        return item
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        log.add("\(name) gives \(text(indexPath))")
        return still.contains(text(indexPath)) ? [] : [item(indexPath)]
    }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        log.add("\(name) adds \(text(indexPath))")
        return still.contains(text(indexPath)) ? [] : [item(indexPath)]
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        log.add("\(name) begins")
        whenBegun?()
        whenStarted?(session)
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        log.add("\(name) ended")
        whenEnded?(session)
    }

    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        allowsMove
    }

    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { isRestricted }

    // MARK: Drop

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        log.add("\(name)?")
        return canHandle
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        log.add("into \(name)")
    }

    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        log.add("out of \(name)")
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        log.add("\(name) drop over")
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        log.add("\(name) at \(word(destinationIndexPath))")
        whenUpdated?()
        return propose(session, destinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        log.add("\(name) takes at \(word(coordinator.destinationIndexPath))")
        if let perform { perform(tableView, coordinator) } else { insert(coordinator, into: tableView) }
    }

    /// Handles a drop as apps do: moves the table's own rows, and inserts rows of other tables.
    func insert(_ coordinator: any UITableViewDropCoordinator, into table: UITableView) {
        let end = IndexPath(row: sections[0].count, section: 0)
        var path = coordinator.destinationIndexPath ?? end
        for item in coordinator.items {
            guard let text = item.dragItem.localObject as? String else { continue }
            table.performBatchUpdates {
                if let source = item.sourceIndexPath {
                    self.sections[source.section].remove(at: source.row)
                    table.deleteRows(at: [source], with: .automatic)
                }
                path.row = min(path.row, self.sections[path.section].count)
                self.sections[path.section].insert(text, at: path.row)
                table.insertRows(at: [path], with: .automatic)
            }
            coordinator.drop(item.dragItem, toRowAt: path)
            path.row += 1
        }
    }
}

/// A data source without the method `moveRowAt`. The rows that the user drags within the table are moved in the drop
/// delegate's methods instead.
@MainActor
final class DragSourceWithoutMoveRow: LoggingDragSource, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
{}

/// A data source with the method `moveRowAt`, which moves a row in the data when the user has dragged it within the
/// table.
@MainActor
final class DragSourceWithMoveRow: LoggingDragSource, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        log.add(
            "\(name) moves \(text(sourceIndexPath)) to \(destinationIndexPath.section)-\(destinationIndexPath.row)")
        let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
    }
}

/// Two tables side by side on a screen of 600 by 440 points, each showing ten rows of 44 points.
@MainActor
struct TableDragStage {
    let screen = TestScreen(size: CGSize(width: 600, height: 440))
    let log = DragLog()
    let left = UITableView(frame: CGRect(x: 0, y: 0, width: 290, height: 440))
    let right = UITableView(frame: CGRect(x: 310, y: 0, width: 290, height: 440))
    let ours: LoggingDragSource
    let theirs: LoggingDragSource

    /// Shows two tables with the given names in each section; nil for one section with 20 names.
    ///
    /// - Parameter moves: whether the left table's data source has `moveRowAt`.
    init(left names: [[String]]? = nil, right others: [[String]]? = nil, moves: Bool = true) {
        let names = names ?? [(0..<20).map { "A\($0)" }]
        let others = others ?? [(0..<20).map { "B\($0)" }]
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 440))
        ground.backgroundColor = .systemBackground
        let theirs = DragSourceWithoutMoveRow("right", others, log)
        self.theirs = theirs
        if moves {
            let ours = DragSourceWithMoveRow("left", names, log)
            self.ours = ours
            (left.dataSource, left.dragDelegate, left.dropDelegate) = (ours, ours, ours)
        } else {
            let ours = DragSourceWithoutMoveRow("left", names, log)
            self.ours = ours
            (left.dataSource, left.dragDelegate, left.dropDelegate) = (ours, ours, ours)
        }
        (right.dataSource, right.dragDelegate, right.dropDelegate) = (theirs, theirs, theirs)
        for table in [left, right] {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            ground.addSubview(table)
        }
        screen.show(ground)
    }

    /// The centre of a row in window coordinates, moved down by `below` points.
    func point(_ table: UITableView, _ row: Int, _ section: Int = 0, below: CGFloat = 0) -> CGPoint {
        let rect = table.rectForRow(at: IndexPath(row: row, section: section))
        return table.convert(CGPoint(x: rect.midX, y: rect.midY + below), to: nil)
    }

    /// Holds a finger on a row until the row is lifted, and returns the finger.
    func lift(_ table: UITableView, _ row: Int, _ section: Int = 0) -> TestFinger {
        let finger = screen.touch(at: point(table, row, section))
        finger.hold(0.35)
        return finger
    }

    func deselectAll() {
        for table in [left, right] {
            for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: false) }
        }
    }

    /// The texts of the visible rows from top to bottom.
    ///
    /// A dash stands for an empty place of 44 points, and a tilde marks a cell that is partly transparent.
    func visibleTexts(_ table: UITableView) -> [String] {
        var (rows, last): ([String], CGFloat) = ([], 0)
        let cells = table.subviews.compactMap { $0 as? UITableViewCell }
            .filter { !$0.isHidden && $0.alpha > 0 && $0.frame.maxY > table.bounds.minY + 1 }
            .filter { $0.frame.minY < table.bounds.maxY - 1 }
            .sorted { $0.frame.minY < $1.frame.minY }
        for (index, cell) in cells.enumerated() {
            if index == 0 { last = min(max(table.bounds.minY, 0), cell.frame.minY) }
            let rooms = Int(((cell.frame.minY - last) / 44).rounded())
            rows += Array(repeating: "-", count: max(rooms, 0))
            rows.append((cell.textLabel?.text ?? "") + (cell.alpha < 1 ? "~" : ""))
            last = cell.frame.maxY
        }
        return rows
    }

    /// Expects that the tables show their lists, each row once, and that nothing is left of the drag (rule 6).
    func expectSettled(_ location: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        for (table, list) in [(left, ours), (right, theirs)] {
            #expect(!table.hasActiveDrag, sourceLocation: location)
            #expect(!table.hasActiveDrop, sourceLocation: location)
            #expect(!table.hasUncommittedUpdates, sourceLocation: location)
            for cell in table.subviews.compactMap({ $0 as? UITableViewCell }) {
                let path = try #require(table.indexPath(for: cell), sourceLocation: location)
                #expect(cell.textLabel?.text == list.text(path), sourceLocation: location)
                #expect(cell.frame == table.rectForRow(at: path), sourceLocation: location)
                #expect(cell.alpha == 1, sourceLocation: location)
                #expect(!cell.isHidden, sourceLocation: location)
                #expect(!cell.isHighlighted, sourceLocation: location)
                #expect(cell.configurationState.cellDragState == .none, sourceLocation: location)
                #expect(cell.configurationState.cellDropState == .none, sourceLocation: location)
            }
            #expect(
                (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } == list.sections.map(\.count),
                sourceLocation: location)
            #expect(
                table.contentSize.height == table.rect(forSection: 0).height || list.sections.count > 1,
                sourceLocation: location)
        }
        try expectNoLeftovers(screen, location)
    }
}
