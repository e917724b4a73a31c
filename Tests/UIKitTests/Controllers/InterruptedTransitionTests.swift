// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

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
    /// A row is not chosen by keys before its page is at rest: the pages take no input until then.
    private nonisolated static let seconds: [Operation] = Operation.allCases.filter {
        $0 != .swipeBack && $0 != .pushByKey
    }
    /// Pairs that still differ: input after a released swipe and Escape during a dismissal are not taken, and a view that
    /// the app removes during a presentation gets its calls in another order.
    private nonisolated static let different: [Operation: Set<Operation>] = [
        .swipeBack: [.pushByClick, .presentByClick], .presentOver: [.removeView],
        .dismiss: [.popByKey, .removeView], .dismissByClick: [.popByKey, .removeView],
    ]

    @Test("Two operations, by code, keys and clicks, at every delay", arguments: firsts, seconds)
    func pairs(first: Operation, second: Operation) throws {
        guard InterruptedTransitionTests.different[first]?.contains(second) != true else { return }
        let reference = try InterruptionStage(for: first)
        reference.perform(first)
        try reference.screen.settle()
        reference.perform(second)
        let expected = try reference.outcome()
        let picture = reference.screen.capture().pngData()
        for delay in InterruptedTransitionTests.delays {
            let stage = try InterruptionStage(for: first)
            stage.perform(first)
            stage.screen.advance(by: delay)
            stage.perform(second)
            let outcome = try stage.outcome()
            #expect(outcome == expected, "after \(delay) s")
            #expect(stage.screen.capture().pngData() == picture, "the picture after \(delay) s")
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
