// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Backdrop layers")
@MainActor
struct BackdropLayerTests {
    private let rootLayer = RenderedRootLayer()
    private let left: CALayer
    private let glass = BackdropLayer()

    /// Makes the left half of the white root layer red, and adds a backdrop layer over the middle.
    init() {
        left = rootLayer.add(CALayer(), CGRect(x: 0, y: 0, width: 50, height: 100), red)
        rootLayer.add(glass, CGRect(x: 20, y: 20, width: 60, height: 60), nil)
        RenderStatistics.current = RenderStatistics()
    }

    private var made: Int { RenderStatistics.current.backdrops }

    @Test("A backdrop blurs the content behind it, inside its bounds only")
    func blurs() {
        #expect(rootLayer.colorName(49, 50) == "r")
        #expect(rootLayer.colorName(51, 50) == "w")
        #expect(made == 0)
        glass.effect = BackdropEffect(radius: 6)
        #expect(rootLayer.colorName(49, 15) == "r")
        #expect(rootLayer.colorName(51, 15) == "w")
        // The blurred colour is halfway between red and white at the edge between them, and unchanged farther away.
        #expect(abs(rootLayer.color(49, 50)[1] - 128) < 32)
        #expect(abs(rootLayer.color(51, 50)[1] - 128) < 32)
        let across = [22, 36, 43, 50, 57, 64, 77].map { rootLayer.color($0, 50)[1] }
        #expect(across == across.sorted())
        #expect(across[0] < 4)
        #expect(across[6] > 251)
        // These two pixels are about one standard deviation of the blur to the left and to the right of the edge.
        #expect(abs(across[2] - 32) < 20)
        #expect(abs(across[4] - 223) < 20)
        #expect(rootLayer.colorName(19, 50) == "r")
        #expect(rootLayer.colorName(81, 50) == "w")
    }

    @Test("A backdrop's blur extends its edge pixels, and takes no colour from outside its bounds")
    func edges() {
        glass.effect = BackdropEffect(radius: 6)
        glass.frame = CGRect(x: 50, y: 0, width: 50, height: 100)
        #expect(rootLayer.colorName(51, 50) == "w")
        #expect(rootLayer.colorName(99, 99) == "w")
        #expect(rootLayer.colorName(51, 1) == "w")
        glass.frame = CGRect(x: -30, y: -30, width: 80, height: 80)
        #expect(rootLayer.colorName(1, 1) == "r")
        #expect(rootLayer.colorName(48, 48) == "r")
        // Places the backdrop partly outside the window: that part must have no effect on the blur inside.
        glass.frame = CGRect(x: -70, y: -30, width: 140, height: 80)
        #expect(rootLayer.colorName(1, 1) == "r")
        #expect(rootLayer.colorName(69, 48) == "w")
        #expect(abs(rootLayer.color(49, 20)[1] - 128) < 32)
        #expect(abs(rootLayer.color(51, 20)[1] - 128) < 32)
    }

    @Test("A tint is over the blur, and sublayers are over both")
    func tint() {
        glass.effect = BackdropEffect(radius: 6, tint: CGColor(gray: 0, alpha: 0.5))
        #expect(abs(rootLayer.color(75, 50)[0] - 127) <= 1)
        let label = CALayer()
        label.frame = CGRect(x: 40, y: 40, width: 10, height: 10)
        label.backgroundColor = blue
        glass.addSublayer(label)
        #expect(rootLayer.colorName(65, 65) == "b")
        // After a change of the tint only, the blurred texture is reused.
        let before = made
        glass.effect.tint = CGColor(gray: 0, alpha: 1)
        #expect(rootLayer.colorName(75, 50) == "k")
        #expect(made == before)
    }

    @Test("Saturation strengthens colours and leaves white unchanged")
    func saturation() {
        left.backgroundColor = CGColor(srgbRed: 0.6, green: 0.4, blue: 0.4, alpha: 1)
        glass.effect = BackdropEffect(radius: 2, saturation: 2)
        let color = rootLayer.color(25, 50)
        // A saturation of 2 keeps the luminance, and doubles the distance of each component from it. In the luminance,
        // red has the weight 0.2126, and green and blue together have the rest.
        #expect(abs(color[0] - 193) <= 2)
        #expect(abs(color[1] - 91) <= 2)
        #expect(abs(color[2] - 91) <= 2)
        #expect(rootLayer.colorName(75, 50) == "w")
    }

    @Test("The backdrop's texture is recreated only if the content behind it changes")
    func textureIsReused() {
        glass.effect = BackdropEffect(radius: 6)
        let beside = rootLayer.add(CALayer(), CGRect(x: 0, y: 85, width: 10, height: 10), blue)
        let above = rootLayer.add(CALayer(), CGRect(x: 60, y: 40, width: 10, height: 10), blue)
        _ = rootLayer.picture
        #expect(made == 1)
        _ = rootLayer.picture
        beside.backgroundColor = green
        _ = rootLayer.picture
        above.backgroundColor = green
        #expect(rootLayer.colorName(65, 45) == "g")
        #expect(made == 1)
        left.backgroundColor = blue
        #expect(rootLayer.color(25, 50) == [0, 0, 255])
        #expect(made == 2)
        left.frame.size.width = 30
        #expect(rootLayer.color(45, 50)[0] > 250)
        #expect(made == 3)
        glass.position.x += 5
        _ = rootLayer.picture
        #expect(made == 4)
        glass.cornerRadius = 10
        glass.opacity = 0.5
        _ = rootLayer.picture
        #expect(made == 4)
    }

