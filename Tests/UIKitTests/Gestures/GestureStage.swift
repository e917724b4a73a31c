// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit
import UIKitTesting

/// An action target that records the states of recognizers.
@MainActor
final class GestureListener {
    var calls: [String] = []

    func record(_ recognizer: UIGestureRecognizer) {
        calls.append("\(recognizer.name ?? "") \(recognizer.state)")
    }
}

/// A screen filled by one view, with a listener for its recognizers.
@MainActor
struct GestureStage {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let listener = GestureListener()

    init() {
        screen.show(view)
    }

    func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to other: UIView? = nil)
        -> Recognizer
    {
        recognizer.name = name
        recognizer.addTarget(listener, action: GestureListener.record)
        (other ?? view).addGestureRecognizer(recognizer)
        return recognizer
    }
}
