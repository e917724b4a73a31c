// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// What is said of a place or a size that is no number.
package enum InvalidGeometry {
    package static let advice =
        "A number was divided by nothing, or taken from one without end: set a breakpoint on misuse(_:) to see where."

    /// Numbers as Core Animation's messages have them.
    package static func list(_ numbers: [CGFloat]) -> String {
        numbers.map { $0.isNaN ? "nan" : String(format: "%g", Double($0)) }.joined(separator: " ")
    }
}

extension CALayer {
    /// Ends the program where a place is none, with Core Animation's words.
    func checkPosition(_ point: CGPoint) {
        guard point.x.isNaN || point.y.isNaN else { return }
        reject("position", InvalidGeometry.list([point.x, point.y]))
    }

    /// The same for bounds.
    package func checkBounds(_ rect: CGRect) {
        guard rect.origin.x.isNaN || rect.origin.y.isNaN || rect.size.width.isNaN || rect.size.height.isNaN else {
            return
        }
        let (origin, size) = (
            InvalidGeometry.list([rect.origin.x, rect.origin.y]),
            InvalidGeometry.list([rect.size.width, rect.size.height])
        )
        reject("bounds", "\(origin); \(size)")
    }

    private func reject(_ property: String, _ numbers: String) -> Never {
        let owner = delegate.map { "\($0)" } ?? "\(self)"
        misuse(
            "CALayerInvalidGeometry: CALayer \(property) contains NaN: [\(numbers)]. \(InvalidGeometry.advice) "
                + "Layer: \(owner)")
    }
}
