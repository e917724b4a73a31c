// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

/// An item of the lists. Its type records each encoding of an item.
struct LinkedCard: Codable, Identifiable, Equatable {
    let id: String
    var text: String

    init(_ id: String, text: String? = nil) { (self.id, self.text) = (id, text ?? id) }

    private enum CodingKeys: CodingKey { case id, text }

    func encode(to encoder: any Encoder) throws {
        LinkedCard.written.add(id)
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(id, forKey: .id)
        try values.encode(text, forKey: .text)
    }

    /// Records the identifiers of encoded items. Any thread can use it.
    static let written = Written()

    final class Written: @unchecked Sendable {
        private let lock = NSLock()
        private var ids: [String] = []

        func add(_ id: String) { lock.withLock { ids.append(id) } }
        func count(_ id: String) -> Int { lock.withLock { ids.count { $0 == id } } }
    }
}

/// Three linked tables side by side, of 200 by 440 points, with rows of 44 points. Their items are A0…, B0… and C0….
@MainActor
final class LinkedStage {
    typealias Tables = LinkedTables<LinkedCard>

    let screen = TestScreen(size: CGSize(width: 640, height: 440))
    let views: [UITableView]
    private(set) var tables: Tables!
    /// For each call of `onChange`, the changed lists, and the items of all lists.
    var changes: [(changed: [Int], items: [[String]])] = []
    /// The items of each drag that has begun.
    var begun: [[String]] = []
    /// For each ended drag, whether a list took the items.
    var ended: [Bool] = []
    /// The changed lists of each call of `onSettled`.
    var settled: [[Int]] = []
    var failures: [LinkedTablesError] = []
    var onChange: () -> Void = {}
    /// Whether the lists are checked for missing and duplicate items whenever a cell is made. This is slow with
    /// thousands of items.
    var isWatched = true
    /// The number of times that a cell was filled with each item, by identifier.
    var filled: [String: Int] = [:]
    /// The number of checks in which an item was in the lists twice or not at all.
    private var wrongSights = 0
    private var everyone: Set<String> = []

