// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Messages about contradicting constraints") struct ConflictMessageTests {
    private func lines(_ result: ExitTest.Result?) -> [String] {
        errorText(result).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The lines of a message that describe the constraints of the conflict.
    private func members(_ result: ExitTest.Result?) -> [String] {
        lines(result).filter { $0.hasPrefix("    \"<") }
    }

    @Test("Required edges in the wrong order contradict the minimum width of 0 (L67, L182)")
    func negativeWidth() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            let (sibling, view) = (UIView(frame: CGRect(x: 100, y: 0, width: 10, height: 10)), UIView())
            root.addSubview(sibling)
            addConstrained(view, to: root, top: 0, height: 10)
            view.leftAnchor.constraint(equalTo: sibling.leftAnchor).isActive = true
            let right = view.rightAnchor.constraint(equalTo: sibling.leftAnchor, constant: -50)
            right.identifier = "right"
            right.isActive = true
            root.layoutIfNeeded()
            precondition(view.frame.minX == 100)
            precondition(view.frame.width >= 0)
            precondition(right.isActive)
        }
        #expect(lines(result).filter { $0.contains("Unable to simultaneously") }.count == 1)
        #expect(members(result).count == 3)
        #expect(members(result).filter { $0.contains(".width >= 0") }.count == 1)
        let recovery = lines(result).firstIndex(of: "Will attempt to recover by breaking constraint ")
        #expect(recovery.map { lines(result)[$0 + 1].contains("'right'") } == true)
    }

    @Test("The minimum width is a line of the message about a constraint that contradicts it later (L67, L188)")
    func laterConflict() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            let (sibling, view) = (UIView(frame: CGRect(x: 100, y: 0, width: 10, height: 10)), UIView())
            root.addSubview(sibling)
            addConstrained(view, to: root, top: 0, height: 10)
            view.leftAnchor.constraint(equalTo: sibling.leftAnchor).isActive = true
            activate(view.rightAnchor.constraint(equalTo: sibling.leftAnchor, constant: -50), at: 750)
            root.layoutIfNeeded()
            precondition(view.frame == CGRect(x: 100, y: 0, width: 0, height: 10))
            view.rightAnchor.constraint(equalTo: sibling.leftAnchor, constant: -20).isActive = true
            root.layoutIfNeeded()
            precondition(view.frame.width >= 0)
        }
        #expect(members(result).count == 3)
        #expect(members(result).filter { $0.contains(".width >= 0") }.count == 1)
    }

    @Test("A required natural size is a line of the message, and the app's width is broken (L83, L184)")
    func naturalSize() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let (root, block) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), Block(40, 10))
            block.setContentHuggingPriority(.required, for: .horizontal)
            block.setContentCompressionResistancePriority(.required, for: .horizontal)
            addConstrained(block, to: root, left: 0, top: 0, width: 90)
            root.layoutIfNeeded()
            precondition(block.frame.width == 40)
        }
        let natural = members(result).first { $0.contains("NSContentSizeLayoutConstraint:0x") }
        #expect(natural?.contains(" H:[Block:0x") == true)
        #expect(natural?.contains("(40)] Hug:1000 CompressionResistance:1000") == true)
        let recovery = lines(result).firstIndex(of: "Will attempt to recover by breaking constraint ")
        #expect(recovery.map { lines(result)[$0 + 1].contains(".width == 90") } == true)
    }

    @Test("An optional constraint that cannot be satisfied causes no message (L191)")
    func optionalConstraint() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), UIView())
            addConstrained(view, to: root, left: 0, top: 0, width: 20, height: 10)
            activate(view.widthAnchor.constraint(equalToConstant: 10), at: 999)
            root.layoutIfNeeded()
            precondition(view.frame.width == 20)
        }
        #expect(!errorText(result).contains("Unable to simultaneously"))
    }

    @Test("A required width of a hidden arranged view contradicts the stack view's UISV-hiding (L171)")
    func hiddenArrangedView() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let (first, second) = (UIView(), UIView())
            let stack = UIStackView(arrangedSubviews: [first, second])
            stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
            let width = first.widthAnchor.constraint(equalToConstant: 60)
            width.isActive = true
            stack.layoutIfNeeded()
            precondition(first.frame == CGRect(x: 0, y: 0, width: 60, height: 50))
            first.isHidden = true
            stack.layoutIfNeeded()
            precondition(width.isActive)
            precondition(second.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
            first.isHidden = false
            stack.layoutIfNeeded()
            precondition(first.frame == CGRect(x: 0, y: 0, width: 60, height: 50))
        }
        #expect(members(result).filter { $0.contains("'UISV-hiding'") }.count == 1)
        let recovery = lines(result).firstIndex(of: "Will attempt to recover by breaking constraint ")
        #expect(recovery.map { lines(result)[$0 + 1].contains(".width == 60") } == true)
    }

    @Test("A broken constraint is described with the constraints that it contradicts")
    func description() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), UIView())
            addConstrained(view, to: root, left: 0, top: 0, width: 20, height: 10)
            view.widthAnchor.constraint(equalToConstant: 30).isActive = true
            root.layoutIfNeeded()
            let text = view.layoutDescription()
            let broken = text.components(separatedBy: "Broken:\n").last ?? ""
            precondition(broken != text)
            precondition(broken.contains(".width == 30   (active)>, because it contradicts\n"))
            precondition(broken.contains(".width == 20   (active)>"))
        }
    }

    @Test("A broken constraint that an equal new constraint contradicts as well is not reported again")
    func replacedConstraint() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), UIView())
            addConstrained(view, to: root, left: 0, top: 0, height: 10)
            let first = view.widthAnchor.constraint(equalToConstant: 20)
            first.isActive = true
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
            root.layoutIfNeeded()
            precondition(view.frame.width == 20)
            first.isActive = false
            view.widthAnchor.constraint(equalToConstant: 20).isActive = true
            root.layoutIfNeeded()
            precondition(view.frame.width == 20)
        }
        #expect(lines(result).filter { $0.contains("Unable to simultaneously") }.count == 1)
    }

    @Test("10,000 constraints that contradict one are reported and broken", .timeLimit(.minutes(2)))
    func manyConflicts() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), UIView())
            addConstrained(view, to: root, left: 0, top: 0, width: 20, height: 10)
            NSLayoutConstraint.activate(
                (1...10_000).map { view.widthAnchor.constraint(equalToConstant: 20 + CGFloat($0)) })
            root.layoutIfNeeded()
            precondition(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
        #expect(lines(result).filter { $0.contains("Unable to simultaneously") }.count == 10_000)
    }
}
