// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Actions of layers, and what is shown")
@MainActor
struct LayerActionTests {
    /// An action that notes what it was run for.
    private final class Noted: CAAction {
        let name: String
        var runs: [String] = []
        init(_ name: String) { self.name = name }
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { runs.append(event) }
    }

    private final class Answering: NSObject, CALayerDelegate {
        var answer: (any CAAction)?
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
    }

    private final class Layer: CALayer {
        nonisolated(unsafe) static var standard: (any CAAction)?
        override class func defaultAction(forKey event: String) -> (any CAAction)? { standard }
    }

    @Test("fact 123: actions come from the delegate, the actions, the style and its style, the class; NSNull ends it")
    func searchOrder() {
        let (layer, delegate) = (Layer(), Answering())
        func found() -> String? {
            layer.action(forKey: "opacity").map { ($0 as? Noted)?.name ?? "another" }
        }
        #expect(found() == nil)
        Layer.standard = Noted("class")
        defer { Layer.standard = nil }
        #expect(found() == "class")
        layer.style = ["style": ["actions": ["opacity": Noted("inner style")]]]
        #expect(found() == "inner style")
        layer.style?["actions"] = ["opacity": Noted("style")]
        #expect(found() == "style")
        layer.actions = ["opacity": Noted("actions"), "position": NSNull()]
        #expect(found() == "actions")
        layer.delegate = delegate
        #expect(found() == "actions")
        delegate.answer = Noted("delegate")
        #expect(found() == "delegate")
        // NSNull: nothing, though others have something.
        delegate.answer = NSNull()
        #expect(found() == nil)
        delegate.answer = nil
        #expect(layer.action(forKey: "position") == nil)
        layer.actions = nil
        layer.style = ["actions": ["opacity": NSNull()]]
        #expect(found() == nil)
    }

    @Test("The action found is run, once, when a property changes")
    func run() {
        let (layer, action) = (CALayer(), Noted("action"))
        layer.actions = ["opacity": action, "mask": action, "contentsRect": action]
        layer.opacity = 0.5
        layer.opacity = 0.5
        #expect(action.runs == ["opacity"])
        layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        layer.mask = CALayer()
        #expect(action.runs == ["opacity", "contentsRect", "mask"])
    }

