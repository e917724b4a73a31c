// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Rearrange
import UIKit

/// A stage with three stacks that exchange views, one of which has a maximum count.
final class StackGroupStage: SoakStage {
    let container = SoakContainerView()
    let ledger = SoakLedger()
    private let model: SoakStackModel
    private let allSettings: [SoakStackConfiguration]
    private let stacks: [SoakStack]
    private let group = DragDropStackGroup()
    let steps: SoakSteps?

    convenience init(_ numbers: SoakNumbers) {
        self.init(
            SoakStackModel((0..<3).map { _ in numbers.index(below: 6) }),
            SoakStackConfiguration.several(3, numbers))
    }

    private init(_ model: SoakStackModel, _ allSettings: [SoakStackConfiguration]) {
        (self.model, self.allSettings) = (model, allSettings)
        stacks = allSettings.indices.map { [ledger] in SoakStack($0, model, allSettings[$0], ledger) }
        steps = SoakSteps(container.ownUndoManager, ledger) { "\(model.lists)" }
        for stack in stacks {
            stack.steps = steps
            container.addSubview(stack.outermost)
            stack.stack.group = group
        }
        stacks[2].stack.configuration.maximumCount = 5
        group.onChange = { [unowned self] in write($0) }
        container.arrange = { [unowned self] area in
            let width = area.width / 3
            for (number, stack) in stacks.enumerated() {
                stack.layOut(
                    in: CGRect(x: 10 + width * CGFloat(number), y: 20, width: width - 20, height: area.height - 40))
            }
        }
    }

    private func write(_ move: DragDropStackGroup.Move) {
        guard let source = stacks.firstIndex(where: { $0.stack === move.source }),
            let target = stacks.firstIndex(where: { $0.stack === move.target }),
            model.lists[source].indices.contains(move.sourceIndex), move.targetIndex <= model.lists[target].count
        else { return ledger.addFault("a move from \(move.sourceIndex) to \(move.targetIndex), where nothing is") }
        model.lists[target].insert(model.lists[source].remove(at: move.sourceIndex), at: move.targetIndex)
        steps?.recordStep()
        container.setNeedsLayout()
    }

    var parts: [AnyObject] { [container, model, group] + stacks + stacks.map(\.stack) }
    var isDragging: Bool { stacks.contains { $0.stack.isDragging } }
    var holdDuration: TimeInterval { 0.2 }

    func placeOfItem(_ numbers: SoakNumbers) -> CGPoint? {
        numbers.one(of: stacks.compactMap { $0.placeOfTile(numbers) })
    }

    func placeToDrop(_ numbers: SoakNumbers) -> CGPoint { placeOfItem(numbers) ?? .zero }
    func changeData(_ numbers: SoakNumbers) { numbers.one(of: stacks)?.change(numbers) }
    func setEnabled(_ isEnabled: Bool) { for stack in stacks { stack.stack.isEnabled = isEnabled } }
    var faults: [String] { model.faults + stacks.flatMap(\.faults) }
    func makeTwin() -> any SoakStage { StackGroupStage(SoakStackModel(model), allSettings) }
}
