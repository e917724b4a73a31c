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

    @Test("Two recognizers may recognize together if a delegate allows it")
    func simultaneous() {
        let rules = Arbiter.Rules(canRecognizeSimultaneously: { Set([$0, $1]) == ["pan", "pinch"] })
        var arbiter = Arbiter()
        arbiter.touchSequenceBegan(["pan", "pinch", "tap"])
        #expect(arbiter.wantsToBegin("pan", rules: rules) == [.begin("pan"), .fail("tap")])
        #expect(arbiter.wantsToBegin("pinch", rules: rules) == [.begin("pinch")])
    }

    @Test("A recognizer that cannot prevent another one lets it begin")
    func canPrevent() {
        let rules = Arbiter.Rules(canPrevent: { first, _ in first != "hover" })
        var arbiter = Arbiter()
        arbiter.touchSequenceBegan(["hover", "pan"])
        #expect(arbiter.wantsToBegin("hover", rules: rules) == [.begin("hover")])
        #expect(arbiter.wantsToBegin("pan", rules: rules) == [.begin("pan")])
    }

    @Test("After its finger lifts, a single tap waits until the double tap times out")
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

    @Test("The second touch recognizes the double tap, and the waiting single tap fails")
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

    @Test("A requirement holds even between two recognizers that may recognize together")
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

    @Test("A recognizer refused by its delegate fails, and a recognizer that waited for it begins")
    func shouldBegin() {
        let rules = Arbiter.Rules(shouldBegin: { $0 != "a" })
        var arbiter = Arbiter()
        arbiter.requireFailure(of: "a", before: "b")
        arbiter.touchSequenceBegan(["a", "b"])
        #expect(arbiter.wantsToBegin("b", rules: rules) == [.wait("b")])
        #expect(arbiter.wantsToBegin("a", rules: rules) == [.fail("a"), .begin("b")])
    }

    @Test("In a chain of requirements a failure lets only the next recognizer begin")
    func chain() {
        var arbiter = Arbiter()
        arbiter.requireFailure(of: "triple", before: "double")
        arbiter.requireFailure(of: "double", before: "single")
        arbiter.touchSequenceBegan(["single", "double", "triple"])
        #expect(arbiter.wantsToBegin("single") == [.wait("single")])
        #expect(arbiter.wantsToBegin("double") == [.wait("double")])
        #expect(arbiter.failed("triple") == [.begin("double"), .fail("single")])
    }

    @Test("Two recognizers that wait for each other both fail when the finger lifts")
    func circle() {
        var arbiter = Arbiter()
        arbiter.requireFailure(of: "a", before: "b")
        arbiter.requireFailure(of: "b", before: "a")
        arbiter.touchSequenceBegan(["a", "b"])
        #expect(arbiter.wantsToBegin("a") == [.wait("a")])
        #expect(arbiter.wantsToBegin("b") == [.wait("b")])
        #expect(arbiter.sequenceEnded() == [.fail("a"), .fail("b"), .reset(["a", "b"])])
    }

    @Test("With fingers on two lists, each list's pan begins and is reset independently")
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

    @Test("A pan by scroll wheel takes part without a touch")
    func wheel() {
        var arbiter = Arbiter()
        #expect(arbiter.wantsToBegin("pan") == [.begin("pan")])
        #expect(arbiter.ended("pan") == [.reset(["pan"])])
    }

    @Test("A delegate is asked once whether a recognizer should begin: at its attempt, not after its wait")
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

    @Test("An ended recognizer blocks others until its touches end; a cancelled one does not")
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
