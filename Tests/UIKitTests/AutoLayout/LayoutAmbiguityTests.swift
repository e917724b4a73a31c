// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Ambiguous layouts") struct LayoutAmbiguityTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    // MARK: - Views and guides

    @Test("A view is ambiguous until its position and size are determined on both axes (L193)")
    func missingConstraints() {
        let view = constrainedView()
        root.addSubview(view)
        #expect(view.hasAmbiguousLayout)
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        #expect(view.hasAmbiguousLayout)
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        #expect(view.hasAmbiguousLayout)
        view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        #expect(!view.hasAmbiguousLayout)
        #expect(!root.hasAmbiguousLayout)
    }

    @Test("A view is not ambiguous if an autoresizing mask or an intrinsic size determines the rest (L193)")
    func determinedOtherwise() {
        let (masked, block) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Block(20, 10))
        root.addSubview(masked)
        addConstrained(block, to: root, top: 0)
        block.leftAnchor.constraint(equalTo: masked.rightAnchor).isActive = true
        #expect(!masked.hasAmbiguousLayout)
        #expect(!block.hasAmbiguousLayout)
    }

    @Test("A guide is ambiguous until its position and size are determined (L193)")
    func guides() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: root.leftAnchor),
            guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 1),
        ])
        #expect(guide.hasAmbiguousLayout)
        guide.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        #expect(!guide.hasAmbiguousLayout)
        #expect(!root.layoutMarginsGuide.hasAmbiguousLayout)
    }

    @Test("Optional constraints of equal priorities that contradict each other are ambiguous (L194)")
    func equalPriorities() {
        let view = UIView()
        addConstrained(view, to: root, left: 0, top: 0, height: 10)
        activate(view.widthAnchor.constraint(equalToConstant: 24), at: 500)
        let wide = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
        activate(wide, at: 500)
        #expect(view.hasAmbiguousLayout)
        wide.priority = UILayoutPriority(525)
        #expect(!view.hasAmbiguousLayout)
        root.layoutIfNeeded()
        #expect(view.frame.width == 30)
    }

    @Test("Views beside each other with equal hugging priorities are ambiguous, with others they are not (L91, L193)")
    func hugging() {
        let (first, second) = (Block(20, 10), Block(30, 10))
        addConstrained(first, to: root, left: 0, top: 0)
        addConstrained(second, to: root, top: 0)
        second.leftAnchor.constraint(equalTo: first.rightAnchor).isActive = true
        second.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        #expect(first.hasAmbiguousLayout)
        #expect(second.hasAmbiguousLayout)
        second.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        #expect(!first.hasAmbiguousLayout)
        #expect(!second.hasAmbiguousLayout)
    }

    @Test("A view that depends on an ambiguous view is ambiguous, and one that does not is not (L197)")
    func dependentViews() {
        let (loose, dependent, other) = (UIView(), UIView(), UIView())
        addConstrained(loose, to: root, top: 0, width: 10, height: 10)
        addConstrained(dependent, to: root, top: 0, width: 10, height: 10)
        addConstrained(other, to: root, left: 0, top: 0, width: 10, height: 10)
        dependent.leftAnchor.constraint(equalTo: loose.rightAnchor).isActive = true
        #expect(dependent.hasAmbiguousLayout)
        #expect(!other.hasAmbiguousLayout)
        loose.leftAnchor.constraint(equalTo: other.rightAnchor).isActive = true
        #expect(!dependent.hasAmbiguousLayout)
    }

    // MARK: - Other layouts

    @Test("Exercising the ambiguity moves a view to other frames that its constraints allow (L193)")
    func exercise() {
        let view = UIView()
        addConstrained(view, to: root, top: 0, width: 50, height: 10)
        view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 10).isActive = true
        view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -10).isActive = true
        root.layoutIfNeeded()
        var positions: Set<CGFloat> = []
        for _ in 0..<20 {
            view.exerciseAmbiguityInLayout()
            root.layoutIfNeeded()
            positions.insert(view.frame.minX)
            #expect(view.frame.minX >= 10)
            #expect(view.frame.maxX <= 390)
            #expect(view.frame.width == 50)
        }
        #expect(positions.count > 1)
    }

    @Test("Exercising the ambiguity for the first time moves a view that another one limits (L193)")
    func firstExercise() {
        let moved = (0..<20).filter { _ in
            let (first, second) = (UIView(), UIView())
            addConstrained(first, to: root, left: 0, top: 0, height: 10)
            addConstrained(second, to: root, top: 0, height: 10)
            second.leftAnchor.constraint(equalTo: first.rightAnchor).isActive = true
            second.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
            root.layoutIfNeeded()
            let old = second.frame
            second.exerciseAmbiguityInLayout()
            root.layoutIfNeeded()
            return second.frame != old
        }
        // A random value is only rarely the old one.
        #expect(moved.count >= 18)
    }

    @Test("A view is still ambiguous after its ambiguity was exercised (L193)")
    func exercisedView() {
        let view = UIView()
        addConstrained(view, to: root, top: 0, width: 50, height: 10)
        view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 10).isActive = true
        view.exerciseAmbiguityInLayout()
        #expect(view.hasAmbiguousLayout)
        root.layoutIfNeeded()
        #expect(view.hasAmbiguousLayout)
    }

    @Test("Exercising the ambiguity of a determined view does not move it (L193)")
    func exerciseDeterminedView() {
        let view = UIView()
        addConstrained(view, to: root, left: 1, top: 2, width: 3, height: 4)
        root.layoutIfNeeded()
        view.exerciseAmbiguityInLayout()
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    // MARK: - Constraints

    @Test("The constraints that determine a view include those of the views it depends on, for each axis (L196)")
    func determiningConstraints() {
        let (first, second, third) = (constrainedView(), constrainedView(), constrainedView())
        for view in [first, second, third] { root.addSubview(view) }
        let horizontal = [
            first.leftAnchor.constraint(equalTo: root.leftAnchor), first.widthAnchor.constraint(equalToConstant: 30),
            second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 8),
            second.widthAnchor.constraint(equalToConstant: 50),
        ]
        let vertical = [
            second.topAnchor.constraint(equalTo: root.topAnchor), second.heightAnchor.constraint(equalToConstant: 20),
        ]
        let others = [
            first.topAnchor.constraint(equalTo: root.topAnchor), first.heightAnchor.constraint(equalToConstant: 20),
            third.leftAnchor.constraint(equalTo: second.rightAnchor),
            third.widthAnchor.constraint(equalToConstant: 7),
        ]
        NSLayoutConstraint.activate(horizontal + vertical + others)
        #expect(Set(second.constraintsAffectingLayout(for: .horizontal)) == Set(horizontal))
        #expect(Set(second.constraintsAffectingLayout(for: .vertical)) == Set(vertical))
        #expect(constrainedView().constraintsAffectingLayout(for: .horizontal).isEmpty)
    }

    @Test("The constraints that determine a guide are its own and those of the views it depends on (L196)")
    func determiningConstraintsOfGuides() {
        let (view, guide) = (constrainedView(), UILayoutGuide())
        root.addSubview(view)
        root.addLayoutGuide(guide)
        let horizontal = [
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3),
            guide.leftAnchor.constraint(equalTo: view.leftAnchor),
            guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        ]
        let vertical = [
            guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 2),
        ]
        NSLayoutConstraint.activate(horizontal + vertical)
        #expect(Set(guide.constraintsAffectingLayout(for: .horizontal)) == Set(horizontal))
        #expect(Set(guide.constraintsAffectingLayout(for: .vertical)) == Set(vertical))
    }
}
