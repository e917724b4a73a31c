// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import InterfaceDocuments
import ObjectiveCRuntime
import Testing
import UIKitTesting

@testable import UIKit

/// The owner of the nibs of these tests, with outlets and an action.
final class NibOwner: NSObject {
    var label: UILabel?
    var buttons: [UIButton] = []
    var width: NSLayoutConstraint?
    var taps: [UIButton] = []

    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(NibOwner.self) { members in
            members.property("label", get: { $0.label }, set: { $0.label = $1 })
            members.property("buttons", get: { $0.buttons }, set: { $0.buttons = $1 })
            members.property("width", get: { $0.width }, set: { $0.width = $1 })
            members.method("tap:") { (owner: NibOwner, sender: UIButton) in owner.taps.append(sender) }
        }
    }
}

/// A class that is declared `@objc(LegacyCard)` in a project.
final class RenamedCard: UIView {
    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(RenamedCard.self, name: "LegacyCard") { _ in }
    }
}

/// A view that records what it has when its initializer and `awakeFromNib` run.
final class NibBadge: UIView {
    var cornerSize: CGFloat = 0
    var inInitializer: [String] = []
    var inAwake: [String] = []
    var label: UILabel?

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        inInitializer = [
            "\(frame.width)", "\(subviews.count)", "\(backgroundColor == .systemRed)", "\(label == nil)",
            "\(cornerSize)", "\(coder.containsValue(forKey: "mine"))", "\(coder.decodeInteger(forKey: "UITag"))",
        ]
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        inAwake = ["\(cornerSize)", label?.text ?? "", "\(layer.cornerRadius)"]
    }

    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(NibBadge.self) { members in
            members.property("cornerSize", get: { $0.cornerSize }, set: { $0.cornerSize = $1 })
            members.property("label", get: { $0.label }, set: { $0.label = $1 })
        }
    }
}

@MainActor
@Suite("Nibs")
struct UINibTests {
    @Test("fact P, N213: a view of a nib has its properties and subviews when init(coder:) returns")
    func viewsAreConfiguredInTheirInitializer() throws {
        var builder = DocumentBuilder()
        let label = builder.add("UILabel", nil, ["text": .string("Hello", key: nil), "textAlignment": .number(1)])
        let badge = builder.add(
            "UIView", NibBadge.self,
            [
                "frame": .rect(10, 20, 120, 40), "subviews": .objects([label]), "tag": .number(7),
                "backgroundColor": .color(.system("systemRedColor")),
            ],
            runtime: [
                InterfaceProperty("cornerSize", .number(6)), InterfaceProperty("layer.cornerRadius", .number(9)),
                InterfaceProperty("noSuchKey", .number(1)),
            ],
            connections: [.outlet(property: "label", destination: label)])
        builder.setTopLevel(badge)
        let made = try #require(builder.nib.instantiate(withOwner: nil).first as? NibBadge)
        #expect(made.inInitializer == ["120.0", "1", "true", "true", "0.0", "false", "7"])
        #expect(made.inAwake == ["6.0", "Hello", "9.0"])
        #expect(made.label?.textAlignment == .center)
        #expect(made.subviews == [try #require(made.label)])
    }

    @Test("fact P, N209: each instantiation creates new objects, and only top-level ones are returned")
    func eachInstantiationIsIndependent() throws {
        var builder = DocumentBuilder()
        _ = builder.add(InterfaceObject.filesOwner)
        let child = builder.add("UIView")
        let first = builder.add("UIView", nil, ["subviews": .objects([child])])
        let second = builder.add("UILabel")
        builder.setTopLevel(first, second)
        let nib = builder.nib
        let (one, two) = (nib.instantiate(withOwner: nil), nib.instantiate(withOwner: nil))
        #expect(one.map { "\(type(of: $0))" } == ["UIView", "UILabel"])
        #expect(one[0] as? UIView !== two[0] as? UIView)
    }

