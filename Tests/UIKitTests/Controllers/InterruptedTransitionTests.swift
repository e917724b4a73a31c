// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing
import UIKitTesting

/// I96: transitions that interrupt each other.
@Suite("A transition that is interrupted ends as if the next had begun after it (I96)") @MainActor
struct InterruptedTransitionTests {
    typealias Operation = InterruptionStage.Operation

    /// Seconds between the beginnings of the two.
    private static let delays = [0.02, 0.1, 0.25, 0.4]

    private nonisolated static let firsts: [Operation] = [
        .push, .pop, .popToRoot, .replaceAll, .present, .presentOver, .dismiss, .pushByKey, .popByKey, .pushByClick,
        .popByClick, .presentByClick, .dismissByClick, .swipeBack,
    ]
    /// A swipe does not begin during a transition, as in UIKit.
    private nonisolated static let seconds = Operation.allCases.filter {
        $0 != .swipeBack && $0 != .popByCommandKey
    }

    @Test("Two operations, by code, keys and clicks, at every delay", arguments: firsts, seconds)
    func pairs(first: Operation, second: Operation) throws {
        let expected = try end(of: [first, second])
        for delay in InterruptedTransitionTests.delays {
            let end = try end(of: [first, second], after: [delay])
            #expect(end.outcome == expected.outcome, "after \(delay) s")
            #expect(end.picture == expected.picture, "the picture after \(delay) s")
        }
    }

    /// Sequences that differed once.
    private static let known: [[Operation]] = [
        [.presentOver, .push, .dismissByClick], [.presentOver, .popToRoot, .setRoot],
    ]

    @Test("Three operations, most chosen at random", arguments: 0..<30)
    func sequences(seed: Int) throws {
        var random = Seeded(seed: UInt64(seed))
        let seconds = InterruptedTransitionTests.seconds
        // What takes the page off the screen leaves nothing for the others to do.
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

    /// What is left after some operations, and the picture of it.
    ///
    /// - Parameters:
    ///   - delays: seconds before each but the first; nil for until the one before is at rest.
    ///   - isPresented: whether the navigation controller is presented itself.
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

    /// While a finger holds a swipe the bar's buttons and the rows cannot be pressed, and Escape cancels the swipe alone.
    private nonisolated static let duringSwipe: [Operation] = [
        .push, .pushAtOnce, .pop, .popToRoot, .replaceAll, .present, .presentAtOnce, .presentOver, .dismiss, .setRoot,
        .hideWindow, .removeView, .popByCommandKey,
    ]

    @Test("A change while a finger holds a swipe back cancels the swipe first", arguments: duringSwipe)
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

    @Test("During a push or a dismissal keys are not for what goes")
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
            #expect(!field.isFirstResponder && field.text == "a")
            stage.perform(.pop)
            try stage.screen.settle()
            // The focus is at the first row, and a button of what is presented gets it.
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

    @Test("A pop in the middle of the push starts from where the views are on screen")
    func turnsRound() throws {
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
        #expect(abs(after[0] - before[0]) < 15 && abs(after[1] - before[1]) < 40, "\(before) \(after)")
        stage.screen.advance(by: 0.1)
        #expect(places()[1] > after[1])
    }

    @Test("Completions are called once each, however often transitions are interrupted")
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
        #expect(outcome.stack == ["List 1", "List 2"] && outcome.presented == nil && outcome.viewsInWindow == 1)
        #expect(outcome.barItems.contains("List 2"))
    }

    @Test("Presenting ends an exchange of children that is under way")
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
        _ = log.take()
        container.transition(from: first, to: second, duration: 0.3, animations: { second.view.alpha = 0.9 }) {
            _ in log.calls.append("exchanged")
        }
        screen.advance(by: 0.1)
        container.present(RecordingController("C", log), animated: true)
        try screen.settle()
        let calls = log.take().filter { $0 == "exchanged" || $0.contains("ppear") && !$0.contains("isAppearing") }
        #expect(
            calls == [
                "A willDisappear animated", "B willAppear animated", "A didDisappear animated",
                "B didAppear animated", "exchanged", "B willDisappear animated", "C willAppear animated presented",
                "C didAppear animated presented", "B didDisappear animated",
            ])
    }
}
