// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Testing
import UIKit
import UIKitTesting

/// A view that records its touch events.
private final class Watcher: UIView {
    var events: [UIEvent] = []
    var moves: [(location: CGPoint, previous: CGPoint, coalesced: [CGPoint], predicted: [CGPoint])] = []
    var phases: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append("began \(touches.count)")
        events.append(event!)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append("moved \(touches.count)")
        events.append(event!)
        for touch in touches {
            moves.append(
                (
                    touch.location(in: self), touch.previousLocation(in: self),
                    event!.coalescedTouches(for: touch)!.map { $0.location(in: self) },
                    event!.predictedTouches(for: touch)!.map { $0.location(in: self) }
                ))
        }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append("ended \(touches.count)")
        events.append(event!)
    }
}

@Suite("Touches and their events") @MainActor
struct TouchTests {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    private let view = Watcher(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        view.isMultipleTouchEnabled = true
        screen.show(view)
    }

    @Test("Movements within a frame are one event, whose coalesced touches contain all of them")
    func coalescing() {
        let finger = screen.touch(at: CGPoint(x: 10, y: 10))
        let way = [CGPoint(x: 12, y: 10), CGPoint(x: 15, y: 11), CGPoint(x: 20, y: 14)]
        finger.move(through: way)
        #expect(view.phases == ["began 1", "moved 1"])
        #expect(view.moves[0].location == way[2])
        #expect(view.moves[0].previous == CGPoint(x: 10, y: 10))
        #expect(view.moves[0].coalesced == way)
        finger.move(to: CGPoint(x: 30, y: 30))
        #expect(view.moves[1].coalesced == [CGPoint(x: 30, y: 30)])
        #expect(view.moves[1].previous == way[2])
        finger.up()
        #expect(view.phases.last == "ended 1")
    }

    @Test("Movements in successive frames are delivered one per frame")
    func frames() {
        let finger = screen.touch(at: CGPoint(x: 10, y: 10))
        finger.move(through: [CGPoint(x: 12, y: 10), CGPoint(x: 20, y: 10)], duration: 2.0 / 60)
        #expect(view.moves.map(\.coalesced.count) == [1, 1])
        finger.up()
    }

