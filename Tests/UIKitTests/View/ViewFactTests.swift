// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Facts about plain views") struct ViewFactTests {
    @Test("fact 21: a new view's properties")
    func defaults() {
        let view = UIView()
        #expect(view.alpha == 1 && view.isOpaque && !view.isHidden && !view.clipsToBounds)
        #expect(view.contentMode == .scaleToFill && view.tag == 0)
        #expect(view.autoresizesSubviews && view.autoresizingMask == [])
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.backgroundColor == nil)
    }

    @Test("fact 23: the tint is the nearest one set above; it is told to the views it changes for")
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
        #expect(inner.tintColor == .red && own.tintColor == .green)
        #expect((outer.told, inner.told, own.told) == (1, 1, 1))
        own.tintColor = nil
        #expect(own.tintColor == .red && own.told == 2)
    }

    @Test("fact 24: a plain view has no size of its own")
    func intrinsic() {
        #expect(UIView.noIntrinsicMetric == -1)
        #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    }
}
