// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import UIKitTesting
@testable import QuartzCore

@Suite("Frames: requests, rendering and timing") @MainActor
struct FrameTests {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))

    init() {
        view.backgroundColor = .red
        screen.show(view)
        screen.advance(by: 0.1)
    }

    @Test("An idle screen requests no frames and presents no pictures")
    func idle() {
        let (frames, pictures) = (screen.surface.framesRequested, screen.surface.picturesPresented)
        screen.advance(by: 10)
        #expect(screen.surface.framesRequested == frames)
        #expect(screen.surface.picturesPresented == pictures)
    }

    @Test("Changes of several properties take one frame and one picture")
    func oneChange() {
        let (frames, pictures) = (screen.surface.framesRendered, screen.surface.picturesPresented)
        view.backgroundColor = .blue
        view.center = CGPoint(x: 100, y: 100)
        view.alpha = 0.5
        screen.advance(by: 1)
        #expect(screen.surface.framesRendered == frames + 1)
        #expect(screen.surface.picturesPresented == pictures + 1)
    }

    @Test("Only the layers on the path to a changed layer are composed again")
    func changedPath() {
        let other = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        view.superview?.addSubview(other)
        for number in 0..<20 {
            let leaf = UIView(frame: CGRect(x: 0, y: CGFloat(number) * 4, width: 10, height: 3))
            leaf.backgroundColor = .green
            other.addSubview(leaf)
        }
        screen.advance(by: 0.1)
        RenderStatistics.current = RenderStatistics()
        view.backgroundColor = .blue
        screen.advance(by: 0.1)
        // The four compositions are of the view, the controller's view, the window, and the root.
        #expect(RenderStatistics.current.decorations == 1)
        #expect(RenderStatistics.current.compositions == 4)
    }

    @Test("A display link fires before every frame until it is invalidated (139)")
    func displayLink() {
        @MainActor final class Target {
            var times: [Double] = []
            func step(_ link: CADisplayLink) { times.append(link.timestamp) }
        }
        let target = Target()
        let link = CADisplayLink(target: target, selector: Target.step)
        link.add(to: .main, forMode: .common)
        let start = screen.now
        screen.advance(by: 0.5)
        #expect(target.times.count == 30)
        #expect(zip(target.times, target.times.dropFirst()).allSatisfy { abs($1 - $0 - 1.0 / 60) < 1e-9 })
        #expect(target.times.first! > start)
        link.isPaused = true
        screen.advance(by: 0.5)
        #expect(target.times.count == 30)
        link.isPaused = false
        link.preferredFramesPerSecond = 30
        screen.advance(by: 0.5)
        #expect(target.times.count == 45)
        link.invalidate()
        screen.advance(by: 0.5)
        #expect(target.times.count == 45)
    }

    @Test("Timers and the main queue run on virtual time")
    func timers() {
        final class Log: @unchecked Sendable { var lines: [String] = [] }
        let log = Log()
        let timer = UIKit.Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in log.lines.append("tick") }
        DispatchQueue.main.async { log.lines.append("posted") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { log.lines.append("after") }
        #expect(log.lines == [])
        screen.advance(by: 0.6)
        #expect(log.lines == ["posted", "tick", "after", "tick"])
        timer.invalidate()
        screen.advance(by: 1)
        #expect(log.lines.count == 4)
    }

    @Test("Tasks on the main actor run between the frames of the asynchronous advance(by:)")
    func tasks() async {
        var ran = false
        Task { @MainActor in ran = true }
        await screen.advance(by: 0.1)
        #expect(ran)
    }

    @Test("The next picture is still presented after a snapshot of the screen")
    func snapshotOfScreen() {
        let pictures = screen.surface.picturesPresented
        view.backgroundColor = .blue
        _ = UIScreen.main.snapshotView(afterScreenUpdates: true)
        screen.advance(by: 0.1)
        #expect(screen.surface.picturesPresented == pictures + 1)
        #expect(screen.capture().cgImage?.pixel(x: 100, y: 100).b == 255)
    }

    @Test("Removing a view ends its repeating animation, and no more frames are requested")
    func removedWhileAnimating() {
        var finished: Bool?
        UIView.animate(withDuration: 0.2, delay: 0, options: [.repeat]) {
            view.center.x += 50
        } completion: {
            finished = $0
        }
        screen.advance(by: 0.1)
        view.removeFromSuperview()
        screen.advance(by: 0)
        #expect(finished == false)
        screen.advance(by: 0.1)
        let frames = screen.surface.framesRequested
        screen.advance(by: 2)
        #expect(screen.surface.framesRequested == frames)
    }

    @Test("An animation that fills forwards requests no frames after its end")
    func fillsForwards() {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.toValue = 200
        animation.duration = 0.2
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        view.layer.add(animation, forKey: "move")
        screen.advance(by: 0.5)
        #expect(view.layer.presentation()?.position.x == 200)
        let frames = screen.surface.framesRequested
        screen.advance(by: 2)
        #expect(screen.surface.framesRequested == frames)
    }

    @Test("render(in:) draws the model values while the screen shows an animation")
    func rendersModel() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        inner.backgroundColor = .green
        view.addSubview(inner)
        screen.advance(by: 0.1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.frame.origin.x = 90 }
        screen.advance(by: 0.5)
        let image = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
        let scale = Int(image.scale)
        #expect(image.cgImage?.pixel(x: 95 * scale, y: 5 * scale).g == 255)
        #expect(image.cgImage?.pixel(x: 50 * scale, y: 5 * scale).g == 0)
    }
}
