// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Constraints in scroll views") struct ScrollViewConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    private let scrollView = UIScrollView()
    private let content = constrainedView()

    init() {
        addFilling(scrollView, to: root)
        scrollView.addSubview(content)
    }

    @Test("A chain of 10 + 50 + 10 points from top to bottom gives a content of 70 points (L217)")
    func chain() {
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
            content.heightAnchor.constraint(equalToConstant: 50),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -10),
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            content.widthAnchor.constraint(equalToConstant: 500),
        ])
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 500, height: 70))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 500, height: 50))
    }

    @Test("Without a constraint to the bottom, the content has no height (L217)")
    func missingBottom() {
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
            content.heightAnchor.constraint(equalToConstant: 50),
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            content.widthAnchor.constraint(equalToConstant: 500),
        ])
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 500, height: 0))
    }

    @Test("Constraints only to the top and leading edges leave the app's content size as it is (L217)")
    func onlyTopAndLeading() {
        scrollView.contentSize = CGSize(width: 600, height: 700)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 20),
            content.heightAnchor.constraint(equalToConstant: 50), content.widthAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 600, height: 700))
        #expect(content.frame == CGRect(x: 20, y: 10, width: 50, height: 50))
    }

    /// Ties the content to all edges of the scroll view's content.
    private func tieContent(width: NSLayoutConstraint, height: CGFloat) {
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor), width,
            content.heightAnchor.constraint(equalToConstant: height),
        ])
    }

    @Test("A content as wide as the scroll view's width anchor has the width of the frame (L218)")
    func widthOfFrame() {
        tieContent(width: content.widthAnchor.constraint(equalTo: scrollView.widthAnchor), height: 900)
        root.layoutIfNeeded()
        #expect(scrollView.frame == root.bounds)
        #expect(scrollView.contentSize == CGSize(width: 400, height: 900))
        root.frame.size.width = 250
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 250, height: 900))
    }

    @Test("An assigned content size is overridden in the next layout (L219)")
    func assignedContentSize() {
        tieContent(width: content.widthAnchor.constraint(equalToConstant: 500), height: 900)
        root.layoutIfNeeded()
        scrollView.contentSize = CGSize(width: 1, height: 2)
        scrollView.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 500, height: 900))
    }

    @Test("The content inset and the safe area change neither the content size nor the frames in it (L220)")
    func insets() {
        let screen = TestScreen(size: CGSize(width: 400, height: 300), scale: 2)
        let controller = UIViewController()
        controller.view.addSubview(root)
        tieContent(width: content.widthAnchor.constraint(equalToConstant: 500), height: 900)
        scrollView.contentInsetAdjustmentBehavior = .always
        screen.show(controller)
        screen.safeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
        scrollView.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        scrollView.setNeedsLayout()
        screen.advance(by: 0.1)
        #expect(scrollView.adjustedContentInset.top == 50)
        #expect(scrollView.contentSize == CGSize(width: 500, height: 900))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 500, height: 900))
    }
}
