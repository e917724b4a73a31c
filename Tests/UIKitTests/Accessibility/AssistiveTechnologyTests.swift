// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@MainActor
@Suite("Assistive technology: announcements, focus and actions")
struct AssistiveTechnologyTests {
    private final class Player: UIView {
        var calls: [String] = []
        var answers = false

        func cheer() -> Bool {
            calls.append("cheer")
            return true
        }

        func trade(_ action: UIAccessibilityCustomAction) -> Bool {
            calls.append(action.name)
            return answers
        }

        override func accessibilityElementDidBecomeFocused() { calls.append("focused") }
        override func accessibilityElementDidLoseFocus() { calls.append("left") }
        override func accessibilityPerformMagicTap() -> Bool {
            calls.append("magic")
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

    @Test("Announcements are recorded in order by the current screen")
    func announcements() {
        let other = TestScreen()
        let screen = TestScreen()
        UIAccessibility.post(notification: .announcement, argument: "One")
        UIAccessibility.post(notification: .pageScrolled, argument: NSAttributedString(string: "Two"))
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        UIAccessibility.post(notification: .screenChanged, argument: "Three")
        #expect(screen.announcements == ["One", "Two", "Three"])
        #expect(other.announcements == [])
        other.advance(by: 0)
        UIAccessibility.post(notification: .announcement, argument: "Four")
        #expect(screen.announcements.count == 3)
        #expect(other.announcements == ["Four"])
    }

    @Test("Moving the focus notifies the new element, the previous one and observers")
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
        #expect(screen.focus(on: first) === first)
        #expect(first.accessibilityElementIsFocused())
        UIAccessibility.post(notification: .layoutChanged, argument: second)
        #expect(screen.focusedAccessibilityElement === second)
        #expect(!first.accessibilityElementIsFocused())
        UIAccessibility.post(notification: .announcement, argument: first)
        #expect(screen.focusedAccessibilityElement === second)
        #expect(first.calls == ["focused", "left"])
        #expect(second.calls == ["focused"])
        #expect(moves.map(\.0) == [nil, first])
        #expect(moves.map(\.1) == [first, second])
    }

    @Test("A screenChanged notification with a container focuses its first element")
    func containers() {
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        let inside = player()
        box.addSubview(inside)
        let screen = show([player(), box])
        UIAccessibility.post(notification: .screenChanged, argument: box)
        #expect(screen.focusedAccessibilityElement === inside)
    }

    @Test("Focusing an off-screen element scrolls it into view")
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

    @Test("Custom actions call a method or a handler and return its result")
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
        #expect(screen.perform("Cheer", on: view))
        #expect(!screen.perform("Trade", on: view))
        view.answers = true
        #expect(screen.perform("Trade", on: view))
        #expect(screen.perform("Sell", on: view))
        #expect(!screen.perform("Buy", on: view))
        #expect(view.calls == ["cheer", "Trade", "Trade"])
        #expect(handled == ["Sell"])
        #expect(trade.image === image)
        #expect(trade.target === view)
        #expect(sell.target == nil)
        sell.name = "Sell all"
        #expect(sell.attributedName.string == "Sell all")
    }

    @Test("A custom action whose target is deallocated is not performed")
    func goneTarget() {
        var view: Player? = player()
        let action = UIAccessibilityCustomAction(name: "Cheer", target: view, selector: Player.cheer)
        let holder = player()
        holder.accessibilityCustomActions = [action]
        let screen = show([holder])
        view = nil
        #expect(!screen.perform("Cheer", on: holder))
    }

    @Test("Scroll, escape and magic tap go up the responder chain until one is handled")
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
        #expect(screen.magicTap(at: inner))
        #expect(outer.calls == ["magic"])
        #expect(!screen.escape(from: inner))
        #expect(screen.scroll(.down, at: inner))
        #expect(scroll.contentOffset.y == 400)
        #expect(screen.scroll(.next, at: inner))
        #expect(scroll.contentOffset.y == 600)
        #expect(!screen.scroll(.down, at: inner))
        #expect(!screen.scroll(.right, at: inner))
        #expect(screen.scroll(.up, at: inner))
        #expect(screen.scroll(.previous, at: inner))
        #expect(scroll.contentOffset.y == 0)
        #expect(screen.announcements == ["Page 2 of 3", "Page 3 of 3", "Page 2 of 3", "Page 1 of 3"])
    }

    private final class Teller: NSObject, UIScrollViewAccessibilityDelegate {
        func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
            "At \(Int(scrollView.contentOffset.x))"
        }
    }

    @Test("The delegate gives the text that is announced after a page scroll")
    func status() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        scroll.contentSize = CGSize(width: 900, height: 400)
        let teller = Teller()
        scroll.delegate = teller
        let screen = show([scroll])
        #expect(screen.scroll(.right, at: scroll))
        #expect(screen.scroll(.next, at: scroll))
        #expect(screen.scroll(.left, at: scroll))
        #expect(screen.announcements == ["At 300", "At 600", "At 300"])
        scroll.isScrollEnabled = false
        #expect(!screen.scroll(.right, at: scroll))
    }
}
