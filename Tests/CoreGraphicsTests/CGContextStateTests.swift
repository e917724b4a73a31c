// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite("Contexts: state and clips")
struct CGContextStateTests: ContextSuite {
    // MARK: - State

    @Test("Restoring the state restores colours, transforms, clips, blend modes and alpha")
    func saving() throws {
        let picture = try picture { context in
            context.setFillColor(red)
            context.saveGState()
            context.setFillColor(blue)
            context.clip(to: square(0, 0, 5))
            context.translateBy(x: 100, y: 0)
            context.setBlendMode(.clear)
            context.setAlpha(0.1)
            context.restoreGState()
            context.fill(square(0, 0, 20))
        }
        #expect(picture[15, 15] == "red")
    }

    @Test("Unbalanced restores and layer ends change nothing, and drawing continues")
    func unbalanced() throws {
        let picture = try picture { context in
            context.translateBy(x: 10, y: 0)
            context.restoreGState()
            context.endTransparencyLayer()
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.restoreGState()
            context.saveGState()
            context.endTransparencyLayer()
            context.setFillColor(red)
            context.fill(square(0, 0, 5))
        }
        #expect(picture[12, 2] == "red")
        #expect(picture[2, 2] == "clear")
    }

    @Test("The last transform added applies first")
    func transforms() throws {
        let picture = try picture { context in
            context.setFillColor(red)
            context.translateBy(x: 10, y: 10)
            context.scaleBy(x: 2, y: 2)
            context.rotate(by: .pi / 2)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        // A quarter turn makes the x axis point down.
        #expect(picture[9, 17] == "red")
        #expect(picture[8, 11] == "red")
        #expect(picture[11, 11] == "clear")
        #expect(picture[9, 19] == "clear")
    }

    @Test("y grows downwards in an Uplift context and upwards in an app's own, and the transforms agree")
    func coordinates() throws {
        let down = try #require(CGContext(pixelWidth: 40, pixelHeight: 60, scale: 2))
        #expect(down.ctm == CGAffineTransform(2, 0, 0, -2, 0, 60))
        #expect(down.convertToUserSpace(CGPoint(x: 0, y: 60)) == .zero)
        #expect(down.convertToDeviceSpace(CGRect(x: 0, y: 0, width: 5, height: 5)).minY == 50)
        let up = try #require(appContext(width: 20, height: 20))
        #expect(up.ctm == .identity)
        up.setFillColor(red)
        up.fill(square(0, 0, 5))
        let picture = Picture(try #require(up.makeImage()))
        #expect(picture[2, 18] == "red")
        #expect(picture[2, 2] == "clear")
    }

    @Test("A singular or NaN transform draws nothing, and drawing works again after it is restored")
    func flat() throws {
        let picture = try picture { context in
            context.setFillColor(red)
            context.saveGState()
            context.scaleBy(x: 0, y: 1)
            context.fill(square(0, 0, 20))
            context.addRect(square(0, 0, 20))
            context.strokePath()
            #expect(context.boundingBoxOfClipPath.isNull)
            context.draw(.plain(width: 1, height: 1, [0, 0, 0, 255]), in: square(0, 0, 9))
            context.restoreGState()
            context.saveGState()
            context.concatenate(CGAffineTransform(.nan, 0, 0, 1, 0, 0))
            context.fill(square(0, 0, 20))
            context.restoreGState()
            context.fill(square(10, 10, 5))
        }
        #expect(picture[12, 12] == "red")
        #expect(picture[5, 5] == "clear")
    }

    @Test("NaN, infinite and negative values leave the context able to draw")
    func invalidNumbers() throws {
        let picture = try picture { context in
            context.setLineDash(phase: .nan, lengths: [1, 1])
            context.setLineDash(phase: 0, lengths: [-1, 0])
            context.setLineDash(phase: 0, lengths: [0, 0])
            context.setLineWidth(.nan)
            context.setLineWidth(-3)
            context.setMiterLimit(0)
            context.setAlpha(.nan)
            context.move(to: CGPoint(x: CGFloat.nan, y: .infinity))
            context.addLine(to: CGPoint(x: 1e300, y: -1e300))
            context.addArc(center: .zero, radius: -1, startAngle: 0, endAngle: .infinity, clockwise: true)
            context.strokePath()
            context.draw(.plain(width: 1, height: 1, [0, 0, 0, 255]), in: .null)
            context.draw(.plain(width: 1, height: 1, [0, 0, 0, 255]), in: .infinite)
            context.setFillColor(red)
            context.fill(.null)
            context.fill(.infinite)
        }
        #expect(picture[0, 0] == "red")
        #expect(picture[19, 19] == "red")
    }

    // MARK: - Clipping

    @Test("A clip limits drawing to its inside, and two clips to their intersection")
    func clipping() throws {
        let picture = try picture { context in
            context.setFillColor(red)
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
            #expect(context.boundingBoxOfClipPath == square(0, 0, 10))
            context.fill(square(0, 0, 20))
        }
        #expect(picture[9, 9] == "red")
        #expect(picture[10, 9] == "clear")
        #expect(picture[9, 10] == "clear")
    }

    @Test("An even-odd clip excludes the hole; a clip to several rectangles includes each of them")
    func clipRules() throws {
        let picture = try picture { context in
            context.setFillColor(red)
            context.addRects([square(0, 0, 20), square(5, 5, 10)])
            context.clip(using: .evenOdd)
            context.fill(square(0, 0, 20))
        }
        #expect(picture[10, 10] == "clear")
        #expect(picture[2, 2] == "red")
        let several = try self.picture { context in
            context.setFillColor(red)
            context.clip(to: [square(0, 0, 5), square(10, 10, 5)])
            context.fill(square(0, 0, 20))
        }
        #expect(several[2, 2] == "red")
        #expect(several[12, 12] == "red")
        #expect(several[7, 7] == "clear")
    }

    @Test("An empty clip prevents all drawing")
    func emptyClip() throws {
        let picture = try picture { context in
            context.clip(to: CGRect.zero)
            #expect(context.boundingBoxOfClipPath.isNull)
            context.setShadow(offset: .zero, blur: 5)
            context.fill(square(0, 0, 20))
        }
        #expect(picture[10, 10] == "clear")
    }

    @Test("Clearing a rectangle makes it transparent under any blend mode and alpha")
    func clear() throws {
        let picture = try picture { context in
            context.fill(square(0, 0, 20))
            context.setBlendMode(.multiply)
            context.setAlpha(0.5)
            context.clear(square(5, 5, 5))
            context.fill(square(15, 15, 2))
        }
        #expect(picture[7, 7] == "clear")
        #expect(picture[2, 2] == "black")
    }
}