    @Test("A layer that comes and goes asks what to do about that, and so does the one that it is on")
    func order() {
        final class Listening: NSObject, CALayerDelegate {
            var asked: [String] = []
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                asked.append("\(layer.name ?? "") \(event)")
                return nil
            }
        }
        let (ground, host, delegate) = (Ground(), Host(), Listening())
        let layers = ["a", "b", "c"].map { name in
            let layer = CALayer()
            layer.name = name
            layer.delegate = delegate
            return layer
        }
        func heard(_ change: () -> Void) -> [String] {
            delegate.asked = []
            change()
            return delegate.asked
        }
        // Nobody shows the tree yet.
        #expect(heard { ground.root.addSublayer(layers[0]) } == [])
        ground.root.host = host
        #expect(heard { layers[0].addSublayer(layers[1]) } == ["a sublayers", "b onOrderIn"])
        #expect(heard { layers[0].addSublayer(layers[1]) } == ["a sublayers"])
        #expect(heard { layers[1].isHidden = true } == ["b onOrderOut", "b hidden"])
        #expect(heard { layers[1].isHidden = true } == [])
        #expect(heard { layers[1].isHidden = false } == ["b hidden", "b onOrderIn"])
        #expect(
            heard { layers[0].replaceSublayer(layers[1], with: layers[2]) }
                == ["a transition", "a sublayers", "c onOrderIn", "b onOrderOut", "a sublayers"])
        #expect(heard { layers[2].removeFromSuperlayer() } == ["c onOrderOut", "a sublayers"])
        #expect(heard { layers[2].removeFromSuperlayer() } == [])
        // What an action adds to one that goes ends with it; one that takes the layer away itself is done.
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
        layers[1].delegate = nil
        layers[1].actions = [kCAOnOrderIn: fade, kCAOnOrderOut: fade]
        layers[0].addSublayer(layers[1])
        #expect(layers[1].animationKeys() == ["onOrderIn"])
        layers[1].removeFromSuperlayer()
        #expect(layers[1].animationKeys() == nil && layers[1].superlayer == nil)
        final class Taking: CAAction {
            func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
                (anObject as? CALayer)?.actions = nil
                (anObject as? CALayer)?.removeFromSuperlayer()
            }
        }
        layers[1].actions = [kCAOnOrderOut: Taking()]
        layers[0].addSublayer(layers[1])
        layers[1].removeFromSuperlayer()
        #expect(layers[1].superlayer == nil && layers[0].sublayers == nil)
    }

    private final class Host: LayerHost {
        func layerTreeNeedsFrame() {}
    }

    @Test("fact 124: a layer of its own animates a change by itself; one whose delegate says NSNull does not")
    func implicit() {
        let (ground, host) = (Ground(), Host())
        ground.root.host = host
        let (alone, backed, delegate) = (CALayer(), CALayer(), Answering())
        delegate.answer = NSNull()
        backed.delegate = delegate
        ground.add(alone, CGRect(x: 0, y: 0, width: 10, height: 10))
        ground.add(backed, CGRect(x: 20, y: 0, width: 10, height: 10))
        _ = ground.picture
        alone.opacity = 0.5
        backed.opacity = 0.5
        #expect(alone.animationKeys() == ["opacity"] && backed.animationKeys() == nil)
        alone.zPosition = 3
        alone.sublayerTransform.m34 = -1 / 500
        #expect(alone.animationKeys() == ["opacity", "zPosition", "sublayerTransform"])
        alone.removeAllAnimations()
    }

    @Test(
        "fact 128: nothing is presented before the first picture; then the copy shows the animation, the model its end")
    func presentation() {
        let (ground, host) = (Ground(), Host())
        ground.root.host = host
        let layer = CALayer()
        ground.add(layer, CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(layer.presentation() == nil)
        _ = ground.picture
        #expect(layer.presentation()?.position == CGPoint(x: 10, y: 10))
        layer.position.x = 90
        #expect(layer.position.x == 90)
        let shown = layer.presentation()
        #expect(shown !== layer && shown?.position.x == 10 && shown?.model() === layer && layer.model() === layer)
        // A hit on the presentation finds what is seen, a hit on the model what will be.
        let root = ground.root
        let (seen, coming) = (CGPoint(x: 5, y: 5), CGPoint(x: 95, y: 5))
        #expect(root.presentation()?.hitTest(seen)?.model() === layer)
        #expect(root.presentation()?.hitTest(coming)?.model() === root)
        #expect(root.hitTest(seen) === root && root.hitTest(coming) === layer)
        #expect(shown?.superlayer?.model() === root && root.presentation()?.sublayers?.first?.model() === layer)
        #expect(shown?.convert(CGPoint.zero, to: root.presentation()) == .zero)
        #expect(layer.convert(CGPoint.zero, to: root) == CGPoint(x: 80, y: 0))
        layer.removeAllAnimations()
    }

    @Test("Opacity and visibility shown are those of the model once nothing runs; render(in:) never shows what runs")
    func model() {
        let (ground, host) = (Ground(), Host())
        ground.root.host = host
        let layer = CALayer()
        ground.add(layer, CGRect(x: 0, y: 0, width: 20, height: 20))
        _ = ground.picture
        layer.position = CGPoint(x: 50, y: 50)
        #expect(ground.look(5, 5) == "r" && ground.look(50, 50) == "w")
        let context = CGContext(pixelWidth: 100, pixelHeight: 100, scale: 1)!
        ground.root.render(in: context)
        let model = context.makeImage()!
        #expect(model.pixel(x: 5, y: 5).g == 255 && model.pixel(x: 50, y: 50).g == 0)
        layer.removeAllAnimations()
        #expect(ground.look(5, 5) == "w" && ground.look(50, 50) == "r")
    }
}
