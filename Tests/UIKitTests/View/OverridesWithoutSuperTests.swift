// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// Subclasses that override methods without a call of super.
///
/// UIKit's implementation of these methods does nothing. So the framework must do its own work elsewhere.
@Suite @MainActor
struct OverridesWithoutSuperTests {
    let screen = TestScreen(size: CGSize(width: 300, height: 600))

    @Test("A scroll view stops decelerating when it leaves its window")
    func scrollViewLeaves() throws {
        let view = SilentScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        view.contentSize = CGSize(width: 300, height: 30000)
        screen.show(view)
        let finger = screen.touch(at: CGPoint(x: 150, y: 300))
        finger.move(by: CGVector(dx: 0, dy: -200), duration: 0.1)
        finger.up()
        screen.advance(by: 0.1)
        #expect(view.isDecelerating)
        view.removeFromSuperview()
        #expect(!view.isDecelerating)
        #expect(view.calls.contains("didMoveToWindow"))
    }

    @Test("A scroll view adds the safe area to its insets when it is shown and when the safe area changes")
    func scrollViewInsets() {
        screen.safeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
        let view = SilentScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        view.contentSize = CGSize(width: 300, height: 3000)
        screen.show(view)
        #expect(view.adjustedContentInset.top == 40)
        screen.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
        #expect(view.adjustedContentInset.top == 50)
        #expect(view.calls.contains("safeAreaInsetsDidChange"))
        // Outside a window there is no safe area.
        view.removeFromSuperview()
        #expect(view.adjustedContentInset == .zero)
    }

    @Test("A table that leaves its window closes its swiped row")
    func tableLeaves() throws {
        let data = Players(count: 20)
        let table = SilentTableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        table.dataSource = data
        screen.show(table)
        let parent = try #require(table.superview)
        let cell = try #require(table.visibleCells.first)
        let finger = screen.touch(at: CGPoint(x: 250, y: 20))
        finger.move(by: CGVector(dx: -100, dy: 0), duration: 0.2)
        finger.hold(0.3)
        finger.up()
        try screen.settle()
        #expect(cell.contentView.frame.minX < 0 || cell.showingDeleteConfirmation)
        table.removeFromSuperview()
        parent.addSubview(table)
        try screen.settle()
        #expect(table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation && $0.contentView.frame.minX >= 0 })
        #expect(table.calls.contains("didMoveToWindow"))
    }

    @Test("A refresh control attaches to its scroll view, and detaches when removed")
    func refreshControl() throws {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        view.contentSize = CGSize(width: 300, height: 3000)
        let control = SilentRefreshControl()
        view.addSubview(control)
        #expect(view.refreshControl === control)
        screen.show(view)
        control.beginRefreshing()
        #expect(view.adjustedContentInset.top == 60)
        view.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
        screen.advance(by: 0.1)
        #expect(screen.host.hasWork)
        let parent = try #require(view.superview)
        view.removeFromSuperview()
        try screen.settle()
        #expect(!screen.host.hasWork)
        parent.addSubview(view)
        screen.advance(by: 0.1)
        #expect(screen.host.hasWork)
        control.removeFromSuperview()
        #expect(view.refreshControl == nil)
        #expect(view.adjustedContentInset.top == 0)
        #expect(Set(control.calls) == ["willMove(toSuperview:)", "didMoveToSuperview", "didMoveToWindow"])
    }

    @Test("A control that leaves its window cancels its tracking")
    func control() {
        let control = SilentControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let counter = CancelCounter()
        control.addTarget(counter, action: CancelCounter.count, for: .touchCancel)
        screen.show(control)
        let finger = screen.touch(at: CGPoint(x: 50, y: 50))
        #expect(control.isTracking)
        #expect(control.isHighlighted)
        control.removeFromSuperview()
        #expect(!control.isTracking)
        #expect(!control.isHighlighted)
        #expect(counter.times == 1)
        #expect(control.calls.contains("willMove(toWindow:)"))
        finger.up()
        #expect(counter.times == 1)
    }

    @Test("A cell applies a new tint colour")
    func tint() {
        let cell = SilentCell(style: .value2, reuseIdentifier: nil)
        cell.textLabel?.text = "A"
        cell.tintColor = .red
        #expect(cell.textLabel?.textColor == .red)
        #expect(cell.calls.last == "tintColorDidChange")
    }

    @Test("A stack view drops an arranged view that is removed or moved to another view")
    func stackLosesView() {
        let (first, second) = (UIView(), UIView())
        let stack = SilentStackView(arrangedSubviews: [first, second])
        first.removeFromSuperview()
        #expect(stack.arrangedSubviews == [second])
        UIView().addSubview(second)
        #expect(stack.arrangedSubviews.isEmpty)
        #expect(stack.calls == ["willRemoveSubview", "willRemoveSubview"])
    }

    @Test("A stack view with margin-relative arrangement lays out again when its margins change")
    func stackMargins() {
        let view = UIView()
        let stack = SilentStackView(arrangedSubviews: [view])
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        stack.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        stack.isLayoutMarginsRelativeArrangement = true
        screen.show(stack)
        #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
        let natural = stack.sizeThatFits(.zero)
        stack.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        #expect(stack.sizeThatFits(.zero).width == natural.width + 20)
        stack.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 20, width: 60, height: 60))
        #expect(stack.calls.contains("layoutMarginsDidChange"))
    }
}

@MainActor
private final class CancelCounter {
    var times = 0
    func count() { times += 1 }
}

private final class SilentScrollView: UIScrollView {
    var calls: [String] = []
    override func didMoveToWindow() { calls.append("didMoveToWindow") }
    override func safeAreaInsetsDidChange() { calls.append("safeAreaInsetsDidChange") }
}

private final class SilentTableView: UITableView {
    var calls: [String] = []
    override func didMoveToWindow() { calls.append("didMoveToWindow") }
}

private final class SilentRefreshControl: UIRefreshControl {
    var calls: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) { calls.append("willMove(toSuperview:)") }
    override func didMoveToSuperview() { calls.append("didMoveToSuperview") }
    override func didMoveToWindow() { calls.append("didMoveToWindow") }
}

private final class SilentControl: UIControl {
    var calls: [String] = []
    override func willMove(toWindow newWindow: UIWindow?) { calls.append("willMove(toWindow:)") }
}

private final class SilentCell: UITableViewCell {
    var calls: [String] = []
    override func tintColorDidChange() { calls.append("tintColorDidChange") }
}

private final class SilentStackView: UIStackView {
    var calls: [String] = []
    override func willRemoveSubview(_ subview: UIView) { calls.append("willRemoveSubview") }
    override func layoutMarginsDidChange() { calls.append("layoutMarginsDidChange") }
}
