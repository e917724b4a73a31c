// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

/// A component whose items can be dragged.
enum DraggingComponent: CaseIterable {
    case rows, editedRows, stack, board, calendar, movingView

    /// Whether the items of the component can be lifted by a handle.
    var hasHandles: Bool { self == .rows || self == .editedRows || self == .stack }

    /// Whether the items of the component can be lifted without a handle.
    var liftsAnywhere: Bool { self != .editedRows }
}

/// The device that presses, and whether it presses a handle.
enum Presser: CaseIterable {
    case finger, mouse, handle, mouseOnHandle

    var isMouse: Bool { self == .mouse || self == .mouseOnHandle }
    var usesHandle: Bool { self == .handle || self == .mouseOnHandle }
}

extension UIView {
    var middleInWindow: CGPoint { convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil) }
}

/// A component in which an item was just dropped 20 points beside its new place. The drop animation is moving the item
/// to that place.
@MainActor
struct LandingItemStage {
    let screen: TestScreen
    /// Returns the view that shows the item; nil if the item is not on screen.
    let shownView: () -> UIView?
    /// The vector from the centre of the item to its handle.
    var handle = CGVector.zero
    /// A direction in which the item can be dragged.
    var direction = CGVector(dx: 0, dy: 1)
    let expectSettled: () throws -> Void

    /// The current centre of the item on screen, in the window's coordinates.
    var middle: CGPoint {
        get throws {
            let view = try #require(shownView())
            let place = view.layer.presentation()?.position ?? view.center
            return try #require(view.superview).convert(place, to: nil)
        }
    }

    static func make(_ component: DraggingComponent, _ presser: Presser) throws -> LandingItemStage {
        switch component {
        case .rows: rows(hasHandles: presser.usesHandle)
        case .editedRows: editedRows()
        case .stack: try stack(hasHandles: presser.usesHandle)
        case .board: board()
        case .calendar: calendar()
        case .movingView: movingView()
        }
    }

    private static func rows(hasHandles: Bool) -> LandingItemStage {
        let stage = RowsStage(prepare: { $0.hasHandles = hasHandles })
        let handle = hasHandles ? stage.cell(2)?.accessoryView : nil
        let place = handle.map { $0.convert(CGPoint(x: 20, y: 22), to: nil) } ?? stage.row(2)
        let finger = stage.screen.touch(at: place)
        finger.hold(0.55)
        finger.move(by: CGVector(dx: 0, dy: 2 * 44 + 20), duration: 0.3)
        finger.up()
        return LandingItemStage(
            screen: stage.screen, shownView: { stage.lifted.last ?? stage.cell(4) },
            handle: CGVector(dx: place.x - stage.row(2).x, dy: 0), expectSettled: { try stage.expectSettled() })
    }

    private static func editedRows() -> LandingItemStage {
        let stage = RowsStage(prepare: { $0.setEditing(true, animated: false) })
        let cell = stage.cell(2)
        let place = CGPoint(x: 368, y: stage.row(2).y)
        let finger = stage.screen.touch(at: place)
        finger.move(by: CGVector(dx: 0, dy: 2 * 44 + 20), duration: 0.3)
        finger.up()
        return LandingItemStage(
            screen: stage.screen, shownView: { cell }, handle: CGVector(dx: place.x - stage.row(2).x, dy: 0),
            expectSettled: { try stage.expectSettled() })
    }

    private static func stack(hasHandles: Bool) throws -> LandingItemStage {
        let stage = try StackStage()
        let view = stage.stack.arrangedSubviews[1]
        let handle = UIView(frame: CGRect(x: 40, y: 20, width: 20, height: 20))
        if hasHandles {
            view.addSubview(handle)
            stage.modelDelegate.handles["V1"] = handle
        }
        let place = hasHandles ? handle.middleInWindow : stage.middle(1)
        let offset = CGVector(dx: place.x - stage.middle(1).x, dy: place.y - stage.middle(1).y)
        let finger = stage.screen.touch(at: place)
        finger.hold(0.25)
        finger.move(by: CGVector(dx: 2 * 70 + 20, dy: 0), duration: 0.3)
        finger.up()
        return LandingItemStage(
            screen: stage.screen, shownView: { stage.lifted ?? view }, handle: offset,
            direction: CGVector(dx: 1, dy: 0), expectSettled: { try stage.expectSettled() })
    }

    private static func board() -> LandingItemStage {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 400))) { $0.grid = .points(50) }
        stage.drag("A", by: 120, 120).up()
        return LandingItemStage(
            screen: stage.screen, shownView: { stage.view("A") }, expectSettled: { try stage.expectSettled() })
    }

    private static func calendar() -> LandingItemStage {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 09:00")]) { $0.step = 60 * 60 }
        stage.drag("A", days: 1, minutes: 2 * 60 + 20).up()
        return LandingItemStage(
            screen: stage.screen, shownView: { stage.view("A") }, expectSettled: { try stage.expectSettled() })
    }

    private static func movingView() -> LandingItemStage {
        let stage = MovingStage()
        stage.view.step = CGSize(width: 50, height: 50)
        let finger = stage.lift()
        finger.move(by: CGVector(dx: 100, dy: 100), duration: 0.2)
        finger.up()
        return LandingItemStage(
            screen: stage.screen, shownView: { stage.view }, expectSettled: { try stage.expectSettled() })
    }
}
