// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing
import UIKitTesting

/// Tests transitions that a second one interrupts. The result must be the same as if the second had begun after the end
/// of the first (I96).
@Suite("Interrupted transitions (I96)") @MainActor
struct InterruptedTransitionTests {
    typealias Operation = InterruptionStage.Operation

    /// The seconds between the beginnings of two operations.
    private static let delays = [0.02, 0.1, 0.25, 0.4]

    private nonisolated static let firsts: [Operation] = [
        .push, .pop, .popToRoot, .replaceAll, .present, .presentOver, .dismiss, .pushByKey, .popByKey, .pushByClick,
        .popByClick, .presentByClick, .dismissByClick, .swipeBack,
    ]
    /// The operations that can come second: all except Command-[ and swipes, which do not begin during a transition, as
    /// in UIKit.
    private nonisolated static let seconds = Operation.allCases.filter {
        $0 != .swipeBack && $0 != .popByCommandKey
    }

    @Test(
        "Two operations by code, key or click have the same outcome with every delay between them",
        arguments: firsts, seconds)
    func pairs(first: Operation, second: Operation) throws {
        let expected = try end(of: [first, second])
        for delay in InterruptedTransitionTests.delays {
            let end = try end(of: [first, second], after: [delay])
            #expect(end.outcome == expected.outcome, "after \(delay) s")
            #expect(end.picture == expected.picture, "the picture after \(delay) s")
        }
    }

    /// Sequences whose outcomes once depended on the delays between the operations.
    private static let known: [[Operation]] = [
        [.presentOver, .push, .dismissByClick], [.presentOver, .popToRoot, .setRoot],
    ]

    @Test("Three operations, mostly random ones, have the same outcome with any delays between them", arguments: 0..<30)
    func sequences(seed: Int) throws {
        var random = Seeded(seed: UInt64(seed))
        let seconds = InterruptedTransitionTests.seconds
        // The second operation does not take the page off the screen, because the third would then have no effect.
        let middle = seconds.filter { ![.setRoot, .hideWindow, .removeView].contains($0) }
        let operations =
            InterruptedTransitionTests.known.indices.contains(seed)
            ? InterruptedTransitionTests.known[seed]
            : [InterruptedTransitionTests.firsts, middle, seconds].map { $0.randomElement(using: &random)! }
        let delays = (0..<2).map { _ in Double.random(in: 0.02...0.4, using: &random) }
        let isPresented = seed % 4 > 1
        let expected = try end(of: operations, isPresented: isPresented)
        let end = try end(of: operations, after: delays, isPresented: isPresented)
        #expect(end.outcome == expected.outcome, "\(operations) after \(delays) s")
        #expect(end.picture == expected.picture, "the picture of \(operations) after \(delays) s")
    }

    /// Performs operations, and returns the outcome and the picture at the end.
    ///
    /// - Parameters:
    ///   - delays: the seconds before each operation but the first; nil waits until each operation has settled.
    ///   - isPresented: whether the navigation controller itself is presented.
    private func end(
        of operations: [Operation], after delays: [Double]? = nil, isPresented: Bool = false
    ) throws -> (outcome: InterruptionStage.Outcome, picture: Data?) {
        let stage = try InterruptionStage(for: operations[0], isPresented: isPresented)
        for (index, operation) in operations.enumerated() {
            if index > 0, let delays { stage.screen.advance(by: delays[index - 1]) }
            if index > 0, delays == nil { try stage.screen.settle() }
            stage.perform(operation)
        }
        return (try stage.outcome(), stage.screen.capture().pngData())
    }

    /// The operations that are possible while a finger has swiped back partly and is still down. The bar's buttons and
    /// the rows cannot be pressed then, and Escape only cancels the swipe.
    private nonisolated static let duringSwipe: [Operation] = [
        .push, .pushAtOnce, .pop, .popToRoot, .replaceAll, .present, .presentAtOnce, .presentOver, .dismiss, .setRoot,
        .hideWindow, .removeView, .popByCommandKey,
    ]

    @Test("A change while a finger holds a swipe back first cancels the swipe", arguments: duringSwipe)
    func heldSwipe(operation: Operation) throws {
        let reference = try InterruptionStage(for: .push, isPresented: operation == .dismiss)
        reference.heldSwipe().up()
        try reference.screen.settle()
        reference.perform(operation)
        let expected = try reference.outcome()
        let picture = reference.screen.capture().pngData()
        let stage = try InterruptionStage(for: .push, isPresented: operation == .dismiss)
        let finger = stage.heldSwipe()
        stage.perform(operation)
        let outcome = try stage.outcome()
        #expect(outcome == expected)
        #expect(stage.screen.capture().pngData() == picture)
        finger.move(by: CGVector(dx: 200, dy: 0), duration: 0.1)
        finger.up()
        var after = try stage.outcome()
        #expect(after.calls.isEmpty)
        after.calls = outcome.calls
        #expect(after == outcome)
    }

