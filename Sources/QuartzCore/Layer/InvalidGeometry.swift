// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Error messages for positions and sizes that are NaN.
package enum InvalidGeometry {
    package static let advice =
        "A number was divided by nothing, or taken from one without end: set a breakpoint on misuse(_:) to see where."

    /// Formats numbers as in the messages of Core Animation.
    package static func list(_ numbers: [CGFloat]) -> String {
        numbers.map { $0.isNaN ? "nan" : String(format: "%g", Double($0)) }.joined(separator: " ")
    }
}

extension CALayer {
    /// Stops the program with Core Animation's message if a position is NaN.
    func checkPosition(_ point: CGPoint) {
        guard point.x.isNaN || point.y.isNaN else { return }
        reject("position", InvalidGeometry.list([point.x, point.y]))
    }

    /// Stops the program with Core Animation's message if bounds contain NaN.
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
