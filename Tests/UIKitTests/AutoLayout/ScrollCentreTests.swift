// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

/// A constraint of an app's own class, as layout libraries have them.
private final class OwnConstraint: NSLayoutConstraint {
    var label = ""
}

@MainActor
@Suite("Centres of scroll views, and constraints of own classes") struct ScrollCentreTests {
    @Test("fact L215: the centre of a scroll view is that of its frame, and its edges are those of its content")
    func centre() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 600))
        let (scrollView, content) = (UIScrollView(), UIView())
        scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            content.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
        ])
        screen.show(scrollView)
        #expect(content.frame == CGRect(x: 0, y: 0, width: 390, height: 900))
        #expect(scrollView.contentSize == CGSize(width: 390, height: 900))
        scrollView.contentOffset.y = 100
        try screen.settle()
        #expect(content.frame.origin == .zero)
    }

    @Test("A subclass of NSLayoutConstraint has the initializers of its superclass")
    func subclass() {
        let view = UIView()
        let constraint = OwnConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 30)
        constraint.label = "width"
        constraint.isActive = true
        #expect(view.constraints == [constraint])
        #expect(view.systemLayoutSizeFitting(.zero).width == 30)
        #expect(OwnConstraint().firstAttribute == .notAnAttribute)
    }
}
