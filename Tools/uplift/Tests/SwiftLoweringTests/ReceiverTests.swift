// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SwiftLowering

/// Members with short names, which are found by the types of the expressions in front of them.
@Suite
struct ReceiverTests {
    private static let interface = AppleInterface(
        apple: """
            tier\ttype\tkind\tname\tintroduced\tdeprecated\trequirement\tdeclaration
            1\tUITableView\tclass\tUITableView\t\t\t\tclass UITableView
            1\tUITableView\tmethod\tcellForRow(at:)\t\t\t\tfunc cellForRow(at: IndexPath) -> UITableViewCell?
            1\tUITableViewCell\tclass\tUITableViewCell\t\t\t\tclass UITableViewCell
            1\tUITableViewCell\tproperty\tmark\t\t\t\tvar mark: Int
            1\tUITableViewController\tclass\tUITableViewController\t\t\t\tclass UITableViewController
            1\tUITableViewController\tproperty\ttableView\t\t\t\tvar tableView: UITableView! { get set }
            2\tUIScrollView\tclass\tUIScrollView\t\t\t\tclass UIScrollView
            2\tUIScrollView\tproperty\tpaging\t\t\t\tvar paging: Bool { get set }
            2\tUIViewController\tclass\tUIViewController\t\t\t\tclass UIViewController
            2\tUIViewController\tproperty\tnavigationItem\t\t\t\tvar navigationItem: UINavigationItem { get }
            2\tUIViewController\tproperty\ttab\t\t\t\tvar tab: Int { get }
            2\tUINavigationItem\tclass\tUINavigationItem\t\t\t\tclass UINavigationItem
            2\tUINavigationItem\tproperty\tprompt\t\t\t\tvar prompt: String? { get set }
            2\tUINavigationItem\tproperty\ttitle\t\t\t\tvar title: String? { get set }
            2\tUIApplication\tclass\tUIApplication\t\t\t\tclass UIApplication
            2\tUIApplication\tstatic property\tshared\t\t\t\tclass var shared: UIApplication { get }
            2\tUIApplication\tmethod\topen(_:)\t\t\t\tfunc open(_ url: URL)
            3\tUITextField\tclass\tUITextField\t\t\t\tclass UITextField
            3\tUITextInputTraits\tprotocol\tUITextInputTraits\t\t\t\tprotocol UITextInputTraits
            3\tUITextInputTraits\tproperty\tcorrection\t\t\t\toptional var correction: Int { get set }
            2\tUIView\tclass\tUIView\t\t\t\tclass UIView
            2\tUIView\tproperty\ttint\t\t\t\tvar tint: Int
            2\tUIView\tstatic method\tbegin()\t\t\t\tclass func begin()
            """,
        names: """
            UITableView
            UITableViewCell
            UITableViewController
            UIViewController
            UINavigationItem
            UIApplication
            UITextField
            UIScrollView
            UIView
            cellForRow
            tableView
            navigationItem
            shared
            title
            """)

    private func find(_ texts: String...) -> [String] {
        let sources = texts.enumerated().map { SwiftSource(path: "\($0).swift", text: $1) }
        return MissingSymbols.find(in: sources, ReceiverTests.interface).map(\.reason)
    }

    private static let board = """
        class Board: UITableViewController {
            @IBOutlet var field: UITextField!
            lazy var first = UITextField(frame: .zero)
            static let pool = UIView()
            let item: UINavigationItem? = nil
            var other: Board?
            func f(_ input: UITextField, cell: Cell, _ unknown: Foreign) {
                %
            }
        }
        class Cell: UITableViewCell {}
        """

