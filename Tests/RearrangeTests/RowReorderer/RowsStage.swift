// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

/// A table view controller with rows that can be reordered, 44 points high by default. It records each callback.
@MainActor
class RowsController: UITableViewController, RowReordererDelegate {
    var model: [[String]]
    private(set) var reorderer: RowReorderer?
    /// The moves applied to the model. Each lists the source paths, then the target paths.
    var moves: [[IndexPath]] = []
    /// The calls to the delegate, in order: "begin" with the row's number, "dropped", or "cancelled".
    var calls: [String] = []
    /// The index paths that the controller was asked about, although there is no such row.
    var impossible: [IndexPath] = []
    var fixed: Set<String> = []
    var heights: [String: CGFloat] = [:]
    var mayLift: (IndexPath) -> Bool = { _ in true }
    var willBegin: () -> Void = {}
    var whenEnded: () -> Void = {}
    /// Returns the rows to lift with a row; nil accepts the reorderer's proposal.
    var along: ((IndexPath) -> [IndexPath])?
    /// The row number of the lifted row at the end of each drag; nil if the row was deleted.
    private(set) var endedAt: [Int?] = []
    /// Called in `onChange`, after the model has changed.
    var whenMoved: () -> Void = {}
    var whenScrolled: () -> Void = {}
    var whenAskedToMove: () -> Void = {}
    /// Whether the delegate returns each row's name as its identifier.
    var identifies = false
    /// Whether each cell has a handle, 40 points wide, at its trailing edge.
    var hasHandles = false
    /// Whether rows size themselves to fit their texts.
    var sizesRows = false
    /// Whether rows have a swipe action.
    var swipes = false
    /// The header title that all sections have; nil for no headers.
    var header: String?
    /// Returns the path to which the reorderer moves a row instead of a proposed path; nil accepts each proposal.
    var target: ((IndexPath) -> IndexPath)?
    private(set) var felt: [DragHaptic] = []

    init(_ model: [[String]]) {
        self.model = model
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.rowHeight = 44
        let reorderer = RowReorderer(tableView: tableView)
        reorderer.delegate = self
        reorderer.onChange = { [weak self] move in
            self?.moves.append(move.sources + move.targets)
            self?.model.moveRowsOfSections(move)
            self?.whenMoved()
        }
        reorderer.onHaptic = { [weak self] in self?.felt.append($0) }
        self.reorderer = reorderer
    }

    var takesKeys = false
    /// The number of key presses that reached the controller.
    private(set) var keys = 0

    override var canBecomeFirstResponder: Bool { takesKeys }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += 1
        if !takesKeys { super.pressesBegan(presses, with: event) }
    }

    func releaseReorderer() { reorderer = nil }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { whenScrolled() }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let name = name(sourceIndexPath) else { return }
        model[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        model[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
    }

    /// Returns the row's name. Records the path in `impossible` if there is no such row.
    private func name(_ path: IndexPath) -> String? {
        guard model.indices.contains(path.section), model[path.section].indices.contains(path.row) else {
            impossible.append(path)
            return nil
        }
        return model[path.section][path.row]
    }

    override func numberOfSections(in tableView: UITableView) -> Int { model.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        model[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = name(indexPath)
        cell.textLabel?.numberOfLines = sizesRows ? 0 : 1
        if hasHandles, cell.accessoryView == nil {
            cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 44))
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if sizesRows { return UITableView.automaticDimension }
        return name(indexPath).flatMap { heights[$0] } ?? 44
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard swipes else { return UISwipeActionsConfiguration(actions: []) }
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
        ])
    }

    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { target?(proposedDestinationIndexPath) ?? proposedDestinationIndexPath }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        whenAskedToMove()
        return name(indexPath).map { !fixed.contains($0) } ?? false
    }

    func rowReorderer(_ reorderer: RowReorderer, canLiftRowAt indexPath: IndexPath) -> Bool {
        name(indexPath) != nil && mayLift(indexPath)
    }

    func rowReorderer(
        _ reorderer: RowReorderer, rowsLiftedWithRowAt indexPath: IndexPath, proposed: [IndexPath]
    ) -> [IndexPath] { along?(indexPath) ?? proposed }

    func rowReorderer(
        _ reorderer: RowReorderer, handleIn cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) -> UIView? { cell.accessoryView }

    func rowReorderer(_ reorderer: RowReorderer, identifierForRowAt indexPath: IndexPath) -> AnyHashable? {
        identifies ? name(indexPath) : nil
    }

    func rowReorderer(_ reorderer: RowReorderer, willBeginDraggingRowAt indexPath: IndexPath) {
        calls.append("begin \(indexPath.row)")
        willBegin()
    }

    func rowReorderer(_ reorderer: RowReorderer, didEndDraggingRowAt indexPath: IndexPath?, committed: Bool) {
        calls.append(committed ? "dropped" : "cancelled")
        endedAt.append(indexPath?.row)
        whenEnded()
    }
}

