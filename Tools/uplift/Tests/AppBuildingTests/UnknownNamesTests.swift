// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProjectReading
import SwiftLowering
import Testing

@testable import AppBuilding

/// Warnings about names in documents and code that the app does not have.
@Suite
struct UnknownNamesTests {
    private static let interface = AppleInterface(
        apple: """
            tier\ttype\tkind\tname
            1\tUITableViewCell\tclass\tUITableViewCell
            1\tUITableViewCell\tproperty\taccessoryView
            2\tUIViewController\tclass\tUIViewController
            2\tUIView\tmethod\tendEditing(_:)
            2\tUINavigationController\tmethod\tpopViewController(animated:)
            """,
        names: "")

    /// The warnings about the files of an app, whose folder is `App`.
    private func warnings(_ files: [String: String]) throws -> [String] {
        let start = ["App/App.swift": ProjectFiles.start]
        let project = try ProjectFiles(start.merging(files) { $1 })
        let search = try ProjectSearch(project.root.appendingPathComponent("App").path)
        let app = try AppProject(search, interface: UnknownNamesTests.interface).app(nil)
        return app.resources.warnings.map { warning in
            "\((warning.file as NSString).lastPathComponent):\(warning.fault.line): \(warning.fault.reason)"
        }
    }

    private func xib(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
        \(objects)
        </objects>
        </document>
        """
    }

    private func cell(_ connections: String) -> String {
        xib(
            """
            <tableViewCell id="a" customClass="Cell" customModuleProvider="target"><connections>
            \(connections)
            </connections></tableViewCell>
            """)
    }

    private static let base = "import UIKit\nclass Base: UITableViewCell { @IBOutlet var title: UILabel! }\n"

    @Test(arguments: [
        (#"<outlet property="titel" destination="a" id="b"/>"#, "titel"),
        (#"<outletCollection property="rows" destination="a" id="b"/>"#, "rows"),
        (#"<outlet property="title" destination="a" id="b"/>"#, nil),
        (#"<outlet property="note" destination="a" id="b"/>"#, nil),
        (#"<outlet property="accessoryView" destination="a" id="b"/>"#, nil),
    ])
    func `an outlet without a property is reported`(outlet: String, name: String?) throws {
        let code = UnknownNamesTests.base + "class Cell: Base {}\nextension Cell { @objc var note: UILabel? { nil } }"
        let found = try warnings(["App/Cell.swift": code, "App/Cell.xib": cell(outlet)])
        #expect(
            found == (name.map { ["Cell.xib:5: the class App.Cell has no property \($0), which an outlet sets"] } ?? [])
        )
    }

    @Test(arguments: [
        "class Cell: Unknown {}", "class Cell: Base { override func setValue(_ v: Any?, forKey k: String) {} }",
        "class Cell: Base { @objc func setTitel(_ label: UILabel) {} }",
    ])
    func `an outlet of a class whose properties are not known is not reported`(code: String) throws {
        let outlet = #"<outlet property="titel" destination="a" id="b"/>"#
        #expect(
            try warnings(["App/Cell.swift": UnknownNamesTests.base + code, "App/Cell.xib": cell(outlet)]).isEmpty)
    }

    @Test(arguments: [
        ("tapp:", true), ("tap:", false), ("moveFrom:to:", false), ("endEditing:", false), ("cut:", false),
        ("popViewControllerAnimated:", false), ("popViewControllerNow:", true),
    ])
    func `an action without a method is reported`(selector: String, isReported: Bool) throws {
        let code =
            "import UIKit\nclass A: UIViewController {\n@IBAction func tap(_ s: Any) {}\n"
            + "@objc func move(from: Int, to: Int) {}\n}"
        let button =
            "<button id=\"a\"><connections>"
            + "<action selector=\"\(selector)\" destination=\"a\" id=\"b\"/></connections></button>"
        let found = try warnings(["App/A.swift": code, "App/A.xib": xib(button)])
        #expect(found == (isReported ? ["A.xib:4: no class has a method \(selector), which an action calls"] : []))
    }

    @Test
    func `a class of the app that does not exist is reported`() throws {
        let views = """
            <view id="a" customClass="Box" customModule="App" customModuleProvider="target"/>
            <view id="b" customClass="Bax" customModule="App" customModuleProvider="target"/>
            <view id="c" customClass="MapView" customModule="MapKit"/>
            <view id="d" customClass="LegacyView"/>
            <view id="e" customClass="Old" customModule="App"/>
            """
        let code = "import UIKit\nclass Box: UIView {}\n@objc(Old) class New: UIView {}"
        #expect(
            try warnings(["App/A.swift": code, "App/A.xib": xib(views)]) == ["A.xib:5: the app has no class App.Bax"])
    }

    @Test
    func `images and colors that no file has are reported in documents and code`() throws {
        let set = #"{ "images" : [ { "idiom" : "universal", "filename" : "a.pdf" } ] }"#
        let views = """
            <imageView id="a" image="Cart"/>
            <imageView id="b" image="Crat"/>
            <imageView id="c" image="Photo"/>
            <view id="d"><color key="backgroundColor" name="Brand"/></view>
            """
        let code = """
            import UIKit
            let images = [UIImage(named: "Cart"), UIImage(named: "Photo"), UIImage(named: "Photo.jpg"),
                UIImage(named: "Icons/Cart"),
                UIImage(named: "Crta"), UIImage(named: "Crta", in: .main, with: nil), UIImage(systemName: "star")]
            let color = UIColor(named: "Brand")
            let other = UIImage(named: "a\\(1)")
            """
        let found = try warnings([
            "App/A.swift": code, "App/A.xib": xib(views), "App/Photo@2x.jpg": "",
            "App/A.xcassets/Cart.imageset/a.pdf": "",
            "App/A.xcassets/Cart.imageset/Contents.json": set,
        ]).filter { !$0.contains("PDF") }
        #expect(
            found == [
                "A.xib:5: no asset catalog and no file of the app has the image \"Crat\"",
                "A.xib:7: no asset catalog of the app has the color \"Brand\"",
                "A.swift:3: no asset catalog and no file of the app has the image \"Icons/Cart\"",
                "A.swift:4: no asset catalog and no file of the app has the image \"Crta\"",
                "A.swift:5: no asset catalog of the app has the color \"Brand\"",
            ])
    }

    @Test
    func `storyboards, nibs and segues that the app does not have are reported`() throws {
        let board = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
            initialViewController="a"><scenes><scene sceneID="s"><objects><viewController id="a"><connections>
            <segue destination="b" kind="show" identifier="Show" id="c"/>
            </connections></viewController></objects></scene><scene sceneID="t"><objects>
            <viewControllerPlaceholder storyboardName="Othre" id="b"/></objects></scene></scenes></document>
            """
        let code = """
            import UIKit
            class A: UIViewController {
                func f() {
                    performSegue(withIdentifier: "Show", sender: nil)
                    performSegue(withIdentifier: "Shwo", sender: nil)
                    _ = UIStoryboard(name: "Main", bundle: nil)
                    _ = UIStoryboard(name: "Mian", bundle: .main)
                    _ = UINib(nibName: "Cell", bundle: nil)
                    _ = UINib(nibName: "Clel", bundle: Bundle.main)
                    _ = UINib(nibName: "Clel", bundle: Bundle(for: A.self))
                    Bundle.main.loadNibNamed("Clle", owner: nil, options: nil)
                }
            }
            """
        let files = ["App/A.swift": code, "App/Main.storyboard": board, "App/Cell.xib": xib("<view id=\"a\"/>")]
        #expect(
            try warnings(files) == [
                "Main.storyboard:5: the app has no storyboard \"Othre\"",
                "A.swift:5: no storyboard of the app has a segue \"Shwo\"",
                "A.swift:7: the app has no storyboard \"Mian\"", "A.swift:9: the app has no nib \"Clel\"",
                "A.swift:11: the app has no nib \"Clle\"",
            ])
        // A storyboard that cannot be read may have any segue.
        #expect(
            try warnings(["App/A.swift": code, "App/Main.storyboard": "<document", "App/Cell.xib": xib("")])
                .filter { $0.contains("segue") || $0.contains("Main") }.isEmpty)
    }

    @Test
    func `the names in a module with a bundle of its own are not reported, and its segues are known`() throws {
        let text = ProjectFiles.project(
            [ProjectFiles.Target(name: "App", products: [("Kit", "L")])], packages: ["L": ProjectFiles.local])
        let board = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
            initialViewController="a"><scenes><scene sceneID="s"><objects><viewController id="a"><connections>
            <segue destination="a" kind="show" identifier="Show" id="c"/>
            </connections></viewController></objects></scene></scenes></document>
            """
        let uses =
            "import UIKit\nclass A: UIViewController {\nfunc f() { performSegue(withIdentifier: \"Show\", sender: 1) }\n"
            + "let i = UIImage(named: \"None\")\n}\n"
        let project = try ProjectFiles([
            "App.xcodeproj/project.pbxproj": text, "App/App.swift": ProjectFiles.start, "App/A.swift": uses,
            "Kit/Package.swift": ProjectFiles.package("Kit", target: ", resources: [.process(\"Main.storyboard\")]"),
            "Kit/Sources/Kit/A.swift": uses, "Kit/Sources/Kit/Main.storyboard": board,
        ])
        let search = try ProjectSearch(project.root.path)
        let app = try AppProject(search, interface: UnknownNamesTests.interface).app(nil)
        #expect(app.refusals.isEmpty)
        #expect(
            app.resources.warnings.map { "\($0.file.hasSuffix("/App/A.swift")) \($0.fault.line)" } == ["true 4"])
    }

    @Test
    func `a main storyboard that cannot be read is damaged, and not missing`() throws {
        let target = ProjectFiles.Target(name: "App", settings: "INFOPLIST_KEY_UIMainStoryboardFile = Main;")
        func refusals(_ files: [String: String]) throws -> [String] {
            let start = [
                "App/A.swift": ProjectFiles.start, "A.xcodeproj/project.pbxproj": ProjectFiles.project([target]),
            ]
            return try ProjectFiles(start.merging(files) { $1 }).app().refusals.map(\.reason)
        }
        let damaged = try refusals(["App/Main.storyboard": "<document"])
        #expect(damaged.count == 1)
        #expect(damaged.first?.contains("damaged") == true)
        #expect(try refusals([:]) == [RefusalRule.missingStoryboard.message("Main")])
    }
}