    @Test(arguments: [
        ("navigationItem.prompt = nil", "UINavigationItem.prompt"),
        ("self.navigationItem.prompt = nil", "UINavigationItem.prompt"),
        ("other?.other!.navigationItem.prompt = nil", "UINavigationItem.prompt"),
        ("item?.prompt = nil", "UINavigationItem.prompt"), ("tableView.paging = true", "UIScrollView.paging"),
        ("tableView.cellForRow(at: x)?.mark = 1", "UITableViewCell.mark"),
        ("UIApplication.shared.open(x)", "UIApplication.open"), ("UIView.begin()", "UIView.begin"),
        ("field.correction = 1", "UITextInputTraits.correction"), ("first.tint = 1", "UIView.tint"),
        ("input.tint = 1", "UIView.tint"), ("cell.mark = 1", "UITableViewCell.mark"),
        ("let v = UIView(); v.tint = 1", "UIView.tint"), ("let v: UIView? = x; v?.tint = 1", "UIView.tint"),
        ("guard let v = x as? Cell else { return }; v.mark = 1", "UITableViewCell.mark"),
        ("if let v = x as? UIView, v.tint == 1 {}", "UIView.tint"),
        ("if let item { item.prompt = nil }", "UINavigationItem.prompt"),
        ("(x as! UIView).tint = 1", "UIView.tint"), ("let c = { (v: UIView) in v.tint = 1 }", "UIView.tint"),
        ("Board.pool.tint = 1", "UIView.tint"),
        ("f { [weak self] in self?.navigationItem.prompt = nil }", "UINavigationItem.prompt"),
        ("print(tab)", "UIViewController.tab"), ("super.tab", "UIViewController.tab"),
        ("func g() { field.tint = 1 }", "UIView.tint"), ("UIView.init().tint = 1", "UIView.tint"),
    ])
    func `a missing member of an object whose type is certain is found`(use: String, name: String) {
        #expect(find(ReceiverTests.board.replacing("%", with: use)) == ["\(name) is not available yet."])
    }

    @Test(arguments: [
        "unknown.prompt = nil", "let field = make(); field.correction = 1", "for field in x { field.correction = 1 }",
        "x.map { field in field.correction }", "switch x { case .a(let field): field.correction = 1 }",
        "if case let field? = x { field.correction = 1 }", "do {} catch let field { field.correction = 1 }",
        "let (field, _) = x; field.correction = 1", "navigationItem.title = nil", "field.prompt = nil",
        "func field() -> X {}; field.correction", "#if DEBUG\nlet field = x\n#endif\nfield.correction = 1",
        "let tab = 1; print(tab)", "x.tab = 1", "UIView().begin", "var l = [UIView](); l.tint = 1",
    ])
    func `nothing is said about a member of an object whose type is not certain`(use: String) {
        #expect(find(ReceiverTests.board.replacing("%", with: use)).isEmpty)
    }

    @Test
    func `a member that the program declares is there`() {
        let use = "class A: UIViewController { func f() { navigationItem.prompt = nil } }"
        #expect(find(use).count == 1)
        for other in [
            "extension UINavigationItem { var prompt: String? { nil } }", "extension NSObject { func prompt() {} }",
            "protocol P { var prompt: String? { get } }", "extension P { var prompt: String? { nil } }",
            "class A: UIViewController { var navigationItem: Item; func f() { navigationItem.prompt = nil } }",
        ] {
            #expect(find(other.contains("Item; ") ? other : use, other).isEmpty, "\(other)")
        }
        #expect(find(use, "struct Form { var prompt = 1 }; class B: UIView { var prompt = 1 }").count == 1)
        #expect(find("class B: UIView { var tint = 1 }; func f(_ b: B) { b.tint = 2 }").isEmpty)
        #expect(find("class B: Foreign {}; func f(_ b: B) { b.tint = 2 }").isEmpty)
    }

