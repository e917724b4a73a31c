// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// A component with items that random sessions drag.
///
/// A stage provides the places of its items, changes of its data during a drag, and a twin: a stage with the same data
/// that received no input.
@MainActor
protocol SoakStage: AnyObject {
    /// The container of all views of the stage, as large as the screen.
    var container: SoakContainerView { get }
    /// The objects that must be deallocated together with the stage.
    var parts: [AnyObject] { get }
    /// The record of the component's delegate calls.
    var ledger: SoakLedger { get }
    var isDragging: Bool { get }

    // MARK: Input and changes

    /// The kinds of input, each with its share of the sessions.
    var leads: [(choice: SoakTally.Lead, share: Double)] { get }
    /// A random point in a random item, in window coordinates; nil if there is no item.
    func placeOfItem(_ numbers: SoakNumbers) -> CGPoint?
    /// A point at which a drop is likely to be accepted.
    func placeToDrop(_ numbers: SoakNumbers) -> CGPoint
    /// The time in seconds that a finger must rest on an item to lift it.
    var holdDuration: TimeInterval { get }
    /// Moves the focus to an item by keyboard, and lifts it.
    func liftByKeys(_ screen: TestScreen, _ numbers: SoakNumbers)
    /// Changes the data, as an app may at any time.
    func changeData(_ numbers: SoakNumbers)
    /// Turns dragging off or on.
    func setEnabled(_ isEnabled: Bool)
    /// The undo and redo steps of the session; nil if the stage performs them itself.
    var steps: SoakSteps? { get }
    /// The interruptions that end any drag immediately.
    var interruptions: [SoakInterruption] { get }

    // MARK: Checks

    /// Makes the changes that the app itself makes at the end of a session, such as removing placeholders or undoing
    /// steps.
    func finish(_ numbers: SoakNumbers)
    /// Descriptions of the faults in the data and in the component's state; empty if there are none.
    var faults: [String] { get }
    /// Creates a stage with the same data and settings, whose views received no input.
    func makeTwin() -> any SoakStage
    /// Applies the scroll positions and the selection of another stage with the same data.
    func copyState(of played: any SoakStage)
}

extension SoakStage {
    var leads: [(choice: SoakTally.Lead, share: Double)] {
        [(.touch, 0.5), (.mouse, 0.2), (.keys, 0.22), (.actions, 0.08)]
    }
    var holdDuration: TimeInterval { 0.5 }
    var interruptions: [SoakInterruption] { SoakInterruption.allCases }
    var steps: SoakSteps? { nil }

    func placeToDrop(_ numbers: SoakNumbers) -> CGPoint {
        numbers.point(in: container.bounds.insetBy(dx: 30, dy: 30))
    }

    func liftByKeys(_ screen: TestScreen, _ numbers: SoakNumbers) {
        for _ in 0...numbers.index(below: 2) { screen.press(.tab) }
        for _ in 0..<numbers.index(below: 6) {
            screen.press(numbers.one(of: [.downArrow, .rightArrow, .upArrow]) ?? .downArrow)
        }
        screen.press(.space)
    }

    /// Moves the focus to a table row by keyboard, and lifts it with UIKit's shortcut for drag and drop.
    func liftRowByKeys(_ screen: TestScreen, _ numbers: SoakNumbers) {
        for _ in 0...numbers.index(below: 2) { screen.press(.tab) }
        for _ in 0..<numbers.index(below: 8) { screen.press(.downArrow) }
        screen.press(.keyboardD, modifiers: numbers.happens(0.5) ? .control : .command)
    }

    func finish(_ numbers: SoakNumbers) {}

    func copyState(of played: any SoakStage) {
        for (own, other) in zip(container.scrollViews, played.container.scrollViews)
        where own.contentOffset != other.contentOffset {
            own.contentOffset = other.contentOffset
        }
    }
}

/// The container of a stage's views, which lays them out for its current size.
final class SoakContainerView: UIView {
    var arrange: (CGRect) -> Void = { _ in }
    let ownUndoManager = UndoManager()

    override var undoManager: UndoManager? { ownUndoManager }

    override func layoutSubviews() {
        super.layoutSubviews()
        arrange(bounds)
    }
}

extension UIView {
    /// The scroll views among the view and its descendants, without those inside tables.
    var scrollViews: [UIScrollView] {
        let own = (self as? UIScrollView).map { [$0] } ?? []
        return own + (self is UITableView ? [] : subviews.flatMap(\.scrollViews))
    }
}
