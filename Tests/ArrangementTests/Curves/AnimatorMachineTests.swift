// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Animator machine")
struct AnimatorMachineTests {
    typealias Machine = AnimatorMachine

    @discardableResult
    func make(_ request: Machine.Request, of machine: inout Machine) -> Machine.Action? {
        switch request {
        case .start: return machine.startRequested(hasBlocks: true)
        case .pause: return machine.pauseRequested()
        case .scrub: return machine.scrubRequested()
        case .reverse: return machine.reverseRequested(!machine.isReversed)
        case .proceed: return machine.proceedRequested(hasBlocks: true)
        case .stop: return machine.stopRequested(withoutFinishing: false)
        case .stopWithoutFinishing: return machine.stopRequested(withoutFinishing: true)
        case .finish: return machine.finishRequested()
        case .addAnimations: return machine.blockAdded()
        case .setInterruptible:
            machine.interruptibleSet(true)
            return nil
        case .setUserInteraction, .setManualHitTesting: return nil
        }
    }

    /// The state that `request` leads to from `state`, or nil if the request is a mistake; see rule 140 of
    /// Documentation/Facts.md.
    func wanted(_ state: Machine.State, _ request: Machine.Request) -> Machine.State? {
        switch (request, state) {
        case (.finish, .stopped): .inactive
        case (.finish, _): nil
        case (.stop, .inactive), (.stopWithoutFinishing, .inactive): .inactive
        case (.stop, _): .stopped
        case (.stopWithoutFinishing, _): .inactive
        case (.setInterruptible, .inactive), (.setUserInteraction, .inactive), (.setManualHitTesting, .inactive):
            .inactive
        case (.setInterruptible, _), (.setUserInteraction, _), (.setManualHitTesting, _): nil
        case (.reverse, _): state
        case (_, .stopped): nil
        case (.start, .waiting): .waiting
        case (.start, _): .running
        case (.pause, _): .paused
        case (.scrub, .inactive): .paused
        case (.scrub, _): state
        case (.proceed, _): .running
        case (.addAnimations, .waiting): .running
        case (.addAnimations, _): state
        }
    }

    @Test("fact 140: in all sequences of four requests, each request leads to the state in the table")
    func exhaustive() {
        var seen: Set<Machine.State> = []
        func walk(_ machine: Machine, depth: Int) {
            seen.insert(machine.state)
            guard depth > 0 else { return }
            for request in Machine.Request.allCases {
                guard let state = wanted(machine.state, request) else {
                    #expect(machine.errorMessage(for: request) != nil, "\(request) while \(machine.state)")
                    continue
                }
                #expect(machine.errorMessage(for: request) == nil, "\(request) while \(machine.state)")
                var next = machine
                make(request, of: &next)
                #expect(next.state == state, "\(request) while \(machine.state)")
                walk(next, depth: depth - 1)
            }
        }
        walk(Machine(), depth: 4)
        #expect(seen == [.inactive, .paused, .running, .stopped])
    }

    @Test("fact 147: an animator started without animations waits, and an added block starts it")
    func waiting() {
        var machine = Machine()
        #expect(machine.startRequested(hasBlocks: false) == .activate(moving: false))
        #expect(machine.state == .waiting)
        #expect(machine.isActive)
        #expect(machine.blockAdded() == .runBlock(moving: true))
        #expect(machine.state == .running)
    }

    @Test("fact 143: at its end an animator finishes there, or pauses if pausesOnCompletion is set")
    func ends() {
        var machine = Machine()
        _ = machine.startRequested(hasBlocks: true)
        var reversed = machine
        #expect(reversed.reverseRequested(true) == .reverse)
        #expect(machine.endReached() == .finish(atStart: false))
        #expect(reversed.endReached() == .finish(atStart: true))
        var pausing = Machine()
        pausing.pausesOnCompletion = true
        _ = pausing.startRequested(hasBlocks: true)
        #expect(pausing.endReached() == .pause)
        #expect(pausing.state == .paused)
    }

    @Test("fact 145: interrupting an animator that is not interruptible is a mistake that says so")
    func interruptible() {
        var machine = Machine()
        machine.interruptibleSet(false)
        _ = machine.startRequested(hasBlocks: true)
        for request in [Machine.Request.pause, .scrub, .proceed, .stop, .reverse] {
            #expect(machine.errorMessage(for: request)?.contains("not interruptible") == true)
        }
        #expect(machine.errorMessage(for: .setInterruptible)?.contains("inactive") == true)
    }

    @Test("The message of a mistake names the call, the state and the remedy")
    func messages() {
        #expect(
            Machine().errorMessage(for: .finish)
                == "finishAnimation(at:) should only be called on a stopped animator, and this one is inactive. "
                + "Call stopAnimation(false) first.")
        var machine = Machine()
        _ = machine.pauseRequested()
        _ = machine.stopRequested(withoutFinishing: false)
        #expect(
            machine.errorMessage(for: .start)
                == "startAnimation() was called on a stopped animator. Call finishAnimation(at:) first.")
    }
}
