// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
@testable import UIKit
import UIKitTesting

@Suite @MainActor final class UINavigationBarTests {
    lazy var screen = TestScreen()
    lazy var root = UIViewController()
    lazy var navigation: UINavigationController = {
        root.title = "Inbox"
        let navigation = UINavigationController(rootViewController: root)
        screen.show(navigation)
        return navigation
    }()

    /// The texts that the bar shows, from left to right.
    private func texts() -> [String] {
        navigation.view.layoutIfNeeded()
        screen.advance(by: 0.1)
        var found: [(CGFloat, String)] = []
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0 else { return }
            if let label = view as? UILabel, let text = label.text, !text.isEmpty, label.bounds.width > 0 {
                found.append((label.convert(label.bounds, to: nil).minX, text))
            }
            view.subviews.forEach(visit)
        }
        visit(navigation.navigationBar)
        return found.sorted { $0.0 < $1.0 }.map(\.1)
    }

    private func label(_ text: String) -> UILabel? {
        func find(_ view: UIView) -> UILabel? {
            if let label = view as? UILabel, label.text == text { return label }
            return view.subviews.lazy.compactMap(find).first
        }
        return find(navigation.navigationBar)
    }

    final class Target: UIViewController {
        var calls: [String] = []
        func done() { calls.append("done") }
        func add(_ sender: UIBarButtonItem) { calls.append("add \(sender.tag)") }
        func anything(_ sender: Any) { calls.append("anything") }
    }

    @Test func titleIsCentered() throws {
        #expect(texts() == ["Inbox"])
        let frame = try #require(label("Inbox")).convert(try #require(label("Inbox")).bounds, to: nil)
        #expect(abs(frame.midX - 195) <= 1)
        #expect(abs(frame.midY - 22) <= 1)
        root.title = "Drafts"
        #expect(texts() == ["Drafts"])
        root.navigationItem.title = "Other"
        #expect(texts() == ["Other"])
        #expect(root.title == "Drafts")
    }

    @Test func buttonsCallTheirActions() throws {
        let target = Target()
        navigation.setViewControllers([target], animated: false)
        let add = UIBarButtonItem(barButtonSystemItem: .add, target: target, action: Target.add)
        add.tag = 7
        target.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Done", style: .done, target: target, action: Target.done), add,
        ]
        target.navigationItem.leftBarButtonItem =
            UIBarButtonItem(title: "Any", style: .plain, target: target, action: Target.anything)
        try screen.settle()
        screen.tap(at: CGPoint(x: 360, y: 22))
        screen.tap(at: CGPoint(x: 300, y: 22))
        screen.tap(at: CGPoint(x: 25, y: 22))
        #expect(target.calls == ["done", "add 7", "anything"])
    }

    @Test func nilTargetIsFoundInTheResponderChain() throws {
        let target = Target()
        navigation.setViewControllers([target], animated: false)
        target.navigationItem.rightBarButtonItem =
            UIBarButtonItem(title: "Done", style: .plain, target: nil, action: Navigation.finish)
        let outer = Navigation(rootViewController: UIViewController())
        outer.topViewController?.navigationItem.rightBarButtonItem =
            UIBarButtonItem(title: "Done", style: .plain, target: nil, action: Navigation.finish)
        screen.show(outer)
        screen.tap(at: CGPoint(x: 360, y: 22))
        #expect(outer.finished == 1)
    }

    final class Navigation: UINavigationController {
        var finished = 0
        func finish() { finished += 1 }
    }

    @Test func changedButtonTitleIsShown() throws {
        let button = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = button
        #expect(texts() == ["Inbox", "Edit"])
        button.title = "Done"
        #expect(texts() == ["Inbox", "Done"])
        button.isEnabled = false
        screen.advance(by: 0.1)
        #expect(label("Done")?.textColor == .tertiaryLabel)
    }

    @Test func primaryActionRunsOnTap() throws {
        var done = 0
        root.navigationItem.rightBarButtonItem =
            UIBarButtonItem(
                primaryAction: UIAction(title: "Sort") { action in
                    #expect(action.sender is UIBarButtonItem)
                    done += 1
                })
        #expect(texts() == ["Inbox", "Sort"])
        screen.tap(at: CGPoint(x: 360, y: 22))
        #expect(done == 1)
    }

    @Test func editButtonTogglesEditing() throws {
        final class Editor: UIViewController {
            var calls: [String] = []
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                calls.append("\(editing) \(animated)")
            }
        }
        let editor = Editor()
        editor.navigationItem.rightBarButtonItem = editor.editButtonItem
        navigation.setViewControllers([editor], animated: false)
        #expect(texts() == ["Edit"])
        screen.tap(at: CGPoint(x: 360, y: 22))
        #expect(editor.isEditing)
        #expect(texts() == ["Done"])
        screen.tap(at: CGPoint(x: 360, y: 22))
        #expect(!editor.isEditing)
        #expect(texts() == ["Edit"])
        editor.isEditing = true
        #expect(editor.calls == ["true true", "false true", "true false"])
        #expect(texts() == ["Done"])
    }

    @Test func backButtonShowsThePreviousTitle() throws {
        let detail = UIViewController()
        detail.title = "Mail"
        navigation.pushViewController(detail, animated: false)
        try screen.settle()
        #expect(texts() == ["Inbox", "Mail"])
        root.navigationItem.backButtonTitle = "All that has arrived"
        #expect(texts() == ["All that has arrived", "Mail"])
        detail.title = "Mail from every one of them"
        #expect(texts() == ["Back", "Mail from every one of them"])
        detail.title = "Mail"
        root.navigationItem.backButtonTitle = "Home"
        #expect(texts() == ["Home", "Mail"])
        root.navigationItem.backButtonDisplayMode = .minimal
        #expect(texts() == ["Mail"])
        root.navigationItem.backButtonDisplayMode = .default
        detail.navigationItem.hidesBackButton = true
        #expect(texts() == ["Mail"])
        detail.navigationItem.hidesBackButton = false
        detail.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X", style: .plain, target: nil, action: nil)
        #expect(texts() == ["X", "Mail"])
        detail.navigationItem.leftItemsSupplementBackButton = true
        #expect(texts() == ["Home", "X", "Mail"])
        screen.tap(at: CGPoint(x: 30, y: 22))
        try screen.settle()
        #expect(navigation.viewControllers == [root])
        #expect(texts() == ["Inbox"])
    }

    @Test func longTitleIsTruncatedBetweenTheButtons() throws {
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Cancel", style: .plain, target: nil, action: nil)
        root.title = String(repeating: "A very long title ", count: 5)
        #expect(texts().count == 3)
        let (title, left, right) = (label(root.title!)!, label("Cancel")!, label("Save")!)
        let frames = [left, title, right].map { $0.convert($0.bounds, to: nil) }
        #expect(frames[0].maxX < frames[1].minX)
        #expect(frames[1].maxX < frames[2].minX)
    }

    @Test func titleViewReplacesTheTitle() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        root.navigationItem.titleView = view
        #expect(texts().isEmpty)
        #expect(view.convert(view.bounds, to: nil) == CGRect(x: 135, y: 7, width: 120, height: 30))
        root.navigationItem.titleView = nil
        #expect(texts() == ["Inbox"])
    }

    @Test func rightToLeftMirrorsTheBar() throws {
        screen.traits.layoutDirection = .rightToLeft
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        #expect(texts() == ["Save", "Inbox"])
        #expect(label("Save")!.convert(CGPoint.zero, to: nil).x == 16)
    }

    @Test func standaloneBarPushesAndPopsItems() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        bar.pushItem(UINavigationItem(title: "One"), animated: false)
        bar.pushItem(UINavigationItem(title: "Two"), animated: false)
        screen.show(bar)
        #expect(bar.topItem?.title == "Two")
        #expect(bar.backItem?.title == "One")
        screen.tap(at: CGPoint(x: 30, y: 122))
        try screen.settle()
        #expect(bar.items?.map(\.title) == ["One"])
    }

    @Test func customViewsKeepTheirSize() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
        _ = texts()
        #expect(view.convert(view.bounds, to: nil) == CGRect(x: 314, y: 12, width: 60, height: 20))
    }

    @Test(
        "A title keeps its distance from the buttons, and is centered between them if space is short",
        arguments: [320, 390])
    func titleGaps(width: Int) throws {
        screen.size = CGSize(width: CGFloat(width), height: 400)
        let page = UIViewController()
        page.navigationItem.rightBarButtonItems = ["Undo", "Words"].map {
            UIBarButtonItem(title: $0, image: nil, primaryAction: UIAction { _ in })
        }
        navigation.pushViewController(page, animated: false)
        for length in 1...30 {
            page.title = String("Two tables of words, all cut".prefix(length))
            _ = texts()
            let title = try #require(label(page.title ?? ""))
            let frame = title.convert(title.bounds, to: nil)
            let buttons = navigation.navigationBar.subviews.flatMap(\.subviews).compactMap { $0 as? BarButton }
                .map { $0.convert($0.bounds, to: nil) }
            let left = frame.minX - (buttons.map(\.maxX).filter { $0 <= frame.midX }.max() ?? 0)
            let right = (buttons.map(\.minX).filter { $0 >= frame.midX }.min() ?? 0) - frame.maxX
            #expect(left >= 8, "\(length): \(left), \(right)")
            #expect(right >= 8, "\(length): \(left), \(right)")
            if min(left, right) < 15.5 { #expect(abs(left - right) < 2, "\(length): \(left), \(right)") }
        }
    }
}
