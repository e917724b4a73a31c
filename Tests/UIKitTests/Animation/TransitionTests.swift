// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitTesting

/// Checks the colours of the left and right halves of a picture: red before a transition, blue after it.
@Suite("Transitions") @MainActor
struct TransitionTests {
    let stage = AnimationStage()

    init() {
        stage.view.backgroundColor = .red
        stage.screen.advance(by: 0.1)
    }

    /// The red, green and blue components of the colour at a point of the screen.
    func color(_ x: Int, _ y: Int) -> [Int] {
        let pixel = stage.screen.capture().cgImage!.pixel(x: x * 2, y: y * 2)
        return [Int(pixel.r), Int(pixel.g), Int(pixel.b)]
    }

    let red = [255, 0, 0]
    let blue = [0, 0, 255]
    let white = [255, 255, 255]

    func start(_ type: CATransitionType, _ subtype: CATransitionSubtype?, _ change: (CATransition) -> Void = { _ in }) {
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 1
        change(transition)
        stage.view.layer.add(transition, forKey: "whatever")
        stage.view.backgroundColor = .blue
    }

    @Test("A fade mixes the two pictures, and what they have in common does not change")
    func fade() {
        let common = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        common.backgroundColor = .green
        stage.view.addSubview(common)
        stage.screen.advance(by: 0.1)
        let green = color(5, 5)
        start(.fade, nil)
        #expect(stage.view.layer.animationKeys() == ["transition"])
        #expect(color(50, 50) == red)
        stage.screen.advance(by: 0.5)
        let half = color(50, 50)
        #expect((125...130).contains(half[0]) && (125...130).contains(half[2]))
        #expect(color(5, 5) == green)
        stage.screen.advance(by: 0.6)
        #expect(color(50, 50) == blue)
        #expect(CATransition().type == .fade)
    }

    @Test("The new picture moves in, pushes the old one, or is revealed, from the given side")
    func sides() {
        // Halfway through a transition from the left: the colours of the left and of the right half.
        let kinds: [(CATransitionType, [Int], [Int])] = [
            (.moveIn, blue, red), (.push, blue, red), (.reveal, blue, red),
        ]
        for (type, left, right) in kinds {
            stage.view.backgroundColor = .red
            stage.screen.advance(by: 0.1)
            start(type, .fromLeft)
            stage.screen.advance(by: 0.5)
            #expect(color(25, 50) == left, "\(type.rawValue)")
            #expect(color(75, 50) == right, "\(type.rawValue)")
            stage.screen.advance(by: 0.6)
        }
        let edges: [(CATransitionSubtype, (Int, Int))] = [
            (.fromRight, (90, 50)), (.fromLeft, (10, 50)), (.fromTop, (50, 10)), (.fromBottom, (50, 90)),
        ]
        for (edge, first) in edges {
            stage.view.backgroundColor = .red
            stage.screen.advance(by: 0.1)
            start(.moveIn, edge)
            stage.screen.advance(by: 0.25)
            #expect(color(first.0, first.1) == blue, "\(edge.rawValue)")
            #expect(color(50, 50) == red)
            stage.screen.advance(by: 0.8)
        }
    }

    @Test("A push moves the old picture along")
    func pushed() {
        let mark = UIView(frame: CGRect(x: 60, y: 0, width: 10, height: 10))
        mark.backgroundColor = .black
        stage.view.addSubview(mark)
        stage.screen.advance(by: 0.1)
        start(.push, .fromRight)
        mark.isHidden = true
        stage.screen.advance(by: 0.5)
        #expect(color(15, 5) == [0, 0, 0])
    }

    @Test("A transition can begin and end at a given progress")
    func progress() {
        start(.moveIn, .fromLeft) { ($0.startProgress, $0.endProgress) = (0.5, 0.5) }
        #expect(color(25, 50) == blue)
        #expect(color(75, 50) == red)
        stage.screen.advance(by: 0.5)
        #expect(color(25, 50) == blue)
        #expect(color(75, 50) == red)
        stage.screen.advance(by: 0.6)
        #expect(color(75, 50) == blue)
    }

    @Test("A view cross-dissolves to the changes of a block, and its completion is called at the end")
    func crossDissolve() {
        var finished: Bool?
        UIView.transition(
            with: stage.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
            animations: { stage.view.backgroundColor = .blue }, completion: { finished = $0 })
        stage.screen.advance(by: 0.5)
        #expect((125...130).contains(color(50, 50)[0]))
        #expect(finished == nil)
        stage.screen.advance(by: 0.6)
        #expect(color(50, 50) == blue)
        #expect(finished == true)
        UIView.transition(with: stage.view, duration: 1, animations: nil) { finished = !$0 }
        #expect(finished == false, "Without a transition it is over at once")
    }