    @Test("The owner gets its outlets, collections, actions and constraints")
    func theOwnerIsConnected() throws {
        var builder = DocumentBuilder()
        let owner = builder.add(InterfaceObject.filesOwner)
        let label = builder.add("UILabel", nil, ["text": .string("Name", key: nil)])
        let buttons = (0..<2).map { number in
            builder.add(
                "UIButton", nil,
                [
                    "buttonType": .number(1), "frame": .rect(0, Double(number) * 50, 100, 44),
                    "states": .values([
                        InterfaceProperty(
                            "normal", .values([InterfaceProperty("title", .string("B\(number)", key: nil))]))
                    ]),
                ],
                connections: [.action(selector: "tap:", destination: owner, events: 64)])
        }
        let width = builder.addConstraint(label, .width, constant: 80)
        let view = builder.add(
            "UIView", nil, ["subviews": .objects([label] + buttons), "constraints": .objects([width])])
        builder.change(label) {
            $0.properties.append(InterfaceProperty("translatesAutoresizingMaskIntoConstraints", .bool(false)))
        }
        builder.connect(owner, .outlet(property: "label", destination: label))
        builder.connect(owner, .outlet(property: "width", destination: width))
        for button in buttons {
            builder.connect(owner, .outletCollection(property: "buttons", destination: button, appends: false))
        }
        builder.setTopLevel(view)

        let object = NibOwner()
        let root = try #require(builder.nib.instantiate(withOwner: object).first as? UIView)
        #expect(object.label?.text == "Name")
        #expect(object.buttons.map(\.currentTitle) == ["B0", "B1"])
        #expect(object.buttons.first?.buttonType == .system)
        #expect(object.width?.constant == 80)
        #expect(object.width?.isActive == true)
        object.buttons.last?.sendActions(for: .touchUpInside)
        #expect(object.taps == [try #require(object.buttons.last)])
        withExtendedLifetime(root) {}
    }

