// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Messages about misused constraints") struct ConstraintMessageTests {
    @Test("A priority that changes between required and optional on an active constraint stops with both numbers (L8)")
    func priority() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            let constraint = view.widthAnchor.constraint(equalToConstant: 5)
            constraint.isActive = true
            constraint.priority = UILayoutPriority(999.5)
        }
        #expect(errorText(result).contains("You passed priority 999.5 and the existing priority was 1000."))
    }

    @Test("Anchors without a common ancestor are named with their classes (L13)")
    func anchorsWithoutAncestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (first, second) = (UIView(), UIButton())
            first.centerXAnchor.constraint(equalTo: second.centerXAnchor).isActive = true
        }
        let text = errorText(result)
        #expect(text.contains("Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x"))
        #expect(text.contains(".centerX\"> and <NSLayoutXAxisAnchor:0x"))
        #expect(text.contains("\"UIButton:0x"))
        #expect(text.contains("because they have no common ancestor.  Does the constraint or its anchors reference"))
        #expect(text.contains("items in different view hierarchies?  That's illegal."))
    }

    @Test("Anchors of sizes and vertical positions without a common ancestor have the names of their classes (L13)")
    func anchorClasses() async {
        let vertical = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (first, second) = (UIView(), UIView())
            first.topAnchor.constraint(equalTo: second.bottomAnchor).isActive = true
        }
        #expect(errorText(vertical).contains("with anchors <NSLayoutYAxisAnchor:0x"))
        let size = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (first, second) = (UIView(), UIView())
            first.heightAnchor.constraint(equalTo: second.widthAnchor).isActive = true
        }
        #expect(errorText(size).contains("with anchors <NSLayoutDimension:0x"))
    }

    @Test("Items without a common ancestor are named instead of anchors (L14)")
    func itemsWithoutAncestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (first, second) = (UIView(), UIButton())
            NSLayoutConstraint(
                item: first, attribute: .width, relatedBy: .equal, toItem: second, attribute: .width, multiplier: 1,
                constant: 0
            ).isActive = true
        }
        let text = errorText(result)
        #expect(text.contains("Unable to activate constraint with items <UIView"))
        #expect(text.contains("> and <UIButton"))
        #expect(text.contains("because they have no common ancestor.  Does the constraint reference items"))
        #expect(!text.contains("anchors"))
    }

    @Test("A guide without a view cannot be used in an active constraint (L157)")
    func guideWithoutView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (view, guide) = (UIView(), UILayoutGuide())
            view.leftAnchor.constraint(equalTo: guide.leftAnchor).isActive = true
        }
        #expect(errorText(result).contains("because they have no common ancestor."))
    }

    @Test("A constraint added to a view that does not contain its items stops (L16)")
    func unpreparedHierarchy() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (holder, view) = (UIView(), UIView())
            holder.addConstraint(view.widthAnchor.constraint(equalToConstant: 5))
        }
        let text = errorText(result)
        #expect(text.contains("The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x"))
        #expect(text.contains("the constraint's items must be descendants of that view (or the view itself)."))
    }

    @Test("A position with a multiplier of 0 stops (L24)")
    func positionTimesZero() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            _ = NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .right, multiplier: 0,
                constant: 5)
        }
        #expect(errorText(result).contains("A multiplier of 0 or a nil second item together with a location"))
        #expect(errorText(result).contains("Location attributes must be specified in pairs."))
    }

    @Test("A size paired with a position stops (L26)")
    func sizeWithPosition() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            _ = NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 1,
                constant: 0)
        }
        #expect(errorText(result).contains("Invalid pairing of layout attributes"))
    }

    @Test("The message about leading paired with left begins with the view (L27)")
    func leadingWithLeft() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            _ = view.leadingAnchor.constraint(equalTo: view.leftAnchor)
        }
        let text = errorText(result)
        #expect(text.contains("NSLayoutConstraint for <UIView"))
        #expect(text.contains("A constraint cannot be made between a leading/trailing attribute and a right/left"))
        #expect(!text.contains("Optional"))
    }

    @Test("An item that is neither a view nor a guide stops (L30)")
    func otherItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint(
                item: NSObject(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 5)
        }
        #expect(errorText(result).contains("Constraint items must each be a view or layout guide."))
    }

    @Test("A constant that becomes infinite, and a multiplier that is not a number, stop (L31)")
    func nonFiniteNumbers() async {
        let constant = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            let constraint = view.widthAnchor.constraint(equalToConstant: 5)
            constraint.constant = -.infinity
        }
        #expect(
            errorText(constant).contains("NSLayoutConstraint constant is not finite! That's illegal. constant:-inf"))
        let multiplier = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan)
        }
        #expect(errorText(multiplier).contains("NSLayoutConstraint multiplier is not finite! That's illegal."))
    }

    // MARK: - Descriptions

    @Test("Descriptions name guides, the texts of labels, and accessibility identifiers of views (L32, L159)")
    func names() {
        let (view, label, guide) = (UIView(), UILabel(), UILayoutGuide())
        view.accessibilityIdentifier = "header"
        label.text = "Hello"
        guide.identifier = "column"
        let labels = "\(label.widthAnchor.constraint(equalTo: view.widthAnchor))"
        #expect(labels.contains(" UILabel:0x"))
        #expect(labels.contains("'Hello'.width == header.width   (inactive)>"))
        let guides = "\(guide.widthAnchor.constraint(equalToConstant: 20))"
        #expect(guides.contains(" UILayoutGuide:0x"))
        #expect(guides.contains("'column'.width == 20"))
    }

    @Test("A constraint between two distances is described with the differences of their anchors (L56)")
    func distances() {
        let views = ["a", "b", "c", "d"].map { name in
            let view = UIView()
            view.accessibilityIdentifier = name
            return view
        }
        let first = views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
        let second = views[2].trailingAnchor.anchorWithOffset(to: views[3].leadingAnchor)
        let text = "\(first.constraint(equalTo: second, multiplier: 0.5))"
        #expect(text.contains("(b.leading - a.trailing) == 0.5*(d.leading - c.trailing)"))
    }
}
