// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Stack views and constraints") struct StackConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    @Test("A stack view that constraints place has the size of its arranged views and their constraints")
    func placedStackView() {
        let (stack, icon, text) = (
            UIStackView(), constrainedView(), constrainedLabel(String(repeating: "word ", count: 30), lines: 0)
        )
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.axis = .vertical
        stack.spacing = 6
        icon.heightAnchor.constraint(equalToConstant: 24).isActive = true
        stack.addArrangedSubview(icon)
        stack.addArrangedSubview(text)
        let below = constrainedView()
        root.addSubview(stack)
        root.addSubview(below)
        NSLayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: root.leftAnchor),
            stack.rightAnchor.constraint(equalTo: root.rightAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            below.topAnchor.constraint(equalTo: stack.bottomAnchor), below.heightAnchor.constraint(equalToConstant: 1),
        ])
        root.layoutIfNeeded()
        let wrapped = text.sizeThatFits(CGSize(width: 400, height: 0)).height
        #expect(stack.frame == CGRect(x: 0, y: 10, width: 400, height: 30 + wrapped))
        #expect(icon.frame == CGRect(x: 0, y: 0, width: 400, height: 24))
        #expect(text.frame == CGRect(x: 0, y: 30, width: 400, height: wrapped))
        #expect(below.frame.minY == 40 + wrapped)
        icon.constraints[0].constant = 50
        root.layoutIfNeeded()
        #expect(stack.frame.height == 56 + wrapped)
        #expect(below.frame.minY == 66 + wrapped)
    }

    @Test("A longer text in an arranged view enlarges it")
    func textInArrangedView() {
        let (stack, card, text) = (UIStackView(), UIView(), constrainedLabel("A"))
        card.addSubview(text)
        NSLayoutConstraint.activate([
            text.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 5),
            text.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -5),
            text.topAnchor.constraint(equalTo: card.topAnchor),
            text.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        ])
        let filler = UIView()
        filler.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
        stack.addArrangedSubview(card)
        stack.addArrangedSubview(filler)
        stack.layoutIfNeeded()
        #expect(card.frame.width == text.intrinsicContentSize.width + 10)
        text.text = "A longer text"
        stack.layoutIfNeeded()
        #expect(card.frame.width == text.intrinsicContentSize.width + 10)
        #expect(text.frame.width == text.intrinsicContentSize.width)
    }

    @Test("A stack view gives arranged views the sizes of their constraints")
    func stackView() {
        let (stack, first, second) = (UIStackView(), constrainedView(), constrainedLabel("Text"))
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        stack.spacing = 10
        first.widthAnchor.constraint(equalToConstant: 60).isActive = true
        stack.addArrangedSubview(first)
        stack.addArrangedSubview(second)
        stack.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
        #expect(second.frame == CGRect(x: 70, y: 0, width: 130, height: 40))
        first.constraints[0].constant = 90
        stack.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 0, y: 0, width: 90, height: 40))
        #expect(second.frame == CGRect(x: 100, y: 0, width: 100, height: 40))
    }
}
