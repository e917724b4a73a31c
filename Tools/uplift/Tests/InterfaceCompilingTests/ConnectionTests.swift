// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments
import Testing

@testable import InterfaceCompiling

@Suite struct ConnectionTests {
    @Test("Outlets, collections and actions keep their order")
    func connections() {
        let found = compile(
            nib(
                """
                <view id="v"><connections>
                <outlet property="owner" destination="-1" id="1"/>
                <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="2"/>
                <outletCollection property="dots" destination="v" collectionClass="NSMutableArray" id="3"/>
                </connections></view>
                <tapGestureRecognizer id="t"><connections><action selector="tap:" destination="-1" id="4"/>
                </connections></tapGestureRecognizer>
                <button id="b"><connections><action selector="buy" destination="v" eventType="touchUpInside" id="5"/>
                </connections></button>
                """))
        #expect(
            found.object("v")?.connections == [
                .outlet(property: "owner", destination: 0),
                .outletCollection(property: "gestureRecognizers", destination: 2, appends: true),
                .outletCollection(property: "dots", destination: 1, appends: false),
            ])
        #expect(found.object("t")?.connections == [.action(selector: "tap:", destination: 0, events: 0)])
        #expect(found.object("b")?.connections == [.action(selector: "buy", destination: 1, events: 64)])
        #expect(found.lines.isEmpty)
    }

    @Test("A view that refers to itself is compiled")
    func cycle() {
        let found = compile(
            nib("<view id=\"v\"><connections><outlet property=\"me\" destination=\"v\" id=\"o\"/></connections></view>")
        )
        #expect(found.object("v")?.connections == [.outlet(property: "me", destination: 1)])
    }

    @Test("A connection to no object is refused with its line")
    func dangling() {
        let outlet = "<outlet property=\"me\" destination=\"x\" id=\"o\"/>"
        let found = compile(nib("<view id=\"v\">\n<connections>\n\(outlet)</connections></view>"))
        #expect(found.lines == ["Screens/Main.xib:7: error: the outlet me refers to \"x\", and no object has that id"])
    }

    @Test("Runtime attributes have values of each type")
    func runtimeAttributes() {
        let attributes = [
            "keyPath=\"layer.cornerRadius\" type=\"number\"><integer key=\"value\" value=\"8\"/>",
            "keyPath=\"ratio\" type=\"number\"><real key=\"value\" value=\"0.5\"/>",
            "keyPath=\"isRound\" type=\"boolean\" value=\"YES\">",
            "keyPath=\"name\" type=\"string\" value=\"Soup\">",
            "keyPath=\"tint\" type=\"color\"><color key=\"value\" systemColor=\"labelColor\"/>",
            "keyPath=\"icon\" type=\"image\" value=\"star\" catalog=\"system\">",
            "keyPath=\"gap\" type=\"size\"><size key=\"value\" width=\"1\" height=\"2\"/>",
            "keyPath=\"spot\" type=\"point\"><point key=\"value\" x=\"3\" y=\"4\"/>",
            "keyPath=\"area\" type=\"rect\"><rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>",
            "keyPath=\"part\" type=\"range\"><range key=\"value\" location=\"5\" length=\"6\"/>",
            "keyPath=\"none\" type=\"nil\">",
        ].map { "<userDefinedRuntimeAttribute \($0)</userDefinedRuntimeAttribute>" }
        let list = "<userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes>"
        let found = compile(nib("<view id=\"v\">\(list)</view>"))
        #expect(
            found.object("v")?.runtimeAttributes == [
                InterfaceProperty("layer.cornerRadius", .number(8)), InterfaceProperty("ratio", .number(0.5)),
                InterfaceProperty("isRound", .bool(true)),
                InterfaceProperty("name", .string("Soup", key: "v.name")),
                InterfaceProperty("tint", .color(.system("labelColor"))),
                InterfaceProperty("icon", .image("star", isSymbol: true)), InterfaceProperty("gap", .size(1, 2)),
                InterfaceProperty("spot", .point(3, 4)), InterfaceProperty("area", .rect(1, 2, 3, 4)),
                InterfaceProperty("part", .range(5, 6)), InterfaceProperty("none", .null),
            ])
        #expect(found.lines.isEmpty)
    }
}

