// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Alignment rectangles") struct AlignmentRectTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    private func makeImage(_ size: CGSize, insets: UIEdgeInsets = .zero) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { _ in }.withAlignmentRectInsets(insets)
    }

    @Test("Constraints place the alignment rectangle, and the frame is larger by the insets (L66, L135)")
    func frames() {
        let view = AlignedView()
        addConstrained(view, to: root, left: 20, top: 30, width: 100, height: 50)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 18, y: 29, width: 106, height: 54))
        #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 20, y: 30, width: 100, height: 50))
    }

    @Test("The methods that convert frames and alignment rectangles are inverse (L132)")
    func conversions() {
        let (view, rect) = (AlignedView(), CGRect(x: 7, y: 9, width: 50, height: 60))
        #expect(view.alignmentRect(forFrame: rect) == CGRect(x: 9, y: 10, width: 44, height: 56))
        #expect(view.frame(forAlignmentRect: rect) == CGRect(x: 5, y: 8, width: 56, height: 64))
        #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: rect)) == rect)
        let plain = UIView()
        #expect(plain.alignmentRectInsets == .zero)
        #expect(plain.alignmentRect(forFrame: rect) == rect)
        #expect(plain.frame(forAlignmentRect: rect) == rect)
    }

    @Test("Subviews refer to the alignment rectangle of their superview (L66, L135)")
    func subviews() {
        let (view, inner, outer) = (AlignedView(), UIView(), UIView())
        addConstrained(view, to: root, left: 20, top: 30, width: 100, height: 50)
        addConstrained(inner, to: view, left: 5, top: 5)
        addConstrained(outer, to: view, top: 0, width: 10, height: 10)
        NSLayoutConstraint.activate([
            inner.rightAnchor.constraint(equalTo: view.rightAnchor),
            inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
        ])
        root.layoutIfNeeded()
        // The alignment rectangle is at (2, 1) in the view's coordinates.
        #expect(inner.frame == CGRect(x: 7, y: 6, width: 95, height: 45))
        // The view's frame begins at 18.
        #expect(outer.frame.minX == 82)
    }

    @Test("A follower of a view with an autoresizing mask refers to its alignment rectangle (L66)")
    func viewWithMask() {
        let (view, follower) = (AlignedView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)), UIView())
        root.addSubview(view)
        addConstrained(follower, to: root, height: 10)
        NSLayoutConstraint.activate([
            follower.leftAnchor.constraint(equalTo: view.rightAnchor),
            follower.topAnchor.constraint(equalTo: view.bottomAnchor),
            follower.widthAnchor.constraint(equalTo: view.widthAnchor),
        ])
        root.layoutIfNeeded()
        #expect(follower.frame == CGRect(x: 56, y: 57, width: 44, height: 10))
        view.frame.origin.x = 30
        root.layoutIfNeeded()
        #expect(follower.frame.minX == 76)
    }

    @Test("Siblings are as far apart as their alignment rectangles (L66)")
    func siblings() {
        let (first, second) = (AlignedView(), AlignedView())
        addConstrained(first, to: root, left: 10, top: 10, width: 20, height: 20)
        addConstrained(second, to: root, top: 10, width: 20, height: 20)
        second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 8).isActive = true
        root.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 8, y: 9, width: 26, height: 24))
        #expect(second.frame == CGRect(x: 36, y: 9, width: 26, height: 24))
    }

    // MARK: - Image views

    @Test("An image view has the alignment insets of its image (L134)")
    func imageView() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let view = UIImageView(image: makeImage(CGSize(width: 40, height: 30), insets: insets))
        addConstrained(view, to: root, left: 10, top: 20)
        root.layoutIfNeeded()
        #expect(view.alignmentRectInsets == insets)
        #expect(view.intrinsicContentSize == CGSize(width: 34, height: 26))
        #expect(view.frame == CGRect(x: 8, y: 19, width: 40, height: 30))
        #expect(UIImageView().alignmentRectInsets == .zero)
    }

    @Test("An image view takes the alignment insets of another image of the same size (L134)")
    func changedImage() {
        let (size, insets) = (CGSize(width: 40, height: 30), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        let view = UIImageView(image: makeImage(size, insets: insets))
        addConstrained(view, to: root, left: 10, top: 20)
        root.layoutIfNeeded()
        view.image = makeImage(size)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
        view.image = makeImage(CGSize(width: 50, height: 30), insets: insets)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 19, width: 50, height: 30))
    }
}
