// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// One random drag session on a stage, with checks at the end.
///
/// The seed decides everything: the contents of the stage, the input by finger, mouse, keyboard or accessibility
/// actions, its path, second fingers, data changes, interruptions and the end. The session uses the test screen and
/// draws nothing.
@MainActor
final class SoakSession {
    static let size = CGSize(width: 600, height: 440)
    /// The height in points of the empty area below the stage.
    static let margin: CGFloat = 20

    let seed: UInt64
    let numbers: SoakNumbers
    let screen: TestScreen
    let controller = UIViewController()
    let stage: any SoakStage
    var tally = SoakTally()
    /// The interruption of a drag, with the numbers of lifts and drops until then.
    var interruption: (kind: SoakInterruption, begins: Int, drops: Int)?

    /// Plays the session of a seed, and returns its results.
    static func play(_ make: (SoakNumbers) -> any SoakStage, seed: UInt64) -> SoakTally {
        weak var controller: UIViewController?
        var parts: [WeakPart] = []
        var tally = SoakTally()
        do {
            let session = SoakSession(make, seed: seed)
            session.run()
            (tally, controller) = (session.tally, session.controller)
            parts = session.stage.parts.map { WeakPart(object: $0) }
            session.leave()
        }
        for part in parts + [WeakPart(object: controller)] {
            if let object = part.object { tally.faults.append((seed, "\(type(of: object)) is held by somebody")) }
        }
        return tally
    }

    private init(_ make: (SoakNumbers) -> any SoakStage, seed: UInt64) {
        self.seed = seed
        numbers = SoakNumbers(seed: seed)
        screen = TestScreen(size: SoakSession.size)
        screen.framesPerSecond = numbers.one(of: [(30, 0.5), (60, 0.35), (120, 0.15)])
        var traits = TestTraits()
        if numbers.happens(0.1) { traits.prefersReducedMotion = true }
        if numbers.happens(0.1) { traits.layoutDirection = .rightToLeft }
        screen.traits = traits
        stage = make(numbers)
        SoakSession.show(stage, on: screen, in: controller)
    }

    private static func show(_ stage: any SoakStage, on screen: TestScreen, in controller: UIViewController) {
        stage.container.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height - margin)
        stage.container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(stage.container)
        screen.show(controller)
        screen.advance(by: 0.1)
    }

    /// Removes everything from the screen.
    private func leave() {
        stage.container.removeFromSuperview()
        screen.show(UIViewController())
        screen.advance(by: 0.1)
    }

    // MARK: Playing

    private func run() {
        stage.steps?.begin(numbers)
        let lead = numbers.one(of: stage.leads)
        switch lead {
        case .touch: leadByPointer(isMouse: false)
        case .mouse: leadByPointer(isMouse: true)
        case .keys: leadByKeys()
        case .actions: leadByActions()
        }
        finish()
        let isDrop = stage.ledger.drops > 0
        tally.sessions = 1
        (tally.drops, tally.cancels) = isDrop ? (1, 0) : (0, 1)
        tally.leads[lead] = (1, isDrop ? 1 : 0)
        tally.idle = stage.ledger.begins == 0 ? 1 : 0
        (tally.lifts, tally.landings) = (stage.ledger.begins, stage.ledger.drops)
        tally.undos = stage.steps?.count ?? 0
        tally.fewestEvents = tally.events
    }

    // MARK: Checks

    private func finish() {
        SoakInterruption.end(stage, on: screen, in: controller)
        screen.mouse.leave()
        screen.advance(by: 0.3)
        stage.steps?.undoAll(numbers)
        stage.finish(numbers)
        // Taps the empty area, so that the keyboard is not the last input used and no focus ring is visible.
        screen.tap(at: CGPoint(x: 10, y: SoakSession.size.height - 5))
        settle(screen, "It")
        if stage.isDragging { fail("it says that something is still dragged") }
        if let interruption, stage.ledger.begins == interruption.begins, stage.ledger.drops > interruption.drops {
            fail("something was dropped after it had been put back by \(interruption.kind)")
        }
        for fault in stage.ledger.faultsAtRest + stage.faults { fail(fault) }
        compare()
    }

    private func settle(_ screen: TestScreen, _ who: String) {
        do {
            try screen.settle()
            screen.advance(by: 0.1)
            if screen.host.hasWork { fail("\(who) goes on asking for frames") }
        } catch {
            fail("\(who) does not come to rest: \(error)")
        }
    }

    /// Compares the stage with a stage that has the same data and received no input.
    private func compare() {
        let twinScreen = TestScreen(size: SoakSession.size)
        twinScreen.framesPerSecond = screen.framesPerSecond
        twinScreen.traits = screen.traits
        let (twin, twinController) = (stage.makeTwin(), UIViewController())
        SoakSession.show(twin, on: twinScreen, in: twinController)
        twin.copyState(of: stage)
        twinScreen.advance(by: 0.1)
        twin.copyState(of: stage)
        settle(twinScreen, "The twin")
        let fresh = ViewTreeDescription.lines(of: twinScreen.window)
        screen.use()
        if let difference = ViewTreeDescription.difference(ViewTreeDescription.lines(of: screen.window), fresh) {
            fail(difference)
        }
    }

    func fail(_ fault: String) {
        tally.faults.append((seed, interruption.map { "after \($0.kind), \(fault)" } ?? fault))
    }
}

private struct WeakPart {
    weak var object: AnyObject?
}
