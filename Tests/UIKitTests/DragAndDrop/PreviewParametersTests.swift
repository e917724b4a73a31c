// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import SeededNumbers
import Testing
import UIKit
import UIKitTesting

@Suite("Drag preview parameters") @MainActor
struct PreviewParametersTests {
    private func shape(_ lines: [CGRect]) -> UIBezierPath? {
        UIDragPreviewParameters(textLineRects: lines.map { NSValue(cgRect: $0) }).visiblePath
    }

    private func line(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: 20)
    }

    @Test("Adjacent lines of text make one shape, slightly larger and with round corners")
    func joined() throws {
        let path = try #require(shape([line(0, 0, 200), line(0, 20, 120), line(0, 40, 160)]))
        #expect(path.bounds.insetBy(dx: -0.01, dy: -0.01).contains(CGRect(x: -3, y: -3, width: 206, height: 66)))
        for point in [CGPoint(x: 1, y: 2), CGPoint(x: 199, y: 10), CGPoint(x: 119, y: 30), CGPoint(x: 100, y: 20)] {
            #expect(path.contains(point), "\(point)")
        }
        for point in [
            CGPoint(x: -2.5, y: -2.5), CGPoint(x: 202.5, y: -2.5), CGPoint(x: 140, y: 30), CGPoint(x: 180, y: 50),
        ] {
            #expect(!path.contains(point), "\(point)")
        }
    }

    @Test("Lines that do not overlap horizontally make two shapes")
    func apart() throws {
        let path = try #require(shape([line(200, 0, 100), line(0, 20, 80)]))
        #expect(path.contains(CGPoint(x: 250, y: 10)))
        #expect(path.contains(CGPoint(x: 40, y: 30)))
        #expect(!path.contains(CGPoint(x: 140, y: 20)))
    }

    @Test("Parts of one line are joined, and nearly aligned edges become one edge")
    func sameLine() throws {
        let path = try #require(shape([line(0, 0, 50), line(50, 0, 50), line(0, 20, 95)]))
        #expect(path.contains(CGPoint(x: 102, y: 36)))
        #expect(path.contains(CGPoint(x: 50, y: 10)))
    }

    @Test("Without lines there is no visible path")
    func none() {
        #expect(shape([]) == nil)
        #expect(shape([.zero, .null, .infinite]) == nil)
        #expect(UIPreviewParameters(textLineRects: []).visiblePath == nil)
    }

    @Test("Any rectangles, even infinite or NaN ones, make a shape with finite bounds")
    func fuzz() {
        var random = Seeded(seed: 8)
        let numbers: [CGFloat] = [0, 1, -5, 20, 21, 300, 0.001, 1e9, .nan, .infinity]
        for _ in 0..<2000 {
            let lines = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                CGRect(
                    x: numbers.randomElement(using: &random)!, y: numbers.randomElement(using: &random)!,
                    width: numbers.randomElement(using: &random)!, height: numbers.randomElement(using: &random)!)
            }
            if let bounds = shape(lines)?.bounds {
                let numbers = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]
                #expect(numbers.allSatisfy { $0.isFinite }, "\(lines)")
            }
        }
    }

    @Test("A copy has the same type, and later changes to the original do not affect it")
    func copies() {
        let parameters = UIDragPreviewParameters()
        parameters.backgroundColor = .red
        parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
        let copy = parameters.copy() as? UIDragPreviewParameters
        parameters.visiblePath = nil
        parameters.backgroundColor = .blue
        #expect(copy?.visiblePath?.bounds.width == 9)
        #expect(copy?.backgroundColor == .red)
        let proposal = UITableViewDropProposal(operation: .move, intent: .automatic)
        proposal.isPrecise = true
        let same = proposal.copy() as? UITableViewDropProposal
        #expect(same?.operation == .move)
        #expect(same?.intent == .automatic)
        #expect(same?.isPrecise == true)
        #expect(same !== proposal)
        #expect((UIDropProposal(operation: .copy).copy() as? UIDropProposal)?.operation == .copy)
    }

    @Test("NSValue stores and returns rectangles, points and sizes")
    func values() {
        #expect(
            NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue
                == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue == CGSize(width: 3, height: 4))
    }
}
