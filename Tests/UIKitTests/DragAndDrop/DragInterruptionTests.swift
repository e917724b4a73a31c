// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// An action that the app performs inside a delegate call.
private enum AppAction: CaseIterable {
    case removesView, removesInteraction, turnsOff, turnsOffAndOn, presents, addsItems, cancels
}

/// The input that makes a drag, and the way in which the drag ends if the app does not interrupt it.
enum Course: CaseIterable, CustomTestStringConvertible {
    case finger, fingerCancelled, mouse, mouseCancelled, putDown

    /// Another course with the same input and the same delegate calls at its beginning; nil if there is none. The calls
    /// that both make are interrupted only in the test of that other course.
    var beginning: Course? {
        switch self {
        case .finger, .mouse: nil
        case .fingerCancelled, .putDown: .finger
        case .mouseCancelled: .mouse
        }
    }

    var testDescription: String { "\(self)" }
}

/// A drag to which a second finger adds an item, and which the app interrupts.
@MainActor
private final class Interruption {
    let stage = DragStage()
    let other = UIView(frame: CGRect(x: 250, y: 50, width: 100, height: 100))
    let green: LoggingDragDelegate
    /// The view controller that is presented over everything; nil if there is none.
    private var presented: UIViewController?

    init() {
        stage.screen.framesPerSecond = 20
        green = LoggingDragDelegate("green", stage.log)
        green.added = [UIDragItem(itemProvider: NSItemProvider())]
        stage.dragDelegate.items = (0..<2).map { _ in UIDragItem(itemProvider: NSItemProvider()) }
        stage.container.addSubview(other)
        other.addInteraction(UIDragInteraction(delegate: green))
    }

    func run(_ course: Course) {
        let finger = course == .mouse || course == .mouseCancelled ? nil : stage.lift()
        if course == .putDown {
            finger?.up()
            return
        }
        let mouse = stage.screen.mouse
        if finger == nil {
            mouse.move(to: stage.middle(of: stage.source))
            mouse.press()
            mouse.move(by: CGVector(dx: 6, dy: 0))
        }
        finger?.move(to: stage.middle(of: stage.target), duration: 0.1)
        if finger == nil { mouse.move(to: stage.middle(of: stage.target), duration: 0.1) }
        stage.screen.tap(at: CGPoint(x: 300, y: 100))
        stage.screen.advance(by: 0.1)
        if course == .fingerCancelled || course == .mouseCancelled { stage.screen.press(.escape) }
        finger?.up()
        if finger == nil { mouse.release() }
    }

    func perform(_ deed: AppAction) {
        switch deed {
        case .removesView: stage.source.removeFromSuperview()
        case .removesInteraction: stage.source.removeInteraction(stage.drag)
        case .turnsOff: stage.drag.isEnabled = false
        case .turnsOffAndOn:
            stage.drag.isEnabled = false
            stage.drag.isEnabled = true
        case .presents:
            let controller = UIViewController()
            presented = controller
            stage.screen.window.rootViewController?.present(controller, animated: false)
        case .addsItems:
            stage.screen.host.drags.current?.add([UIDragItem(itemProvider: NSItemProvider())], from: stage.drag)
        case .cancels: stage.screen.host.drags.current?.cancelled()
        }
    }

    /// Checks that nothing is left of the drag, and that each delegate got an end callback for each begin callback.
    func check(_ what: String, _ location: SourceLocation = #_sourceLocation) throws {
        try stage.screen.settle()
        if presented != nil { stage.screen.window.rootViewController?.dismiss(animated: false) }
        try expectNoLeftovers(stage.screen, location)
        #expect(stage.screen.host.drags.current == nil, "\(what)", sourceLocation: location)
        let calls = stage.log.calls
        func count(_ start: String) -> Int { calls.count { $0.hasPrefix(start) } }
        #expect(count("red will end") == count("red begins"), "\(what): \(calls)", sourceLocation: location)
        #expect(count("red ended") == count("red begins"), "\(what): \(calls)", sourceLocation: location)
        #expect(count("red begins") <= 1, "\(what): \(calls)", sourceLocation: location)
        #expect(count("drop on") <= 1, "\(what): \(calls)", sourceLocation: location)
        #expect(count("blue ends") == min(count("into blue"), 1), "\(what): \(calls)", sourceLocation: location)
        #expect(count("red lift ") == count("red lifts"), "\(what): \(calls)", sourceLocation: location)
        #expect(stage.dragDelegate.items.allSatisfy { $0.drag == nil && !$0.itemProvider.isClosed }, "\(what)")
        // A source that was removed and added again can be dragged.
        stage.log.onCall = nil
        _ = stage.log.drain()
        stage.container.addSubview(stage.source)
        stage.source.addInteraction(stage.drag)
        stage.drag.isEnabled = true
        stage.lift().up()
        #expect(stage.log.drain().first == "red items", "\(what)", sourceLocation: location)
    }
}

@Suite("Drag and drop: app actions inside delegate calls") @MainActor
struct DragInterruptionTests {
    @Test(
        "Whatever the app does inside a delegate call, the drag ends once and leaves nothing",
        arguments: Course.allCases)
    func interruptions(course: Course) throws {
        let all = try moments(of: course)
        for moment in all.subtracting(try course.beginning.map(moments) ?? []).sorted() {
            for deed in AppAction.allCases {
                let interruption = Interruption()
                interruption.stage.log.onCall = { [weak interruption] text in
                    guard text == moment, let interruption else { return }
                    interruption.stage.log.onCall = nil
                    interruption.perform(deed)
                }
                interruption.run(course)
                #expect(interruption.stage.log.onCall == nil, "it has come to that")
                try interruption.check("\(course), \(deed) at \(moment)")
            }
        }
    }

    /// The delegate calls that are recorded for a drag with this course that the app does not interrupt.
    private func moments(of course: Course) throws -> Set<String> {
        let undisturbed = Interruption()
        undisturbed.run(course)
        let calls = Set(undisturbed.stage.log.calls)
        try undisturbed.check("\(course)")
        return calls
    }
}
