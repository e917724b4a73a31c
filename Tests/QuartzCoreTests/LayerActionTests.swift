// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// A delegate that records the layer names and events of action requests.
private final class Listening: NSObject, CALayerDelegate {
    var asked: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append("\(layer.name ?? "") \(event)")
        return nil
    }
}

@Suite("Layer actions and presentation layers")
@MainActor
struct LayerActionTests {
    /// An action that records the events it was run for.
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

    @Test("fact 123: Actions are searched in delegate, actions, style, style's style, class; NSNull ends it")
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
        // NSNull ends the search, although later sources have an action.
        delegate.answer = NSNull()
        #expect(found() == nil)
        delegate.answer = nil
        #expect(layer.action(forKey: "position") == nil)
        layer.actions = nil
        layer.style = ["actions": ["opacity": NSNull()]]
        #expect(found() == nil)
    }

    @Test("A property change runs its action once")
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

    @Test("Adding, hiding and removing a layer asks it and its superlayer for actions")
    func order() {
        let (rootLayer, host, delegate) = (RenderedRootLayer(), Host(), Listening())
        let layers = ["a", "b", "c"].map { name in
            let layer = CALayer()
            layer.name = name
            layer.delegate = delegate
            return layer
        }
        func calls(_ change: () -> Void) -> [String] {
            delegate.asked = []
            change()
            return delegate.asked
        }
        // The tree has no host yet, so no actions are requested.
        #expect(calls { rootLayer.root.addSublayer(layers[0]) } == [])
        rootLayer.root.host = host
        #expect(calls { layers[0].addSublayer(layers[1]) } == ["a sublayers", "b onOrderIn"])
        #expect(calls { layers[0].addSublayer(layers[1]) } == ["a sublayers"])
        #expect(calls { layers[1].isHidden = true } == ["b onOrderOut", "b hidden"])
        #expect(calls { layers[1].isHidden = true } == [])
        #expect(calls { layers[1].isHidden = false } == ["b hidden", "b onOrderIn"])
        #expect(
            calls { layers[0].replaceSublayer(layers[1], with: layers[2]) }
                == ["a transition", "a sublayers", "c onOrderIn", "b onOrderOut", "a sublayers"])
        #expect(calls { layers[2].removeFromSuperlayer() } == ["c onOrderOut", "a sublayers"])
        #expect(calls { layers[2].removeFromSuperlayer() } == [])
        // Removing a layer ends the animation that its `onOrderIn` action has added. Below, an `onOrderOut` action
        // removes its layer itself.
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
        layers[1].delegate = nil
        layers[1].actions = [kCAOnOrderIn: fade, kCAOnOrderOut: fade]
        layers[0].addSublayer(layers[1])
        #expect(layers[1].animationKeys() == ["onOrderIn"])
        layers[1].removeFromSuperlayer()
        #expect(layers[1].animationKeys() == nil)
        #expect(layers[1].superlayer == nil)
        final class Taking: CAAction {
            func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
                (anObject as? CALayer)?.removeFromSuperlayer()
            }
        }
        layers[1].actions = [kCAOnOrderOut: Taking()]
        layers[0].addSublayer(layers[1])
        layers[1].removeFromSuperlayer()
        #expect(layers[1].superlayer == nil)
        #expect(layers[0].sublayers == nil)
    }

    /// An action that runs a closure on the layer.
    private final class Doing: CAAction {
        let body: (CALayer) -> Void
        var runs = 0
        init(_ body: @escaping (CALayer) -> Void) { self.body = body }
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            runs += 1
            if runs < 10 { body(anObject as! CALayer) }
        }
    }

    /// A layer without the initializer of presentation copies.
    private final class Uncopyable: CALayer {
        let number: Int

        init(number: Int) {
            self.number = number
            super.init()
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("The first contents of a layer need no copy of the layer, because they are not animated")
    func noCopyWithoutAnimations() {
        let (rootLayer, host) = (RenderedRootLayer(), Host())
        rootLayer.root.host = host
        let layer = Uncopyable(number: 1)
        rootLayer.root.addSublayer(layer)
        rootLayer.root.layoutTree()
        #expect(layer.wasCommitted)
        layer.contents = CGContext(pixelWidth: 2, pixelHeight: 2, scale: 1)!.makeImage()
        #expect(layer.animationKeys() == nil)
    }

    @Test("An onOrderOut action may remove the layer or move it to another superlayer")
    func leaving() {
        let (rootLayer, host) = (RenderedRootLayer(), Host())
        rootLayer.root.host = host
        let (a, b, layer) = (CALayer(), CALayer(), CALayer())
        for above in [a, b] { rootLayer.root.addSublayer(above) }
        a.addSublayer(layer)
        let (taking, hiding, moving) = (
            Doing { $0.removeFromSuperlayer() }, Doing { $0.isHidden = true }, Doing { b.addSublayer($0) }
        )
        layer.actions = [kCAOnOrderOut: taking]
        layer.isHidden = true
        #expect(taking.runs == 1)
        #expect(layer.isHidden)
        #expect(layer.superlayer == nil)
        #expect(a.sublayers == nil)
        a.addSublayer(layer)
        layer.isHidden = false
        layer.actions = [kCAOnOrderOut: hiding]
        layer.removeFromSuperlayer()
        #expect(hiding.runs == 1)
        #expect(layer.isHidden)
        #expect(layer.superlayer == nil)
        let goals: [(CALayer) -> Void] = [
            { rootLayer.root.addSublayer($0) }, { a.mask = $0 }, { rootLayer.root.sublayers = [a, b, $0] },
        ]
        for (index, goal) in goals.enumerated() {
            layer.actions = nil
            a.addSublayer(layer)
            layer.actions = [kCAOnOrderOut: moving]
            goal(layer)
            #expect(moving.runs == index + 1)
            #expect(layer.superlayer === b)
            #expect(b.sublayers == [layer])
            #expect(a.sublayers == nil)
            #expect(a.mask == nil)
            #expect(rootLayer.root.sublayers == [a, b])
        }
    }

    @Test("Setting sublayers is one event, or none if they do not change")
    func sublayersTogether() {
        let (rootLayer, host, delegate) = (RenderedRootLayer(), Host(), Listening())
        rootLayer.root.host = host
        let layers = ["a", "b", "c"].map { name in
            let layer = CALayer()
            (layer.name, layer.delegate) = (name, delegate)
            return layer
        }
        rootLayer.root.addSublayer(layers[0])
        func calls(_ sublayers: [CALayer]?) -> [String] {
            delegate.asked = []
            layers[0].sublayers = sublayers
            return delegate.asked
        }
        #expect(calls([layers[1], layers[2]]) == ["a sublayers", "b onOrderIn", "c onOrderIn"])
        #expect(calls([layers[1], layers[2]]) == [])
        #expect(calls([layers[1], layers[2], layers[1]]) == ["a sublayers"])
        #expect(layers[0].sublayers == [layers[2], layers[1]])
        #expect(layers[1].superlayer === layers[0])
        #expect(calls(nil) == ["c onOrderOut", "b onOrderOut", "a sublayers"])
        #expect(layers[0].sublayers == nil)
        #expect(layers[1].superlayer == nil)
        #expect(layers[2].superlayer == nil)
    }

    @Test("With actions disabled, an overridden action(forKey:) is not run")
    func disabled() {
        final class Own: CALayer {
            let noted = Noted("own")
            override func action(forKey event: String) -> (any CAAction)? { noted }
        }
        let layer = Own()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        CATransaction.commit()
        #expect(layer.noted.runs == [])
        layer.opacity = 0.2
        #expect(layer.noted.runs == ["opacity"])
    }

    @Test("During a zPosition animation, the screen shows the old order; the model has the new one")
    func depth() {
        let (rootLayer, host) = (RenderedRootLayer(), Host())
        rootLayer.root.host = host
        let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let low = rootLayer.add(CALayer(), frame)
        rootLayer.add(CALayer(), frame, CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
        _ = rootLayer.picture
        low.zPosition = 1
        #expect(low.animationKeys() == ["zPosition"])
        #expect(rootLayer.colorName(5, 5) == "g")
        let context = CGContext(pixelWidth: 100, pixelHeight: 100, scale: 1)!
        rootLayer.root.render(in: context)
        #expect(context.makeImage()!.pixel(x: 5, y: 5).r == 255)
        #expect(rootLayer.root.hitTest(CGPoint(x: 5, y: 5)) === low)
        low.removeAllAnimations()
    }

    private final class Host: LayerHost {
        func layerTreeNeedsFrame() {}
    }

    @Test("fact 124: A layer animates changes implicitly, unless its delegate returns NSNull")
    func implicit() {
        let (rootLayer, host) = (RenderedRootLayer(), Host())
        rootLayer.root.host = host
        let (alone, backed, delegate) = (CALayer(), CALayer(), Answering())
        delegate.answer = NSNull()
        backed.delegate = delegate
        rootLayer.add(alone, CGRect(x: 0, y: 0, width: 10, height: 10))
        rootLayer.add(backed, CGRect(x: 20, y: 0, width: 10, height: 10))
        _ = rootLayer.picture
        alone.opacity = 0.5
        backed.opacity = 0.5
        #expect(alone.animationKeys() == ["opacity"])
        #expect(backed.animationKeys() == nil)
        alone.zPosition = 3
        alone.sublayerTransform.m34 = -1 / 500
        #expect(alone.animationKeys() == ["opacity", "zPosition", "sublayerTransform"])
        alone.removeAllAnimations()
    }

    @Test("fact 128: presentation() is nil before the first frame, then animated; the model has the final value")
    func presentation() {
        let (rootLayer, host) = (RenderedRootLayer(), Host())
        rootLayer.root.host = host
        let layer = CALayer()
        rootLayer.add(layer, CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(layer.presentation() == nil)
        _ = rootLayer.picture
        #expect(layer.presentation()?.position == CGPoint(x: 10, y: 10))
        layer.position.x = 90
        #expect(layer.position.x == 90)
        let shown = layer.presentation()
        #expect(shown !== layer)
        #expect(shown?.position.x == 10)
        #expect(shown?.model() === layer)
        #expect(layer.model() === layer)
        // In the presentation tree, a hit test uses the positions on screen. In the model tree, it uses the positions
        // at the end of the animations.
        let root = rootLayer.root
        let (seen, coming) = (CGPoint(x: 5, y: 5), CGPoint(x: 95, y: 5))
        #expect(root.presentation()?.hitTest(seen)?.model() === layer)
        #expect(root.presentation()?.hitTest(coming)?.model() === root)
        #expect(root.hitTest(seen) === root)
        #expect(root.hitTest(coming) === layer)
        #expect(shown?.superlayer?.model() === root)
        #expect(root.presentation()?.sublayers?.first?.model() === layer)
        #expect(shown?.convert(CGPoint.zero, to: root.presentation()) == .zero)
        #expect(layer.convert(CGPoint.zero, to: root) == CGPoint(x: 80, y: 0))
        layer.removeAllAnimations()
    }

    @Test("render(in:) draws the model, not the animation; without animations the screen shows the model")
    func model() {
        let (rootLayer, host) = (RenderedRootLayer(), Host())
        rootLayer.root.host = host
        let layer = CALayer()
        rootLayer.add(layer, CGRect(x: 0, y: 0, width: 20, height: 20))
        _ = rootLayer.picture
        layer.position = CGPoint(x: 50, y: 50)
        #expect(rootLayer.colorName(5, 5) == "r")
        #expect(rootLayer.colorName(50, 50) == "w")
        let context = CGContext(pixelWidth: 100, pixelHeight: 100, scale: 1)!
        rootLayer.root.render(in: context)
        let model = context.makeImage()!
        #expect(model.pixel(x: 5, y: 5).g == 255)
        #expect(model.pixel(x: 50, y: 50).g == 0)
        layer.removeAllAnimations()
        #expect(rootLayer.colorName(5, 5) == "w")
        #expect(rootLayer.colorName(50, 50) == "r")
    }
}
