// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Gesture arbiter")
struct GestureArbiterTests {
    typealias Arbiter = GestureArbiter<String>

    @Test("Of a tap and a pan the first to begin wins and the other fails")
    func firstWins() {
        var arbiter = Arbiter()
        arbiter.touchSequenceBegan(["tap", "pan"])
        #expect(arbiter.wantsToBegin("pan") == [.begin("pan"), .fail("tap")])
        #expect(arbiter.wantsToBegin("tap") == [])
        #expect(arbiter.ended("pan") == [])
        #expect(arbiter.sequenceEnded() == [.reset(["tap", "pan"])])
        #expect(arbiter.isIdle)
    }

    @Test("Both may recognize where a delegate says so")
    func simultaneous() {
        let rules = Arbiter.Rules(canRecognizeSimultaneously: { Set([$0, $1]) == ["pan", "pinch"] })
        var arbiter = Arbiter()
        arbiter.touchSequenceBegan(["pan", "pinch", "tap"])
        #expect(arbiter.wantsToBegin("pan", rules: rules) == [.begin("pan"), .fail("tap")])
        #expect(arbiter.wantsToBegin("pinch", rules: rules) == [.begin("pinch")])
    }

    @Test("What cannot prevent another lets it recognize")
    func canPrevent() {
        let rules = Arbiter.Rules(canPrevent: { first, _ in first != "hover" })
        var arbiter = Arbiter()
        arbiter.touchSequenceBegan(["hover", "pan"])
        #expect(arbiter.wantsToBegin("hover", rules: rules) == [.begin("hover")])
        #expect(arbiter.wantsToBegin("pan", rules: rules) == [.begin("pan")])
    }

    @Test("A single tap waits for the double tap's time to run out, after its finger is up")
    func doubleTapFails() {
        var arbiter = Arbiter()
        arbiter.requireFailure(of: "double", before: "single")
        arbiter.touchSequenceBegan(["single", "double", "pan"])
        #expect(arbiter.failed("pan") == [])
        #expect(arbiter.wantsToBegin("single") == [.wait("single")])
        #expect(arbiter.sequenceEnded() == [.reset(["pan"])])
        #expect(arbiter.failed("double") == [.begin("single"), .reset(["double"])])
        #expect(arbiter.ended("single") == [.reset(["single"])])
    }

    @Test("The double tap's second touch recognizes it, and the waiting single tap fails")
    func doubleTapRecognizes() {
        var arbiter = Arbiter()
        arbiter.requireFailure(of: "double", before: "single")
        arbiter.touchSequenceBegan(["single", "double"])
        #expect(arbiter.wantsToBegin("single") == [.wait("single")])
        #expect(arbiter.sequenceEnded() == [])
        arbiter.touchSequenceBegan(["single", "double"])
        #expect(arbiter.wantsToBegin("double") == [.begin("double"), .fail("single")])
        #expect(arbiter.ended("double") == [])
        #expect(arbiter.sequenceEnded() == [.reset(["single", "double"])])
    }

    @Test("A requirement holds even between two that may recognize together")
    func requirementBeatsSimultaneity() {
        let rules = Arbiter.Rules(canRecognizeSimultaneously: { _, _ in true })
        var arbiter = Arbiter()
        arbiter.requireFailure(of: "swipe", before: "pan")
        arbiter.touchSequenceBegan(["pan", "swipe"])
        #expect(arbiter.wantsToBegin("pan", rules: rules) == [.wait("pan")])
        #expect(arbiter.wantsToBegin("swipe", rules: rules) == [.begin("swipe"), .fail("pan")])
    }

    @Test("A requirement holds for one attempt")
    func once() {
        var arbiter = Arbiter()
        arbiter.requireFailure(of: "b", before: "a")
        arbiter.touchSequenceBegan(["a", "b"])
        #expect(arbiter.wantsToBegin("a") == [.wait("a")])
        #expect(arbiter.failed("b") == [.begin("a")])
        _ = arbiter.ended("a")
        #expect(arbiter.sequenceEnded() == [.reset(["a", "b"])])
        arbiter.touchSequenceBegan(["a", "b"])
        #expect(arbiter.wantsToBegin("a") == [.begin("a"), .fail("b")])
    }