    @Test("A coalesced touch has its own time and previous location, and the view and phase of the touch")
    func coalescedTouches() throws {
        let finger = screen.touch(at: CGPoint(x: 10, y: 10))
        var copies: [UITouch] = []
        final class Taker: UIGestureRecognizer {
            var take: (UITouch, UIEvent) -> Void = { _, _ in }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                for touch in touches { take(touch, event) }
            }
        }
        finger.up()
        let taker = Taker()
        view.addGestureRecognizer(taker)
        taker.take = { touch, event in copies = event.coalescedTouches(for: touch) ?? [] }
        screen.advance(by: 0.5)
        let second = screen.touch(at: CGPoint(x: 10, y: 10))
        let start = screen.now
        second.move(through: [CGPoint(x: 12, y: 10), CGPoint(x: 15, y: 11)], duration: 0.01)
        try #require(copies.count == 2)
        #expect(copies[0].previousLocation(in: nil) == CGPoint(x: 10, y: 10))
        #expect(copies[1].previousLocation(in: nil) == CGPoint(x: 12, y: 10))
        #expect(abs(copies[0].timestamp - start - 0.005) < 1e-9)
        #expect(copies[1].view === view)
        #expect(copies[1].phase == .moved)
        #expect(copies[1].type == .direct)
        second.up()
    }

    @Test("A predicted touch continues the movement straight on by one frame")
    func prediction() {
        let finger = screen.touch(at: CGPoint(x: 10, y: 10))
        finger.move(to: CGPoint(x: 40, y: 40), duration: 0.1)
        #expect(view.moves.last?.predicted.count == 1)
        let step = view.moves.last!.location.x - view.moves.last!.previous.x
        #expect(abs(view.moves.last!.predicted[0].x - 40 - step) < 1e-6)
        finger.up()
    }

    @Test("Two fingers that move in one frame are one event and one call to their view")
    func twoFingers() {
        let (one, two) = (screen.touch(at: CGPoint(x: 10, y: 10)), screen.touch(at: CGPoint(x: 100, y: 10)))
        screen.move([(one, CGPoint(x: 20, y: 10)), (two, CGPoint(x: 120, y: 10))])
        #expect(view.phases == ["began 1", "began 1", "moved 2"])
        one.up()
        #expect(view.events.last?.allTouches?.count == 1)
        two.up()
    }

    @Test("fact 17: a touch is one object with one view until it ends")
    func identity() {
        final class Keeper: UIView {
            var touches: Set<UITouch> = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                self.touches.formUnion(touches)
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                self.touches.formUnion(touches)
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                self.touches.formUnion(touches)
            }
        }
        let keeper = Keeper(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.addSubview(keeper)
        let finger = screen.touch(at: CGPoint(x: 10, y: 10))
        finger.move(to: CGPoint(x: 200, y: 200))
        finger.move(to: CGPoint(x: 210, y: 200))
        #expect(keeper.touches.first?.view === keeper)
        #expect(keeper.touches.first?.window === screen.window)
        #expect(keeper.touches.first?.location(in: keeper) == CGPoint(x: 210, y: 200))
        #expect(keeper.touches.first?.preciseLocation(in: keeper) == CGPoint(x: 210, y: 200))
        #expect(keeper.touches.first?.precisePreviousLocation(in: nil) == CGPoint(x: 200, y: 200))
        finger.up()
        #expect(keeper.touches.count == 1)
    }

    @Test("Touches cancelled by the system are reported in the order they began, whatever their ids")
    func cancelled() {
        final class Cancelled: UIView {
            var places: [CGFloat] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                places += touches.map { $0.location(in: self).x }
            }
        }
        let view = Cancelled(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        view.isMultipleTouchEnabled = true
        screen.show(view)
        for (id, x) in [(9, 10.0), (4, 20.0), (7, 30.0)] {
            let contact = InputEvent.Contact(
                id: id, phase: .began, device: .finger, location: CGPoint(x: x, y: 10))
            screen.host.surface(screen.host.surface!, received: InputEvent(.contact(contact), timestamp: screen.now))
        }
        screen.host.surface(screen.host.surface!, isActive: false)
        #expect(view.places == [10, 20, 30])
    }

    @Test("A contact that begins twice cancels its first touch")
    func lostEnd() {
        final class Recorder: UIView {
            var phases: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
        }
        let view = Recorder(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        screen.show(view)
        for phase in [InputEvent.Contact.Phase.began, .began, .ended] {
            let contact = InputEvent.Contact(id: 3, phase: phase, device: .finger, location: CGPoint(x: 10, y: 10))
            screen.host.surface(screen.host.surface!, received: InputEvent(.contact(contact), timestamp: screen.now))
        }
        #expect(view.phases == ["began", "cancelled", "began", "ended"])
    }

    @Test("An event has the touches of a window, a view and a recognizer")
    func touchesFor() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.addSubview(inner)
        let tap = UITapGestureRecognizer()
        inner.addGestureRecognizer(tap)
        let (one, two) = (screen.touch(at: CGPoint(x: 10, y: 10)), screen.touch(at: CGPoint(x: 100, y: 100)))
        let event = view.events.last!
        #expect(event.type == .touches)
        #expect(event.allTouches?.count == 2)
        #expect(event.touches(for: screen.window)?.count == 2)
        #expect(event.touches(for: view)?.count == 1)
        #expect(event.touches(for: inner)?.count == 1)
        #expect(event.touches(for: tap)?.count == 1)
        #expect(event.touches(for: UITapGestureRecognizer()) == nil)
        one.up()
        two.up()
    }

    @Test("Finger, mouse and pencil have their own touch types, and a pencil reports force and angles")
    func types() throws {
        final class Types: UIView {
            var touches: [UITouch] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += touches }
        }
        let types = Types(frame: view.bounds)
        view.addSubview(types)
        screen.tap(at: CGPoint(x: 10, y: 10))
        screen.mouse.click(at: CGPoint(x: 10, y: 10))
        let pen = screen.pencil(at: CGPoint(x: 10, y: 10), force: 0.7, altitude: 1, azimuth: 0.5, roll: 0.25)
        pen.up()
        try #require(types.touches.count == 3)
        #expect(types.touches.map(\.type) == [.direct, .indirectPointer, .pencil])
        let (finger, pencil) = (types.touches[0], types.touches[2])
        #expect(finger.altitudeAngle == .pi / 2)
        #expect(finger.force == 0)
        #expect(finger.maximumPossibleForce == 0)
        #expect(pencil.force == 0.7)
        #expect(pencil.maximumPossibleForce == 1)
        #expect(pencil.altitudeAngle == 1)
        #expect(abs(pencil.azimuthAngle(in: view) - 0.5) < 1e-9)
        #expect(abs(pencil.azimuthUnitVector(in: nil).dy - sin(0.5)) < 1e-9)
        #expect(pencil.rollAngle == 0.25)
        types.transform = CGAffineTransform(rotationAngle: 0.5)
        #expect(abs(pencil.azimuthAngle(in: types)) < 1e-9)
    }

    @Test("fact 69: taps in a row at one place count up, and a pause or a distance starts again at 1")
    func tapCount() {
        final class Counter: UIView {
            var counts: [Int] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts += touches.map(\.tapCount)
            }
        }
        let counter = Counter(frame: view.bounds)
        view.addSubview(counter)
        for _ in 0..<3 { screen.tap(at: CGPoint(x: 10, y: 10)) }
        screen.tap(at: CGPoint(x: 200, y: 200))
        screen.advance(by: 1)
        screen.tap(at: CGPoint(x: 200, y: 200))
        #expect(counter.counts == [1, 2, 3, 1, 1])
    }

    @Test("fact 18: an exclusive view shares touches with no other view, whichever comes first")
    func exclusive() {
        let (left, right) = (
            Watcher(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
            Watcher(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        )
        #expect(!left.isExclusiveTouch)
        left.isExclusiveTouch = true
        view.addSubview(left)
        view.addSubview(right)
        for (first, second) in [(left, right), (right, left)] {
            (left.phases, right.phases) = ([], [])
            let (one, two) = (screen.touch(first), screen.touch(second))
            #expect(first.phases == ["began 1"])
            #expect(second.phases == [])
            one.up()
            two.up()
        }
    }
}
