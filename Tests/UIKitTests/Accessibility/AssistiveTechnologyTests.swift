// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@MainActor
@Suite("What assistive technology hears and does")
struct AssistiveTechnologyTests {
    private final class Player: UIView {
        var heard: [String] = []
        var answers = false

        func cheer() -> Bool {
            heard.append("cheer")
            return true
        }

        func trade(_ action: UIAccessibilityCustomAction) -> Bool {
            heard.append(action.name)
            return answers
        }

        override func accessibilityElementDidBecomeFocused() { heard.append("focused") }
        override func accessibilityElementDidLoseFocus() { heard.append("left") }
        override func accessibilityPerformMagicTap() -> Bool {
            heard.append("magic")
            return true
        }
    }

    private func player(_ y: CGFloat = 0) -> Player {
        let view = Player(frame: CGRect(x: 0, y: y, width: 100, height: 40))
        view.isAccessibilityElement = true
        return view
    }

    private func show(_ views: [UIView]) -> TestScreen {
        let screen = TestScreen(size: CGSize(width: 300, height: 400))
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        for view in views { board.addSubview(view) }
        screen.show(board)
        return screen
    }

    @Test("Every text is heard, in order, by the screen that it is for")
    func announcements() {
        let other = TestScreen()
        let screen = TestScreen()
        UIAccessibility.post(notification: .announcement, argument: "One")
        UIAccessibility.post(notification: .pageScrolled, argument: NSAttributedString(string: "Two"))
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        UIAccessibility.post(notification: .screenChanged, argument: "Three")
        #expect(screen.announcements == ["One", "Two", "Three"] && other.announcements == [])
        other.advance(by: 0)
        UIAccessibility.post(notification: .announcement, argument: "Four")
        #expect(screen.announcements.count == 3 && other.announcements == ["Four"])
    }

    @Test("Coming to an element is told to it and to the one before, and to whoever listens")
    func focus() {
        let (first, second) = (player(), player(50))
        let screen = show([first, second])
        var moves: [(UIResponder?, UIResponder?)] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
        ) { note in
            let focused = note.userInfo?[UIAccessibility.focusedElementUserInfoKey] as? UIResponder
            let left = note.userInfo?[UIAccessibility.unfocusedElementUserInfoKey] as? UIResponder
            MainActor.assumeIsolated { moves.append((left, focused)) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(screen.focus(on: first) === first && first.accessibilityElementIsFocused())
        UIAccessibility.post(notification: .layoutChanged, argument: second)
        #expect(screen.focusedAccessibilityElement === second && !first.accessibilityElementIsFocused())
        UIAccessibility.post(notification: .announcement, argument: first)
        #expect(screen.focusedAccessibilityElement === second)
        #expect(first.heard == ["focused", "left"] && second.heard == ["focused"])
        #expect(moves.map(\.0) == [nil, first] && moves.map(\.1) == [first, second])
    }

    @Test("A container that the screen has changed to stands for the first element in it")
    func containers() {
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        let inside = player()
        box.addSubview(inside)
        let screen = show([player(), box])
        UIAccessibility.post(notification: .screenChanged, argument: box)
        #expect(screen.focusedAccessibilityElement === inside)
    }

    @Test("An element comes into sight when somebody goes to it")
    func sight() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        scroll.contentSize = CGSize(width: 300, height: 2000)
        let far = player(1500)
        scroll.addSubview(far)
        let screen = show([scroll])
        #expect(screen.accessibilityElements == [])
        screen.focus(on: far)
        #expect(scroll.bounds.contains(far.frame) && screen.accessibilityElements == [far])
    }

    @Test("Custom actions call a method or a handler, which says whether it was done")
    func actions() {
        let view = player()
        let screen = show([view])
        let image = UIImage(systemName: "star")
        let cheer = UIAccessibilityCustomAction(name: "Cheer", target: view, selector: Player.cheer)
        let trade = UIAccessibilityCustomAction(
            name: "Trade", image: image, target: view, selector: Player.trade)
        var handled: [String] = []
        let sell = UIAccessibilityCustomAction(attributedName: NSAttributedString(string: "Sell")) { action in
            handled.append(action.name)
            return true
        }
        view.accessibilityCustomActions = [cheer, trade, sell]
        #expect(screen.perform("Cheer", on: view) && !screen.perform("Trade", on: view))
        view.answers = true
        #expect(screen.perform("Trade", on: view) && screen.perform("Sell", on: view))
        #expect(!screen.perform("Buy", on: view))
        #expect(view.heard == ["cheer", "Trade", "Trade"] && handled == ["Sell"])
        #expect(trade.image === image && trade.target === view && sell.target == nil)
        sell.name = "Sell all"
        #expect(sell.attributedName.string == "Sell all")
    }

    @Test("An action of nobody is not done")
    func goneTarget() {
        var view: Player? = player()
        let action = UIAccessibilityCustomAction(name: "Cheer", target: view, selector: Player.cheer)
        let holder = player()
        holder.accessibilityCustomActions = [action]
        let screen = show([holder])
        view = nil
        #expect(!screen.perform("Cheer", on: holder))
    }

    @Test("Scrolling, escape and the magic tap are asked for outwards, until somebody answers")
    func outwards() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        scroll.contentSize = CGSize(width: 300, height: 1000)
        let outer = player()
        outer.frame = scroll.bounds
        let inner = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        inner.text = "Text"
        outer.addSubview(inner)
        scroll.addSubview(outer)
        let screen = show([scroll])
        #expect(screen.magicTap(at: inner) && outer.heard == ["magic"])
        #expect(!screen.escape(from: inner))
        #expect(screen.scroll(.down, at: inner) && scroll.contentOffset.y == 400)
        #expect(screen.scroll(.next, at: inner) && scroll.contentOffset.y == 600)
        #expect(!screen.scroll(.down, at: inner) && !screen.scroll(.right, at: inner))
        #expect(screen.scroll(.up, at: inner) && screen.scroll(.previous, at: inner) && scroll.contentOffset.y == 0)
        #expect(screen.announcements == ["Page 2 of 3", "Page 3 of 3", "Page 2 of 3", "Page 1 of 3"])
    }

    private final class Teller: NSObject, UIScrollViewAccessibilityDelegate {
        func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
            "At \(Int(scrollView.contentOffset.x))"
        }
    }

    @Test("The delegate says where a page has led")
    func status() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        scroll.contentSize = CGSize(width: 900, height: 400)
        let teller = Teller()
        scroll.delegate = teller
        let screen = show([scroll])
        #expect(
            screen.scroll(.right, at: scroll) && screen.scroll(.next, at: scroll) && screen.scroll(.left, at: scroll))
        #expect(screen.announcements == ["At 300", "At 600", "At 300"])
        scroll.isScrollEnabled = false
        #expect(!screen.scroll(.right, at: scroll))
    }
}
