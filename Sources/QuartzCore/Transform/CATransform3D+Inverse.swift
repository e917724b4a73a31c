// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The inverse of `t`; `t` itself if there is none, as in Core Animation.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    t.inverse ?? t
}

extension CATransform3D {
    /// The inverse; nil for a singular matrix.
    var inverse: CATransform3D? { matrix.inverse.map { CATransform3D($0) } }

    /// The transform of points on the plane `z = 0`, projected to the screen.
    var onPlane: ProjectiveTransform {
        ProjectiveTransform(CGAffineTransform(m11, m12, m21, m22, m41, m42), wx: m14, wy: m24, w1: m44)
    }

    /// Whether the back of a plane faces the viewer under the transform.
    ///
    /// The back faces the viewer if the z component of the transformed normal is negative. An element of the inverse
    /// matrix has the same sign. A mirror image of the front does not count as a back.
    var showsBack: Bool {
        if m13 == 0, m23 == 0, m14 == 0, m24 == 0, m31 == 0, m32 == 0, m34 == 0, m43 == 0 { return m33 * m44 < 0 }
        let cofactor =
            m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41) + m14 * (m21 * m42 - m22 * m41)
        return cofactor * determinant < 0
    }

    var determinant: CGFloat {
        let s0 = m11 * m22 - m12 * m21
        let s1 = m11 * m23 - m13 * m21
        let s2 = m11 * m24 - m14 * m21
        let s3 = m12 * m23 - m13 * m22
        let s4 = m12 * m24 - m14 * m22
        let s5 = m13 * m24 - m14 * m23
        let c0 = m31 * m42 - m32 * m41
        let c1 = m31 * m43 - m33 * m41
        let c2 = m31 * m44 - m34 * m41
        let c3 = m32 * m43 - m33 * m42
        let c4 = m32 * m44 - m34 * m42
        let c5 = m33 * m44 - m34 * m43
        return s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
    }

    /// The depth of a point on the plane `z = 0`; a larger depth is nearer to the eye.
    func depth(of point: CGPoint) -> CGFloat {
        let weight = m14 * point.x + m24 * point.y + m44
        return (m13 * point.x + m23 * point.y + m43) / (weight == 0 ? 1 : weight)
    }
}
