// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("The sizes of an app's views in a navigation bar") struct BarViewSizeTests {
    private let screen = TestScreen(size: CGSize(width: 400, height: 300))
    private let controller = UIViewController()

    private func show() {
        screen.show(UINavigationController(rootViewController: controller))
    }

    @Test("A title view without a frame has the size of its content, in the middle of the bar")
    func titleWithoutFrame() throws {
        let (upper, lower) = (constrainedLabel("Title"), constrainedLabel("A longer subtitle"))
        let stack = UIStackView(arrangedSubviews: [upper, lower])
        stack.axis = .vertical
        stack.alignment = .center
        controller.navigationItem.titleView = stack
        show()
        let width = lower.intrinsicContentSize.width
        #expect(abs(stack.bounds.width - width) <= 0.5)
        let bar = try #require(controller.navigationController?.navigationBar)
        #expect(abs(stack.convert(stack.bounds, to: bar).midX - 200) <= 1)
        lower.text = "Short"
        screen.advance(by: 0.1)
        #expect(stack.bounds.width < width)
    }

    @Test("A title view with a frame keeps its size")
    func titleWithFrame() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        controller.navigationItem.titleView = view
        show()
        #expect(view.bounds.size == CGSize(width: 120, height: 30))
    }

    @Test("A bar button item's view has the size of its constraints, and follows them")
    func customView() {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([width, view.heightAnchor.constraint(equalToConstant: 20)])
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
        show()
        #expect(view.bounds.size == CGSize(width: 50, height: 20))
        width.constant = 70
        screen.advance(by: 0.1)
        #expect(view.bounds.size == CGSize(width: 70, height: 20))
    }

    @Test("Views with constraints in a navigation bar settle")
    func settling() throws {
        let stack = UIStackView(arrangedSubviews: [constrainedLabel("Title"), constrainedLabel("Subtitle")])
        stack.axis = .vertical
        let button = UIView()
        NSLayoutConstraint.activate([
            button.widthAnchor.constraint(equalToConstant: 50), button.heightAnchor.constraint(equalToConstant: 20),
        ])
        controller.navigationItem.titleView = stack
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        show()
        try screen.settle()
        button.constraints[0].constant = 60
        try screen.settle()
        #expect(button.bounds.size == CGSize(width: 60, height: 20))
    }

    @Test("A title view that was removed can be shown again with a frame")
    func titleWithLaterFrame() {
        let view = Block(40, 20)
        controller.navigationItem.titleView = view
        show()
        #expect(view.bounds.size == CGSize(width: 40, height: 20))
        controller.navigationItem.titleView = nil
        screen.advance(by: 0.1)
        view.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
        controller.navigationItem.titleView = view
        screen.advance(by: 0.1)
        #expect(view.bounds.size == CGSize(width: 120, height: 30))
    }

    @Test("A title view without a frame fits its content again when it is shown again")
    func titleWithLaterText() {
        let label = UILabel()
        label.text = "Short"
        controller.navigationItem.titleView = label
        show()
        controller.navigationItem.titleView = nil
        screen.advance(by: 0.1)
        label.text = "A much longer text"
        controller.navigationItem.titleView = label
        screen.advance(by: 0.1)
        #expect(label.bounds.width >= label.intrinsicContentSize.width)
    }
}
