// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Facts about plain views") struct ViewFactTests {
    @Test("fact 21: a new view has UIKit's default properties")
    func defaults() {
        let view = UIView()
        #expect(view.alpha == 1)
        #expect(view.isOpaque)
        #expect(!view.isHidden)
        #expect(!view.clipsToBounds)
        #expect(view.contentMode == .scaleToFill)
        #expect(view.tag == 0)
        #expect(view.autoresizesSubviews)
        #expect(view.autoresizingMask == [])
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.backgroundColor == nil)
    }

    @Test("fact 23: the tint colour is the nearest one set above, and the views that inherit it are notified")
    func tint() {
        final class Tinted: UIView {
            var told = 0
            override func tintColorDidChange() { told += 1 }
        }
        let (outer, inner, own) = (Tinted(), Tinted(), Tinted())
        outer.addSubview(inner)
        outer.addSubview(own)
        own.tintColor = .green
        #expect(own.told == 1)
        #expect(inner.tintColor == UIColor.systemBlue)
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
        #expect(own.tintColor == .green)
        #expect((outer.told, inner.told, own.told) == (1, 1, 1))
        own.tintColor = nil
        #expect(own.tintColor == .red)
        #expect(own.told == 2)
    }

    @Test("fact 24: a plain view has no intrinsic size")
    func intrinsic() {
        #expect(UIView.noIntrinsicMetric == -1)
        #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    }
}