    init(_ counts: [Int] = [10, 10, 0], height: CGFloat = 440, capacity: [Int?] = [nil, nil, nil]) {
        views = (0..<3).map { UITableView(frame: CGRect(x: CGFloat($0) * 220, y: 0, width: 200, height: height)) }
        let containerView = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 440))
        containerView.backgroundColor = .systemBackground
        let lists = zip(views, zip(counts, capacity)).enumerated().map { index, made in
            let (view, (count, capacity)) = made
            view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            view.rowHeight = 44
            view.allowsMultipleSelection = true
            view.accessibilityLabel = ["First", "Second", "Third"][index]
            containerView.addSubview(view)
            let letter = ["A", "B", "C"][index]
            return Tables.List(
                tableView: view, items: (0..<count).map { LinkedCard("\(letter)\($0)") }, capacity: capacity
            ) { [weak self] table, path, item in
                self?.look()
                self?.filled[item.id, default: 0] += 1
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                cell.textLabel?.text = item.text
                return cell
            }
        }
        let tables = Tables(lists: lists)
        self.tables = tables
        everyone = Set(items.joined())
        tables.onBegin = { [weak self] in self?.begun.append($0.map(\.id)) }
        tables.onEnd = { [weak self] in self?.ended.append($0) }
        tables.onChange = { [weak self] changed in
            guard let self else { return }
            changes.append((numbers(changed), items))
            onChange()
        }
        tables.onSettled = { [weak self] changed in
            guard let self else { return }
            settled.append(numbers(changed))
        }
        tables.onFailure = { [weak self] in self?.failures.append($0) }
        screen.show(containerView)
    }

    var items: [[String]] { tables.lists.map { $0.items.map(\.id) } }

    private func numbers(_ lists: [Tables.List]) -> [Int] {
        lists.compactMap { list in tables.lists.firstIndex { $0 === list } }
    }

    /// Moves the tables to the given frames, and lifts the first row of the first list by keys.
    func pickUpByKeys(withTablesAt frames: [CGRect]) {
        for (view, frame) in zip(views, frames) { view.frame = frame }
        screen.advance(by: 0.1)
        let system = UIFocusSystem.focusSystem(for: views[0])
        views[0].cellForRow(at: IndexPath(row: 0, section: 0)).map { system?.requestFocusUpdate(to: $0) }
        system?.updateFocusIfNeeded()
        screen.press(.keyboardD, modifiers: .control)
    }

    /// Presses Tab until the keyboard drag is over a table.
    func tabToTable(_ number: Int) {
        for _ in 0..<3 where !views[number].hasActiveDrop { screen.press(.tab) }
    }

    /// Lifts a row of the first list with the keyboard.
    func pickUpByKeys(_ row: Int = 0) {
        screen.press(.tab)
        for _ in 0..<row { screen.press(.downArrow) }
        screen.press(.keyboardD, modifiers: .control)
    }

    func releaseTables() { tables = nil }

    /// Counts an error if the models contain an item twice, or lack one.
    private func look() {
        guard isWatched, tables != nil, !everyone.isEmpty else { return }
        let seen = items
        if seen.joined().count != Set(seen.joined()).count || !everyone.isSubset(of: seen.joined()) {
            wrongSights += 1
        }
    }

    /// Runs `body`, with which the app changes the items. Until `body` returns, items may be missing.
    func change(_ body: () -> Void) {
        everyone = []
        body()
        everyone = Set(items.joined())
    }

    /// The centre of a row in window coordinates, moved down by `below` points.
    func point(_ list: Int, _ row: Int, below: CGFloat = 0) -> CGPoint {
        let rect = views[list].rectForRow(at: IndexPath(row: row, section: 0))
        return views[list].convert(CGPoint(x: rect.midX, y: rect.midY + below), to: nil)
    }

    /// Holds a finger on a row until the row is lifted, and returns the finger.
    func lift(_ list: Int, _ row: Int) -> TestFinger {
        let finger = screen.touch(at: point(list, row))
        finger.hold(0.4)
        return finger
    }

    /// Lifts A2, adds B5 to the drag by a tap of a second finger, and returns the first finger.
    func gather() -> TestFinger {
        let finger = lift(0, 2)
        finger.move(by: CGVector(dx: 0, dy: 30), duration: 0.1)
        screen.tap(at: point(1, 5))
        screen.advance(by: 0.4)
        return finger
    }

    /// Drags row `row` of list `list` to the place above row `other` of list `target`, and drops it.
    func drag(_ list: Int, _ row: Int, to target: Int, above other: Int) throws {
        let finger = lift(list, row)
        finger.move(to: point(target, other, below: -6), duration: 0.3)
        finger.hold(0.3)
        finger.up()
        try expectSettled()
    }

    func select(_ list: Int, _ rows: [Int]) {
        for row in rows {
            views[list].selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
    }

    /// Expects that the tables show their lists, each row once, and that nothing of a drag remains (rule 6).
    func expectSettled(_ location: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        checkSettled(location)
    }

    func expectSettled(_ location: SourceLocation = #_sourceLocation) async throws {
        try await screen.settle()
        checkSettled(location)
    }

    private func checkSettled(_ location: SourceLocation) {
        #expect(wrongSights == 0, "nobody saw an item twice or not at all", sourceLocation: location)
        #expect(begun.count == ended.count, "each drag that has begun has ended once", sourceLocation: location)
        #expect(items.joined().count == Set(items.joined()).count, sourceLocation: location)
        for (view, list) in zip(views, tables.lists) {
            #expect(!view.hasActiveDrag, sourceLocation: location)
            #expect(!view.hasActiveDrop, sourceLocation: location)
            #expect(!view.hasUncommittedUpdates, sourceLocation: location)
            #expect(view.numberOfRows(inSection: 0) == list.items.count, sourceLocation: location)
            for cell in view.visibleCells {
                let row = view.indexPath(for: cell)?.row ?? -1
                #expect(list.items.indices.contains(row), sourceLocation: location)
                guard list.items.indices.contains(row) else { continue }
                #expect(cell.textLabel?.text == list.items[row].text, sourceLocation: location)
                #expect(cell.alpha == 1, sourceLocation: location)
                #expect(!cell.isHidden, sourceLocation: location)
                #expect(cell.transform == .identity, sourceLocation: location)
            }
        }
        for name in ["DragPreviewStack", "DragPreviewView", "DragBadge"] {
            #expect(screen.window.every(name).isEmpty, "\(name)", sourceLocation: location)
        }
        #expect(!tables.isDragging, "the screen is idle", sourceLocation: location)
        #expect(!screen.host.hasWork, "the screen is idle", sourceLocation: location)
    }

    /// The label of the drag's badge: "forbidden", "+" for a copy, or the number of several rows; nil without a badge.
    var badge: String? { screen.window.every("DragBadge").first { !$0.isHidden }?.accessibilityLabel }

    // MARK: Other apps

    /// Creates an external drag with one item, whose data are the given text.
    func visit(_ json: String, format: String = "application/json") -> HeadlessDrop {
        let offer = DataOffer(formats: [format]) { _, answer in answer(Data(json.utf8)) }
        return HeadlessDrop(offer, actions: [.copy, .move], on: screen.surface)
    }

    func send(_ drop: HeadlessDrop, _ event: SystemDropEvent) {
        screen.use()
        screen.surface.send(drop, event)
    }

    /// Drops an external drag at a point.
    func drop(_ drop: HeadlessDrop, at point: CGPoint) async {
        send(drop, .entered(point))
        await screen.advance(by: 0.3)
        send(drop, .dropped(point))
    }
}