    @Test("A delegate that says no makes it fail, and lets others go on that waited for it")
    func shouldBegin() {
        let rules = Arbiter.Rules(shouldBegin: { $0 != "a" })
        var arbiter = Arbiter()
        arbiter.requireFailure(of: "a", before: "b")
        arbiter.touchSequenceBegan(["a", "b"])
        #expect(arbiter.wantsToBegin("b", rules: rules) == [.wait("b")])
        #expect(arbiter.wantsToBegin("a", rules: rules) == [.fail("a"), .begin("b")])
    }

    @Test("A chain of waiting ones goes on one by one")
    func chain() {
        var arbiter = Arbiter()
        arbiter.requireFailure(of: "triple", before: "double")
        arbiter.requireFailure(of: "double", before: "single")
        arbiter.touchSequenceBegan(["single", "double", "triple"])
        #expect(arbiter.wantsToBegin("single") == [.wait("single")])
        #expect(arbiter.wantsToBegin("double") == [.wait("double")])
        #expect(arbiter.failed("triple") == [.begin("double"), .fail("single")])
    }

    @Test("Two that wait for each other both fail when the finger lifts")
    func circle() {
        var arbiter = Arbiter()
        arbiter.requireFailure(of: "a", before: "b")
        arbiter.requireFailure(of: "b", before: "a")
        arbiter.touchSequenceBegan(["a", "b"])
        #expect(arbiter.wantsToBegin("a") == [.wait("a")])
        #expect(arbiter.wantsToBegin("b") == [.wait("b")])
        #expect(arbiter.sequenceEnded() == [.fail("a"), .fail("b"), .reset(["a", "b"])])
    }

    @Test("Two fingers on two lists: each list's pan lives and is reset by itself")
    func independent() {
        let rules = Arbiter.Rules(canPrevent: { $0.first == $1.first })
        var arbiter = Arbiter()
        arbiter.touchSequenceBegan(["A pan", "A tap"])
        arbiter.touchSequenceBegan(["B pan", "B tap"])
        #expect(arbiter.wantsToBegin("A pan", rules: rules) == [.begin("A pan"), .fail("A tap")])
        #expect(arbiter.wantsToBegin("B pan", rules: rules) == [.begin("B pan"), .fail("B tap")])
        _ = arbiter.ended("A pan")
        #expect(arbiter.sequenceEnded(["A pan", "A tap"]) == [.reset(["A pan", "A tap"])])
        #expect(!arbiter.isIdle)
    }

    @Test("A pan that scrolls by wheel takes part without a touch")
    func wheel() {
        var arbiter = Arbiter()
        #expect(arbiter.wantsToBegin("pan") == [.begin("pan")])
        #expect(arbiter.ended("pan") == [.reset(["pan"])])
    }

    @Test("A delegate is asked once whether a recognizer should begin, when it wants to and not when it may")
    func shouldBeginOnce() {
        var asked: [String] = []
        let rules = Arbiter.Rules(shouldBegin: {
            asked.append($0)
            return true
        })
        var arbiter = Arbiter()
        arbiter.requireFailure(of: "double", before: "single")
        arbiter.touchSequenceBegan(["single", "double"])
        #expect(arbiter.wantsToBegin("single", rules: rules) == [.wait("single")])
        #expect(asked == ["single"])
        #expect(arbiter.failed("double", rules: rules) == [.begin("single")])
        #expect(asked == ["single"])
    }

    @Test("What has ended keeps others out until its touches are up; what was cancelled does not")
    func endedPrevents() {
        var arbiter = Arbiter()
        arbiter.touchSequenceBegan(["press"])
        _ = arbiter.wantsToBegin("press")
        var cancelled = arbiter
        #expect(arbiter.ended("press") == [])
        arbiter.touchSequenceBegan(["tap"])
        #expect(arbiter.wantsToBegin("tap") == [.fail("tap")])
        #expect(cancelled.failed("press") == [])
        cancelled.touchSequenceBegan(["tap"])
        #expect(cancelled.wantsToBegin("tap") == [.begin("tap")])
        #expect(cancelled.participants() == ["press", "tap"])
    }
}
