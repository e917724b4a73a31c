// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("3D transforms")
struct CATransform3DTests {
    /// Combinations of translations, rotations, scales and perspectives.
    private var many: [CATransform3D] {
        var made: [CATransform3D] = []
        for angle in [-2.5, -1, 0, 0.4, 1.4, 3] as [CGFloat] {
            for axis in [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 2, -1)] as [(CGFloat, CGFloat, CGFloat)] {
                for depth in [0, -1 / 500] as [CGFloat] {
                    for scale in [1, 0.5, -2] as [CGFloat] {
                        var transform = CATransform3DIdentity
                        transform.m34 = depth
                        transform = CATransform3DTranslate(transform, 3, -4, 5)
                        transform = CATransform3DRotate(transform, angle, axis.0, axis.1, axis.2)
                        made.append(CATransform3DScale(transform, scale, 1.5, 1))
                    }
                }
            }
        }
        return made
    }

    @Test("A transform and its inverse cancel out; a singular transform is returned unchanged")
    func inverse() {
        for transform in many {
            #expect(near(CATransform3DConcat(transform, CATransform3DInvert(transform)), CATransform3DIdentity))
        }
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    @Test("Decomposing and recomposing a transform gives the same transform")
    func parts() {
        for transform in many {
            let parts = TransformParts(transform)
            #expect(parts != nil && near(parts!.transform, transform))
        }
        #expect(TransformParts(CATransform3DMakeScale(1, 0, 1)) == nil)
    }

    @Test("Interpolating halfway to a half turn gives a quarter turn, and the ends are exact")
    func mixing() {
        for axis in [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0)] as [(CGFloat, CGFloat, CGFloat)] {
            let half = CATransform3DMakeRotation(.pi * 0.999, axis.0, axis.1, axis.2)
            let middle = CATransform3DIdentity.mixed(with: half, fraction: 0.5)
            #expect(near(middle, CATransform3DMakeRotation(.pi * 0.4995, axis.0, axis.1, axis.2)))
        }
        for (from, to) in zip(many, many.dropFirst()) {
            #expect(near(from.mixed(with: to, fraction: 0), from))
            #expect(near(from.mixed(with: to, fraction: 1), to))
        }
        let (small, large) = (CATransform3DMakeScale(1, 1, 1), CATransform3DMakeScale(3, 2, 1))
        #expect(small.mixed(with: large, fraction: 0.5) == CATransform3DMakeScale(2, 1.5, 1))
        let (here, there) = (CATransform3DIdentity, CATransform3DMakeTranslation(10, 20, 30))
        #expect(here.mixed(with: there, fraction: 1.5) == CATransform3DMakeTranslation(15, 30, 45))
        // Interpolation keeps the perspective.
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 500
        let turned = CATransform3DRotate(eye, 2, 0, 1, 0)
        #expect(near(eye.mixed(with: turned, fraction: 0.5), CATransform3DRotate(eye, 1, 0, 1, 0)))
    }

    @Test("Creating, concatenating and converting transforms")
    func making() {
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0)
        #expect(moved.m41 == 20)
        #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 1))))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
        let affine = CGAffineTransform(1, 2, 3, 4, 5, 6)
        #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(affine)) == affine)
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
        #expect(CATransform3D().m44 == 0)
        #expect(!CATransform3DIsIdentity(CATransform3D()))
    }

    @Test("showsBack depends on rotation and perspective, not on mirroring")
    func sides() {
        #expect(!CATransform3DIdentity.showsBack)
        #expect(!CATransform3DMakeScale(-1, 1, 1).showsBack)
        #expect(CATransform3DMakeRotation(.pi, 1, 0, 0).showsBack)
        #expect(CATransform3DMakeRotation(2, 0, 1, 0).showsBack)
        #expect(!CATransform3DMakeRotation(1, 0, 1, 0).showsBack)
        #expect(!CATransform3DMakeRotation(2, 0, 0, 1).showsBack)
        // If a plane is far to the side of a near camera, a rotation by less than 90° is enough to show its back.
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 100
        let aside = CATransform3DTranslate(eye, -100, 0, 0)
        let backs = [-1.0, -0.6, 0, 0.6, 1].map { CATransform3DRotate(aside, CGFloat($0), 0, 1, 0).showsBack }
        #expect(backs == [true, false, false, false, false])
    }
}
