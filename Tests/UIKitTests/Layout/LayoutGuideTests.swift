// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Suite("Layout guides") @MainActor
struct LayoutGuideTests {
    let screen = TestScreen(size: CGSize(width: 300, height: 600))

    @Test("UIKit's layout guides follow the safe area and the margins, and stay the same objects")
    func systemGuides() {
        screen.safeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        screen.show(view)
        let (safe, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
        #expect(safe.layoutFrame == CGRect(x: 0, y: 40, width: 300, height: 540))
        view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        #expect(margins.layoutFrame == CGRect(x: 20, y: 50, width: 240, height: 500))
        screen.safeAreaInsets = .zero
        #expect(safe.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 600))
        #expect(view.safeAreaLayoutGuide === safe)
        #expect(view.layoutMarginsGuide === margins)
        #expect(safe.owningView === view)
        #expect(safe.identifier.hasPrefix("UI"))
        #expect(view.layoutGuides.count == 2)
    }

    @Test("A scroll view's content guide moves with its content, and its frame guide stays with its frame")
    func scrollGuides() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        view.contentSize = CGSize(width: 300, height: 2000)
        screen.show(view)
        view.contentOffset.y = 700
        #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 2000))
        #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 700, width: 300, height: 600))
        view.contentSize.height = 900
        #expect(view.contentLayoutGuide.layoutFrame.height == 900)
    }

    @Test("A guide belongs to one view, and its class defines its frame")
    func ownGuides() throws {
        final class Half: UILayoutGuide {
            override var layoutFrame: CGRect {
                guard let bounds = owningView?.bounds else { return .zero }
                return CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
            }
        }
        let (one, two) = (UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 10)), UIView())
        let (guide, plain) = (Half(), UILayoutGuide())
        one.addLayoutGuide(guide)
        one.addLayoutGuide(plain)
        guide.identifier = "half"
        #expect(one.layoutGuides.map(\.identifier) == ["half", ""])
        #expect(guide.layoutFrame.width == 40)
        #expect(plain.layoutFrame == .zero)
        two.addLayoutGuide(guide)
        #expect(one.layoutGuides == [plain])
        #expect(two.layoutGuides == [guide])
        one.removeLayoutGuide(guide)
        #expect(guide.owningView === two)
        guide.owningView = nil
        #expect(two.layoutGuides == [])
        #expect(guide.layoutFrame == .zero)
        #expect(try UILayoutGuide(coder: emptyArchive())?.owningView == nil)
    }
}
