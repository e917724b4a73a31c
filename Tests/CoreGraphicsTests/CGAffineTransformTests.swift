// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite("Affine transforms")
struct CGAffineTransformTests {
    private let values: [CGFloat] = [-2, -1, -0.5, 0, 0.5, 1, 3]

    /// Every transform with a, b, c and d from `values`.
    private var smallWorld: [CGAffineTransform] {
        values.flatMap { a in
            values.flatMap { b in
                values.flatMap { c in values.map { CGAffineTransform(a, b, c, $0, 5, -7) } }
            }
        }
    }

    private func close(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
        [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty].allSatisfy { abs(a[keyPath: $0] - b[keyPath: $0]) < 1e-9 }
    }

    @Test("A concatenation applies the first transform, then the second")
    func concatenation() {
        let move = CGAffineTransform(translationX: 10, y: 0)
        let turn = CGAffineTransform(rotationAngle: .pi / 2)
        let point = CGPoint(x: 1, y: 2).applying(move.concatenating(turn))
        #expect(abs(point.x - -2) < 1e-12)
        #expect(abs(point.y - 11) < 1e-12)
    }

    @Test("translatedBy, scaledBy and rotated apply the new transform first")
    func prepending() {
        let scale = CGAffineTransform(scaleX: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(scale.translatedBy(x: 10, y: 10)) == CGPoint(x: 22, y: 33))
        #expect(CGPoint(x: 1, y: 1).applying(scale.scaledBy(x: 10, y: 10)) == CGPoint(x: 20, y: 30))
        let turned = CGPoint(x: 1, y: 0).applying(scale.rotated(by: .pi / 2))
        #expect(abs(turned.x) < 1e-12)
        #expect(abs(turned.y - 3) < 1e-12)
    }

    @Test("A transform and its inverse cancel out; a singular transform is its own inverse")
    func inverse() {
        for transform in smallWorld {
            if transform.a * transform.d == transform.b * transform.c {
                #expect(transform.inverted() == transform)
            } else {
                #expect(close(transform.concatenating(transform.inverted()), .identity))
            }
        }
    }

    @Test("Decomposing and recomposing a transform gives the same transform")
    func decomposition() {
        for transform in smallWorld {
            let isFlat = transform.a * transform.d == transform.b * transform.c
            let hasOneAxis = transform.a == 0 && transform.b == 0 || transform.c == 0 && transform.d == 0
            // Skips a transform that maps both axes onto one line, because it cannot be decomposed.
            if isFlat && !hasOneAxis { continue }
            let parts = transform.decomposed()
            #expect(close(CGAffineTransform(parts), transform), "\(transform)")
            #expect(parts.scale.width >= 0)
        }
    }

    @Test("Composing and decomposing components gives the same components")
    func composition() {
        for width in [0.5, 1, 2] {
            for height in [-2.0, 0.5, 1] {
                for shear in [-1.0, 0, 0.25] {
                    for rotation in [-3.0, -.pi / 2, 0, 0.1, 2] {
                        let parts = CGAffineTransformComponents(
                            scale: CGSize(width: width, height: height), horizontalShear: shear, rotation: rotation,
                            translation: CGVector(dx: 3, dy: 4))
                        let found = CGAffineTransform(parts).decomposed()
                        #expect(abs(found.scale.width - width) < 1e-12)
                        #expect(abs(found.scale.height - height) < 1e-12)
                        #expect(abs(found.horizontalShear - shear) < 1e-12)
                        #expect(abs(found.rotation - rotation) < 1e-12)
                        #expect(found.translation == parts.translation)
                    }
                }
            }
        }
    }

    @Test("Components are applied in the order scale, shear, rotation, translation")
    func order() {
        let parts = CGAffineTransformComponents(
            scale: CGSize(width: 2, height: 3), horizontalShear: 1, rotation: .pi / 2,
            translation: CGVector(dx: 100, dy: 0))
        // (1, 1) is scaled to (2, 3), sheared to (5, 3), rotated to (-3, 5) and translated.
        let point = CGPoint(x: 1, y: 1).applying(CGAffineTransform(parts))
        #expect(abs(point.x - 97) < 1e-12)
        #expect(abs(point.y - 5) < 1e-12)
    }

    @Test("A transformed rectangle is the bounding box of its transformed corners")
    func rectangles() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        for transform in smallWorld {
            let box = rect.applying(transform)
            let corners = [(1, 2), (4, 2), (1, 6), (4, 6)].map { CGPoint(x: $0.0, y: $0.1).applying(transform) }
            #expect(abs(box.minX - corners.map(\.x).min()!) < 1e-9)
            #expect(abs(box.maxX - corners.map(\.x).max()!) < 1e-9)
            #expect(abs(box.minY - corners.map(\.y).min()!) < 1e-9)
            #expect(abs(box.maxY - corners.map(\.y).max()!) < 1e-9)
        }
        #expect(CGRect.null.applying(smallWorld[0]).isNull)
        #expect(
            CGSize(width: 1, height: 2).applying(CGAffineTransform(2, 0, 0, 3, 50, 50)) == CGSize(width: 2, height: 6))
    }

    @Test("Transforms and vectors are coded in JSON as arrays of numbers")
    func coding() throws {
        let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
        let data = try JSONEncoder().encode([transform])
        #expect(String(decoding: data, as: UTF8.self) == "[[1,2,3,4,5,6]]")
        #expect(try JSONDecoder().decode([CGAffineTransform].self, from: data) == [transform])
        let vector = try JSONEncoder().encode(CGVector(dx: 1, dy: 2))
        #expect(String(decoding: vector, as: UTF8.self) == "[1,2]")
        #expect(try JSONDecoder().decode(CGVector.self, from: vector) == CGVector(dx: 1, dy: 2))
    }

    @Test("Points, sizes and rectangles describe themselves as on Apple's systems")
    func descriptions() {
        let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
        #expect(rect.debugDescription == "(1.0, 2.5, 3.0, 4.0)")
        #expect(rect.origin.debugDescription == "(1.0, 2.5)")
        #expect("\(rect.size)" == "(3.0, 4.0)")
        #expect(rect.equalTo(rect))
        #expect(!rect.origin.equalTo(.zero))
        #expect(rect.size.equalTo(CGSize(width: 3, height: 4)))
    }
}