    @Test(arguments: [
        ("### UITextField\n\n* Missing: `title`, `init(coder:)`", ["UITextField"]),
        ("### UINavigationItem\n\n* Missing: `title`", ["UINavigationItem"]), ("", []),
        ("### UITextField\n\n* Missing: `title`\n\n### UIView\n\n* Beside: `title`", []),
        ("### UITextField\n\n* Missing: `title`\n\n### UIView\n\n* Missing: `tint`", ["UITextField"]),
    ])
    func `a member that only other types of the library have is found`(coverage: String, types: [String]) {
        let interface = AppleInterface(
            apple: """
                tier\ttype\tkind\tname\tintroduced\tdeprecated\trequirement\tdeclaration
                2\tUINavigationItem\tclass\tUINavigationItem\t\t\t\tclass UINavigationItem
                2\tUINavigationItem\tproperty\ttitle\t\t\t\tvar title: String? { get set }
                3\tUITextField\tclass\tUITextField\t\t\t\tclass UITextField
                3\tUITextField\tproperty\ttitle\t\t\t\tvar title: String? { get set }
                """, names: "UITextField\nUINavigationItem\ntitle", coverage: coverage)
        let text = "func f(_ field: UITextField, _ item: UINavigationItem) { field.title = item.title }"
        let found = MissingSymbols.find(in: [SwiftSource(path: "0.swift", text: text)], interface)
        #expect(found.map(\.reason) == types.map { "\($0).title is not available yet." })
    }

    @Test
    func `a member is there if a superclass or a protocol has it, or another method with the name`() {
        let interface = AppleInterface(
            apple: """
                tier\ttype\tkind\tname\tintroduced\tdeprecated\trequirement\tdeclaration
                2\tUIView\tclass\tUIView\t\t\t\tclass UIView
                2\tUIView\tmethod\tplay(_:)\t\t\t\tfunc play(_ a: Int)
                2\tUIView\tmethod\tplay()\t\t\t\tfunc play()
                2\tUIView\tmethod\tobserve()\t\t\t\tfunc observe()
                2\tUIView\tproperty\ttitle\t\t\t\tvar title: String
                3\tUILabel\tclass\tUILabel\t\t\t\tclass UILabel
                3\tUILabel\tproperty\ttitle\t\t\t\tvar title: String
                3\tUIObserving\tprotocol\tUIObserving\t\t\t\tprotocol UIObserving
                3\tUIObserving\tmethod\tobserve()\t\t\t\tfunc observe()
                """, names: "UIView\nUILabel\nUIObserving\nplay\nobserve\ntitle",
            coverage: "### UIView\n\n* Missing: `play(_:)`, `observe()`\n\n### UILabel\n\n* Missing: `title`")
        let text = "func f(_ label: UILabel) { label.title = x; label.play(); label.play(1); label.observe() }"
        #expect(MissingSymbols.find(in: [SwiftSource(path: "0.swift", text: text)], interface).isEmpty)
    }

    @Test
    func `an override of a missing member is found`() {
        #expect(find("class A: UIView { override var tint: Int { 1 } }") == ["UIView.tint is not available yet."])
        #expect(find("class A: UIApplication { override func open(_ u: URL) {} }").count == 1)
        #expect(find("class B: UIView { var mark = 1 }; class A: B { override var mark: Int { 1 } }").isEmpty)
    }

    @Test
    func `properties whose values are each other have no type`() {
        #expect(find("class A: UIView { lazy var a = b; lazy var b = a; func f() { a.prompt } }").isEmpty)
    }

    @Test
    func `the superclasses of UIKit's classes are those of the library's`() throws {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../Sources").standardizedFileURL
        var count = 0
        for folder in ["UIKit", "QuartzCore"] {
            let files = FileManager.default.enumerator(
                at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift", let text = try? String(contentsOf: file, encoding: .utf8) else {
                    continue
                }
                for match in text.matches(of: /(?m)^open class (\w+)(?:<[^>]*>)?: (\w+)/) {
                    let (name, superclass) = (String(match.1), String(match.2))
                    let known = AppleClasses.ancestors(of: name)
                    // This class of the library is part of NSObject on iOS.
                    guard name != "AccessibleObject", known.count > 1 else { continue }
                    count += 1
                    #expect(known.contains(superclass == "AccessibleObject" ? "NSObject" : superclass), "\(name)")
                }
            }
        }
        #expect(count > 90)
    }
}
