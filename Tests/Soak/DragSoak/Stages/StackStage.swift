// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Rearrange
import UIKit

/// A stage with a single `DragDropStackView`, which may be in a scroll view.
final class StackStage: SoakStage {
    let container = SoakContainerView()
    let ledger = SoakLedger()
    private let model: SoakStackModel
    private let settings: SoakStackConfiguration
    private let stack: SoakStack
    var steps: SoakSteps? { stack.steps }

    convenience init(_ numbers: SoakNumbers) {
        self.init(SoakStackModel([2 + numbers.index(below: 9)]), SoakStackConfiguration(numbers, canRemove: true))
    }

    private init(_ model: SoakStackModel, _ settings: SoakStackConfiguration) {
        (self.model, self.settings) = (model, settings)
        stack = SoakStack(0, model, settings, ledger)
        stack.steps = SoakSteps(container.ownUndoManager, ledger) { [model] in "\(model.lists)" }
        container.addSubview(stack.outermost)
        container.arrange = { [unowned stack] area in stack.layOut(in: area.insetBy(dx: 20, dy: 20)) }
    }

    var parts: [AnyObject] { [container, model, stack, stack.stack] }
    var isDragging: Bool { stack.stack.isDragging }
    var holdDuration: TimeInterval { 0.2 }
    func placeOfItem(_ numbers: SoakNumbers) -> CGPoint? { stack.placeOfTile(numbers) }
    func placeToDrop(_ numbers: SoakNumbers) -> CGPoint { stack.placeOfTile(numbers) ?? .zero }
    func changeData(_ numbers: SoakNumbers) { stack.change(numbers) }
    func setEnabled(_ isEnabled: Bool) { stack.stack.isEnabled = isEnabled }
    var faults: [String] { model.faults + stack.faults }
    func makeTwin() -> any SoakStage { StackStage(SoakStackModel(model), settings) }
}