@Suite struct SceneTests {
    private let root = """
        <navigationController id="n" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar"/>
        <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="s1"/>
        </connections>
        </navigationController>
        """
    private let list = """
        <viewController storyboardIdentifier="list" id="c" customClass="List" customModuleProvider="target" \
        sceneMemberID="viewController">
        <layoutGuides><viewControllerLayoutGuide type="top" id="t"/></layoutGuides>
        <view key="view" id="v"><subviews><containerView id="e">
        <connections><segue destination="p" kind="embed" id="s2"/></connections></containerView></subviews></view>
        <navigationItem key="navigationItem" title="All" id="i">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="b"><connections>
        <segue destination="p" kind="popoverPresentation" identifier="new" modalTransitionStyle="crossDissolve"
        animates="NO" \
        popoverAnchorBarButtonItem="b" destinationCreationSelector="make:" id="s3">
        <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue></connections></barButtonItem>
        </navigationItem>
        <connections><segue destination="x" kind="unwind" unwindAction="back:" id="s4"/></connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
        <exit id="x" sceneMemberID="exit"/><tapGestureRecognizer id="g"/>
        """
    private let reference = """
        <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="edit" id="p"
        sceneMemberID="viewController"/>
        """

    @Test("Scenes have a controller, a root view and other objects")
    func scenes() throws {
        let found = compile(storyboard([root, list, reference].map(scene).joined(separator: "\n"), initial: "n"))
        #expect(found.refusals.isEmpty)
        #expect(found.warned == ["not available yet: popovers. The segue's destination is presented"])
        let document = try #require(found.document)
        #expect(document.initialScene == 0)
        #expect(document.topLevel.isEmpty)
        #expect(document.scenes.map(\.identifier) == [nil, "list", nil])
        #expect(document.scenes.map(\.view) == [nil, found.index("v"), nil])
        #expect(document.scenes[1].topLevel == [found.index("g")])
        #expect(found.value("n", "navigationBar") == found.index("bar").map { .object($0) })
        #expect(found.value("t", "kind") == .string("topLayoutGuide", key: nil))
        #expect(found.object("c")?.keys == ["navigationItem", "layoutGuides"])
        #expect(found.object("c")?.customClass == "Shop.List")
        #expect(found.object("e")?.className == "UIView")
        #expect(found.value("i", "rightBarButtonItems") == found.index("b").map { .objects([$0]) })
        #expect(found.object("x")?.className == InterfaceObject.exit)
        #expect(found.object("f")?.className == InterfaceObject.firstResponder)
        #expect(found.object("p")?.className == InterfaceObject.storyboardReference)
        #expect(found.value("p", "referencedIdentifier") == .string("edit", key: nil))
    }