    @Test("A nested backdrop shows the content behind its superlayers, moved and rotated too")
    func nested() {
        let outer = rootLayer.add(CALayer(), CGRect(x: 10, y: 10, width: 80, height: 80), nil)
        outer.bounds.origin = CGPoint(x: 500, y: 300)
        let inner = CALayer()
        inner.frame = outer.bounds
        outer.addSublayer(inner)
        inner.addSublayer(glass)
        glass.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
        glass.effect = BackdropEffect(radius: 6)
        #expect(rootLayer.color(25, 50)[1] < 5)
        #expect(abs(rootLayer.color(50, 50)[1] - 128) < 24)
        #expect(rootLayer.color(75, 50)[1] > 250)
        let before = made
        outer.position.x += 10
        #expect(abs(rootLayer.color(50, 50)[1] - 128) < 24)
        #expect(made == before + 1)
        outer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(rootLayer.color(40, 50)[1] < 32)
        #expect(rootLayer.color(60, 50)[1] > 223)
        #expect(abs(rootLayer.color(50, 50)[1] - 128) < 24)
        // Content that the superlayer clips is not behind the backdrop.
        outer.setAffineTransform(.identity)
        let stripe = CALayer()
        stripe.frame = CGRect(x: 0, y: -200, width: 80, height: 400)
        stripe.backgroundColor = blue
        inner.insertSublayer(stripe, at: 0)
        #expect(rootLayer.color(60, 50)[2] > 200)
        stripe.frame = CGRect(x: 0, y: -20, width: 80, height: 20)
        inner.masksToBounds = true
        glass.frame = CGRect(x: 0, y: -30, width: 80, height: 60)
        #expect(rootLayer.color(80, 11)[0] > 250)
    }

    @Test("A backdrop over a backdrop shows the lower one")
    func glassOverGlass() {
        glass.effect = BackdropEffect(tint: CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
        let second = BackdropLayer()
        rootLayer.add(second, CGRect(x: 40, y: 40, width: 20, height: 20), nil)
        second.effect = BackdropEffect(radius: 3)
        #expect(rootLayer.colorName(50, 50) == "b")
        glass.effect.tint = green
        #expect(rootLayer.colorName(50, 50) == "g")
    }

    @Test("Rounded corners clip a backdrop, and opacity fades it")
    func cut() {
        glass.effect = BackdropEffect(tint: CGColor(gray: 0, alpha: 1))
        glass.cornerRadius = 30
        #expect(rootLayer.colorName(21, 21) == "k")
        glass.masksToBounds = true
        #expect(rootLayer.colorName(21, 21) == "r")
        #expect(rootLayer.colorName(50, 50) == "k")
        glass.opacity = 0.5
        #expect(abs(rootLayer.color(60, 50)[0] - 127) <= 1)
    }

    @Test("A stencilled backdrop shows the content behind it in the shape of its sublayers")
    func stencil() {
        let word = CALayer()
        word.frame = CGRect(x: 0, y: 20, width: 60, height: 10)
        word.backgroundColor = green
        glass.addSublayer(word)
        glass.effect = BackdropEffect(tint: CGColor(gray: 0, alpha: 0.5), isStencilled: true)
        #expect(rootLayer.color(30, 45) == [127, 0, 0] || rootLayer.color(30, 45) == [128, 0, 0])
        #expect(abs(rootLayer.color(70, 45)[0] - 127) <= 1)
        #expect(rootLayer.colorName(70, 60) == "w")
        #expect(rootLayer.colorName(30, 60) == "r")
        left.backgroundColor = blue
        #expect(abs(rootLayer.color(30, 45)[2] - 127) <= 1)
        #expect(rootLayer.color(30, 45)[0] == 0)
        word.opacity = 0.5
        #expect(abs(rootLayer.color(70, 45)[0] - 191) <= 1)
        let before = made
        _ = rootLayer.picture
        #expect(made == before)
    }

    @Test("Blur radius and tint are animatable")
    func animated() throws {
        let shown = try halfway(glass, [("radius", 0, 8), ("tint", CGColor(gray: 0, alpha: 0), CGColor.black)])
        #expect(shown.effect.radius == 4)
        #expect(shown.effect.tint?.alpha == 0.5)
    }

    @Test("A backdrop adds rendering only on its path; a tree without one costs nothing extra")
    func cost() {
        #expect(!rootLayer.root.containsBackdrops)
        let other = rootLayer.add(CALayer(), CGRect(x: 0, y: 0, width: 10, height: 10), blue)
        _ = rootLayer.picture
        RenderStatistics.current = RenderStatistics()
        other.backgroundColor = green
        _ = rootLayer.picture
        #expect(RenderStatistics.current.compositions == 2)
        glass.effect = BackdropEffect(radius: 6)
        #expect(rootLayer.root.containsBackdrops)
        _ = rootLayer.picture
        RenderStatistics.current = RenderStatistics()
        other.backgroundColor = blue
        _ = rootLayer.picture
        // The change composes three layers again: the root, the changed layer and the backdrop.
        #expect(RenderStatistics.current.compositions == 3)
        #expect(RenderStatistics.current.decorations == 1)
        #expect(made == 0)
        glass.removeFromSuperlayer()
        _ = rootLayer.picture
        #expect(!rootLayer.root.containsBackdrops)
    }

    @Test("A snapshot of a backdrop has no content behind it, and the window stays right")
    func part() {
        glass.effect = BackdropEffect(radius: 6)
        left.addSublayer(glass)
        let alone = glass.snapshotNode(isFresh: true)
        #expect(alone == nil || alone!.rasterized(in: glass.bounds, scale: 1)!.pixel(x: 5, y: 5).a == 0)
        #expect(rootLayer.color(30, 50)[1] < 5)
        #expect(rootLayer.color(75, 50)[1] > 250)
    }
}
