// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Allocations
import CoreGraphics
import UIKit

/// Measures a layout of 1,000 views that no constraint concerns.
@MainActor
enum UnconstrainedViews {
    /// - Parameter constrained: the number of views beside them, in the same tree, that constraints place.
    static func measure(beside constrained: Int) -> [Figure] {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let views = (0..<1000).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        for (index, view) in views.enumerated() { (index < 10 ? root : views[index / 10]).addSubview(view) }
        for number in 0..<constrained {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: CGFloat(number)),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 1), view.heightAnchor.constraint(equalToConstant: 1),
            ])
        }
        root.layoutIfNeeded()
        var (best, allocations) = (Double.infinity, UInt.max)
        for _ in 0..<200 {
            for view in views { view.setNeedsLayout() }
            let (blocks, begin) = (allocations_count(), Stopwatch.now())
            root.layoutIfNeeded()
            best = min(best, Double(Stopwatch.now() - begin) / 1000)
            allocations = min(allocations, allocations_count() - blocks)
        }
        return [Figure("microseconds", best), Figure("allocations", Double(allocations))]
    }
}
