// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import InterfaceDocuments
import ObjectiveCRuntime
import Testing
import UIKitTesting

@testable import UIKit

/// A controller that needs its view while it is being created, and collects objects of both parts of its scene.
final class EarlyController: UIViewController {
    var label: UILabel?
    var all: [NSObject] = []
    var labelInViewDidLoad: String?
    var needsView = false
    static var isEarly = false

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        if EarlyController.isEarly { loadViewIfNeeded() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        labelInViewDidLoad = label?.text
    }

    func makeDetail(_ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController? {
        CreatedController(coder: coder, value: 42)
    }

    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(EarlyController.self) { members in
            members.property("label", get: { $0.label }, set: { $0.label = $1 })
            members.property("all", get: { $0.all }, set: { $0.all = $1 })
            members.method("makeDetail:sender:identifier:") {
                (controller: EarlyController, coder: NSCoder, sender: Any?, name: String?) in
                controller.makeDetail(coder, sender, name)
            }
        }
    }
}

/// A bar item that says when it is complete.
final class WakingItem: UIBarButtonItem {
    var isAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = true
    }
}

/// A view that ignores the coder of its nib.
final class OwnWayView: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required convenience init?(coder: NSCoder) { self.init(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
}

@MainActor
@Suite("Life of storyboards and nibs", .serialized)
struct StoryboardLifeTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 844))

    // MARK: Creating

    @Test("A view that is needed while its controller is created has its outlets", arguments: [false, true])
    func anEarlyViewIsConnected(isEarly: Bool) throws {
        EarlyController.isEarly = isEarly
        defer { EarlyController.isEarly = false }
        var builder = DocumentBuilder("Main.storyboard")
        let save = builder.add("UIBarButtonItem", WakingItem.self, ["title": .string("Save", key: nil)])
        let item = builder.add("UINavigationItem", nil, ["rightBarButtonItems": .objects([save])])
        let label = builder.add("UILabel", nil, ["text": .string("Hello", key: nil)])
        let view = builder.add("UIView", nil, ["subviews": .objects([label])])
        let controller = builder.add(
            "UIViewController", EarlyController.self, ["navigationItem": .object(item)],
            connections: [
                .outlet(property: "label", destination: label),
                .outletCollection(property: "all", destination: save, appends: false),
                .outletCollection(property: "all", destination: label, appends: false),
            ])
        builder.addScene(controller, view: view)
        let made = try #require(builder.storyboard.instantiateInitialViewController() as? EarlyController)
        made.loadViewIfNeeded()
        #expect(made.labelInViewDidLoad == "Hello")
        #expect((made.navigationItem.rightBarButtonItem as? WakingItem)?.isAwake == true)
        if !isEarly { #expect(made.all.count == 2) }
    }

    @Test("The refresh control of a table controller does not load the view")
    func refreshControl() throws {
        var builder = DocumentBuilder("Main.storyboard")
        let control = builder.add("UIRefreshControl")
        let table = builder.add("UITableView")
        let controller = builder.add("UITableViewController", nil, ["refreshControl": .object(control)])
        builder.addScene(controller, view: table)
        let made = try #require(builder.storyboard.instantiateInitialViewController() as? UITableViewController)
        #expect(!made.isViewLoaded)
        #expect(made.refreshControl != nil)
        #expect(made.tableView.refreshControl === made.refreshControl)
        #expect(made.tableView.refreshControl != nil)
    }

    @Test("A view that ignores the coder is connected nevertheless")
    func aViewWithItsOwnInitializer() throws {
        var builder = DocumentBuilder()
        let view = builder.add(
            "UIView", OwnWayView.self, [:], runtime: [InterfaceProperty("tag", .number(3))])
        builder.setTopLevel(view)
        let made = try #require(builder.nib.instantiate(withOwner: nil).first as? OwnWayView)
        #expect(made.tag == 3)
        #expect(made.frame.width == 5)
    }

    @Test("fact N237: a segue action of the source makes the destination, with styles of the segue")
    func segueAction() throws {
        var builder = DocumentBuilder("Main.storyboard")
        let detail = builder.add("UIViewController", CreatedController.self)
        var segue = InterfaceSegue(kind: .presentation, destination: detail, identifier: "more")
        segue.creationSelector = "makeDetail:sender:identifier:"
        segue.animates = false
        segue.modalPresentationStyle = UIModalPresentationStyle.overFullScreen.rawValue
        segue.modalTransitionStyle = UIModalTransitionStyle.crossDissolve.rawValue
        let home = builder.add("UIViewController", EarlyController.self, [:], connections: [.segue(segue)])
        builder.addScene(home, view: builder.add("UIView"))
        builder.addScene(detail, view: builder.add("UIView"))
        let made = try #require(builder.storyboard.instantiateInitialViewController())
        screen.show(made)
        made.performSegue(withIdentifier: "more", sender: nil)
        let shown = try #require(made.presentedViewController as? CreatedController)
        #expect(shown.value == 42)
        #expect(shown.modalPresentationStyle == .overFullScreen)
        #expect(shown.modalTransitionStyle == .crossDissolve)
        #expect(shown.view.window != nil)
    }

    // MARK: Size classes

    @Test("A subview that is not installed comes with its constraints when its size class does")
    func excludedSubviews() throws {
        var builder = DocumentBuilder("Main.storyboard")
        let extra = builder.add("UIView", nil, ["translatesAutoresizingMaskIntoConstraints": .bool(false)])
        let title = builder.add("UILabel", nil, ["text": .string("A", key: nil)])
        let view = builder.add("UIView")
        let constraints = [
            builder.addConstraint(extra, .leading, to: view, .leading, constant: 7),
            builder.addConstraint(extra, .top, to: view, .top, constant: 9),
            builder.addConstraint(extra, .width, constant: 50), builder.addConstraint(extra, .height, constant: 60),
        ]
        builder.change(view) {
            $0.properties = [
                InterfaceProperty("subviews", .objects([extra, title])),
                InterfaceProperty("constraints", .objects(constraints)),
            ]
            $0.variations = [
                InterfaceVariation(excluded: [extra]), InterfaceVariation(widthClass: 2, included: [extra]),
            ]
        }
        builder.change(title) {
            $0.variations = [
                InterfaceVariation(
                    widthClass: 2,
                    properties: [
                        InterfaceProperty("font", .font(.system(size: 40, weight: 0, isItalic: false))),
                        InterfaceProperty("horizontalHuggingPriority", .number(999)),
                    ])
            ]
        }
        builder.addScene(builder.add("UIViewController"), view: view)
        let made = try #require(builder.storyboard.instantiateInitialViewController())
        screen.show(made)
        let label = try #require(made.view.subviews.first as? UILabel)
        #expect(made.view.subviews.count == 1)
        #expect(label.font.pointSize == 17)
        screen.size = CGSize(width: 1000, height: 844)
        screen.advance(by: 0.1)
        #expect(made.view.subviews.first?.frame == CGRect(x: 7, y: 9, width: 50, height: 60))
        #expect(label.font.pointSize == 40)
        #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 999)
        screen.size = CGSize(width: 390, height: 844)
        screen.advance(by: 0.1)
        #expect(made.view.subviews.count == 1)
        #expect(label.font.pointSize == 17)
    }

    // MARK: Files

    /// Writes a document and a table of translations in a new bundle.
    private func bundle(_ name: String, _ document: InterfaceDocument, strings: String? = nil) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(document.compiled).write(to: folder.appendingPathComponent(name))
        if let strings {
            let base = (name as NSString).deletingPathExtension
            try Data(strings.utf8).write(to: folder.appendingPathComponent(base + ".strings"))
        }
        return try #require(Bundle(path: folder.path))
    }

    @Test("Texts are translated by the table with the document's name, and empty texts stay empty")
    func translations() throws {
        var builder = DocumentBuilder("Greeting.xib")
        let labels = [
            builder.add("UILabel", nil, ["text": .string("Hello", key: "a.text")]),
            builder.add("UILabel", nil, ["text": .string("", key: "b.text")]),
            builder.add("UILabel", nil, ["text": .string("Same", key: "c.text")]),
        ]
        builder.setTopLevel(labels[0], labels[1], labels[2])
        let bundle = try bundle("Greeting.nib", builder.document, strings: "\"a.text\" = \"Hola\";")
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
        let made = bundle.loadNibNamed("Greeting", owner: nil)?.compactMap { ($0 as? UILabel)?.text }
        #expect(made == ["Hola", "", "Same"])
    }

    @Test("fact N221: a nib for phones is used before the one for all devices")
    func nibsForPhones() throws {
        func nib(tag: Double) -> Data {
            var builder = DocumentBuilder("Cell.xib")
            let view = builder.add("UIView", nil, ["tag": .number(tag)])
            builder.setTopLevel(view)
            return Data(builder.document.compiled)
        }
        let test = try TestBundle()
        try test.write("Cell.nib", nib(tag: 1))
        try test.write("Cell~iphone.nib", nib(tag: 2))
        try test.write("Card~iphone.nib", nib(tag: 3))
        let tags = ["Cell", "Card"].map { name in
            (UINib(nibName: name, bundle: test.bundle).instantiate(withOwner: nil).first as? UIView)?.tag
        }
        #expect(tags == [2, 3])
    }

    @Test("A controller's nib is the one that the app names, and must have the view outlet")
    func controllerNibs() async throws {
        var builder = DocumentBuilder("Card.xib")
        let owner = builder.add(InterfaceObject.filesOwner)
        let view = builder.add("UIView", nil, ["tag": .number(12)])
        builder.connect(owner, .outlet(property: "view", destination: view))
        builder.setTopLevel(view)
        let bundle = try bundle("Card.nib", builder.document)
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
        let controller = UIViewController(nibName: "Card", bundle: bundle)
        #expect(controller.view.tag == 12)
        #expect(controller.nibName == "Card")
        #expect(controller.nibBundle === bundle)
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    var builder = DocumentBuilder("Card.xib")
                    let view = builder.add("UIView")
                    builder.setTopLevel(view)
                    UIViewController().loadView(from: builder.nib)
                }
            })
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            message.contains("-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"data\" nib but the view"))
    }

    // MARK: Releasing

    @Test("A controller with segues, prototypes, objects beside its view and size classes goes away")
    func everythingIsReleased() throws {
        var builder = DocumentBuilder("Main.storyboard")
        let child = builder.add("UIViewController")
        let tap = builder.add("UITapGestureRecognizer")
        let button = builder.add(
            "UIButton", nil, [:],
            connections: [.segue(InterfaceSegue(kind: .show, destination: child, identifier: "a"))],
            variations: [InterfaceVariation(widthClass: 2, properties: [InterfaceProperty("tag", .number(1))])])
        let container = builder.add(
            "UIView", nil, [:], connections: [.segue(InterfaceSegue(kind: .embed, destination: child))])
        let cell = builder.add("UITableViewCell", nil, ["reuseIdentifier": .string("c", key: nil)])
        let table = builder.add("UITableView", nil, ["prototypes": .objects([cell])])
        let hidden = builder.add("UIView")
        let view = builder.add(
            "UIView", nil, ["subviews": .objects([button, container, table, hidden])],
            connections: [.outletCollection(property: "gestureRecognizers", destination: tap, appends: true)],
            variations: [InterfaceVariation(excluded: [hidden]), InterfaceVariation(widthClass: 2, included: [hidden])])
        let controller = builder.add("UIViewController")
        builder.addScene(controller, view: view, topLevel: [tap])
        builder.addScene(child, view: builder.add("UIView"))
        weak var released: UIViewController?
        weak var releasedView: UIView?
        do {
            let made = try #require(builder.storyboard.instantiateInitialViewController())
            made.loadViewIfNeeded()
            #expect(made.children.count == 1)
            #expect(made.view.gestureRecognizers?.count == 1)
            let table = try #require(made.view.subviews.last as? UITableView)
            #expect(table.dequeueReusableCell(withIdentifier: "c") != nil)
            made.performSegue(withIdentifier: "a", sender: nil)
            made.dismiss(animated: false)
            (released, releasedView) = (made, made.view)
        }
        #expect(released == nil)
        #expect(releasedView == nil)
    }
}
