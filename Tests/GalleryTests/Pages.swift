// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit
import UIKitTesting

// What people see on pages, and what they do there.

extension UIView {
    /// What the labels in the view say that are not hidden.
    var words: [String] {
        if isHidden || alpha == 0 { return [] }
        return [(self as? UILabel)?.text].compactMap { $0 } + subviews.flatMap(\.words)
    }

    /// The view and those in it that are of a class.
    func all<View: UIView>(_ type: View.Type) -> [View] {
        [self as? View].compactMap { $0 } + subviews.flatMap { $0.all(type) }
    }

    /// Its middle in the window.
    var middle: CGPoint { convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil) }
}

extension UITableView {
    /// The middle of a row of the first section, in the window.
    func middle(ofRow row: Int) -> CGPoint {
        let rect = rectForRow(at: IndexPath(row: row, section: 0))
        return convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }
}

extension TestScreen {
    /// Rests a finger on something until it is lifted, carries it elsewhere, and lets go of it there.
    func carry(from start: CGPoint, to end: CGPoint) throws {
        let finger = touch(at: start)
        finger.hold(0.5)
        finger.move(to: end, duration: 0.4)
        finger.hold(0.3)
        finger.up()
        try settle()
    }
}
