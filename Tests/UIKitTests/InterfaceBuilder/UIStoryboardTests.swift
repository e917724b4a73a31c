// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import InterfaceDocuments
import ObjectiveCRuntime
import Testing
import UIKitTesting

@testable import UIKit

/// A view controller that records the calls of its life.
class StoryboardController: UIViewController {
    nonisolated(unsafe) static var calls: [String] = []
    var label: UILabel?
    var save: UIBarButtonItem?
    var badge: String?
    var received: String?
    var isRefusing = false
    var childTitle: String?

    override func awakeFromNib() {
        super.awakeFromNib()
        let item = save.map { $0 === navigationItem.rightBarButtonItem }.map { "\($0)" } ?? "nil"
        note("awake loaded \(isViewLoaded) label \(label != nil) save \(item) badge \(badge ?? "nil")")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("didLoad label \(label?.text ?? "nil") children \(children.count)")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        note("should \(identifier)")
        return !isRefusing
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        note("prepare \(segue.identifier ?? "nil") loaded \(segue.destination.isViewLoaded) \(type(of: segue))")
        (segue.destination as? StoryboardController)?.received = segue.identifier
    }

    func goHome(_ segue: UIStoryboardSegue) { note("goHome from \(segue.identifier ?? "nil")") }

    func note(_ call: String) { StoryboardController.calls.append("\(title ?? "?"): \(call)") }

    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(StoryboardController.self) { members in
            members.property("label", get: { $0.label }, set: { $0.label = $1 })
            members.property("save", get: { $0.save }, set: { $0.save = $1 })
            members.property("badge", get: { $0.badge }, set: { $0.badge = $1 })
        }
    }
}

/// The controller to which unwind segues lead.
final class HomeController: StoryboardController {
    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(HomeController.self) { members in
            members.method("goHome:") { (controller: HomeController, segue: UIStoryboardSegue) in
                controller.goHome(segue)
            }
        }
    }
}

/// A segue of the app that shows its destination without a navigation controller.
final class FadeSegue: UIStoryboardSegue {
    override func perform() { StoryboardController.calls.append("fade to \(destination.title ?? "?")") }
}

/// A view controller with an initializer that gets a value.
final class CreatedController: UIViewController {
    let value: Int

    init?(coder: NSCoder, value: Int) {
        self.value = value
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        value = -1
        super.init(coder: coder)
    }
}

@MainActor
@Suite("Storyboards", .serialized)
struct UIStoryboardTests {
    init() { StoryboardController.calls = [] }

    private func title(_ text: String) -> [String: InterfaceValue] { ["title": .string(text, key: nil)] }

    /// A scene's controller with a bar item, and a view with a label, of which it has outlets.
    private func addHome(_ builder: inout DocumentBuilder) -> (controller: Int, button: Int) {
        let save = builder.add("UIBarButtonItem", nil, ["systemItem": .number(3)])
        let item = builder.add(
            "UINavigationItem", nil, ["title": .string("Home", key: nil), "rightBarButtonItems": .objects([save])])
        let label = builder.add("UILabel", nil, ["text": .string("Hello", key: nil)])
        let button = builder.add("UIButton", nil, ["frame": .rect(20, 100, 100, 44)])
        let view = builder.add("UIView", nil, ["subviews": .objects([label, button]), "frame": .rect(0, 0, 375, 667)])
        let controller = builder.add(
            "UIViewController", HomeController.self,
            title("Home").merging(["navigationItem": .object(item)]) { $1 },
            runtime: [InterfaceProperty("badge", .string("7", key: nil))],
            connections: [
                .outlet(property: "save", destination: save), .outlet(property: "label", destination: label),
            ])
        builder.addScene(controller, identifier: "home", view: view)
        return (controller, button)
    }

    private func addPlain(_ builder: inout DocumentBuilder, _ name: String) -> Int {
        let view = builder.add("UIView", nil, ["frame": .rect(0, 0, 375, 667)])
        let controller = builder.add("UIViewController", StoryboardController.self, title(name))
        builder.addScene(controller, identifier: name, view: view)
        return controller
    }

    // MARK: Creating

    @Test("fact N205, N206, N207: the controller is complete without its view, which is loaded when it is needed")
    func theViewIsLoadedLater() throws {
        var builder = DocumentBuilder("Main.storyboard")
        _ = addHome(&builder)
        let storyboard = builder.storyboard
        let home = try #require(storyboard.instantiateInitialViewController() as? HomeController)
        #expect(StoryboardController.calls == ["Home: awake loaded false label false save true badge 7"])
        #expect(home.storyboard === storyboard)
        home.loadViewIfNeeded()
        #expect(StoryboardController.calls.last == "Home: didLoad label Hello children 0")
        #expect(home.view.frame == UIScreen.main.bounds)
    }