    @Test("During a push or a dismissal, keys do not go to the outgoing view")
    func keys() throws {
        for delay in [0.02, nil] {
            let stage = try InterruptionStage(for: .push)
            func pass() throws {
                if let delay { stage.screen.advance(by: delay) } else { try stage.screen.settle() }
            }
            let list = stage.navigation.viewControllers[1]
            let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 30))
            list.view.addSubview(field)
            #expect(field.becomeFirstResponder())
            let finger = stage.heldSwipe()
            finger.up()
            try pass()
            stage.screen.press(.keyboardA)
            try stage.screen.settle()
            #expect(field.text == "a", "a swipe that is given up lets the field be edited")
            stage.perform(.push)
            try pass()
            stage.screen.press(.keyboardB)
            #expect(!field.isFirstResponder)
            #expect(field.text == "a")
            stage.perform(.pop)
            try stage.screen.settle()
            // The arrow key focuses the first row. Tab then moves the focus to a button of the presented controller.
            stage.screen.press(.downArrow)
            stage.perform(.presentOver)
            try stage.screen.settle()
            stage.screen.press(.tab)
            #expect(stage.focusedRow == nil)
            stage.perform(.dismiss)
            try pass()
            stage.screen.press(.downArrow)
            try stage.screen.settle()
            #expect(stage.focusedRow == 1)
        }
    }

    @Test("A pop during a push starts from the presented positions of the views")
    func popDuringPush() throws {
        let stage = try InterruptionStage(for: .push)
        stage.perform(.push)
        stage.screen.advance(by: 0.1)
        let (below, above) = (stage.navigation.viewControllers[1], stage.navigation.viewControllers[2])
        func places() -> [CGFloat] {
            [below, above].map { $0.view.layer.presentation()?.frame.minX ?? .nan }
        }
        let before = places()
        #expect(before[1] > 20)
        stage.perform(.pop)
        stage.screen.advance(by: 1.0 / 60)
        let after = places()
        #expect(abs(after[0] - before[0]) < 15, "\(before) \(after)")
        #expect(abs(after[1] - before[1]) < 40, "\(before) \(after)")
        stage.screen.advance(by: 0.1)
        #expect(places()[1] > after[1])
    }

    @Test("Each completion is called once, however often transitions are interrupted")
    func completions() throws {
        let stage = try InterruptionStage(for: .present)
        for _ in 0..<5 {
            stage.perform(.present)
            stage.screen.advance(by: 0.1)
            stage.perform(.dismiss)
            stage.screen.advance(by: 0.05)
            stage.perform(.push)
            stage.screen.advance(by: 0.05)
            stage.perform(.popByKey)
            stage.screen.advance(by: 0.05)
        }
        let outcome = try stage.outcome()
        #expect(outcome.calls.filter { $0 == "presented" }.count == 5)
        #expect(outcome.calls.filter { $0 == "dismissed" }.count == 5)
        for call in ["willAppear", "willDisappear"] {
            let begun = outcome.calls.filter { $0.contains(call) }.count
            let ended = outcome.calls.filter { $0.contains(call.replacingOccurrences(of: "will", with: "did")) }.count
            #expect(begun == ended)
        }
        #expect(outcome.stack == ["List 1", "List 2"])
        #expect(outcome.presented == nil)
        #expect(outcome.viewsInWindow == 1)
        #expect(outcome.barItems.contains("List 2"))
    }

    @Test("Presenting ends a running transition between children")
    func exchangeOfChildren() throws {
        let log = CallLog()
        let screen = TestScreen()
        let container = UIViewController()
        let (first, second) = (RecordingController("A", log), RecordingController("B", log))
        for child in [first, second] {
            container.addChild(child)
            child.didMove(toParent: container)
        }
        container.view.addSubview(first.view)
        screen.show(container)
        try screen.settle()
        _ = log.drain()
        container.transition(from: first, to: second, duration: 0.3, animations: { second.view.alpha = 0.9 }) {
            _ in log.calls.append("exchanged")
        }
        screen.advance(by: 0.1)
        container.present(RecordingController("C", log), animated: true)
        try screen.settle()
        let calls = log.drain().filter { $0 == "exchanged" || $0.contains("ppear") && !$0.contains("isAppearing") }
        #expect(
            calls == [
                "A willDisappear animated", "B willAppear animated", "A didDisappear animated",
                "B didAppear animated", "exchanged", "B willDisappear animated", "C willAppear animated presented",
                "C didAppear animated presented", "B didDisappear animated",
            ])
    }
}
