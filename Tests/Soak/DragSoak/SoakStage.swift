// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// Something with items that are dragged about at random, and what it needs for that: where the items are, how its data
/// changes meanwhile, and a twin that shows the same data and was never touched.
@MainActor
protocol SoakStage: AnyObject {
    /// Shows everything, as large as the screen.
    var ground: SoakGround { get }
    /// Must be gone once the stage is.
    var parts: [AnyObject] { get }
    /// Hears what the component tells its delegate.
    var ledger: SoakLedger { get }
    var isDragging: Bool { get }

    // MARK: What is done to it

    /// Where an item lies, in the window; nil where none does.
    func placeOfItem(_ numbers: SoakNumbers) -> CGPoint?
    /// Where what is dragged may well be taken.
    func placeToDrop(_ numbers: SoakNumbers) -> CGPoint
    /// Seconds that a finger rests for a lift.
    var holdDuration: TimeInterval { get }
    /// Goes to an item by keys, and lifts it.
    func liftByKeys(_ screen: TestScreen, _ numbers: SoakNumbers)
    /// Changes the data, as an app may at any time.
    func changeData(_ numbers: SoakNumbers)
    /// ChangeQueue dragging off and on again.
    func setEnabled(_ isEnabled: Bool)
    /// Undoes what was done, and does it again; nil where the stage itself does.
    var steps: SoakSteps? { get }
    /// What puts back whatever is in the air, at once and for good.
    var interruptions: [SoakInterruption] { get }

    // MARK: What must hold

    /// Ends what the app itself has to end.
    func finish(_ numbers: SoakNumbers)
    /// What is wrong with the data, and with what the component says of it.
    var faults: [String] { get }
    /// The same data and settings, in views that nobody has touched.
    func makeTwin() -> any SoakStage
    /// Scrolls, and selects, as another stage that shows the same.
    func follow(_ played: any SoakStage)
}

extension SoakStage {
    var holdDuration: TimeInterval { 0.5 }
    var interruptions: [SoakInterruption] { SoakInterruption.allCases }
    var steps: SoakSteps? { nil }

    func placeToDrop(_ numbers: SoakNumbers) -> CGPoint {
        numbers.point(in: ground.bounds.insetBy(dx: 30, dy: 30))
    }

    func liftByKeys(_ screen: TestScreen, _ numbers: SoakNumbers) {
        for _ in 0...numbers.index(below: 2) { screen.press(.tab) }
        for _ in 0..<numbers.index(below: 6) {
            screen.press(numbers.one(of: [.downArrow, .rightArrow, .upArrow]) ?? .downArrow)
        }
        screen.press(.space)
    }

    /// Goes to a row of a table by keys, and lifts it as UIKit's drag and drop does.
    func liftRowByKeys(_ screen: TestScreen, _ numbers: SoakNumbers) {
        for _ in 0...numbers.index(below: 2) { screen.press(.tab) }
        for _ in 0..<numbers.index(below: 8) { screen.press(.downArrow) }
        screen.press(.keyboardD, modifiers: numbers.happens(0.5) ? .control : .command)
    }

    func finish(_ numbers: SoakNumbers) {}

    func follow(_ played: any SoakStage) {
        for (own, other) in zip(ground.scrollViews, played.ground.scrollViews)
        where own.contentOffset != other.contentOffset {
            own.contentOffset = other.contentOffset
        }
    }
}

/// What a stage's views lie on: it lays them out for whatever size it has.
final class SoakGround: UIView {
    var arrange: (CGRect) -> Void = { _ in }
    let ownUndoManager = UndoManager()

    override var undoManager: UndoManager? { ownUndoManager }

    override func layoutSubviews() {
        super.layoutSubviews()
        arrange(bounds)
    }
}

extension UIView {
    /// Itself and all in it that scroll.
    var scrollViews: [UIScrollView] {
        let own = (self as? UIScrollView).map { [$0] } ?? []
        return own + (self is UITableView ? [] : subviews.flatMap(\.scrollViews))
    }
}
