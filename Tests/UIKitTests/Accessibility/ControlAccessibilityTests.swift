// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@MainActor
@Suite("Accessibility of controls")
struct ControlAccessibilityTests {
    private func show(_ view: UIView) -> TestScreen {
        let screen = TestScreen(size: CGSize(width: 300, height: 400))
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        if view.frame.isEmpty { view.frame.size = CGSize(width: 120, height: 44) }
        board.addSubview(view)
        screen.show(board)
        return screen
    }

    @Test("A button's label is its title, or the name of its image without a title")
    func button() {
        let button = UIButton(type: .system)
        button.setTitle("Play", for: .normal)
        let screen = show(button)
        #expect(screen.describeAccessibility() == "Play, Button")
        button.isSelected = true
        button.isEnabled = false
        #expect(screen.describeAccessibility() == "Selected, Play, Button, Dimmed")
        let round = UIButton(type: .custom)
        round.setImage(UIImage(systemName: "plus"), for: .normal)
        #expect(round.accessibilityLabel == "Add")
        round.setImage(UIImage(systemName: "trash.fill"), for: .normal)
        #expect(round.accessibilityLabel == "Delete")
        round.setImage(UIImage(systemName: "star.fill"), for: .normal)
        #expect(round.accessibilityLabel == "star")
        #expect(UIButton(type: .close).accessibilityLabel == "Close")
        #expect(UIButton(type: .contactAdd).accessibilityLabel == "Add")
        #expect(UIButton(type: .infoDark).accessibilityLabel == "More Info")
    }

