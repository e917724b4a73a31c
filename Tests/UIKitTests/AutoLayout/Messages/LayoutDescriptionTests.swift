// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Descriptions of a view's layout") struct LayoutDescriptionTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    private func lines(_ view: UIView) -> [String] {
        view.layoutDescription().split(separator: "\n").map(String.init)
    }

    @Test("A placed view is described with its frame, its values and the constraints that determine them")
    func placedView() {
        let view = UIView()
        view.accessibilityIdentifier = "card"
        addConstrained(view, to: root, left: 20, top: 30, width: 100, height: 50)
        root.layoutIfNeeded()
        let lines = lines(view)
        #expect(lines.first == "card: frame (20, 30, 100, 50)")
        #expect(lines.contains("Horizontal: left 20, width 100"))
        #expect(lines.contains("Vertical: top 30, height 50"))
        for equation in ["card.left == UIView:0x", "card.width == 100", "card.top == UIView:0x", "card.height == 50"] {
            #expect(lines.filter { $0.contains(equation) }.count == 1)
        }
        #expect(!view.layoutDescription().contains("Ambiguous"))
        #expect(!view.layoutDescription().contains("Not satisfied"))
        #expect(!view.layoutDescription().contains("Broken"))
    }

    @Test("The topmost view is described as one whose frame is given")
    func topmostView() {
        addConstrained(UIView(), to: root, left: 0, top: 0, width: 10, height: 10)
        root.layoutIfNeeded()
        #expect(lines(root).contains("The frame is given. Constraints do not determine it."))
    }

    @Test("A view with an autoresizing mask is described as such, with and without constraints that refer to it")
    func viewWithMask() {
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
        root.addSubview(view)
        #expect(view.layoutDescription().contains("The frame and the autoresizing mask determine the place"))
        let follower = UIView()
        addConstrained(follower, to: root, top: 0, width: 10, height: 10)
        follower.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(lines(view).first?.hasSuffix(": frame (5, 6, 7, 8)") == true)
        #expect(view.layoutDescription().contains("The frame and the autoresizing mask determine the place"))
    }

    @Test("A view that no constraint and no mask places is described as such")
    func unplacedView() {
        let view = constrainedView()
        root.addSubview(view)
        #expect(lines(view).last == "No constraint determines the place.")
    }

    @Test("An arranged view without constraints is described as one that the stack view places")
    func arrangedView() {
        let block = Block(10, 10)
        let stack = UIStackView(arrangedSubviews: [block])
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        stack.layoutIfNeeded()
        #expect(lines(block).last == "The stack view computes the frame, because no constraint concerns it.")
    }

    @Test("A view without a horizontal position is described as ambiguous, with the constraint that it needs (L193)")
    func missingPosition() {
        let view = constrainedView()
        addConstrained(view, to: root, top: 30, width: 100, height: 50)
        root.layoutIfNeeded()
        let text = view.layoutDescription()
        #expect(text.contains("Ambiguous: left can be from any smaller value to any larger value."))
        #expect(text.contains("To resolve it, constrain its leading edge, trailing edge or centre."))
        #expect(!text.contains("Ambiguous: width"))
        #expect(!text.contains("Ambiguous: top"))
    }

    @Test("A view without a height is described as ambiguous from 0 to any larger height (L193)")
    func missingHeight() {
        let view = constrainedView()
        addConstrained(view, to: root, left: 10, top: 30, width: 100)
        root.layoutIfNeeded()
        let text = view.layoutDescription()
        #expect(text.contains("Ambiguous: height can be from 0 to any larger value."))
        #expect(text.contains("To resolve it, constrain its height"))
    }

    @Test("Two views of which either could stretch are named with the priorities that would decide (L91, L193)")
    func rivals() {
        let (first, second) = (Block(20, 10), Block(30, 10))
        addConstrained(first, to: root, left: 0, top: 0)
        addConstrained(second, to: root, top: 0)
        second.leftAnchor.constraint(equalTo: first.rightAnchor).isActive = true
        second.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        root.layoutIfNeeded()
        let texts = first.layoutDescription() + second.layoutDescription()
        #expect(texts.contains("different hugging or compression resistance priorities"))
        first.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        root.layoutIfNeeded()
        let resolved = first.layoutDescription() + second.layoutDescription()
        #expect(!resolved.contains("Ambiguous"))
    }

    @Test("An optional constraint that does not hold is listed with its distance in points")
    func unsatisfiedConstraint() {
        let view = constrainedView()
        addConstrained(view, to: root, left: 0, top: 0, width: 50, height: 10)
        activate(view.widthAnchor.constraint(equalToConstant: 80), at: 500)
        root.layoutIfNeeded()
        let text = view.layoutDescription()
        #expect(text.contains("Not satisfied:\n"))
        #expect(text.contains(".width == 80 @500   (active)>, by 30 points"))
    }

    /// Adds two views side by side, 10 points apart and 10 points from the edges of the root view, without widths.
    private func addPair() -> (UIView, UIView) {
        let (first, second) = (constrainedView(), constrainedView())
        for view in [first, second] { addConstrained(view, to: root, top: 0, height: 10) }
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
            second.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
        ])
        return (first, second)
    }

    @Test("The range of an ambiguous width ends where another width would become negative (L193)")
    func limitedRanges() {
        let (first, second) = addPair()
        root.layoutIfNeeded()
        #expect(first.layoutDescription().contains("width can be from 0 to 370."))
        #expect(second.layoutDescription().contains("left can be from 20 to 390."))
        #expect(second.layoutDescription().contains("width can be from 0 to 370."))
    }

    @Test("Of a position and a length that depend on each other, either resolves the ambiguity (L193)")
    func dependentPosition() {
        let (_, second) = addPair()
        let unplaced = constrainedView()
        addConstrained(unplaced, to: root, top: 0, height: 10)
        root.layoutIfNeeded()
        let edges = "leading edge, trailing edge or centre"
        #expect(second.layoutDescription().contains("constrain its width, \(edges)"))
        #expect(unplaced.layoutDescription().contains("constrain its width, and its \(edges)"))
    }

    @Test("In right-to-left layout, only the constraints between a view and its superview's right edge are listed")
    func rightToLeft() {
        let (container, view) = (constrainedView(), constrainedView())
        root.semanticContentAttribute = .forceRightToLeft
        container.semanticContentAttribute = .forceRightToLeft
        addConstrained(container, to: root, top: 0, height: 50)
        container.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
        container.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20).isActive = true
        addConstrained(view, to: container, top: 0, width: 40, height: 10)
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 8).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 312)
        let lines = lines(view).drop { !$0.hasPrefix("Horizontal") }.prefix { !$0.hasPrefix("Vertical") }
        #expect(lines.count == 3, "\(lines.joined(separator: "\n"))")
        #expect(view.constraintsAffectingLayout(for: .horizontal).count == 2)
    }

    @Test("A required constraint that contradicts the given frame of the topmost view is listed, with that frame (L92)")
    func contradictedFrame() {
        let view = constrainedView()
        root.accessibilityIdentifier = "root"
        addConstrained(view, to: root, left: 0, top: 0, width: 500, height: 10)
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        root.layoutIfNeeded()
        for text in [view.layoutDescription(), root.layoutDescription()] {
            #expect(text.contains("Not satisfied:\n"))
            #expect(text.contains(".trailing == root.trailing   (active)>, by 100 points, because"))
            #expect(text.contains("because the given width of root is 400"))
        }
    }

    @Test("A required constraint that contradicts a frame with an autoresizing mask is listed, with the remedy (L95)")
    func contradictedMask() {
        let (alone, bound) = (UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10)), UIView(frame: .zero))
        for view in [alone, bound] {
            root.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        }
        bound.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        for (view, width) in [(alone, 40), (bound, 0)] {
            let name = view.layoutDescription().prefix { $0 != " " }.dropLast()
            #expect(
                view.layoutDescription().contains(
                    ", by \(100 - width) points, because the autoresizing mask keeps the width of \(name) at \(width): "
                        + "set translatesAutoresizingMaskIntoConstraints to false"))
        }
    }

    @Test("Subviews that are ambiguous or have broken constraints are named in the description of their superview")
    func subviewsWithProblems() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) { @MainActor in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            for name in ["good", "loose", "looser", "broken"] {
                let view = constrainedView()
                view.accessibilityIdentifier = name
                let isLoose = name.hasPrefix("loose")
                addConstrained(view, to: root, left: 0, top: 0, width: isLoose ? nil : 10, height: 10)
                if name == "broken" { view.heightAnchor.constraint(equalToConstant: 20).isActive = true }
            }
            root.layoutIfNeeded()
            print(root.layoutDescription())
        }
        let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        #expect(text.contains("\nAmbiguous subviews: loose, looser\n"))
        #expect(text.contains("\nSubviews with broken constraints: broken\n"))
    }

    @Test("The description of a superview names no subview if all are determined")
    func subviewsWithoutProblems() {
        addConstrained(constrainedView(), to: root, left: 0, top: 0, width: 10, height: 10)
        root.layoutIfNeeded()
        #expect(!root.layoutDescription().contains("ubviews"))
    }
}
