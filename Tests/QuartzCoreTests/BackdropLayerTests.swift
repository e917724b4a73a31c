// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Layers that show what lies below them")
@MainActor
struct BackdropLayerTests {
    private let ground = Ground()
    private let left: CALayer
    private let glass = BackdropLayer()

    /// White, with a red left half, under a pane of glass in the middle.
    init() {
        left = ground.add(CALayer(), CGRect(x: 0, y: 0, width: 50, height: 100), red)
        ground.add(glass, CGRect(x: 20, y: 20, width: 60, height: 60), nil)
        RenderStatistics.current = RenderStatistics()
    }

    private var made: Int { RenderStatistics.current.backdrops }

    @Test("Glass blurs what is below it, inside its bounds and nowhere else")
    func blurs() {
        #expect(ground.look(49, 50) == "r" && ground.look(51, 50) == "w" && made == 0)
        glass.look = BackdropEffect(radius: 6)
        #expect(ground.look(49, 15) == "r" && ground.look(51, 15) == "w")
        // Half way at the edge, and further along what it was.
        #expect(abs(ground.color(49, 50)[1] - 128) < 32 && abs(ground.color(51, 50)[1] - 128) < 32)
        let across = [22, 36, 43, 50, 57, 64, 77].map { ground.color($0, 50)[1] }
        #expect(across == across.sorted() && across[0] < 4 && across[6] > 251)
        // One standard deviation to either side.
        #expect(abs(across[2] - 32) < 20 && abs(across[4] - 223) < 20)
        #expect(ground.look(19, 50) == "r" && ground.look(81, 50) == "w")
    }

    @Test("Edges count on beyond themselves: what lies outside the glass does not shine in, and nothing darkens there")
    func edges() {
        glass.look = BackdropEffect(radius: 6)
        glass.frame = CGRect(x: 50, y: 0, width: 50, height: 100)
        #expect(ground.look(51, 50) == "w" && ground.look(99, 99) == "w" && ground.look(51, 1) == "w")
        glass.frame = CGRect(x: -30, y: -30, width: 80, height: 80)
        #expect(ground.look(1, 1) == "r" && ground.look(48, 48) == "r")
        // What is outside the window is nowhere.
        glass.frame = CGRect(x: -70, y: -30, width: 140, height: 80)
        #expect(ground.look(1, 1) == "r" && ground.look(69, 48) == "w")
        #expect(abs(ground.color(49, 20)[1] - 128) < 32 && abs(ground.color(51, 20)[1] - 128) < 32)
    }

    @Test("A tint lies over the blur, and what is on the glass over both")
    func tint() {
        glass.look = BackdropEffect(radius: 6, tint: CGColor(gray: 0, alpha: 0.5))
        #expect(abs(ground.color(75, 50)[0] - 127) <= 1)
        let label = CALayer()
        label.frame = CGRect(x: 40, y: 40, width: 10, height: 10)
        label.backgroundColor = blue
        glass.addSublayer(label)
        #expect(ground.look(65, 65) == "b")
        // Another tint needs no other blur.
        let before = made
        glass.look.tint = CGColor(gray: 0, alpha: 1)
        #expect(ground.look(75, 50) == "k" && made == before)
    }

    @Test("Colours gain, and greys stay")
    func saturation() {
        left.backgroundColor = CGColor(srgbRed: 0.6, green: 0.4, blue: 0.4, alpha: 1)
        glass.look = BackdropEffect(radius: 2, saturation: 2)
        let color = ground.color(25, 50)
        // Light is kept: 0.2126 of red and the rest of the others.
        #expect(abs(color[0] - 193) <= 2 && abs(color[1] - 91) <= 2 && abs(color[2] - 91) <= 2)
        #expect(ground.look(75, 50) == "w")
    }

    @Test("A texture is made again when something below the glass has changed, and for nothing else")
    func kept() {
        glass.look = BackdropEffect(radius: 6)
        let beside = ground.add(CALayer(), CGRect(x: 0, y: 85, width: 10, height: 10), blue)
        let above = ground.add(CALayer(), CGRect(x: 60, y: 40, width: 10, height: 10), blue)
        _ = ground.picture
        #expect(made == 1)
        _ = ground.picture
        beside.backgroundColor = green
        _ = ground.picture
        above.backgroundColor = green
        #expect(ground.look(65, 45) == "g" && made == 1)
        left.backgroundColor = blue
        #expect(ground.color(25, 50) == [0, 0, 255] && made == 2)
        left.frame.size.width = 30
        #expect(ground.color(45, 50)[0] > 250 && made == 3)
        glass.position.x += 5
        _ = ground.picture
        #expect(made == 4)
        glass.cornerRadius = 10
        glass.opacity = 0.5
        _ = ground.picture
        #expect(made == 4)
    }