    @Test("fact P, N218: outlets of a nil owner end the program with the message for an unknown key")
    func outletsNeedAnOwner() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                var builder = DocumentBuilder()
                let owner = builder.add(InterfaceObject.filesOwner)
                let label = builder.add("UILabel")
                builder.connect(owner, .outlet(property: "label", destination: label))
                builder.setTopLevel(label)
                _ = builder.nib.instantiate(withOwner: nil)
            }
        }
    }

    @Test("External objects take the places of their placeholders")
    func externalObjectsAreConnected() throws {
        var builder = DocumentBuilder()
        let outside = builder.add(InterfaceObject.externalObject, nil, ["identifier": .string("sink", key: nil)])
        let button = builder.add(
            "UIButton", nil, [:], connections: [.action(selector: "tap:", destination: outside, events: 64)])
        builder.setTopLevel(button)
        let sink = NibOwner()
        let made = builder.nib.instantiate(withOwner: nil, options: [.externalObjects: ["sink": sink]])
        (made.first as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(sink.taps.count == 1)
    }

    @Test("A view that contains itself is created once")
    func cyclesEnd() {
        var builder = DocumentBuilder()
        let view = builder.add("UIView", nil, ["subviews": .objects([0])])
        builder.setTopLevel(view)
        #expect((builder.nib.instantiate(withOwner: nil).first as? UIView)?.subviews.isEmpty == true)
    }

    @Test("fact N249: a missing nib ends the program with UIKit's message")
    func aMissingNibIsNamed() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run { _ = UINib(nibName: "ItemCell", bundle: nil).instantiate(withOwner: nil) }
            })
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(message.contains("Could not load NIB in bundle: 'NSBundle <"))
        #expect(message.contains("(loaded)' with name 'ItemCell'"))
    }

    @Test("fact N251: a class that cannot be found is replaced with that of its element")
    func anUnknownClassIsReplaced() throws {
        var builder = DocumentBuilder()
        let label = builder.add("UILabel", nil, ["text": .string("still here", key: nil)])
        builder.change(label) { $0.customClass = "App.Missing" }
        builder.setTopLevel(label)
        #expect((builder.nib.instantiate(withOwner: nil).first as? UILabel)?.text == "still here")
    }

    @Test("fact N261: a class is found by the name that @objc gives it, with and without a module")
    func aRenamedClassIsFound() {
        for name in ["LegacyCard", "UIKitTests.LegacyCard"] {
            var builder = DocumentBuilder()
            let view = builder.add("UIView", nil, [:])
            builder.change(view) { $0.customClass = name }
            builder.setTopLevel(view)
            #expect(builder.nib.instantiate(withOwner: nil).first is RenamedCard)
        }
    }

    @Test("Cells of nibs are reused under the identifier for which the nib is registered")
    func cellsOfNibs() throws {
        var builder = DocumentBuilder()
        let label = builder.add("UILabel", nil, ["text": .string("in content", key: nil)])
        let content = builder.add("UITableViewCellContentView", nil, ["subviews": .objects([label])])
        let cell = builder.add(
            "UITableViewCell", nil, ["contentView": .object(content), "accessoryType": .number(1)])
        builder.setTopLevel(cell)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(builder.nib, forCellReuseIdentifier: "item")
        let made = try #require(table.dequeueReusableCell(withIdentifier: "item"))
        #expect(made.reuseIdentifier == "item")
        #expect(made.accessoryType == .disclosureIndicator)
        #expect((made.contentView.subviews.first as? UILabel)?.text == "in content")
        table.register(nil as UINib?, forCellReuseIdentifier: "item")
        #expect(table.dequeueReusableCell(withIdentifier: "item") == nil)
    }

    @Test("fact N65: a nib for cells with another object ends the program with UIKit's message")
    func aCellNibHasOneObject() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    var builder = DocumentBuilder()
                    let (cell, other) = (builder.add("UITableViewCell"), builder.add("UITapGestureRecognizer"))
                    builder.setTopLevel(cell, other)
                    let table = UITableView()
                    table.register(builder.nib, forCellReuseIdentifier: "X")
                    _ = table.dequeueReusableCell(withIdentifier: "X")
                }
            })
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(message.contains("invalid nib registered for identifier (X) - nib must contain exactly one top level "))
    }

    @Test("Labels of a cell's style keep the cell's layout and get the document's texts")
    func builtInLabels() throws {
        var builder = DocumentBuilder()
        let title = builder.add("UILabel", nil, ["text": .string("Title", key: nil), "frame": .rect(0, 0, 9, 9)])
        let detail = builder.add("UILabel", nil, ["text": .string("Detail", key: nil)])
        let content = builder.add("UITableViewCellContentView", nil, ["subviews": .objects([title, detail])])
        let cell = builder.add(
            "UITableViewCell", nil,
            [
                "contentView": .object(content), "style": .number(3), "textLabel": .object(title),
                "detailTextLabel": .object(detail),
            ])
        builder.setTopLevel(cell)
        let made = try #require(builder.nib.instantiate(withOwner: nil).first as? UITableViewCell)
        #expect(made.textLabel?.text == "Title")
        #expect(made.detailTextLabel?.text == "Detail")
        #expect(made.textLabel?.superview === made.contentView)
    }

    @Test("Effects, symbols, titles and buttons get values that consist of several")
    func recordsAreSet() throws {
        func text(_ key: String, _ text: String) -> InterfaceProperty {
            InterfaceProperty(key, .string(text, key: nil))
        }
        func number(_ key: String, _ number: Double) -> InterfaceProperty { InterfaceProperty(key, .number(number)) }
        var builder = DocumentBuilder()
        let blur = builder.add(
            "UIVisualEffectView", nil, ["effect": .values([text("kind", "blur"), number("style", 2)])])
        let vibrancy = builder.add(
            "UIVisualEffectView", nil,
            ["effect": .values([text("kind", "vibrancy"), number("style", 1), number("vibrancyStyle", 4)])])
        let image = builder.add(
            "UIImageView", nil,
            [
                "preferredSymbolConfiguration": .values([
                    number("pointSize", 20), number("scale", 3), number("weight", 7),
                ])
            ])
        let bar = builder.add(
            "UINavigationBar", nil,
            ["titleTextAttributes": .values([InterfaceProperty("color", .color(.system("systemRedColor")))])])
        let button = builder.add(
            "UIButton", nil,
            [
                "states": .values([InterfaceProperty("normal", .values([text("title", "Button")]))]),
                "configuration": .values([
                    text("style", "filled"), text("title", "Buy"), number("cornerStyle", 4), number("buttonSize", 3),
                    number("imagePlacement", 8), number("imagePadding", 5), number("titleAlignment", 2),
                    InterfaceProperty("contentInsets", .insets(1, 2, 3, 4)),
                ]),
            ])
        builder.setTopLevel(blur, vibrancy, image, bar, button)
        let made = builder.nib.instantiate(withOwner: nil)
        let light = UIBlurEffect(style: .dark)
        #expect((made[0] as? UIVisualEffectView)?.effect == light)
        #expect((made[1] as? UIVisualEffectView)?.effect is UIVibrancyEffect)
        #expect(
            (made[2] as? UIImageView)?.preferredSymbolConfiguration
                == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
        let color = (made[3] as? UINavigationBar)?.titleTextAttributes?[.foregroundColor] as? UIColor
        #expect(color == .systemRed)
        let configuration = try #require((made[4] as? UIButton)?.configuration)
        #expect(configuration.title == "Buy")
        #expect((made[4] as? UIButton)?.currentTitle == nil)
        #expect(configuration.cornerStyle == .capsule)
        #expect(configuration.buttonSize == .large)
        #expect(configuration.imagePlacement == .trailing)
        #expect(configuration.titleAlignment == .center)
        #expect(configuration.contentInsets.leading == 2)
    }

    @Test("Margins that follow the readable width grow with the view")
    func readableMargins() throws {
        var builder = DocumentBuilder()
        let view = builder.add(
            "UIView", nil, ["frame": .rect(0, 0, 400, 100), "layoutMarginsFollowReadableWidth": .bool(true)],
            order: ["frame"])
        builder.setTopLevel(view)
        let made = try #require(builder.nib.instantiate(withOwner: nil).first as? UIView)
        #expect(made.layoutMargins.left == 8)
        made.frame.size.width = 1000
        #expect(made.layoutMargins.left == 164)
        #expect(made.layoutMargins.right == 164)
    }
}