/// A test screen with the table. By default it is 390 by 440 points and shows ten rows of 44 points.
@MainActor
struct RowsStage {
    let screen: TestScreen
    let controller: RowsController
    private let before: [String]
    /// The number of the table's subviews before the test, without cells and section headers or footers.
    private let subviews: Int

    var table: UITableView { controller.tableView }
    var model: [String] { controller.model[0] }

    /// Shows a table.
    ///
    /// - Parameters:
    ///   - model: the names of the rows in each section.
    ///   - size: the size of the screen.
    ///   - container: returns the controller to show, which contains the table's controller.
    ///   - prepare: changes the table's controller before it appears on screen.
    init(
        _ model: [[String]] = [(0..<100).map { "A\($0)" }], size: CGSize = CGSize(width: 390, height: 440),
        in container: (UIViewController) -> UIViewController = { $0 }, prepare: (RowsController) -> Void = { _ in }
    ) {
        screen = TestScreen(size: size)
        controller = RowsController(model)
        prepare(controller)
        screen.show(container(controller))
        // Waits until the scroll indicators have disappeared.
        screen.advance(by: 3)
        before = model.flatMap { $0 }
        subviews = controller.tableView.subviews.count(where: RowsStage.isNoPart)
    }

    private static func isNoPart(_ view: UIView) -> Bool {
        !(view is UITableViewCell || view is UITableViewHeaderFooterView)
    }

    /// The centre of a row, in the window's coordinates.
    func row(_ index: Int, _ section: Int = 0) -> CGPoint {
        let rect = table.rectForRow(at: IndexPath(row: index, section: section))
        return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    func cell(_ index: Int, _ section: Int = 0) -> UITableViewCell? {
        table.cellForRow(at: IndexPath(row: index, section: section))
    }

    /// Lifts a row by a long press, and returns the finger.
    func lift(_ index: Int, _ section: Int = 0) -> TestFinger {
        let finger = screen.touch(at: row(index, section))
        finger.hold(0.55)
        return finger
    }

    /// Lifts a row, drags it 3 points past the centre of another row, and returns the finger.
    func drag(_ from: Int, to: Int) -> TestFinger {
        let finger = lift(from)
        let distance = row(to).y - row(from).y
        finger.move(by: CGVector(dx: 0, dy: distance + (distance < 0 ? -3 : 3)), duration: 0.3)
        return finger
    }

    /// The names of the rows at the start of the test, with one row moved: the row at index `from` is at index `to`.
    func namesAfterMove(_ from: Int, to: Int) -> [String] {
        var moved = before
        moved.insert(moved.remove(at: from), at: to)
        return moved
    }

    /// The texts of the visible cells, from top to bottom.
    var shown: [String] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
    }

    /// The drag previews in the table.
    var lifted: [UIView] { table.subviews.filter { $0.layer.shadowPath != nil } }

    /// Checks the state after a drag: no row is missing, cells look normal, nothing is animated, and an end callback
    /// followed each begin callback. `ids` are the expected names in any order; nil for the initial names.
    func expectSettled(
        ids: [String]? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try screen.settle()
        screen.advance(by: 0.1)
        #expect(!screen.host.hasWork, "frames are still asked for", sourceLocation: sourceLocation)
        #expect(controller.reorderer?.isDragging != true, sourceLocation: sourceLocation)
        let names = controller.model.flatMap { $0 }
        #expect(names.sorted() == (ids ?? before).sorted(), sourceLocation: sourceLocation)
        #expect(controller.impossible == [], sourceLocation: sourceLocation)
        let extra = table.subviews.count(where: RowsStage.isNoPart)
        #expect(extra == subviews, "\(table.subviews)", sourceLocation: sourceLocation)
        for cell in table.visibleCells {
            #expect(
                cell.alpha == 1,
                "\(cell.textLabel?.text ?? "")", sourceLocation: sourceLocation)
            #expect(
                cell.transform == .identity,
                "\(cell.textLabel?.text ?? "")", sourceLocation: sourceLocation)
            #expect(
                !cell.isHidden,
                "\(cell.textLabel?.text ?? "")", sourceLocation: sourceLocation)
        }
        for section in controller.model.indices {
            let edges = [table.headerView(forSection: section), table.footerView(forSection: section)]
            #expect(edges.allSatisfy { $0?.transform ?? .identity == .identity }, sourceLocation: sourceLocation)
        }
        for path in table.indexPathsForVisibleRows ?? [] where table.window != nil {
            #expect(
                table.cellForRow(at: path)?.textLabel?.text == controller.model[path.section][path.row],
                sourceLocation: sourceLocation)
        }
        for section in controller.model.indices where table.window != nil {
            #expect(
                table.numberOfRows(inSection: section) == controller.model[section].count,
                sourceLocation: sourceLocation)
        }
        let begins = controller.calls.count(where: { $0.hasPrefix("begin") })
        #expect(controller.calls.count == 2 * begins, "\(controller.calls)", sourceLocation: sourceLocation)
    }
}

func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
}
