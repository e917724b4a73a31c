// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// The state of a running multiple-selection gesture over a list's rows.
@MainActor
final class MultipleSelectionGesture {
    /// The rows that the gesture has selected or deselected so far, and their states before the gesture.
    var selection: MultipleSelectionRange<RowPath>
    /// The row in which the gesture began.
    let first: RowReference
    /// The location of the finger, or the point midway between two fingers, in window coordinates.
    var finger: CGPoint
    let autoscroller = DragAutoscroller()
    /// The display link that fires before each frame while the gesture is under way.
    var link: CADisplayLink?

    init(from first: RowReference, wasSelected: Bool, finger: CGPoint) {
        self.first = first
        self.finger = finger
        selection = MultipleSelectionRange(wasSelected: wasSelected)
    }
}

/// The multiple-selection gesture: a pan with two fingers over rows, or with one finger along the round selection
/// checkmarks of rows in editing mode.
@MainActor
final class MultipleSelectionPanGestureRecognizer: UIPanGestureRecognizer {
    weak var list: (any ListView)?
    /// Whether the delegate lets the current touches select rows; nil before the delegate is asked.
    private var answer: Bool?

    init() {
        super.init(target: nil, action: nil)
        minimumNumberOfTouches = 2
        maximumNumberOfTouches = 2
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count == touches.count {
            let isOnCheckmark =
                touches.count == 1 && touches.first.map { list?.isCheckmark(at: $0.location) == true } == true
            minimumNumberOfTouches = isOnCheckmark ? 1 : 2
        }
        super.touchesBegan(touches, with: event)
    }

    override func canTrack(_ touch: UITouch) -> Bool {
        list?.allowsSelectionGesture == true && super.canTrack(touch)
    }

    /// Whether the current touches may select rows. The delegate is asked once for each gesture.
    var mayBegin: Bool {
        guard state == .possible || isRecognizing, touches.count >= minimumNumberOfTouches, let list
        else { return false }
        if let answer { return answer }
        let mayBegin = list.selectionGestureMayBegin(at: beginning)
        answer = mayBegin
        return mayBegin
    }

    /// The point where the finger went down, in window coordinates. With two fingers, the midpoint of their two points.
    var beginning: CGPoint {
        let count = CGFloat(max(touches.count, 1))
        let sum = touches.reduce(into: CGPoint.zero) { sum, touch in
            sum.x += touch.beginning.x
            sum.y += touch.beginning.y
        }
        return CGPoint(x: sum.x / count, y: sum.y / count)
    }

    override func shouldBegin() -> Bool {
        let movement = movement
        return mayBegin && (minimumNumberOfTouches == 2 || abs(movement.y) > abs(movement.x))
    }

    override func reset() {
        super.reset()
        answer = nil
    }
}