    @Test("Segues have their attributes")
    func segues() throws {
        let found = compile(storyboard([root, list, reference].map(scene).joined(separator: "\n"), initial: "n"))
        let destination = try #require(found.index("p"))
        #expect(
            found.object("n")?.connections == [
                .segue(
                    InterfaceSegue(
                        kind: .relationship, destination: found.index("c")!))
            ])
        #expect(
            found.object("b")?.connections == [
                .segue(
                    InterfaceSegue(
                        kind: .presentation, destination: destination, identifier: "new", modalTransitionStyle: 2,
                        animates: false, creationSelector: "make:"))
            ])
        #expect(
            found.object("c")?.connections == [
                .segue(InterfaceSegue(kind: .unwind, destination: found.index("x")!, unwindAction: "back:"))
            ])
    }

    @Test(
        "Segues of old kinds are compiled as those that replaced them",
        arguments: [
            ("show", .show), ("push", .push), ("modal", .presentation), ("replace", .showDetail),
        ] as [(String, InterfaceSegue.Kind)])
    func kinds(kind: String, compiled: InterfaceSegue.Kind) {
        let segue = "<connections><segue destination=\"c\" kind=\"\(kind)\" id=\"1\"/></connections>"
        let found = compile(storyboard(scene("<viewController id=\"c\">\(segue)</viewController>"), initial: "c"))
        #expect(found.object("c")?.connections == [.segue(InterfaceSegue(kind: compiled, destination: 0))])
        #expect(found.lines.isEmpty)
    }

    @Test("A popover is a warning, and its controller is presented", arguments: ["popover", "popoverPresentation"])
    func popovers(kind: String) {
        let segue = "<connections><segue destination=\"c\" kind=\"\(kind)\" id=\"1\"/></connections>"
        let found = compile(storyboard(scene("<viewController id=\"c\">\(segue)</viewController>"), initial: "c"))
        #expect(found.object("c")?.connections == [.segue(InterfaceSegue(kind: .presentation, destination: 0))])
        #expect(found.warned == ["not available yet: popovers. The segue's destination is presented"])
    }

    @Test("A controller that contains itself by its relationships is refused")
    func relationshipCycles() {
        func navigation(_ id: String, _ root: String) -> String {
            let segue = "<segue destination=\"\(root)\" kind=\"relationship\" id=\"s\(id)\"/>"
            return scene(
                "<navigationController id=\"\(id)\"><connections>\(segue)</connections></navigationController>")
        }
        for scenes in [navigation("a", "a"), navigation("a", "b") + navigation("b", "a")] {
            let found = compile(storyboard(scenes, initial: "a"))
            #expect(found.refused == ["the controller \"a\" contains itself by its relationships"])
        }
        let chain = navigation("a", "b") + navigation("b", "c") + scene("<viewController id=\"c\"/>")
        #expect(compile(storyboard(chain, initial: "a")).refusals.isEmpty)
    }

    @Test("fact N17: an exit beside the objects of a scene is a warning, and the unwind segue is left out")
    func exitBesideObjects() {
        let segue =
            "<connections><segue destination=\"x\" kind=\"unwind\" unwindAction=\"back:\" id=\"1\"/></connections>"
        let whole = """
            <scene sceneID="s"><objects><viewController id="c">\(segue)</viewController></objects><exit id="x"/></scene>
            """
        let found = compile(storyboard(whole, initial: "c"))
        #expect(
            found.warned == [
                "<exit> beside <objects> is left out", "a segue is left out, because its object is left out",
            ])
        #expect(found.refusals.isEmpty)
        #expect(found.object("c")?.connections.isEmpty == true)
    }

    @Test("A segue of an unknown kind is a warning, and is left out")
    func unknownKind() {
        let segue = "<connections><segue destination=\"c\" kind=\"warp\" id=\"1\"/></connections>"
        let found = compile(storyboard(scene("<viewController id=\"c\">\n\(segue)</viewController>"), initial: "c"))
        #expect(
            found.warnings == [
                InterfaceMessage(line: 5, text: "the kind \"warp\" of a segue is unknown: the segue is left out")
            ])
        #expect(found.object("c")?.connections.isEmpty == true)
        #expect(found.refusals.isEmpty)
    }

    @Test("Scenes that cannot be reached are a warning")
    func unreachable() {
        let found = compile(storyboard(scene("<viewController id=\"c\"/>")))
        #expect(found.warned == ["the scene of UIViewController c cannot be reached"])
        #expect(found.document?.initialScene == nil)
    }

    @Test("Damaged segues and storyboards are refused")
    func damaged() {
        let segues = [
            "<segue destination=\"v\" kind=\"show\" id=\"1\"/>", "<segue kind=\"show\" id=\"2\"/>",
            "<segue destination=\"c\" kind=\"unwind\" id=\"4\"/>",
        ]
        let controller = """
            <viewController storyboardIdentifier="a" id="c"><view key="view" id="v"/>
            <connections>\(segues.joined())</connections></viewController>
            """
        let twin = "<viewController storyboardIdentifier=\"a\" id=\"d\"/>"
        let found = compile(storyboard(scene(controller) + scene(twin), initial: "none"))
        #expect(found.refusals.count == 4)
        #expect(found.warned == ["the initial view controller \"none\" is not in a scene"])
        #expect(found.object("c")?.connections.isEmpty == true)
    }
}
