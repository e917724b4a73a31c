// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitTesting

@Suite("Transactions and actions") @MainActor
struct TransactionTests {
    let stage = AnimationStage()

    @Test("facts 121, 122: a layer without a view animates its changes in 0.25 s, on the default curve")
    func implicit() {
        #expect(CATransaction.animationDuration() == 0.25)
        stage.layer.position.x = 150
        let animation = stage.layer.animation(forKey: "position")
        #expect(animation?.duration == 0.25)
        var control: [Float] = [0, 0]
        animation?.timingFunction?.getControlPoint(at: 1, values: &control)
        #expect(control == [0.25, 0.1])
        #expect(stage.layerX == 50)
        stage.screen.advance(by: 0.3)
        #expect(stage.layerX == 150)
    }

    @Test("Every animatable property has an implicit animation, including those of shapes except the path (138)")
    func everyProperty() {
        let layer = stage.layer
        let changes: [(String, () -> Void)] = [
            ("bounds", { layer.bounds.size.width = 50 }), ("zPosition", { layer.zPosition = 3 }),
            ("anchorPoint", { layer.anchorPoint = .zero }), ("opacity", { layer.opacity = 0.5 }),
            ("transform", { layer.transform = CATransform3DMakeScale(2, 2, 1) }),
            ("backgroundColor", { layer.backgroundColor = UIColor.blue.cgColor }),
            ("cornerRadius", { layer.cornerRadius = 4 }), ("borderWidth", { layer.borderWidth = 4 }),
            ("borderColor", { layer.borderColor = UIColor.green.cgColor }),
            ("shadowOpacity", { layer.shadowOpacity = 1 }), ("shadowRadius", { layer.shadowRadius = 9 }),
            ("shadowOffset", { layer.shadowOffset = CGSize(width: 3, height: 3) }),
            ("shadowColor", { layer.shadowColor = UIColor.red.cgColor }), ("hidden", { layer.isHidden = true }),
        ]
        for (key, change) in changes {
            change()
            #expect(layer.animation(forKey: key) is CABasicAnimation, "\(key)")
        }
        let shape = CAShapeLayer()
        stage.layer.superlayer?.addSublayer(shape)
        stage.screen.advance(by: 0.1)
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
        shape.lineWidth = 7
        shape.strokeEnd = 0.5
        shape.fillColor = UIColor.red.cgColor
        #expect(shape.animationKeys() == ["lineWidth", "strokeEnd", "fillColor"])
    }

    @Test("Properties without an implied animation in Apple's list of animatable properties have none")
    func notImplied() {
        stage.layer.isDoubleSided = false
        stage.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
        #expect(stage.layer.animationKeys() == nil)
        let shape = CAShapeLayer()
        stage.layer.superlayer?.addSublayer(shape)
        stage.screen.advance(by: 0.1)
        shape.isDoubleSided = false
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
        #expect(shape.animationKeys() == nil)
    }

    @Test("A second change continues from the presented value")
    func again() {
        stage.layer.position.x = 150
        stage.screen.advance(by: 0.1)
        let seen = stage.layerX
        #expect(seen > 60)
        stage.layer.position.x = 50
        #expect(near(stage.layerX, seen))
        #expect(stage.layer.animationKeys() == ["position"])
    }

