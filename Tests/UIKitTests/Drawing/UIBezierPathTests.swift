// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit

struct UIBezierPathTests {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)

    /// Draws an image with one pixel per point.
    func picture(_ draw: () -> Void) -> CGImage {
        UIGraphicsImageRenderer(size: rect.size, format: .oneToOne).image { _ in draw() }.cgImage!
    }

    func isInk(_ image: CGImage, _ x: Int, _ y: Int) -> Bool { image.pixel(x: x, y: y).a > 127 }

    @Test func aRoundedRectangleLeavesItsCornersOut() {
        let path = UIBezierPath(roundedRect: rect, cornerRadius: 8)
        #expect(path.bounds == rect)
        #expect(path.contains(CGPoint(x: 10, y: 10)))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        let image = picture { path.fill() }
        #expect(isInk(image, 10, 10))
        #expect(isInk(image, 0, 10))
        #expect(!isInk(image, 0, 0))
        #expect(!isInk(image, 19, 19))
    }

    @Test func onlyTheGivenCornersAreRound() {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8))
        let image = picture { path.fill() }
        #expect(!isInk(image, 0, 0))
        #expect(isInk(image, 19, 0))
        #expect(isInk(image, 0, 19))
        #expect(!isInk(image, 19, 19))
    }

    @Test func clockwiseIsAsSeenOnScreen() {
        // Clockwise from the right, the arc goes through the bottom, where y is large.
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(path.contains(CGPoint(x: 10, y: 15)))
        #expect(!path.contains(CGPoint(x: 10, y: 5)))
        #expect(abs(path.currentPoint.x) < 1e-9)
        #expect(abs(path.currentPoint.y - 10) < 1e-9)
    }

    @Test func theEvenOddRuleMakesAHole() {
        let path = UIBezierPath(rect: rect)
        path.append(UIBezierPath(rect: rect.insetBy(dx: 5, dy: 5)))
        #expect(path.contains(CGPoint(x: 10, y: 10)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 10, y: 10)))
        let image = picture { path.fill() }
        #expect(isInk(image, 2, 2))
        #expect(!isInk(image, 10, 10))
    }

    @Test func strokesHaveWidthDashesAndColour() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 20, y: 10))
        path.lineWidth = 4
        path.setLineDash([5, 5], count: 2, phase: 0)
        let image = picture {
            UIColor.red.setStroke()
            path.stroke()
        }
        #expect(isInk(image, 2, 9))
        #expect(!isInk(image, 7, 9))
        #expect(isInk(image, 12, 9))
        #expect(!isInk(image, 2, 14))
        #expect(image.pixel(x: 2, y: 10).r == 255)
        var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 1)
        path.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [5, 5])
        #expect(count == 2)
        #expect(phase == 0)
    }

    @Test func aClipKeepsDrawingInside() {
        let image = picture {
            UIBezierPath(ovalIn: rect).addClip()
            UIRectFill(rect)
        }
        #expect(isInk(image, 10, 10))
        #expect(!isInk(image, 0, 0))
    }

    @Test func aReversedHoleStaysAHole() {
        let path = UIBezierPath(rect: rect)
        path.append(UIBezierPath(ovalIn: rect.insetBy(dx: 4, dy: 4)).reversing())
        #expect(!path.contains(CGPoint(x: 10, y: 10)))
        #expect(path.contains(CGPoint(x: 1, y: 1)))
        let line = UIBezierPath()
        line.move(to: .zero)
        line.addCurve(
            to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 3, y: 0), controlPoint2: CGPoint(x: 9, y: 6))
        #expect(line.reversing().currentPoint == .zero)
        #expect(line.reversing().reversing().cgPath == line.cgPath)
    }

    @Test func transformsMoveEveryPoint() {
        let path = UIBezierPath(rect: rect)
        path.apply(CGAffineTransform(translationX: 5, y: 6))
        #expect(path.bounds == rect.offsetBy(dx: 5, dy: 6))
    }

    @Test func aCopyIsIndependent() throws {
        let path = UIBezierPath(rect: rect)
        path.lineWidth = 3
        let copy = try #require(path.copy() as? UIBezierPath)
        let shape = path.cgPath
        path.addLine(to: CGPoint(x: 50, y: 50))
        #expect(copy.bounds == rect)
        #expect(copy.lineWidth == 3)
        #expect(shape.boundingBox == rect)
    }

    @Test func anEmptyPathDrawsNothing() {
        let path = UIBezierPath()
        #expect(path.isEmpty)
        #expect(path.bounds.isNull)
        #expect(path.currentPoint == .zero)
        #expect(!path.contains(.zero))
        let image = picture {
            path.close()
            path.fill()
            path.stroke()
        }
        #expect(!isInk(image, 0, 0))
        UIBezierPath(rect: rect).fill()
    }

    @Test func nonFiniteNumbersDoNotCrash() {
        _ = picture {
            for number in [CGFloat.nan, .infinity] {
                let bad = CGRect(x: number, y: 0, width: number, height: 5)
                for path in [
                    UIBezierPath(rect: bad), UIBezierPath(ovalIn: bad), UIBezierPath(roundedRect: bad, cornerRadius: 3),
                    UIBezierPath(roundedRect: rect, cornerRadius: number),
                    UIBezierPath(arcCenter: .zero, radius: number, startAngle: 0, endAngle: number, clockwise: true),
                ] {
                    path.lineWidth = number
                    path.fill()
                    path.stroke()
                    _ = path.contains(.zero)
                    _ = path.reversing()
                }
            }
        }
    }
}
