// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Rearrange
import UIKit

/// A `MovingView` that represents an item. It has no callback for a lift, but becomes translucent when lifted.
final class SoakMover: MovingView {
    let id: Int
    /// Called when the view has been lifted. A lift is detected by a decrease of `alpha`.
    var onLift: () -> Void = {}
    /// Whether the view was lifted and has not settled since.
    private(set) var isUp = false
    /// Whether a move of the view has been reported since its last lift.
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

    /// A frame as text, in hundredths of points, because a frame stored as centre and size may be off by the last bit.
    static func words(_ frame: CGRect) -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 100).rounded() / 100 + 0 }
        return "(\(numbers[0]), \(numbers[1]); \(numbers[2]) × \(numbers[3]))"
    }

    func cameToRest() { isUp = false }
}
