// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// A stage with two tables of three sections each, and UIKit's own drag and drop.
final class TablesStage: SoakStage {
    let container = SoakContainerView()
    let ledger = SoakLedger()
    private let model: SoakModel
    private let allSettings: [SoakTableConfiguration]
    private let lists: [SoakDragList]

    init(_ numbers: SoakNumbers) {
        model = SoakModel(tables: 2, sections: 3, numbers)
        allSettings = model.lists.map { _ in SoakTableConfiguration(numbers) }
        lists = [0, 1].map { [model, ledger] in SoakDragList($0, model, ledger) }
        show()
        for (list, table) in zip(lists, model.tables) {
            list.operation = numbers.happens(0.9) ? .move : numbers.happens(0.5) ? .copy : .forbidden
            list.intent = numbers.one(of: [
                (.insertAtDestinationIndexPath, 0.7), (.automatic, 0.15), (.insertIntoDestinationIndexPath, 0.1),
                (.unspecified, 0.05),
            ])
            list.usesPlaceholders = numbers.happens(0.15)
            table.layoutIfNeeded()
            guard table.allowsMultipleSelection else { continue }
            for path in (table.indexPathsForVisibleRows ?? []) where numbers.happens(0.3) {
                table.selectRow(at: path, animated: false, scrollPosition: .none)
            }
        }
    }

    private init(_ played: TablesStage) {
        (model, allSettings) = (SoakModel(played.model), played.allSettings)
        lists = [0, 1].map { [model, ledger] in SoakDragList($0, model, ledger) }
        show()
    }

    private func show() {
        for (list, settings) in zip(lists, allSettings) {
            let table = settings.makeTable(list)
            (table.dragDelegate, table.dropDelegate) = (list, list)
            container.addSubview(table)
        }
        container.arrange = { [tables = model.tables] area in
            for (number, table) in tables.enumerated() {
                table.frame = CGRect(
                    x: (area.width / 2 + 5) * CGFloat(number), y: 0, width: area.width / 2 - 5, height: area.height)
            }
        }
        container.frame = CGRect(origin: .zero, size: SoakSession.size)
        container.layoutIfNeeded()
    }

    var parts: [AnyObject] { [container, model] + lists + model.tables }
    var isDragging: Bool { model.tables.contains(where: \.hasActiveDrag) }
    var holdDuration: TimeInterval { 0.4 }

    func placeOfItem(_ numbers: SoakNumbers) -> CGPoint? { model.placeOfRow(numbers) }

    func placeToDrop(_ numbers: SoakNumbers) -> CGPoint {
        let table = model.tables[numbers.index(below: 2)].frame
        return CGPoint(x: table.midX, y: numbers.number(40...400))
    }

    func liftByKeys(_ screen: TestScreen, _ numbers: SoakNumbers) { liftRowByKeys(screen, numbers) }

    func changeData(_ numbers: SoakNumbers) { model.change(numbers) }

    func setEnabled(_ isEnabled: Bool) {}

    /// All interruptions except `disabling`, which affects the next lift and not the current drag.
    var interruptions: [SoakInterruption] { [.escape, .resize, .sheet, .removal, .deactivation] }

    func finish(_ numbers: SoakNumbers) {
        for list in lists {
            for context in list.contexts {
                guard numbers.happens(0.7) else {
                    context.deletePlaceholder()
                    continue
                }
                context.commitInsertion { [model] path in
                    model.lists[list.number][path.section].insert(model.makeID(), at: path.row)
                }
            }
        }
        model.showHeights()
    }

    var faults: [String] {
        model.faults
            + lists.filter { $0.sessionsLeft != 0 }.map {
                "table \($0.number) was not told of the end of a drop session"
            }
    }

    func makeTwin() -> any SoakStage { TablesStage(self) }

    func copyState(of played: any SoakStage) {
        guard let played = played as? TablesStage else { return }
        for (own, other) in zip(model.tables, played.model.tables) { own.copyState(of: other) }
    }
}
