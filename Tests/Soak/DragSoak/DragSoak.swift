// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// One random drag over two tables with three sections each, and what must hold after it.
///
/// Everything is decided by the seed: where it starts and goes, by finger, mouse or keys, second fingers, changes of the
/// data and of rows' heights on the way, and how it ends. It goes through the test screen, and draws nothing.
@MainActor
public final class DragSoak {
    private let seed: UInt64
    private var numbers: SoakNumbers
    private let screen = TestScreen(size: CGSize(width: 600, height: 440))
    private let model: SoakModel
    private var lists: [SoakList] = []
    private var tables: [UITableView] { model.tables }
    private var tally = SoakTally()

    public init(seed: UInt64) {
        self.seed = seed
        var numbers = SoakNumbers(seed: seed)
        model = SoakModel(
            (0..<2).map { _ in (0..<3).map { _ in numbers.happens(0.15) ? 0 : 1 + numbers.index(below: 9) } })
        self.numbers = numbers
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 440))
        for number in 0..<2 {
            let table = UITableView(
                frame: CGRect(x: 310 * Double(number), y: 0, width: 290, height: 440),
                style: self.numbers.happens(0.5) ? .plain : .insetGrouped)
            let list = SoakList(number, model)
            list.hasHeaders = self.numbers.happens(0.6)
            let isSelfSizing = self.numbers.happens(0.4)
            table.register(isSelfSizing ? SoakCell.self : UITableViewCell.self, forCellReuseIdentifier: "row")
            if isSelfSizing {
                table.rowHeight = UITableView.automaticDimension
                table.estimatedRowHeight = self.numbers.happens(0.5) ? 20 : 60
            }
            (table.dataSource, table.dragDelegate, table.dropDelegate) = (list, list, list)
            table.allowsMultipleSelection = self.numbers.happens(0.3)
            ground.addSubview(table)
            model.tables.append(table)
            lists.append(list)
        }
        screen.show(ground)
        screen.framesPerSecond = [30.0, 60, 120][self.numbers.index(below: 3)]
    }

    // MARK: The drag

    /// Plays it.
    public func run() -> SoakTally {
        tally.sessions = 1
        prepare()
        if numbers.happens(0.25) { dragByKeys() } else { dragByPointer() }
        finish()
        tally.fewestEvents = tally.events
        return tally
    }

    private func dragByPointer() {
        let start = randomPoint()
        let isMouse = numbers.happens(0.2)
        let pointer: any SoakPointer = isMouse ? screen.mouse : screen.touch(at: start)
        if isMouse {
            screen.mouse.move(to: start)
            screen.mouse.press()
        } else {
            pointer.hold(0.4)
        }
        tally.events += 1
        for _ in 0..<(20 + numbers.index(below: 15)) {
            pointer.move(to: randomPoint(), duration: numbers.happens(0.5) ? 0 : numbers.number(0.02...0.1))
            tally.events += 1
            if numbers.happens(0.15) { pointer.hold(numbers.number(0.05...0.4)) }
            if numbers.happens(0.12) { changeData() }
            if numbers.happens(0.05) { secondFinger() }
        }
        let wasActive = tables.contains(where: \.hasActiveDrag)
        end(pointer, isMouse: isMouse, wasActive: wasActive)
    }

    private func dragByKeys() {
        for _ in 0...numbers.index(below: 2) { screen.press(.tab) }
        for _ in 0..<numbers.index(below: 8) { screen.press(.downArrow) }
        screen.press(.keyboardD, modifiers: numbers.happens(0.5) ? .control : .command)
        tally.events += 1
        if tables.contains(where: \.hasActiveDrag) { tally.keyDrags += 1 }
        let keys: [(key: UIKeyboardHIDUsage, share: Double)] = [
            (.downArrow, 0.35), (.upArrow, 0.25), (.tab, 0.12), (.leftArrow, 0.07), (.rightArrow, 0.07), (.home, 0.07),
            (.end, 0.07),
        ]
        for _ in 0..<(20 + numbers.index(below: 15)) {
            var roll = numbers.number(0...1)
            let key = keys.first { entry in
                roll -= entry.share
                return roll < 0
            }
            let isBackwards = key?.key == .tab && numbers.happens(0.3)
            screen.press(key?.key ?? .downArrow, modifiers: isBackwards ? .shift : [])
            tally.events += 1
            if numbers.happens(0.4) { screen.advance(by: numbers.number(0.01...0.4)) }
            if numbers.happens(0.12) { changeData() }
            if numbers.happens(0.05) { secondFinger() }
        }
        let wasActive = tables.contains(where: \.hasActiveDrag)
        let isTaken = zip(tables, lists).contains { $0.hasActiveDrop && $1.operation != .forbidden }
        if numbers.happens(0.75) {
            screen.press(numbers.happens(0.5) ? .return : .space)
            if wasActive, isTaken {
                tally.drops += 1
                tally.keyDrops += 1
            } else {
                tally.cancels += 1
            }
        } else {
            screen.press(.escape)
            tally.cancels += 1
        }
        tally.events += 1
    }

    private func prepare() {
        for (list, table) in zip(lists, tables) {
            list.operation = numbers.happens(0.9) ? .move : numbers.happens(0.5) ? .copy : .forbidden
            let roll = numbers.number(0...1)
            list.intent =
                roll < 0.7
                ? .insertAtDestinationIndexPath
                : roll < 0.85 ? .automatic : roll < 0.95 ? .insertIntoDestinationIndexPath : .unspecified
            list.usesPlaceholders = numbers.happens(0.15)
            table.layoutIfNeeded()
            if table.allowsMultipleSelection {
                for path in (table.indexPathsForVisibleRows ?? []) where numbers.happens(0.3) {
                    table.selectRow(at: path, animated: false, scrollPosition: .none)
                }
            }
        }
    }

    /// Mostly in a table, sometimes near its edges, between the tables or outside.
    private func randomPoint() -> CGPoint {
        if numbers.happens(0.1) { return CGPoint(x: numbers.number(-40...640), y: numbers.number(-40...480)) }
        let table = tables[numbers.index(below: 2)].frame
        let y =
            numbers.happens(0.15)
            ? (numbers.happens(0.5) ? numbers.number(0...20) : numbers.number(420...439)) : numbers.number(0...439)
        return CGPoint(x: table.minX + numbers.number(5...285), y: y)
    }

    private func secondFinger() {
        screen.tap(at: randomPoint())
        tally.events += 2
    }

    private func end(_ pointer: any SoakPointer, isMouse: Bool, wasActive: Bool) {
        let roll = numbers.number(0...1)
        if roll < 0.7 {
            // Somewhere where it may be taken.
            let table = tables[numbers.index(below: 2)].frame
            pointer.move(to: CGPoint(x: table.midX, y: numbers.number(40...400)), duration: 0.1)
            tally.events += 1
            let isTaken = zip(tables, lists).contains { $0.hasActiveDrop && $1.operation != .forbidden }
            pointer.release()
            if wasActive, isTaken { tally.drops += 1 } else { tally.cancels += 1 }
        } else {
            if roll < 0.85 || isMouse {
                screen.press(.escape)
                pointer.release()
            } else {
                pointer.takeAway()
            }
            tally.cancels += 1
        }
        tally.events += 1
    }

    // MARK: Live changes

    private func changeData() {
        tally.changes += 1
        let number = numbers.index(below: 2)
        let (table, list) = (tables[number], model.lists[number])
        let section = numbers.index(below: list.count)
        switch numbers.index(below: 7) {
        case 6:
            // Rows of their own height take another one, at once or as they are shown anew.
            model.growth += 1 + numbers.index(below: 60)
            if numbers.happens(0.5) {
                table.reconfigureRows(at: table.indexPathsForVisibleRows ?? [])
            } else {
                table.reloadSections([section], with: .automatic)
            }
        case 0:
            let row = numbers.index(below: list[section].count + 1)
            let id = model.makeID()
            model.lists[number][section].insert(id, at: row)
            table.insertRows(at: [IndexPath(row: row, section: section)], with: .automatic)
        case 1:
            guard !list[section].isEmpty else { return }
            let row = numbers.index(below: list[section].count)
            model.forget(model.lists[number][section].remove(at: row))
            table.deleteRows(at: [IndexPath(row: row, section: section)], with: .automatic)
        case 2:
            guard !list[section].isEmpty else { return }
            let id = list[section][numbers.index(below: list[section].count)]
            let other = numbers.index(below: list.count)
            _ = model.move(id, to: number, IndexPath(row: numbers.index(below: list[other].count + 1), section: other))
        case 3: table.reloadSections([section], with: .fade)
        case 4:
            // Sometimes there is less afterwards, and nobody has said what went.
            if numbers.happens(0.5), !list[section].isEmpty {
                model.forget(model.lists[number][section].removeLast())
            }
            table.reloadData()
        default: table.setContentOffset(CGPoint(x: 0, y: numbers.number(0...200)), animated: numbers.happens(0.5))
        }
    }

    // MARK: What must hold

    private func finish() {
        do {
            screen.advance(by: 0.3)
            for list in lists {
                for context in list.contexts {
                    guard numbers.happens(0.7) else {
                        context.deletePlaceholder()
                        continue
                    }
                    context.commitInsertion { path in
                        model.lists[list.number][path.section].insert(model.makeID(), at: path.row)
                    }
                }
            }
            try screen.settle()
        } catch {
            fail("does not come to rest: \(error)")
        }
        let found = model.lists.flatMap { $0.flatMap { $0 } }
        if found.count != model.expected.count || Set(found) != model.expected {
            fail("the lists hold \(found.sorted()), not \(model.expected.sorted())")
        }
        for (number, table) in tables.enumerated() { check(table, model.lists[number]) }
        lookForLeftovers(screen.window)
    }

    private func check(_ table: UITableView, _ list: [[Int]]) {
        if table.hasActiveDrag || table.hasActiveDrop || table.hasUncommittedUpdates { fail("a table is still busy") }
        let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
        if counts != list.map(\.count) { fail("a table has \(counts) rows, and its list \(list.map(\.count))") }
        for cell in table.subviews.compactMap({ $0 as? UITableViewCell }) {
            guard let path = table.indexPath(for: cell) else {
                fail("a cell is left that shows \(cell.textLabel?.text ?? "nothing")")
                continue
            }
            let text = "\(list[path.section][path.row])"
            if cell.textLabel?.text != text {
                fail("row \(path) shows \(cell.textLabel?.text ?? "nothing"), not \(text)")
            }
            if cell.alpha != 1 || cell.isHidden || cell.transform != .identity {
                fail("row \(path) is not shown whole")
            }
            if cell.frame != table.rectForRow(at: path) { fail("row \(path) lies at \(cell.frame)") }
            if cell.configurationState.cellDragState != .none || cell.configurationState.cellDropState != .none {
                fail("row \(path) takes part in a drag")
            }
        }
        for path in table.indexPathsForVisibleRows ?? [] where table.cellForRow(at: path) == nil {
            fail("row \(path) has no cell")
        }
    }

    private func lookForLeftovers(_ view: UIView) {
        let name = String(describing: type(of: view))
        if ["DragFlock", "DragPicture", "DragBadge", "LiftedPreview"].contains(name) { fail("\(name) is left") }
        for subview in view.subviews { lookForLeftovers(subview) }
    }

    private func fail(_ fault: String) { tally.faults.append((seed, fault)) }
}

/// A finger or a mouse.
@MainActor
protocol SoakPointer {
    func move(to point: CGPoint, duration: TimeInterval)
    func hold(_ duration: TimeInterval)
    func release()
    func takeAway()
}

extension TestFinger: SoakPointer {
    func release() { up() }
    func takeAway() { cancel() }
}

extension TestMouse: SoakPointer {
    func takeAway() { release() }
}
