// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitTesting

@Suite("Keyframe animations of layers") @MainActor
struct KeyframeAnimationTests {
    let stage = AnimationStage()

    /// Adds a keyframe animation of the layer's x-coordinate, which takes one second and whose keyframes `make` sets.
    /// Returns the presented x-coordinate at each of the times.
    func xs(at times: [Double], _ make: (CAKeyframeAnimation) -> Void) -> [Double] {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.duration = 1
        animation.speed = 0
        make(animation)
        return times.map { time in
            animation.timeOffset = time
            stage.layer.add(animation, forKey: "x")
            return stage.layerX
        }
    }

    func expect(_ got: [Double], _ wanted: [Double], within tolerance: Double = 0.001) {
        #expect(zip(got, wanted).allSatisfy { near($0, $1, within: tolerance) }, "\(got), not \(wanted)")
    }

    @Test("fact 133: linear keyframes are evenly spaced, or at their key times")
    func linear() {
        expect(xs(at: [0, 0.25, 0.5, 0.75]) { $0.values = [0, 100, 0] }, [0, 50, 100, 50])
        expect(
            xs(at: [0.1, 0.2, 0.6]) {
                $0.values = [0, 100, 0]
                $0.keyTimes = [0, 0.2, 1]
            }, [50, 100, 50])
        #expect(CAKeyframeAnimation().calculationMode == .linear)
    }

    @Test("fact 133: each segment has its own timing function")
    func paces() {
        let got = xs(at: [0.25, 0.75]) {
            $0.values = [0, 100, 200]
            $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
        }
        #expect(got[0] < 40)
        #expect(near(got[1], 150))
    }

    @Test("Discrete values hold until the next key time, and have one more key time than values")
    func discrete() {
        expect(
            xs(at: [0, 0.3, 0.4, 0.9]) {
                $0.values = [10, 20, 30]
                $0.calculationMode = .discrete
            }, [10, 10, 20, 30])
        expect(
            xs(at: [0.05, 0.2, 0.95]) {
                $0.values = [10, 20, 30]
                $0.keyTimes = [0, 0.1, 0.9, 1]
                $0.calculationMode = .discrete
            }, [10, 20, 30])
    }

    @Test("fact 133: paced keyframes ignore key times and have a constant speed")
    func paced() {
        expect(
            xs(at: [0.1, 0.5, 0.9]) {
                $0.values = [0, 10, 100]
                $0.keyTimes = [0, 0.9, 1]
                $0.calculationMode = .paced
            }, [10, 50, 90], within: 0.01)
    }

    @Test("Cubic keyframes pass through their values in a curve, which tension, continuity and bias bend")
    func cubic() {
        let plain = xs(at: [0, 1.0 / 3, 0.5, 2.0 / 3]) {
            $0.values = [0, 0, 100, 100]
            $0.calculationMode = .cubic
        }
        expect(plain, [0, 0, 50, 100], within: 0.01)
        func bent(_ change: (CAKeyframeAnimation) -> Void) -> Double {
            xs(at: [0.4]) {
                $0.values = [0, 0, 100, 100]
                $0.calculationMode = .cubic
                change($0)
            }[0]
        }
        let middle = bent { _ in }
        #expect(bent { $0.tensionValues = [1, 1, 1, 1] } < middle, "A tight curve leaves slowly")
        #expect(bent { $0.biasValues = [1, 1, 1, 1] } < middle, "It leans to where it came from")
        #expect(bent { $0.continuityValues = [-1, -1, -1, -1] } != middle)
    }

    @Test("Paced cubic keyframes have a constant speed along their curve")
    func cubicPaced() {
        let got = xs(at: [0, 0.25, 0.5, 0.75]) {
            $0.values = [0, 10, 100]
            $0.calculationMode = .cubicPaced
        }
        expect(got, [0, 25, 50, 75], within: 2)
    }

    @Test("fact 133: a path overrides values; paced has a constant speed, and auto rotation follows the path")
    func path() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 90))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.values = [CGPoint(x: 500, y: 500)]
        animation.path = path
        animation.duration = 1
        animation.calculationMode = .paced
        animation.rotationMode = .rotateAuto
        animation.speed = 0
        func shown(at time: Double) -> CALayer {
            animation.timeOffset = time
            stage.layer.add(animation, forKey: "path")
            return stage.layer.presentation()!
        }
        let corner = shown(at: 0.25)
        #expect(near(Double(corner.position.x), 30, within: 0.01))
        #expect(near(Double(corner.position.y), 0, within: 0.01))
        let down = shown(at: 0.5)
        #expect(near(Double(down.position.y), 30, within: 0.01))
        #expect(near(Double(down.affineTransform().b), 1))
        animation.rotationMode = .rotateAutoReverse
        #expect(near(Double(shown(at: 0.5).affineTransform().b), -1))
        animation.rotationMode = nil
        animation.calculationMode = .linear
        #expect(near(Double(shown(at: 0.5).position.x), 30))
    }

    @Test("The curves and the closing line of a path are segments too")
    func curves() {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil)
        animation.calculationMode = .paced
        animation.duration = 1
        animation.speed = 0
        for eighth in 0..<8 {
            animation.timeOffset = Double(eighth) / 8
            stage.layer.add(animation, forKey: "path")
            let shown = stage.layer.presentation()!.position
            let radius = hypot(Double(shown.x) - 100, Double(shown.y) - 100)
            #expect(near(radius, 100, within: 0.1))
        }
    }

    @Test("Discrete keyframes of contents show one picture after the other, without mixing them")
    func contents() throws {
        func image(_ color: UIColor) throws -> CGImage {
            try #require(
                UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
                    color.setFill()
                    $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
                }.cgImage)
        }
        let (red, blue) = (try image(.red), try image(.blue))
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = [red, blue]
        animation.calculationMode = .discrete
        animation.duration = 1
        stage.layer.add(animation, forKey: nil)
        stage.screen.advance(by: 0.25)
        #expect(stage.layer.presentation()?.contents as AnyObject? === red)
        #expect(stage.screen.capture().cgImage?.pixel(x: 100, y: 500).r == 255)
        stage.screen.advance(by: 0.5)
        #expect(stage.screen.capture().cgImage?.pixel(x: 100, y: 500).b == 255)
    }
}