extension LinkedStage {
    /// Drags the items of `dragSource` from a new square view in the lower right of the window, and drops them at
    /// `point`.
    func drop(_ dragSource: DelayedDragSource, at point: CGPoint) async {
        let square = UIView(frame: CGRect(x: 560, y: 360, width: 60, height: 60))
        square.addInteraction(UIDragInteraction(delegate: dragSource))
        screen.window.rootViewController?.view.addSubview(square)
        let finger = screen.touch(square)
        await finger.hold(0.5)
        await finger.move(to: point, duration: 0.3)
        await finger.up()
        await screen.advance(by: 1)
        square.removeFromSuperview()
    }
}

/// The delegate of a drag source whose items load only when the test calls `give`.
final class DelayedDragSource: NSObject, UIDragInteractionDelegate, @unchecked Sendable {
    typealias Completion = @Sendable (Data?, (any Error)?) -> Void

    let progresses: [Progress]
    private let lock = NSLock()
    private nonisolated(unsafe) var completions: [Int: Completion] = [:]

    init(count: Int = 1) { progresses = (0..<count).map { _ in Progress(totalUnitCount: 4) } }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        progresses.enumerated().map { index, progress in
            let provider = NSItemProvider()
            provider.suggestedName = "Seventh"
            provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { completion in
                self.lock.withLock { self.completions[index] = completion }
                return progress
            }
            return UIDragItem(itemProvider: provider)
        }
    }

    func give(_ data: Data?, _ index: Int = 0) {
        lock.withLock { completions[index] }?(data, data == nil ? CocoaError(.fileReadUnknown) : nil)
    }
}

extension UIView {
    /// All descendants whose class has this name, generic arguments left out.
    func every(_ name: String) -> [UIView] {
        subviews.flatMap { view in
            let own = String(describing: type(of: view)).prefix { $0 != "<" }
            return (own == name ? [view] : []) + view.every(name)
        }
    }
}