    @Test("Glass sees what lies below its superlayers, wherever those are moved and however they are turned")
    func nested() {
        let outer = ground.add(CALayer(), CGRect(x: 10, y: 10, width: 80, height: 80), nil)
        outer.bounds.origin = CGPoint(x: 500, y: 300)
        let inner = CALayer()
        inner.frame = outer.bounds
        outer.addSublayer(inner)
        inner.addSublayer(glass)
        glass.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
        glass.look = BackdropEffect(radius: 6)
        #expect(ground.color(25, 50)[1] < 5 && abs(ground.color(50, 50)[1] - 128) < 24)
        #expect(ground.color(75, 50)[1] > 250)
        let before = made
        outer.position.x += 10
        #expect(abs(ground.color(50, 50)[1] - 128) < 24 && made == before + 1)
        outer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(ground.color(40, 50)[1] < 32 && ground.color(60, 50)[1] > 223)
        #expect(abs(ground.color(50, 50)[1] - 128) < 24)
        // What its superlayer cuts off is below it no more.
        outer.setAffineTransform(.identity)
        let stripe = CALayer()
        stripe.frame = CGRect(x: 0, y: -200, width: 80, height: 400)
        stripe.backgroundColor = blue
        inner.insertSublayer(stripe, at: 0)
        #expect(ground.color(60, 50)[2] > 200)
        stripe.frame = CGRect(x: 0, y: -20, width: 80, height: 20)
        inner.masksToBounds = true
        glass.frame = CGRect(x: 0, y: -30, width: 80, height: 60)
        #expect(ground.color(80, 11)[0] > 250)
    }

    @Test("Glass over glass sees the other")
    func glassOverGlass() {
        glass.look = BackdropEffect(tint: CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
        let second = BackdropLayer()
        ground.add(second, CGRect(x: 40, y: 40, width: 20, height: 20), nil)
        second.look = BackdropEffect(radius: 3)
        #expect(ground.look(50, 50) == "b")
        glass.look.tint = green
        #expect(ground.look(50, 50) == "g")
    }

    @Test("A layer with rounded bounds cuts its glass, and a group that fades fades it")
    func cut() {
        glass.look = BackdropEffect(tint: CGColor(gray: 0, alpha: 1))
        glass.cornerRadius = 30
        #expect(ground.look(21, 21) == "k")
        glass.masksToBounds = true
        #expect(ground.look(21, 21) == "r" && ground.look(50, 50) == "k")
        glass.opacity = 0.5
        #expect(abs(ground.color(60, 50)[0] - 127) <= 1)
    }

    @Test("Stencilled, it shows only in the shape of what is on it, in the colours of what lies below")
    func stencil() {
        let word = CALayer()
        word.frame = CGRect(x: 0, y: 20, width: 60, height: 10)
        word.backgroundColor = green
        glass.addSublayer(word)
        glass.look = BackdropEffect(tint: CGColor(gray: 0, alpha: 0.5), isStencilled: true)
        #expect(ground.color(30, 45) == [127, 0, 0] || ground.color(30, 45) == [128, 0, 0])
        #expect(abs(ground.color(70, 45)[0] - 127) <= 1 && ground.look(70, 60) == "w" && ground.look(30, 60) == "r")
        left.backgroundColor = blue
        #expect(abs(ground.color(30, 45)[2] - 127) <= 1 && ground.color(30, 45)[0] == 0)
        word.opacity = 0.5
        #expect(abs(ground.color(70, 45)[0] - 191) <= 1)
        let before = made
        _ = ground.picture
        #expect(made == before)
    }

    @Test("A blur that is animated shows each of its steps")
    func animated() throws {
        let shown = try halfway(glass, [("radius", 0, 8), ("tint", CGColor(gray: 0, alpha: 0), CGColor.black)])
        #expect(shown.look.radius == 4)
        #expect(shown.look.tint?.alpha == 0.5)
    }

    @Test("A tree without glass makes nothing more than before, and one with glass only the way to it")
    func cost() {
        #expect(!ground.root.holdsBackdrops)
        let other = ground.add(CALayer(), CGRect(x: 0, y: 0, width: 10, height: 10), blue)
        _ = ground.picture
        RenderStatistics.current = RenderStatistics()
        other.backgroundColor = green
        _ = ground.picture
        #expect(RenderStatistics.current.compositions == 2)
        glass.look = BackdropEffect(radius: 6)
        #expect(ground.root.holdsBackdrops)
        _ = ground.picture
        RenderStatistics.current = RenderStatistics()
        other.backgroundColor = blue
        _ = ground.picture
        // The root, the layer that changed, and the glass.
        #expect(RenderStatistics.current.compositions == 3 && RenderStatistics.current.decorations == 1)
        #expect(made == 0)
        glass.removeFromSuperlayer()
        _ = ground.picture
        #expect(!ground.root.holdsBackdrops)
    }

    @Test("A picture of a part alone leaves out what lies below it, and the window's is right again")
    func part() {
        glass.look = BackdropEffect(radius: 6)
        left.addSublayer(glass)
        let alone = glass.snapshotNode(isFresh: true)
        #expect(alone == nil || alone!.rasterized(in: glass.bounds, scale: 1)!.pixel(x: 5, y: 5).a == 0)
        #expect(ground.color(30, 50)[1] < 5 && ground.color(75, 50)[1] > 250)
    }
}