    @Test("fact P, N209: two controllers of a scene share nothing, and go away")
    func controllersAreReleased() throws {
        var builder = DocumentBuilder("Main.storyboard")
        _ = addHome(&builder)
        let storyboard = builder.storyboard
        weak var released: UIViewController?
        do {
            let (one, two) = (
                storyboard.instantiateViewController(withIdentifier: "home"),
                storyboard.instantiateViewController(withIdentifier: "home")
            )
            one.loadViewIfNeeded()
            #expect(one !== two)
            #expect(!two.isViewLoaded)
            released = one
        }
        #expect(released == nil)
    }

    @Test("fact N3: without an initial view controller the result is nil")
    func noInitialController() {
        #expect(DocumentBuilder("Main.storyboard").storyboard.instantiateInitialViewController() == nil)
    }

    @Test("fact N247: an identifier that does not exist ends the program with UIKit's message")
    func anUnknownIdentifierIsNamed() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    _ = DocumentBuilder("Main.storyboard").storyboard.instantiateViewController(withIdentifier: "x")
                }
            })
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(message.contains("Storyboard (<UIStoryboard: 0x"))
        #expect(message.contains(">) doesn't contain a view controller with identifier 'x'"))
    }

    @Test("fact N214: a creator makes the controller with the coder; nil means the usual way")
    func creators() throws {
        var builder = DocumentBuilder("Main.storyboard")
        let label = builder.add("UILabel")
        let view = builder.add("UIView", nil, ["subviews": .objects([label])])
        let controller = builder.add("UIViewController", CreatedController.self)
        builder.addScene(controller, identifier: "made", view: view)
        let storyboard = builder.storyboard
        let made: CreatedController = storyboard.instantiateViewController(identifier: "made") { coder in
            CreatedController(coder: coder, value: 5)
        }
        #expect(made.value == 5)
        #expect(made.view.subviews.count == 1)
        let usual: CreatedController = storyboard.instantiateViewController(identifier: "made") { _ in nil }
        #expect(usual.value == -1)
        let initial: CreatedController? = storyboard.instantiateInitialViewController {
            CreatedController(coder: $0, value: 6)
        }
        #expect(initial?.value == 6)
    }

    @Test("fact N32: a navigation controller has its root when its initializer returns")
    func navigationControllers() throws {
        var builder = DocumentBuilder("Main.storyboard")
        let bar = builder.add("UINavigationBar", nil, ["translucent": .bool(false)])
        let navigation = builder.add("UINavigationController", nil, ["navigationBar": .object(bar)])
        builder.addScene(navigation)
        let home = addHome(&builder)
        builder.connect(
            navigation,
            .segue(
                InterfaceSegue(kind: .relationship, destination: home.controller)))
        let made = try #require(builder.storyboard.instantiateInitialViewController() as? UINavigationController)
        #expect(made.viewControllers.map(\.title) == ["Home"])
        #expect(!made.navigationBar.isTranslucent)
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        screen.show(made)
        #expect(screen.shows("Save"))
        #expect(made.navigationBar.topItem?.title == "Home")
    }

    // MARK: Segues

    /// A navigation controller whose root has a button with a segue, and the destination of the segue.
    private func stage(
        _ kind: InterfaceSegue.Kind, customClass: AnyClass? = nil, destination: (inout DocumentBuilder) -> Int
    ) throws -> (screen: TestScreen, home: HomeController) {
        var builder = DocumentBuilder("Main.storyboard")
        let navigation = builder.add("UINavigationController")
        builder.addScene(navigation)
        let home = addHome(&builder)
        let end = destination(&builder)
        builder.connect(navigation, .segue(InterfaceSegue(kind: .relationship, destination: home.controller)))
        var segue = InterfaceSegue(kind: kind, destination: end, identifier: "more")
        segue.customClass = customClass.map { NSStringFromClass($0) }
        builder.connect(home.button, .segue(segue))
        let made = try #require(builder.storyboard.instantiateInitialViewController() as? UINavigationController)
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        screen.show(made)
        let root = try #require(made.viewControllers.first as? HomeController)
        StoryboardController.calls = []
        return (screen, root)
    }

    private func button(_ home: HomeController) -> UIButton? { home.view.subviews.compactMap { $0 as? UIButton }.first }

    @Test("fact N228, N230: a button's segue asks, creates, prepares and then shows")
    func showSegue() throws {
        let (screen, home) = try stage(.show) { addPlain(&$0, "detail") }
        button(home)?.sendActions(for: .touchUpInside)
        button(home)?.sendActions(for: .primaryActionTriggered)
        screen.advance(by: 1)
        #expect(
            StoryboardController.calls.prefix(3) == [
                "Home: should more", "detail: awake loaded false label false save nil badge nil",
                "Home: prepare more loaded false UIStoryboardSegue",
            ])
        #expect(home.navigationController?.topViewController?.title == "detail")
        #expect((home.navigationController?.topViewController as? StoryboardController)?.received == "more")
    }

    @Test("A source that refuses a segue stops it before its destination is created")
    func refusedSegue() throws {
        let (screen, home) = try stage(.show) { addPlain(&$0, "detail") }
        home.isRefusing = true
        screen.tap(at: CGPoint(x: 60, y: 122))
        screen.advance(by: 1)
        #expect(StoryboardController.calls == ["Home: should more"])
        #expect(home.navigationController?.viewControllers.count == 1)
    }

    @Test("fact N229: performSegue does not ask, and finds the segues of views")
    func performedSegue() throws {
        let (screen, home) = try stage(.presentation) { addPlain(&$0, "detail") }
        home.isRefusing = true
        home.performSegue(withIdentifier: "more", sender: nil)
        screen.advance(by: 1)
        #expect(StoryboardController.calls.contains("Home: prepare more loaded false UIStoryboardSegue"))
        #expect(home.presentedViewController?.title == "detail")
    }

    @Test("fact N235: a segue of the app's class performs itself")
    func customSegue() throws {
        let (_, home) = try stage(.custom, customClass: FadeSegue.self) { addPlain(&$0, "detail") }
        home.performSegue(withIdentifier: "more", sender: nil)
        #expect(
            StoryboardController.calls.suffix(2) == [
                "Home: prepare more loaded false FadeSegue", "fade to detail",
            ])
    }

    @Test("fact N248: a segue that does not exist ends the program with UIKit's message")
    func anUnknownSegueIsNamed() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run { UIViewController().performSegue(withIdentifier: "x", sender: nil) }
            })
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(message.contains("Receiver (<UIViewController: 0x"))
        #expect(message.contains(">) has no segue with identifier 'x'"))
    }

    @Test("fact N107: a container's child is there when the view has been loaded")
    func embeddedController() throws {
        var builder = DocumentBuilder("Main.storyboard")
        let home = addHome(&builder)
        let child = addPlain(&builder, "child")
        let container = builder.add(
            "UIView", nil, ["frame": .rect(0, 200, 300, 100)],
            connections: [.segue(InterfaceSegue(kind: .embed, destination: child, identifier: "inside"))])
        builder.change(builder.document.scenes[0].view ?? 0) { $0.properties[1].value = .objects([container]) }
        _ = home
        let made = try #require(builder.storyboard.instantiateInitialViewController() as? HomeController)
        made.loadViewIfNeeded()
        #expect(StoryboardController.calls.contains("Home: prepare inside loaded false UIStoryboardSegue"))
        #expect(StoryboardController.calls.last == "Home: didLoad label nil children 1")
        #expect(made.children.first?.view.superview?.frame.size == CGSize(width: 300, height: 100))
    }

    // MARK: Unwinding

    @Test(
        "fact N239: an unwind segue prepares, calls the destination, and goes back",
        arguments: [InterfaceSegue.Kind.show, .presentation])
    func unwindSegue(kind: InterfaceSegue.Kind) throws {
        let (screen, home) = try stage(kind) { builder in
            let exit = builder.add(InterfaceObject.exit)
            let detail = addPlain(&builder, "detail")
            var back = InterfaceSegue(kind: .unwind, destination: exit, identifier: "back")
            back.unwindAction = "goHome:"
            builder.connect(detail, .segue(back))
            return detail
        }
        home.performSegue(withIdentifier: "more", sender: nil)
        screen.advance(by: 1)
        let detail = try #require(
            kind == .show ? home.navigationController?.topViewController : home.presentedViewController)
        detail.performSegue(withIdentifier: "back", sender: nil)
        screen.advance(by: 1)
        #expect(
            StoryboardController.calls.suffix(2) == [
                "detail: prepare back loaded true UIStoryboardSegue", "Home: goHome from back",
            ])
        #expect(home.navigationController?.viewControllers.count == 1)
        #expect(home.presentedViewController == nil)
    }

    // MARK: Tables

    @Test("Prototype cells are registered with the table, and perform their segues when selected")
    func prototypes() throws {
        var builder = DocumentBuilder("Main.storyboard")
        let navigation = builder.add("UINavigationController")
        builder.addScene(navigation)
        let detail = addPlain(&builder, "detail")
        let label = builder.add(
            "UILabel", nil, ["text": .string("prototype", key: nil), "frame": .rect(16, 10, 200, 20)])
        let content = builder.add("UITableViewCellContentView", nil, ["subviews": .objects([label])])
        let cell = builder.add(
            "UITableViewCell", nil, ["reuseIdentifier": .string("item", key: nil), "contentView": .object(content)],
            connections: [.segue(InterfaceSegue(kind: .show, destination: detail, identifier: "row"))])
        let table = builder.add("UITableView", nil, ["style": .number(1), "prototypes": .objects([cell])])
        let controller = builder.add("UITableViewController", PrototypeTableController.self, title("List"))
        builder.connect(table, .outlet(property: "dataSource", destination: controller))
        builder.connect(table, .outlet(property: "delegate", destination: controller))
        builder.addScene(controller, view: table)
        builder.connect(navigation, .segue(InterfaceSegue(kind: .relationship, destination: controller)))
        let made = try #require(builder.storyboard.instantiateInitialViewController() as? UINavigationController)
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        screen.show(made)
        let list = try #require(made.viewControllers.first as? PrototypeTableController)
        #expect(list.tableView.style == .grouped)
        #expect(list.tableView.visibleCells.count == 3)
        screen.tap(list.tableView.visibleCells[1])
        screen.advance(by: 1)
        #expect(list.calls == ["didSelect", "prepare row 1"])
        #expect(made.topViewController?.title == "detail")
    }

    @Test("Static sections are the rows of a table view controller, with headers and footers")
    func staticTable() throws {
        var builder = DocumentBuilder("Main.storyboard")
        let cells = (0..<3).map { number in
            let label = builder.add("UILabel", nil, ["text": .string("row \(number)", key: nil)])
            let content = builder.add("UITableViewCellContentView", nil, ["subviews": .objects([label])])
            return builder.add(
                "UITableViewCell", nil, ["contentView": .object(content), "rowHeight": .number(60 + Double(number))])
        }
        let first = builder.add(
            "IBTableViewSection", nil,
            ["headerTitle": .string("Account", key: nil), "cells": .objects(Array(cells.prefix(2)))])
        let second = builder.add(
            "IBTableViewSection", nil, ["footerTitle": .string("The end", key: nil), "cells": .objects([cells[2]])])
        let table = builder.add(
            "UITableView", nil,
            [
                "sections": .objects([first, second]), "style": .number(1), "sectionHeaderHeight": .number(18),
                "sectionFooterHeight": .number(30),
            ])
        let controller = builder.add("UITableViewController")
        builder.connect(table, .outlet(property: "dataSource", destination: controller))
        builder.connect(table, .outlet(property: "delegate", destination: controller))
        builder.addScene(controller, view: table)
        let made = try #require(builder.storyboard.instantiateInitialViewController() as? UITableViewController)
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        screen.show(made)
        #expect(made.tableView.numberOfSections == 2)
        #expect(made.tableView.visibleCells.map(\.frame.height) == [60, 61, 62])
        #expect(made.tableView.rectForHeader(inSection: 0).height > 30)
        #expect(made.tableView.sectionFooterHeight == 30)
        #expect(made.tableView(made.tableView, titleForHeaderInSection: 0) == "Account")
        #expect(made.tableView(made.tableView, titleForFooterInSection: 1) == "The end")
        #expect(screen.shows("The end"))
    }

    // MARK: Size classes

    @Test("fact N110, N111: values and constraints follow the size classes")
    func variations() throws {
        var builder = DocumentBuilder("Main.storyboard")
        let box = builder.add("UIView", nil, ["translatesAutoresizingMaskIntoConstraints": .bool(false)])
        let view = builder.add("UIView")
        let controller = builder.add("UIViewController")
        let narrow = builder.addConstraint(
            box, .width, constant: 100,
            variations: [InterfaceVariation(widthClass: 2, properties: [InterfaceProperty("constant", .number(300))])])
        let low = builder.addConstraint(box, .height, constant: 40)
        let high = builder.addConstraint(box, .height, constant: 90)
        let left = builder.addConstraint(box, .leading, to: view, .leading)
        let top = builder.addConstraint(box, .top, to: view, .top)
        builder.change(box) { $0.properties.append(InterfaceProperty("constraints", .objects([narrow, low, high]))) }
        builder.change(box) {
            $0.variations = [
                InterfaceVariation(excluded: [high]),
                InterfaceVariation(widthClass: 2, excluded: [low], included: [high]),
            ]
        }
        builder.change(view) {
            $0.properties = [
                InterfaceProperty("subviews", .objects([box])),
                InterfaceProperty("constraints", .objects([left, top])),
            ]
        }
        builder.addScene(controller, view: view)
        let made = try #require(builder.storyboard.instantiateInitialViewController())
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        screen.show(made)
        #expect(made.view.subviews.first?.frame.size == CGSize(width: 100, height: 40))
        screen.size = CGSize(width: 1000, height: 844)
        screen.advance(by: 0.1)
        #expect(made.view.subviews.first?.frame.size == CGSize(width: 300, height: 90))
        screen.size = CGSize(width: 390, height: 844)
        screen.advance(by: 0.1)
        #expect(made.view.subviews.first?.frame.size == CGSize(width: 100, height: 40))
    }

    @Test("Values that only a size class has are restored without it")
    func variationsReturn() throws {
        var builder = DocumentBuilder("Main.storyboard")
        let label = builder.add("UILabel", nil, ["text": .string("Name", key: nil)])
        let button = builder.add("UIButton")
        let stack = builder.add("UIStackView", nil, ["subviews": .objects([label])])
        let regular: [(Int, [InterfaceProperty])] = [
            (
                label,
                [
                    InterfaceProperty("horizontalHuggingPriority", .number(999)),
                    InterfaceProperty("verticalCompressionResistancePriority", .number(1)),
                ]
            ), (button, [InterfaceProperty("titleFont", .font(.system(size: 40, weight: 0, isItalic: false)))]),
            (stack, [InterfaceProperty("usesStandardSpacing", .bool(true))]),
        ]
        for (object, properties) in regular {
            builder.change(object) { $0.variations = [InterfaceVariation(widthClass: 2, properties: properties)] }
        }
        let view = builder.add("UIView", nil, ["subviews": .objects([stack, button])])
        let controller = builder.add("UIViewController")
        builder.addScene(controller, view: view)
        let made = try #require(builder.storyboard.instantiateInitialViewController())
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        screen.show(made)
        let shownStack = try #require(made.view.subviews.first as? UIStackView)
        let shownLabel = try #require(shownStack.arrangedSubviews.first as? UILabel)
        let shownButton = try #require(made.view.subviews.last as? UIButton)
        func values() -> [Double] {
            [
                Double(shownLabel.contentHuggingPriority(for: .horizontal).rawValue),
                Double(shownLabel.contentCompressionResistancePriority(for: .vertical).rawValue),
                Double(shownButton.titleLabel?.font.pointSize ?? 0), Double(shownStack.spacing),
            ]
        }
        let before = values()
        screen.size = CGSize(width: 1000, height: 844)
        screen.advance(by: 0.1)
        #expect(values() == [999, 1, 40, Double(UIStackView.spacingUseSystem)])
        screen.size = CGSize(width: 390, height: 844)
        screen.advance(by: 0.1)
        #expect(values() == before)
    }

    @Test("fact N31: the guides of the first versions of Auto Layout are at the safe area")
    func topAndBottomGuides() throws {
        var builder = DocumentBuilder("Main.storyboard")
        let guides = ["topLayoutGuide", "bottomLayoutGuide"].map {
            builder.add("UILayoutGuide", nil, ["kind": .string($0, key: nil)])
        }
        let box = builder.add("UIView", nil, ["translatesAutoresizingMaskIntoConstraints": .bool(false)])
        let view = builder.add("UIView")
        let constraints = [
            builder.addConstraint(box, .top, to: guides[0], .bottom, constant: 8),
            builder.addConstraint(guides[1], .top, to: box, .bottom, constant: 10),
            builder.addConstraint(box, .leading, to: view, .leading),
            builder.addConstraint(box, .trailing, to: view, .trailing),
        ]
        builder.change(view) {
            $0.properties = [
                InterfaceProperty("subviews", .objects([box])), InterfaceProperty("constraints", .objects(constraints)),
            ]
        }
        let controller = builder.add("UIViewController", nil, ["layoutGuides": .objects(guides)])
        builder.addScene(controller, view: view)
        let made = try #require(builder.storyboard.instantiateInitialViewController())
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        screen.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        screen.show(made)
        #expect(made.view.subviews.first?.frame == CGRect(x: 0, y: 55, width: 390, height: 844 - 34 - 10 - 55))
    }
}

/// A table view controller with three rows of a prototype cell.
final class PrototypeTableController: UITableViewController {
    var calls: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("didSelect") }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row }
        calls.append("prepare \(segue.identifier ?? "nil") \(row ?? -1)")
    }
}
