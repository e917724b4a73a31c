// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import ObjectiveCRuntime
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Observed properties of UIKit")
struct ObservedPropertiesTests {
    @Test("Scrolling and sizes of scroll views are observed")
    func scrollViews() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var seen: [String] = []
        let offset = view.observe(\.contentOffset, key: "contentOffset", options: [.old, .new]) { _, change in
            seen.append("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
        }
        let size = view.observe(\.contentSize, key: "contentSize", options: [.new]) { _, change in
            seen.append("size \(change.newValue?.height ?? -1)")
        }
        view.contentSize = CGSize(width: 100, height: 900)
        view.contentOffset.y = 30
        view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        #expect(seen == ["size 900.0", "0.0 30.0", "30.0 50.0"])
        offset.invalidate()
        view.contentOffset.y = 0
        #expect(seen.count == 3)
        withExtendedLifetime(size) {}
    }

    @Test("A view's place and visibility are observed")
    func views() {
        let view = UIView()
        var keys: [String] = []
        let observations = [
            view.observe(\.frame, key: "frame") { _, _ in keys.append("frame") },
            view.observe(\.center, key: "center") { _, _ in keys.append("center") },
            view.observe(\.bounds, key: "bounds") { _, _ in keys.append("bounds") },
            view.observe(\.isHidden, key: "hidden") { _, _ in keys.append("hidden") },
        ]
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        view.center = .zero
        view.bounds.size = CGSize(width: 9, height: 9)
        view.isHidden = true
        #expect(keys == ["frame", "center", "bounds", "hidden"])
        withExtendedLifetime(observations) {}
    }
}
