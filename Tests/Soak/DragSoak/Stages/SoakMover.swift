// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Rearrange
import UIKit

/// A moving view that stands for an item. It tells nobody that it has been lifted, but becomes see-through.
final class SoakMover: MovingView {
    let id: Int
    /// Called when it has been lifted.
    var onLift: () -> Void = {}
    /// Whether it has not come to rest since it was lifted, and whether it was told then that it had been moved.
    private(set) var isUp = false
    var isMoved = false

    init(_ id: Int, frame: CGRect) {
        self.id = id
        super.init(frame: frame)
        backgroundColor = .systemTeal
        accessibilityLabel = "\(id)"
    }

    required init?(coder: NSCoder) { nil }

    override var alpha: CGFloat {
        didSet {
            guard alpha < oldValue else { return }
            (isUp, isMoved) = (true, false)
            onLift()
        }
    }

    /// Hundredths of points: a frame that a middle and a size are kept of may be off by the last bit.
    static func words(_ frame: CGRect) -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 100).rounded() / 100 + 0 }
        return "(\(numbers[0]), \(numbers[1]); \(numbers[2]) × \(numbers[3]))"
    }

    func cameToRest() { isUp = false }
}