    @Test("Changes during a transition are animated only with allowAnimatedContent")
    func animatedContent() {
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.view.addSubview(child)
        stage.screen.advance(by: 0.1)
        func change(_ options: UIView.AnimationOptions, to x: CGFloat) -> Bool {
            UIView.transition(
                with: stage.view, duration: 0.5, options: options, animations: { child.frame.origin.x = x })
            return child.layer.animationKeys() != nil
        }
        #expect(!change([.transitionCrossDissolve], to: 50))
        #expect(change([.transitionCrossDissolve, .allowAnimatedContent], to: 70))
    }

    @Test("fact 112: a transition between two views adds one and removes the other, or shows and hides them")
    func twoViews() throws {
        let container = try #require(stage.view.superview)
        let other = UIView(frame: stage.view.frame)
        other.backgroundColor = .blue
        var log: [Bool] = []
        UIView.transition(from: stage.view, to: other, duration: 0.4, options: .transitionCrossDissolve) {
            log.append($0)
        }
        #expect(stage.view.superview == nil)
        #expect(other.superview === container)
        stage.screen.advance(by: 0.2)
        #expect((100...155).contains(color(50, 50)[0]))
        stage.screen.advance(by: 0.3)
        #expect(color(50, 50) == blue)
        container.addSubview(stage.view)
        stage.view.isHidden = true
        UIView.transition(
            from: other, to: stage.view, duration: 0.2, options: [.transitionCrossDissolve, .showHideTransitionViews]
        ) { log.append($0) }
        #expect(other.superview === container)
        #expect(other.isHidden)
        #expect(!stage.view.isHidden)
        stage.screen.advance(by: 0.3)
        #expect(color(50, 50) == red)
        #expect(log == [true, true])
    }

    @Test("A flip shows the old side turning away, the edge, and the new side")
    func flips() {
        let options: [UIView.AnimationOptions] = [
            .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop, .transitionFlipFromBottom,
        ]
        for option in options {
            let isUpright = option == .transitionFlipFromLeft || option == .transitionFlipFromRight
            stage.view.backgroundColor = .red
            stage.screen.advance(by: 0.1)
            UIView.transition(
                with: stage.view, duration: 1, options: [option, .curveLinear],
                animations: { stage.view.backgroundColor = .blue })
            stage.screen.advance(by: 0.4)
            #expect(color(50, 50) == red)
            #expect(color(isUpright ? 4 : 50, isUpright ? 50 : 4) == white, "It is narrower")
            stage.screen.advance(by: 0.2)
            #expect(color(50, 50) == blue)
            stage.screen.advance(by: 0.5)
            #expect(color(4, 4) == blue)
        }
    }

    /// Starts a transition from red to blue that takes a second, and advances until it has the given progress.
    func turn(_ option: UIView.AnimationOptions, until progress: Double) {
        stage.view.backgroundColor = .red
        stage.screen.advance(by: 2)
        UIView.transition(
            with: stage.view, duration: 1, options: [option, .curveLinear],
            animations: { stage.view.backgroundColor = .blue })
        stage.screen.advance(by: progress)
    }

    @Test("A flip is in perspective: the edge after which it is named comes nearer first")
    func flipsInPerspective() {
        // The points to check for each flip. `near` is outside the view, and the edge that comes nearer covers it.
        // `far` is inside the view, and the edge that moves away uncovers it.
        let edges: [(UIView.AnimationOptions, near: (Int, Int), far: (Int, Int))] = [
            (.transitionFlipFromLeft, (13, 103), (78, 98)), (.transitionFlipFromRight, (87, 103), (22, 98)),
            (.transitionFlipFromTop, (103, 13), (98, 78)), (.transitionFlipFromBottom, (103, 87), (98, 22)),
        ]
        for (option, near, far) in edges {
            turn(option, until: 0.25)
            #expect(color(near.0, near.1) == red, "\(option)")
            #expect(color(far.0, far.1) == white, "\(option)")
            stage.screen.advance(by: 0.5)
            // In the second half of the flip, the back is visible, and the other edge is nearer.
            let isUpright = near.1 > 100
            let back = isUpright ? (100 - near.0, near.1) : (near.0, 100 - near.1)
            #expect(color(back.0, back.1) == blue, "\(option)")
        }
    }
}
