// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@MainActor
private struct RefreshStage {
    let screen = TestScreen(size: CGSize(width: 300, height: 600))
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let control = UIRefreshControl()
    let counter = Counter()

    init() {
        view.contentSize = CGSize(width: 300, height: 2000)
        view.refreshControl = control
        control.addTarget(counter, action: Counter.count, for: .valueChanged)
        screen.show(view)
    }

    /// Pulls the content down by `distance` points or a few more, and returns the finger, which is still down.
    func pull(_ distance: CGFloat) -> TestFinger {
        let finger = screen.touch(at: CGPoint(x: 150, y: 50))
        var moved: CGFloat = 0
        while -view.contentOffset.y < distance, moved < 500 {
            finger.move(by: CGVector(dx: 0, dy: 4))
            screen.advance(by: 1.0 / 60)
            moved += 4
        }
        return finger
    }

    var opacities: [Float] { control.layer.sublayers?.first?.sublayers?.map(\.opacity) ?? [] }
}

@MainActor
private final class Counter {
    var times = 0
    func count() { times += 1 }
}

@Suite @MainActor
struct UIRefreshControlTests {
    @Test("fact 102: a long enough pull sends valueChanged once, while the finger is still down")
    func trigger() throws {
        let stage = RefreshStage()
        let finger = stage.pull(99)
        #expect(stage.counter.times == 0 || -stage.view.contentOffset.y >= 100)
        finger.move(by: CGVector(dx: 0, dy: 40), duration: 0.1)
        #expect(stage.counter.times == 1)
        #expect(stage.control.isRefreshing)
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.1)
        finger.move(by: CGVector(dx: 0, dy: -60), duration: 0.1)
        finger.hold(0.2)
        finger.up()
        try stage.screen.settle()
        #expect(stage.counter.times == 1)
        // The content rests below the spinner.
        #expect(stage.view.contentOffset.y == -60)
        #expect(stage.view.adjustedContentInset.top == 60)
        #expect(stage.view.contentInset.top == 0)
        #expect(stage.control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
    }

    @Test("The content does not jump under the finger when a refresh begins or ends")
    func noJump() throws {
        let stage = RefreshStage()
        let finger = stage.pull(80)
        var last = stage.view.contentOffset.y
        while !stage.control.isRefreshing {
            finger.move(by: CGVector(dx: 0, dy: 1))
            #expect(abs(stage.view.contentOffset.y - last) <= 1)
            last = stage.view.contentOffset.y
        }
        for _ in 0..<5 {
            finger.move(by: CGVector(dx: 0, dy: 1))
            #expect(abs(stage.view.contentOffset.y - last) <= 1)
            last = stage.view.contentOffset.y
        }
        stage.control.endRefreshing()
        #expect(stage.view.contentOffset.y == last)
        finger.move(by: CGVector(dx: 0, dy: 1))
        #expect(abs(stage.view.contentOffset.y - last) <= 1)
        // The same pull does not begin another refresh.
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        #expect(stage.counter.times == 1)
        #expect(!stage.control.isRefreshing)
        finger.up()
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 0)
        let second = stage.pull(110)
        #expect(stage.counter.times == 2)
        second.up()
    }

    @Test("A short pull does not refresh, and content that bounces refreshes at most once")
    func shortPull() throws {
        let stage = RefreshStage()
        let finger = stage.pull(60)
        finger.up()
        try stage.screen.settle()
        #expect(stage.counter.times == 0)
        #expect(stage.view.contentOffset.y == 0)
        stage.view.contentOffset.y = 100
        let flick = stage.screen.touch(at: CGPoint(x: 150, y: 100))
        flick.move(by: CGVector(dx: 0, dy: 450), duration: 0.1)
        flick.up()
        var farthest: CGFloat = 0
        for _ in 0..<60 {
            stage.screen.advance(by: 1.0 / 60)
            farthest = min(farthest, stage.view.contentOffset.y)
        }
        #expect(farthest < -100)
        try stage.screen.settle()
        #expect(stage.counter.times <= 1)
    }

    @Test("fact 102: endRefreshing removes the inset, and the content returns to its top")
    func ending() throws {
        let stage = RefreshStage()
        stage.pull(110).up()
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == -60)
        stage.control.endRefreshing()
        #expect(!stage.control.isRefreshing)
        #expect(stage.view.adjustedContentInset.top == 0)
        #expect(stage.view.contentOffset.y == -60)
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 0)
        stage.control.endRefreshing()
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test("fact 102: beginRefreshing sends nothing and leaves the content where it is")
    func beginning() throws {
        let stage = RefreshStage()
        stage.control.beginRefreshing()
        #expect(stage.control.isRefreshing)
        #expect(stage.counter.times == 0)
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 0)
        stage.view.setContentOffset(CGPoint(x: 0, y: -stage.control.frame.height), animated: true)
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == -60)
    }

    @Test("Spokes appear one by one during the pull, and all are visible at its end")
    func spokes() {
        let stage = RefreshStage()
        #expect(stage.opacities == Array(repeating: 0, count: 8))
        let finger = stage.pull(50)
        let half = stage.opacities
        #expect(half[0] == 1)
        #expect(half[3] == 1)
        #expect(half[5] == 0)
        #expect(half[7] == 0)
        finger.move(by: CGVector(dx: 0, dy: 150), duration: 0.2)
        #expect(stage.control.isRefreshing)
        #expect(stage.opacities == Array(repeating: 1, count: 8))
        finger.up()
    }

    @Test("The spinner animates only while it is visible, not after it is scrolled away")
    func idle() throws {
        let stage = RefreshStage()
        let spokes = try #require(stage.control.layer.sublayers?.first?.sublayers)
        stage.pull(110).up()
        try stage.screen.settle()
        #expect(spokes.allSatisfy { $0.animationKeys()?.isEmpty == false })
        stage.view.contentOffset.y = 500
        stage.screen.advance(by: 1)
        #expect(spokes.allSatisfy { $0.animationKeys()?.isEmpty != false })
        stage.view.contentOffset.y = -60
        stage.screen.advance(by: 0.1)
        #expect(spokes.allSatisfy { $0.animationKeys()?.isEmpty == false })
        stage.control.endRefreshing()
        try stage.screen.settle()
        #expect(spokes.allSatisfy { $0.animationKeys()?.isEmpty != false })
    }

    @Test("The tint colors the spokes, and a title below them makes the control higher")
    func look() throws {
        let stage = RefreshStage()
        stage.control.tintColor = .red
        let spoke = try #require(stage.control.layer.sublayers?.first?.sublayers?.first)
        #expect(spoke.backgroundColor == UIColor.red.cgColor)
        stage.control.attributedTitle = NSAttributedString(string: "Loading")
        stage.pull(110).up()
        try stage.screen.settle()
        #expect(stage.control.frame.height == 84)
        #expect(stage.view.contentOffset.y == -84)
        let label = try #require(stage.control.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.attributedText?.string == "Loading")
        #expect(label.textColor == .red)
        #expect(stage.control.bounds.contains(label.frame))
    }

    @Test("A disabled control does not refresh, and a removed one leaves no inset")
    func disabledAndRemoved() throws {
        let stage = RefreshStage()
        stage.control.isEnabled = false
        let finger = stage.pull(120)
        #expect(stage.counter.times == 0)
        finger.up()
        try stage.screen.settle()
        stage.control.beginRefreshing()
        #expect(stage.view.adjustedContentInset.top == 60)
        stage.view.refreshControl = nil
        #expect(stage.control.superview == nil)
        #expect(stage.view.adjustedContentInset.top == 0)
        #expect(stage.view.refreshControl == nil)
    }

    @Test("A table view controller passes the control to its table, whose rows are below it")
    func table() throws {
        let screen = TestScreen(size: CGSize(width: 300, height: 600))
        let controller = Rows(style: .plain)
        let control = UIRefreshControl()
        controller.refreshControl = control
        #expect(controller.tableView.refreshControl === control)
        #expect(controller.refreshControl === control)
        screen.show(controller)
        let finger = screen.touch(at: CGPoint(x: 150, y: 50))
        finger.move(by: CGVector(dx: 0, dy: 300), duration: 0.5)
        #expect(control.isRefreshing)
        finger.up()
        try screen.settle()
        #expect(controller.tableView.contentOffset.y == -60)
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.convert(CGPoint.zero, to: nil).y == 60)
    }
}

private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    @Test("The tint color is the control's own, or else inherited")
    func tint() {
        let stage = RefreshStage()
        stage.view.tintColor = .green
        stage.control.tintColor = .red
        #expect(stage.control.tintColor == .red)
        stage.control.tintColor = nil
        #expect(stage.control.tintColor == .green)
    }
}
