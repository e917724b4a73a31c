// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Constraints and anchors") struct NSLayoutConstraintTests {
    private let superview = UIView()
    private let view = UIView()

    init() { superview.addSubview(view) }

    @Test("fact L2: a new constraint is inactive, required and has no identifier")
    func defaults() {
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        #expect(!constraint.isActive)
        #expect(constraint.priority == .required)
        #expect(constraint.identifier == nil)
        #expect(!constraint.shouldBeArchived)
        #expect(constraint.multiplier == 1)
        #expect(constraint.constant == 5)
        #expect(constraint.firstItem === view)
        #expect(constraint.firstAttribute == .width)
        #expect(constraint.secondItem == nil)
        #expect(constraint.secondAttribute == .notAnAttribute)
        #expect(constraint.secondAnchor == nil)
        #expect(constraint.relation == .equal)
    }

    @Test("facts L4 and L5: raw values are UIKit's")
    func rawValues() {
        #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
        #expect(NSLayoutConstraint.Relation.greaterThanOrEqual.rawValue == 1)
        let attributes: [NSLayoutConstraint.Attribute] = [
            .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
            .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
        ]
        #expect(attributes.map(\.rawValue) == Array(0...20))
    }

    @Test("facts L11 and L12: an active constraint is held by the nearest view that contains both items")
    func holders() {
        let (sibling, grandchild) = (UIView(), UIView())
        superview.addSubview(sibling)
        view.addSubview(grandchild)
        let own = view.heightAnchor.constraint(equalToConstant: 1)
        let siblings = view.leftAnchor.constraint(equalTo: sibling.leftAnchor)
        let parent = grandchild.topAnchor.constraint(equalTo: view.topAnchor)
        let distant = grandchild.topAnchor.constraint(equalTo: sibling.topAnchor)
        NSLayoutConstraint.activate([own, siblings, parent, distant])
        #expect(view.constraints == [own, parent])
        #expect(superview.constraints == [siblings, distant])
        NSLayoutConstraint.deactivate([own, distant])
        #expect(view.constraints == [parent])
        #expect(superview.constraints == [siblings])
        view.removeConstraint(siblings)
        #expect(siblings.isActive)
        superview.removeConstraints([siblings])
        #expect(!siblings.isActive)
        superview.addConstraint(siblings)
        #expect(superview.constraints == [siblings])
        siblings.isActive = true
        #expect(superview.constraints == [siblings])
    }

    @Test("fact L53: two anchors of the same part of the same item are equal")
    func equalAnchors() {
        #expect(view.leadingAnchor == view.leadingAnchor)
        #expect(view.leadingAnchor != view.trailingAnchor)
        #expect(view.leadingAnchor != superview.leadingAnchor)
        #expect(view.leadingAnchor.hash == view.leadingAnchor.hash)
        let constraint = view.leadingAnchor.constraint(equalTo: superview.trailingAnchor)
        #expect(constraint.firstAnchor.isEqual(view.leadingAnchor))
        #expect(constraint.secondAnchor?.isEqual(superview.trailingAnchor) == true)
    }

    @Test("The initializer with items makes the same constraint as anchors do")
    func items() {
        let constraint = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: superview, attribute: .height,
            multiplier: 0.5, constant: 3)
        #expect(constraint.firstItem === view)
        #expect(constraint.secondItem === superview)
        #expect(constraint.secondAttribute == .height)
        #expect(constraint.relation == .greaterThanOrEqual)
        #expect(constraint.multiplier == 0.5)
        #expect(constraint.constant == 3)
    }

    @Test("fact L55: the distance between two anchors is positive if the second one is to the right")
    func distances() {
        let (first, second) = (UIView(), UIView())
        superview.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 20).isActive = true
            view.topAnchor.constraint(equalTo: superview.topAnchor).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
        first.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 40).isActive = true
        let gap = first.rightAnchor.anchorWithOffset(to: second.leftAnchor)
        gap.constraint(equalTo: first.widthAnchor, multiplier: 2, constant: 1).isActive = true
        superview.layoutIfNeeded()
        // 40 + 20 (the first view) + 41 (the distance: twice the first view's width, plus 1).
        #expect(second.frame.minX == 101)
    }

    @Test("fact L32: a description names the items, the relation, the identifier and the state")
    func descriptions() {
        let constraint = view.widthAnchor.constraint(equalTo: superview.widthAnchor, multiplier: 0.7, constant: -4)
        constraint.identifier = "narrow"
        let inactive = "\(constraint)"
        #expect(inactive.contains("'narrow' UIView:0x"))
        #expect(inactive.contains(".width == 0.7*UIView:0x"))
        #expect(inactive.hasSuffix(".width - 4   (inactive)>"))
        constraint.isActive = true
        #expect("\(constraint)".hasSuffix("(active)>"))
    }

    @Test("Misuse stops the program with UIKit's message")
    func misuse() async {
        let noAncestor = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIView().leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true
        }
        #expect(text(noAncestor).contains("because they have no common ancestor."))
        let location = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 5)
        }
        #expect(text(location).contains("Location attributes must be specified in pairs."))
        let pairing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            _ = NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1,
                constant: 0)
        }
        #expect(text(pairing).contains("Invalid pairing of layout attributes"))
        let mixed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            _ = view.leadingAnchor.constraint(equalTo: view.leftAnchor)
        }
        #expect(text(mixed).contains("Use leading/trailing for both or neither."))
        let infinite = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UIView().widthAnchor.constraint(equalToConstant: .infinity)
        }
        #expect(text(infinite).contains("NSLayoutConstraint constant is not finite! That's illegal. constant:inf"))
        let priority = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let constraint = UIView().widthAnchor.constraint(equalToConstant: 5)
            let view = UIView()
            let active = view.widthAnchor.constraint(equalToConstant: 5)
            active.isActive = true
            _ = constraint
            active.priority = .defaultHigh
        }
        #expect(text(priority).contains("You passed priority 750 and the existing priority was 1000."))
    }

    @Test("facts L186 to L188: the last activated constraint of a conflict is broken, with UIKit's message")
    func conflict() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            let first = view.widthAnchor.constraint(equalToConstant: 10)
            let second = view.widthAnchor.constraint(equalToConstant: 20)
            second.identifier = "second"
            NSLayoutConstraint.activate([first, second])
            root.layoutIfNeeded()
            precondition(view.frame.width == 10)
            precondition(second.isActive)
            first.isActive = false
            root.layoutIfNeeded()
            precondition(view.frame.width == 20)
        }
        let lines = text(result).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines.first == "[LayoutConstraints] Unable to simultaneously satisfy constraints.")
        #expect(lines.filter { $0.hasPrefix("    \"<NSLayoutConstraint:0x") }.count == 2)
        let recovery = lines.firstIndex(of: "Will attempt to recover by breaking constraint ")
        #expect(recovery.map { lines[$0 + 1].contains("'second'") } == true)
        #expect(lines.filter { $0.contains("Unable to simultaneously") }.count == 1)
    }

    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