    /// Returns an image of one colour for a layer's contents. Tests compare the colour with `seen`, the red and green
    /// in the center of the layer.
    private func picture(_ color: UIColor) -> CGImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }.cgImage!
    }

    private var seen: [Int] {
        let pixel = stage.screen.capture().cgImage!.pixel(x: 100, y: 500)
        return [Int(pixel.r), Int(pixel.g)]
    }

    @Test("Contents of a layer without a view cross-fade, images and drawings, unless actions are disabled")
    func contents() {
        let (layer, green) = (stage.layer, UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        layer.backgroundColor = nil
        let (first, second) = (picture(.red), picture(green))
        CATransaction.setDisableActions(true)
        layer.contents = first
        stage.screen.advance(by: 0.5)
        #expect(layer.animationKeys() == nil)
        #expect(seen == [255, 0])
        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.contents = second
        CATransaction.commit()
        #expect(layer.animationKeys() == ["contents"])
        #expect(layer.contents as AnyObject? === second)
        #expect(layer.presentation()?.contents as AnyObject? === first)
        stage.screen.advance(by: 0.125)
        #expect(zip(seen, [128, 128]).allSatisfy { abs($0 - $1) <= 8 }, "\(seen)")
        stage.screen.advance(by: 0.2)
        #expect(seen == [0, 255])
        #expect(layer.presentation()?.contents as AnyObject? === second)
        // The contents fade to nothing. If they are set again midway, they fade back from the presented contents.
        layer.contents = nil
        stage.screen.advance(by: 0.125)
        let between = seen
        #expect(between[0] > 20)
        #expect(between[1] > 250)
        layer.contents = second
        #expect(zip(seen, between).allSatisfy { abs($0 - $1) <= 8 }, "\(seen), \(between)")
        stage.screen.advance(by: 0.3)
        #expect(seen == [0, 255])

        final class Painter: CALayer {
            var color = UIColor.red
            override init() { super.init() }
            override init(layer: Any) { super.init(layer: layer) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(color.cgColor)
                ctx.fill(bounds)
            }
        }
        let painter = Painter()
        painter.frame = layer.frame
        layer.superlayer?.addSublayer(painter)
        painter.setNeedsDisplay()
        stage.screen.advance(by: 0.02)
        #expect(painter.animationKeys() == nil)
        #expect(seen == [255, 0])
        painter.color = green
        painter.setNeedsDisplay()
        stage.screen.advance(by: 0.125)
        #expect(seen[0] > 20)
        #expect(seen[1] > 20)
        stage.screen.advance(by: 0.3)
        #expect(seen == [0, 255])
    }

    @Test("Contents that change faster than they fade are mixed from only a few pictures")
    func manyContents() {
        let pictures = [picture(.red), picture(.blue)]
        for number in 0..<40 {
            stage.layer.contents = pictures[number % 2]
            stage.screen.advance(by: 1.0 / 60)
        }
        let mixed = stage.layer.presentation()?.contents as? CrossFadedContents
        #expect(mixed != nil && mixed!.depth <= 4 && mixed!.depth > 1)
        stage.screen.advance(by: 0.5)
        #expect(stage.layer.presentation()?.contents as AnyObject? === pictures[1])
    }

    @Test("Large images that cross-fade are scaled down once, not in each frame")
    func fadeOfLargeImages() {
        func large(_ color: UIColor) -> CGImage {
            UIGraphicsImageRenderer(size: CGSize(width: 400, height: 400)).image {
                color.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 400, height: 400))
            }.cgImage!
        }
        stage.layer.minificationFilter = .trilinear
        CATransaction.setDisableActions(true)
        stage.layer.contents = large(.red)
        stage.screen.advance(by: 0.1)
        RenderStatistics.current = RenderStatistics()
        stage.layer.contents = large(.blue)
        stage.screen.advance(by: 0.2)
        #expect(stage.layer.animationKeys() == ["contents"])
        #expect(RenderStatistics.current.decorations > 5)
        #expect((1...2).contains(RenderStatistics.current.halvings))
        stage.screen.advance(by: 0.2)
        #expect(stage.layer.cache.halved.count == 1)
    }

    @Test("A layer that was never on screen changes without an animation")
    func offScreen() {
        let layer = CALayer()
        layer.position.x = 9
        stage.layer.addSublayer(layer)
        layer.position.x = 90
        #expect(layer.animationKeys() == nil)
    }

    @Test("fact 125: a change with disabled actions is not animated")
    func disabled() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        #expect(CATransaction.disableActions())
        stage.layer.position.x = 150
        CATransaction.commit()
        #expect(!CATransaction.disableActions())
        #expect(stage.layer.animationKeys() == nil)
        #expect(stage.layerX == 150)
    }

    @Test("A nested transaction inherits the settings that it does not set")
    func nesting() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        #expect(CATransaction.animationDuration() == 2)
        stage.layer.position.x = 150
        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(nil)
        #expect(CATransaction.animationTimingFunction() == nil)
        CATransaction.commit()
        CATransaction.commit()
        #expect(CATransaction.animationTimingFunction() == nil)
        CATransaction.commit()
        stage.screen.advance(by: 1)
        #expect(near(stage.layerX, 100))
    }

    @Test("fact 126: the completion block is called when all animations added since then have ended")
    func completion() {
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("outer") }
        stage.animateX("short") { $0.duration = 0.2 }
        CATransaction.begin()
        stage.animateX("long") { $0.duration = 0.5 }
        CATransaction.commit()
        CATransaction.commit()
        #expect(log == [])
        stage.screen.advance(by: 0.3)
        #expect(log == [])
        stage.screen.advance(by: 0.3)
        #expect(log == ["outer"])
    }

    @Test("fact 126: each completion block is called once: at a commit without animations, or at their removal")
    func completionAtOnce() {
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("first") }
        CATransaction.setCompletionBlock { log.append("second") }
        #expect(log == ["first"])
        CATransaction.commit()
        #expect(log == ["first", "second"])
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("third") }
        stage.animateX()
        CATransaction.commit()
        #expect(log.count == 2)
        stage.layer.removeAllAnimations()
        stage.screen.advance(by: 0)
        #expect(log == ["first", "second", "third"])
    }

    @Test("fact 126: the completion block also waits for animation blocks of views")
    func completionOfViews() {
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("transaction") }
        UIView.animate(withDuration: 0.3) {
            stage.view.center.x = 200
        } completion: { _ in
            log.append("view")
        }
        CATransaction.commit()
        #expect(log == [])
        stage.screen.advance(by: 0.4)
        #expect(log == ["view", "transaction"] || log == ["transaction", "view"])
    }

    @Test("Settings outside any transaction last until the next frame or a flush")
    func flushing() {
        var isDone = false
        CATransaction.setAnimationDuration(3)
        CATransaction.setCompletionBlock { isDone = true }
        #expect(CATransaction.completionBlock() != nil)
        CATransaction.flush()
        #expect(isDone)
        #expect(CATransaction.animationDuration() == 0.25)
        CATransaction.setAnimationDuration(3)
        stage.screen.renderNow()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test("Settings and an app's own values can be set and read under keys")
    func keys() {
        CATransaction.begin()
        CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.setValue("mine", forKey: "owner")
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 1.5)
        #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 1.5)
        #expect(CATransaction.disableActions())
        #expect(CATransaction.value(forKey: "owner") as? String == "mine")
        CATransaction.commit()
        CATransaction.commit()
        #expect(CATransaction.value(forKey: "owner") == nil)
    }

    @Test("The lock excludes other threads until it is unlocked, and can be taken twice")
    func lock() {
        final class Flag: @unchecked Sendable { var isSet = false }
        let flag = Flag()
        let (hasStarted, hasLocked) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        CATransaction.lock()
        CATransaction.lock()
        let other = Thread {
            hasStarted.signal()
            CATransaction.lock()
            flag.isSet = true
            CATransaction.unlock()
            hasLocked.signal()
        }
        other.start()
        hasStarted.wait()
        #expect(hasLocked.wait(timeout: .now() + 0.05) == .timedOut)
        #expect(!flag.isSet)
        CATransaction.unlock()
        #expect(hasLocked.wait(timeout: .now() + 0.05) == .timedOut)
        #expect(!flag.isSet)
        CATransaction.unlock()
        #expect(hasLocked.wait(timeout: .now() + 10) == .success)
        #expect(flag.isSet)
    }

    @Test("fact 127: a commit without a begin ends the program")
    func unbalanced() async {
        await #expect(processExitsWith: .failure) { @MainActor in CATransaction.commit() }
    }

    @Test("fact 123: an action comes from the delegate, the actions or the class; NSNull ends the search")
    func search() {
        final class Action: CAAction {
            nonisolated(unsafe) static var ran: [String] = []
            let name: String
            init(_ name: String) { self.name = name }
            func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
                Action.ran.append("\(name) \(event)")
            }
        }
        final class Delegate: NSObject, CALayerDelegate {
            var answers: [String: any CAAction] = [:]
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answers[event] }
        }
        final class Classy: CALayer {
            override class func defaultAction(forKey event: String) -> (any CAAction)? {
                event == "opacity" ? Action("class") : nil
            }
        }
        let (layer, delegate) = (Classy(), Delegate())
        layer.delegate = delegate
        layer.opacity = 0.9
        layer.actions = ["opacity": Action("table")]
        layer.opacity = 0.8
        delegate.answers["opacity"] = Action("delegate")
        layer.opacity = 0.7
        #expect(Action.ran == ["class opacity", "table opacity", "delegate opacity"])
        delegate.answers["opacity"] = NSNull()
        layer.opacity = 0.6
        #expect(Action.ran.count == 3)
        #expect(layer.action(forKey: "opacity") == nil)
    }

    @Test("fact 124: a view's layer has implicit animations only inside an animation block")
    func viewsDoNot() {
        stage.view.layer.opacity = 0.5
        #expect(stage.view.layer.animationKeys() == nil)
        #expect(stage.view.action(for: stage.view.layer, forKey: "opacity") is NSNull)
        UIView.animate(withDuration: 1) {
            #expect(!(stage.view.action(for: stage.view.layer, forKey: "opacity") is NSNull))
            stage.view.layer.opacity = 1
        }
        #expect(stage.view.layer.animationKeys() == ["opacity"])
    }
}
