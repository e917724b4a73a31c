// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Matrices taken apart")
struct MatrixPartsTests {
    static func turn(_ angle: Double, _ axis: Int) -> Matrix4 {
        let (c, s) = (cos(angle), sin(angle))
        switch axis {
        case 0: return Matrix4([1, 0, 0, 0], [0, c, s, 0], [0, -s, c, 0], [0, 0, 0, 1])
        case 1: return Matrix4([c, 0, -s, 0], [0, 1, 0, 0], [s, 0, c, 0], [0, 0, 0, 1])
        default: return Matrix4([c, s, 0, 0], [-s, c, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])
        }
    }

    static func scale(_ x: Double, _ y: Double, _ z: Double) -> Matrix4 {
        Matrix4([x, 0, 0, 0], [0, y, 0, 0], [0, 0, z, 0], [0, 0, 0, 1])
    }

    static let slant = Matrix4([1, 0, 0, 0], [0.4, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])
    static let depth = Matrix4([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, -0.002], [0, 0, 0, 1])
    static let move = Matrix4([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [30, -20, 7, 1])

    /// Turns, sizes, mirrors, slants, moves and perspective, two and three together.
    static let samples: [Matrix4] = {
        let simple = [
            Matrix4.identity, turn(0.5, 0), turn(-1.2, 1), turn(2.5, 2), turn(.pi, 2), scale(2, 0.5, 3),
            scale(-1, 1, 1), scale(1, -2, 1), scale(1, 1, -1), slant, depth, move,
        ]
        return simple.flatMap { a in simple.flatMap { b in [a.concatenated(b), a.concatenated(b).concatenated(move)] } }
    }()

    /// How far two matrices differ, as what they do to points: a factor of all their numbers does nothing.
    static func difference(_ a: Matrix4, _ b: Matrix4) -> Double {
        (0..<4).flatMap { row in
            (0..<4).map { abs(a[row][$0] / a.rows.3.w - b[row][$0] / b.rows.3.w) }
        }.max()!
    }

    @Test("Put together again they are the matrix")
    func together() throws {
        for matrix in Self.samples {
            let parts = try #require(MatrixParts(matrix))
            #expect(Self.difference(parts.matrix, matrix) < 1e-9, "\(matrix)")
        }
    }

    @Test("Mixed, they begin and end at the matrices")
    func ends() throws {
        for (a, b) in zip(Self.samples, Self.samples.reversed()) {
            let (from, to) = (try #require(MatrixParts(a)), try #require(MatrixParts(b)))
            #expect(Self.difference(from.mixed(with: to, fraction: 0), a) < 1e-9)
            #expect(Self.difference(from.mixed(with: to, fraction: 1), b) < 1e-9)
        }
    }

    @Test("Half of a turn is half the angle, and shrinks nothing", arguments: [0, 1, 2])
    func turns(axis: Int) throws {
        let (none, quarter) = (MatrixParts(.identity)!, MatrixParts(Self.turn(.pi / 2, axis))!)
        let half = none.mixed(with: quarter, fraction: 0.5)
        #expect(Self.difference(half, Self.turn(.pi / 4, axis)) < 1e-9)
    }

    @Test("A mirror in the plane is passed through its edge, with no turn")
    func mirrors() throws {
        let parts = MatrixParts(.identity)!
        for (mirror, half) in [
            (Self.scale(-1, 1, 1), Self.scale(0, 1, 1)), (Self.scale(1, -1, 1), Self.scale(1, 0, 1)),
        ] {
            #expect(Self.difference(parts.mixed(with: MatrixParts(mirror)!, fraction: 0.5), half) < 1e-9)
        }
    }

    @Test("An inverse undoes; what flattens has none")
    func inverses() throws {
        for matrix in Self.samples {
            let inverse = try #require(matrix.inverse)
            #expect(Self.difference(matrix.concatenated(inverse), .identity) < 1e-9)
        }
        #expect(Self.scale(1, 0, 1).inverse == nil)
        #expect(MatrixParts(Self.scale(1, 0, 1)) == nil)
    }
}
