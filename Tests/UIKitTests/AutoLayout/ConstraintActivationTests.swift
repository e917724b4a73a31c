// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Priorities and the activation of constraints") struct ConstraintActivationTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    private let view = constrainedView()

    init() { root.addSubview(view) }

    // MARK: - Priorities

    @Test("The named priorities have UIKit's values (L3)")
    func namedPriorities() {
        #expect(UILayoutPriority.required.rawValue == 1000)
        #expect(UILayoutPriority.defaultHigh.rawValue == 750)
        #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510)
        #expect(UILayoutPriority.sceneSizeStayPut.rawValue == 500)
        #expect(UILayoutPriority.dragThatCannotResizeScene.rawValue == 490)
        #expect(UILayoutPriority.defaultLow.rawValue == 250)
        #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    }

    @Test("Numbers are added to and subtracted from priorities (L3)")
    func operators() {
        let (one, half): (Float, Float) = (1, 0.5)
        #expect(UILayoutPriority.defaultHigh + one == UILayoutPriority(751))
        #expect(one + UILayoutPriority.defaultLow == UILayoutPriority(251))
        #expect(UILayoutPriority.required - half == UILayoutPriority(999.5))
        let difference: Float = UILayoutPriority.defaultHigh - UILayoutPriority.defaultLow
        #expect(difference == 500)
        var priority = UILayoutPriority.defaultLow
        priority += one
        #expect(priority == UILayoutPriority(251))
        priority -= half
        #expect(priority == UILayoutPriority(250.5))
    }

    @Test("Setting the same priority again on an active constraint has no effect (L9)")
    func samePriority() {
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        constraint.isActive = true
        constraint.priority = .required
        #expect(constraint.isActive)
        #expect(constraint.priority == .required)
    }

    // MARK: - Activation

    @Test("A guide stands for its view in the search for the nearest common ancestor (L11)")
    func guides() {
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let outer = guide.leftAnchor.constraint(equalTo: root.leftAnchor)
        let inner = guide.topAnchor.constraint(equalTo: view.topAnchor)
        NSLayoutConstraint.activate([outer, inner])
        #expect(root.constraints == [outer])
        #expect(view.constraints == [inner])
    }

    @Test("A constraint of two views without superviews becomes active once they have a common one (L15)")
    func orphans() {
        let (first, second) = (constrainedView(), constrainedView())
        let constraint = first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 2)
        addConstrained(first, to: root, left: 0, top: 0, height: 10)
        addConstrained(second, to: root, left: 0, top: 20, width: 30, height: 10)
        constraint.isActive = true
        #expect(root.constraints.contains(constraint))
        root.layoutIfNeeded()
        #expect(first.frame.width == 60)
    }

    @Test("Constraints that a removed view has taken along stay inactive when the view is added again (L18)")
    func addedAgain() {
        let inner = constrainedView()
        view.addSubview(inner)
        let crossing = [
            view.leftAnchor.constraint(equalTo: root.leftAnchor),
            inner.widthAnchor.constraint(equalTo: root.widthAnchor),
        ]
        NSLayoutConstraint.activate(crossing)
        view.removeFromSuperview()
        root.addSubview(view)
        #expect(crossing.map(\.isActive) == [false, false])
        #expect(root.constraints.isEmpty)
    }

    @Test("Activating an active constraint and deactivating an inactive one has no effect (L20)")
    func repeatedActivation() {
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        constraint.isActive = false
        #expect(view.constraints.isEmpty)
        NSLayoutConstraint.activate([constraint, constraint])
        constraint.isActive = true
        view.addConstraint(constraint)
        #expect(view.constraints == [constraint])
        NSLayoutConstraint.deactivate([constraint, constraint])
        constraint.isActive = false
        #expect(view.constraints.isEmpty)
    }

    @Test("The item of a constraint is nil after the item was deallocated, and other layouts go on (L21)")
    func deallocatedItem() {
        let constraint: NSLayoutConstraint
        do {
            let other = constrainedView()
            constraint = other.widthAnchor.constraint(equalToConstant: 5)
            addConstrained(other, to: root, left: 0, top: 0)
            constraint.isActive = true
            root.layoutIfNeeded()
            other.removeFromSuperview()
        }
        #expect(constraint.firstItem == nil)
        #expect(!constraint.isActive)
        addConstrained(view, to: root, left: 1, top: 2, width: 3, height: 4)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    // MARK: - Items and attributes

    @Test("A width with a multiplier of 0 is the constant, whatever the second item (L25)")
    func sizeTimesZero() {
        addConstrained(view, to: root, left: 0, top: 0, height: 10)
        NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 0,
            constant: 30
        ).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 30)
    }

    @Test("The horizontal centre can be paired with leading and with left (L27)", arguments: [5, 1])
    func centre(attribute: Int) throws {
        let attribute = try #require(NSLayoutConstraint.Attribute(rawValue: attribute))
        addConstrained(view, to: root, top: 0, width: 20, height: 10)
        NSLayoutConstraint(
            item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: attribute, multiplier: 1,
            constant: 60
        ).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.midX == 60)
    }

    @Test("A copy of an anchor is equal to the anchor (L54)")
    func copiedAnchors() {
        let x: any NSCopying = view.leadingAnchor
        #expect(x.copy(with: nil) as? NSLayoutXAxisAnchor == view.leadingAnchor)
        let y: any NSCopying = view.topAnchor
        #expect(y.copy(with: nil) as? NSLayoutYAxisAnchor == view.topAnchor)
        let size: any NSCopying = view.widthAnchor
        #expect(size.copy(with: nil) as? NSLayoutDimension == view.widthAnchor)
    }

    // MARK: - Removed views

    /// A layout guide that counts how often UIKit looks for the view of any of them.
    private final class CountingGuide: UILayoutGuide {
        static var searches = 0

        override var owningView: UIView? {
            get {
                CountingGuide.searches += 1
                return super.owningView
            }
            set { super.owningView = newValue }
        }
    }

    /// The number of times that UIKit looks for the view of a guide while a column of `count` views is removed view by
    /// view. Each guide is below that of the previous view.
    private func searches(removing count: Int) -> Int {
        var views: [UIView] = []
        for _ in 0..<count {
            let (next, guide) = (constrainedView(), CountingGuide())
            next.addLayoutGuide(guide)
            addConstrained(next, to: root, left: 0, width: 20, height: 10)
            guide.topAnchor.constraint(equalTo: views.last?.layoutGuides[0].bottomAnchor ?? root.topAnchor).isActive =
                true
            views.append(next)
        }
        root.layoutIfNeeded()
        CountingGuide.searches = 0
        for view in views { view.removeFromSuperview() }
        #expect(root.constraints.isEmpty)
        #expect(views.allSatisfy { $0.constraints.count == 2 })
        return CountingGuide.searches
    }

    @Test("Removing a view takes work only for its own constraints")
    func removingViews() {
        #expect(searches(removing: 200) <= searches(removing: 50) * 4 + 4)
    }

    @Test("A removed guide loses its constraints, and its view keeps the others")
    func removedGuide() {
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let constraints = [
            guide.leftAnchor.constraint(equalTo: root.leftAnchor), guide.widthAnchor.constraint(equalToConstant: 5),
            view.leftAnchor.constraint(equalTo: root.leftAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        let other = constrainedView()
        root.addSubview(other)
        other.addLayoutGuide(guide)
        #expect(constraints.map(\.isActive) == [false, false, true])
        NSLayoutConstraint.activate(Array(constraints.prefix(2)))
        #expect(root.constraints == [constraints[2], constraints[0]])
        view.removeFromSuperview()
        #expect(constraints.map(\.isActive) == [true, true, false])
    }

    @Test("Views list their constraints in the order of activation")
    func orderOfConstraints() {
        let constraints = (0..<5).map { view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: CGFloat($0)) }
        for constraint in constraints { activate(constraint, at: 500) }
        constraints[1].isActive = false
        activate(constraints[1], at: 500)
        #expect(root.constraints == [0, 2, 3, 4, 1].map { constraints[$0] })
    }
}