    @Test("The label of a button with a configuration has its title and subtitle")
    func configuredButton() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.subtitle = "for nothing"
        #expect(UIButton(configuration: configuration).accessibilityLabel == "Buy, for nothing")
    }

    @Test("Activating a control presses it, unless it is disabled")
    func activation() {
        let button = UIButton(type: .system)
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        let screen = show(button)
        screen.activate(button)
        #expect(count == 1)
        button.isEnabled = false
        screen.activate(button)
        #expect(count == 1)
    }

    @Test("Activating a plain control taps its activation point")
    func tapped() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        control.isAccessibilityElement = true
        let screen = show(control)
        screen.activate(control)
        #expect(count == 1)
        control.accessibilityActivationPoint = CGPoint(x: 250, y: 250)
        screen.activate(control)
        #expect(count == 1)
    }

    @Test("A switch is read as on or off, and activating it toggles it")
    func toggle() {
        let control = UISwitch()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        control.accessibilityLabel = "Sound"
        let screen = show(control)
        #expect(control.accessibilityValue == "0")
        #expect(screen.describeAccessibility() == "Sound, Off, Switch Button")
        screen.activate(control)
        #expect(control.isOn)
        #expect(count == 1)
        #expect(control.accessibilityValue == "1")
        #expect(screen.describeAccessibility() == "Sound, On, Switch Button")
    }

    @Test("Increment and decrement move a slider by tenths and send valueChanged")
    func slider() {
        let control = UISlider()
        control.maximumValue = 20
        control.value = 10
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        let screen = show(control)
        #expect(screen.describeAccessibility() == "50%, Adjustable")
        control.accessibilityIncrement()
        #expect(control.value == 12)
        #expect(count == 1)
        #expect(control.accessibilityValue == "60%")
        for _ in 0..<10 { control.accessibilityDecrement() }
        #expect(control.value == 0)
        #expect(count == 7)
        control.isEnabled = false
        control.accessibilityIncrement()
        #expect(control.value == 0)
    }

    @Test("A field's value is its text, dots or placeholder; activating it begins editing")
    func field() {
        let control = UITextField()
        control.placeholder = "Name"
        let screen = show(control)
        #expect(control.accessibilityValue == "Name")
        #expect(control.accessibilityTraits == .none)
        control.text = "Ann"
        #expect(control.accessibilityValue == "Ann")
        control.isSecureTextEntry = true
        #expect(control.accessibilityValue == "•••")
        screen.activate(control)
        #expect(control.isFirstResponder)
        #expect(control.accessibilityCustomActions == nil)
        control.clearButtonMode = .always
        screen.advance(by: 0.1)
        #expect(screen.perform("Clear Text", on: control))
        #expect(control.text == "")
    }

    @Test("Progress views, labels and images are read with their values and traits")
    func others() {
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.25
        #expect(show(progress).describeAccessibility() == "Progress, 25%")
        let label = UILabel()
        label.text = "Off"
        label.isEnabled = false
        #expect(show(label).describeAccessibility() == "Off, Dimmed")
        let image = UIImageView(image: UIImage(systemName: "heart"))
        let screen = show(image)
        #expect(screen.describeAccessibility() == "")
        image.isAccessibilityElement = true
        #expect(screen.describeAccessibility() == "heart, Image")
    }

    @Test("A navigation bar is read before the content: back button, title as heading, buttons")
    func navigationBar() throws {
        let first = UIViewController()
        first.title = "Teams"
        let second = UIViewController()
        second.title = "Players"
        let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
        let star = UIBarButtonItem(image: UIImage(systemName: "star"), primaryAction: UIAction { _ in })
        star.accessibilityLabel = "Favourite"
        star.accessibilityIdentifier = "favourite"
        star.isEnabled = false
        second.navigationItem.rightBarButtonItems = [add, star]
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        let screen = TestScreen(size: CGSize(width: 390, height: 400))
        screen.show(navigation)
        #expect(
            screen.describeAccessibility()
                == "Teams, Button\nPlayers, Heading\nFavourite, Button, Dimmed\nAdd, Button")
        #expect(screen.accessibilityElement(named: "favourite") != nil)
        let title = try #require(screen.accessibilityElement(named: "Players"))
        #expect(screen.escape(from: second.view))
        try screen.settle()
        #expect(navigation.viewControllers == [first])
        #expect(!screen.escape(from: first.view))
        #expect(title.accessibilityTraits == .header)
    }

    @Test("Activating the back button pops the top controller")
    func back() throws {
        let first = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(UIViewController(), animated: false)
        let screen = TestScreen(size: CGSize(width: 390, height: 400))
        screen.show(navigation)
        screen.activate(try #require(screen.accessibilityElement(named: "Back")))
        try screen.settle()
        #expect(navigation.viewControllers == [first])
    }

    @Test("Only an open menu is read, as a heading and buttons; escape closes it")
    func menus() throws {
        var done: [String] = []
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.menu = UIMenu(
            title: "Deck",
            children: [
                UIAction(title: "Copy") { _ in done.append("copy") },
                UIAction(title: "Shuffle", attributes: .disabled, state: .on) { _ in },
            ])
        button.showsMenuAsPrimaryAction = true
        let screen = show(button)
        screen.activate(button)
        try screen.settle()
        #expect(
            screen.describeAccessibility() == "Deck, Heading\nCopy, Button\nSelected, Shuffle, Button, Dimmed")
        #expect(screen.escape(from: try #require(screen.accessibilityElement(named: "Copy"))))
        try screen.settle()
        #expect(screen.describeAccessibility() == "More, Button")
        screen.activate(button)
        try screen.settle()
        screen.activate(try #require(screen.accessibilityElement(named: "Copy")))
        try screen.settle()
        #expect(done == ["copy"])
        #expect(screen.describeAccessibility() == "More, Button")
    }

    @Test("A refresh control is an element only while refreshing")
    func refreshing() throws {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 300, height: 1000)
        let refresh = UIRefreshControl()
        scroll.refreshControl = refresh
        let screen = TestScreen(size: CGSize(width: 300, height: 400))
        screen.show(scroll)
        #expect(!refresh.isAccessibilityElement)
        refresh.beginRefreshing()
        #expect(refresh.isAccessibilityElement)
        #expect(refresh.accessibilityLabel == "Refreshing")
        refresh.attributedTitle = NSAttributedString(string: "Loading scores")
        #expect(refresh.accessibilityLabel == "Loading scores")
    }

    @Test("The raw values of accessibility types are Apple's")
    func rawValues() {
        let bits: [UIAccessibilityTraits] = [
            .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .notEnabled,
            .updatesFrequently, .searchField, .startsMediaSession, .adjustable, .allowsDirectInteraction,
            .causesPageTurn, .tabBar, .header,
        ]
        #expect(bits.map(\.rawValue) == (0..<17).map { 1 << UInt64($0) })
        #expect(UIAccessibilityTraits.none.rawValue == 0)
        #expect(UIAccessibilityTraits.toggleButton.rawValue == 1 << 53)
        let directions: [UIAccessibilityScrollDirection] = [.right, .left, .up, .down, .next, .previous]
        #expect(directions.map(\.rawValue) == [1, 2, 3, 4, 5, 6])
        let types: [UIAccessibilityContainerType] = [.none, .dataTable, .list, .landmark, .semanticGroup]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4])
        let notifications: [UIAccessibility.Notification] = [
            .screenChanged, .layoutChanged, .announcement, .pageScrolled,
        ]
        #expect(notifications.map(\.rawValue) == [1000, 1001, 1008, 1009])
    }
}
