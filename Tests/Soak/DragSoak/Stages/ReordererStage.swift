// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Rearrange
import UIKit
import UIKitTesting

/// A stage with a table of one to three sections whose rows a `RowReorderer` reorders.
final class ReordererStage: NSObject, SoakStage, UITableViewDelegate, RowReordererDelegate {
    let container = SoakContainerView()
    let ledger = SoakLedger()
    private let model: SoakModel
    private let settings: SoakTableConfiguration
    private let list: SoakList
    private let table: UITableView
    private let reorderer: RowReorderer
    /// The rows of items whose number is a multiple of this value are fixed; 0 if no row is fixed.
    private let fixed: Int
    private let staysInSection: Bool
    /// The item that was lifted last.
    private var lifted: Int?
    /// Whether the data has changed since the last lift.
    private var hasChanged = false
    private(set) lazy var steps: SoakSteps? = SoakSteps(container.ownUndoManager, ledger) { [model] in
        "\(model.lists[0])"
    }

    convenience init(_ numbers: SoakNumbers) {
        self.init(
            SoakModel(tables: 1, sections: 1 + numbers.index(below: 3), numbers), SoakTableConfiguration(numbers),
            fixed: numbers.happens(0.2) ? 5 : 0, staysInSection: numbers.happens(0.15))
    }

    private init(_ model: SoakModel, _ settings: SoakTableConfiguration, fixed: Int, staysInSection: Bool) {
        (self.model, self.settings, self.fixed, self.staysInSection) = (model, settings, fixed, staysInSection)
        list = SoakList(0, model)
        list.fixed = { fixed > 0 && $0 % fixed == 0 }
        table = settings.makeTable(list)
        reorderer = RowReorderer(tableView: table)
        super.init()
        table.delegate = self
        reorderer.delegate = self
        reorderer.identifier = { [unowned model] path in model[0, path].map { AnyHashable($0) } }
        reorderer.onChange = { [unowned self] in write($0.sources, $0.targets) }
        container.addSubview(table)
        container.arrange = { [table] area in table.frame = area }
    }

    private func write(_ sources: [IndexPath], _ targets: [IndexPath]) {
        let ids = sources.compactMap { model[0, $0] }
        guard ids.count == sources.count else {
            return ledger.addFault("\(sources) are asked to move, where nothing is")
        }
        let isTakenBack = steps?.isUnderWay == true
        if let lifted, !isTakenBack, !ids.contains(lifted) {
            ledger.addFault("\(ids) were moved, and \(lifted) was lifted")
        }
        if staysInSection, !hasChanged, !isTakenBack, let lifted, let number = ids.firstIndex(of: lifted),
            sources[number].section != targets[number].section
        {
            ledger.addFault("\(lifted) was moved to another section, which the table's delegate forbids")
        }
        for id in ids {
            guard let path = model.path(of: id)?.path else { continue }
            model.lists[0][path.section].remove(at: path.row)
        }
        for (id, target) in zip(ids, targets).sorted(by: { $0.1 < $1.1 }) {
            guard model.lists[0].indices.contains(target.section),
                target.row <= model.lists[0][target.section].count
            else { return ledger.addFault("\(id) was moved to \(target), where no place is") }
            model.lists[0][target.section].insert(id, at: target.row)
        }
        steps?.recordStep()
    }

    // MARK: Delegates

    func rowReorderer(_ reorderer: RowReorderer, willBeginDraggingRowAt indexPath: IndexPath) {
        (lifted, hasChanged) = (model[0, indexPath], false)
        if lifted == nil { ledger.addFault("\(indexPath) was lifted, where nothing is") }
        ledger.began()
    }

    func rowReorderer(_ reorderer: RowReorderer, didEndDraggingRowAt indexPath: IndexPath?, committed: Bool) {
        ledger.ended(committed: committed)
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        staysInSection && sourceIndexPath.section != proposedDestinationIndexPath.section
            ? sourceIndexPath : proposedDestinationIndexPath
    }

    // MARK: Stage

    var parts: [AnyObject] { [container, model, list, table, reorderer] }
    var isDragging: Bool { reorderer.isDragging }
    func placeOfItem(_ numbers: SoakNumbers) -> CGPoint? { model.placeOfRow(numbers) }
    func changeData(_ numbers: SoakNumbers) {
        hasChanged = true
        model.change(numbers)
    }
    func setEnabled(_ isEnabled: Bool) { reorderer.isEnabled = isEnabled }
    func finish(_ numbers: SoakNumbers) { model.showHeights() }
    var faults: [String] { model.faults }

    func makeTwin() -> any SoakStage {
        ReordererStage(SoakModel(model), settings, fixed: fixed, staysInSection: staysInSection)
    }

    func copyState(of played: any SoakStage) {
        guard let played = played as? ReordererStage else { return }
        table.copyState(of: played.table)
    }
}
