// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension LoweringRule {
    /// The rules, in the order of the page.
    package static let all = names + keys + optional + types + overrides + modules

    private static let names = [
        LoweringRule(
            .selectors, "#selector(tap(_:))",
            in: "class Board: UIView { lazy var s = %; @objc func tap(_ b: UIButton) {} }",
            becomes: "Selector(\"tap:\")", note: "The name is that of iOS."),
        LoweringRule(
            .selectors, "#selector(getter: title)", in: "class Board: UIView { lazy var s = %; @objc var title = 1 }",
            becomes: "Selector(\"title\")"),
        LoweringRule(
            .selectors, "@objc func tap(_ b: UIButton) {}", in: "class Board: UIView { % }",
            becomes: "m.method(\"tap:\") { (o: Board, a0: UIButton) in o.tap(a0) }",
            note: "The method is registered by its name. So are methods with @IBAction or @IBSegueAction, those that a "
                + "#selector names, and those that a marked protocol requires."),
        LoweringRule(
            .selectors, "@objcMembers class Board: UIView { func tap() {} }",
            becomes: "m.method(\"tap\") { (o: Board) in o.tap() }",
            note: "All members of the class and its subclasses are registered, but not private and @nonobjc ones."),
        LoweringRule(
            .selectors, "@objc(LegacyCell) class Cell: UITableViewCell {}",
            becomes: "DynamicMembers.register(Cell.self, name: \"LegacyCell\")",
            note: "Storyboards find the class by this name."),
        LoweringRule(
            .selectors, "NSClassFromString(\"LegacyCell\")", in: "let c: AnyClass? = %",
            becomes: "ObjectiveCRuntime.ClassNames.type(\"LegacyCell\")"),
        LoweringRule(
            .selectors, "NSStringFromClass(UILabel.self)", in: "let n = %",
            becomes: "ObjectiveCRuntime.ClassNames.name(UILabel.self)",
            note: "Classes of UIKit have no module in their names, as on iOS."),
        LoweringRule(
            .selectors, "type(of: object).description()", in: "func f(object: AnyObject) -> String { % }",
            becomes: "ObjectiveCRuntime.ClassNames.name(type(of: object))",
            note: "Only if the object is an AnyObject, whose type has no members."),
    ]

    private static let keys = [
        LoweringRule(
            .keys, "@IBOutlet weak var bar: UIView!", in: "class Board: UIView { % }",
            becomes: "m.property(\"bar\", get: { (o: Board) in o.bar }, set: { (o: Board, v) in o.bar = v })",
            note: "The property is registered by its key. So are those with @objc or @IBInspectable."),
        LoweringRule(
            .keys, "@objc dynamic var n = 0", in: "class Board: UIView { % }",
            becomes: "var n = 0 { willSet { willChangeValue(forKey: \"n\") } didSet { didChangeValue(forKey: \"n\") } }"
        ),
        LoweringRule(
            .keys, "card.observe(\\.title) { _, _ in }", in: "let t = %",
            becomes: "card.observe(\\.title, key: \"title\") { _, _ in }"),
        LoweringRule(
            .keys, "view.observe(\\.isHidden) { _, _ in }", in: "func f(_ view: UIView) -> Any { % }",
            becomes: "view.observe(\\.isHidden, key: \"hidden\") { _, _ in }", note: "The key is that of iOS."),
        LoweringRule(.keys, "#keyPath(Player.item.title)", in: "let p = %", becomes: "\"item.title\""),
        LoweringRule(
            .keys, "@objc class func keyPathsForValuesAffectingName() -> Set<String>",
            in: "class Model: NSObject { % { [\"first\"] } }",
            becomes: "m.dependencies { key in key == \"name\" ? Model.keyPathsForValuesAffectingName() : [] }",
            note: "Observers of the key are told about changes of the other properties, too."),
        LoweringRule(
            .keys, "override func value(forKey key: String) -> Any? { super.value(forKey: key) }",
            in: "class Model: NSObject { % }",
            becomes: "func value(forKey key: String) -> Any? { super._original_value(forKey: key) }",
            note: "The method is registered, so that the library calls it."),
    ]

    private static let picking = "@objc protocol Picking { @objc optional func picked(_ n: Int) }; "

    private static let optional = [
        LoweringRule(
            .optional, "delegate?.picked?(3)", in: picking + "func f(_ delegate: Picking?) { % }",
            becomes: "delegate?.__optional_picked(3)",
            note: "The arguments are evaluated only if the object has the method."),
        LoweringRule(
            .optional, "if let picked = delegate?.picked { picked(3) }",
            in: picking + "func f(_ delegate: Picking?) { % }",
            becomes: "if let picked = delegate?.__function_Picking_picked__ { picked(3) }",
            note: "The function is nil if the object does not have the method."),
        LoweringRule(
            .optional, "target.picked?(3)", in: picking + "func f(_ target: AnyObject) { % }",
            becomes: "(target as? Picking)?.__optional_picked(3)",
            note: "If one protocol of the program has the method. Other members of AnyObject are refused."),
        LoweringRule(
            .optional, "class Board: UIView, Picking { func picked(_ n: Int) {} }", in: picking + "%",
            becomes: "var __implements_Picking_picked__: Bool { true }"),
        LoweringRule(
            .optional, "@objc optional var title: String { get }", in: "@objc protocol Naming { % }",
            becomes: "var __optional_title: (String)? { get }", note: "Its value is nil if the object does not have it."
        ),
        LoweringRule(
            .optional, "table.delegate?.tableView?(table, didSelectRowAt: path)", in: "func f() { % }",
            becomes: "table.delegate?.tableView (table, didSelectRowAt: path)",
            note: "Optional methods of UIKit have defaults in the library."),
    ]

    private static let types = [
        LoweringRule(.types, "@objc protocol Picking {}", becomes: "protocol Picking: AnyObject {}"),
        LoweringRule(.types, "@objc enum Kind: Int { case one }", becomes: "enum Kind: Int { case one }"),
        LoweringRule(
            .types, "@UIApplicationMain class A: UIResponder, UIApplicationDelegate {}", becomes: "@main",
            note: "The attributes @nonobjc, @IBDesignable and @GKInspectable are left out."),
        LoweringRule(
            .types, "@objc dynamic func turn() {}", in: "class Dial: UIView { % }", becomes: "func turn() {}",
            note: "A method cannot be replaced while the program runs."),
    ]

    private static let overrides = [
        LoweringRule(
            .overrides, "extension Feed { override func viewDidLoad() {} }", in: "class Feed: UIViewController {}; %",
            becomes: "override func viewDidLoad() { __Feed_viewDidLoad() }",
            note: "The class calls the method of the extension, which gets another name."),
        LoweringRule(
            .overrides, "extension Cell { override var isSelected: Bool { didSet {} } }",
            in: "class Cell: UITableViewCell {}; %",
            becomes: "override var isSelected: Bool { didSet { __Cell_isSelected_didSet(oldValue) } }",
            note: "Observers become methods of the extension."),
        LoweringRule(
            .overrides, "class Board: Base { override func reset() {} }",
            in: "class Base: UIView {}; extension Base { func reset() {} }; %",
            becomes: "func reset() { __Base_reset() }",
            note: "A member of an extension that a subclass overrides is called from the class, too."),
    ]

    private static let modules = [
        LoweringRule(
            .modules, "#if os(iOS) && !targetEnvironment(macCatalyst)", in: "%\nlet a = 1\n#endif\n",
            becomes: "#if true",
            note: "Conditions hold as in the iOS simulator, and canImport for modules that exist here."),
        LoweringRule(.modules, "import Darwin", becomes: "import Glibc"),
        LoweringRule(.modules, "import UIKit.UIGestureRecognizerSubclass", becomes: "import UIKit"),
        LoweringRule(
            .modules, "URLSession.shared", in: "import Foundation\nlet s = %", becomes: "import FoundationNetworking",
            note: "XML parsers are in FoundationXML."),
        LoweringRule(
            .modules, "Timer", in: "import Foundation\nimport UIKit\nvar timer: %?",
            becomes: "public typealias Timer = UIKit.Timer",
            note: "A module gets this alias if one of its files imports Foundation. UIKit's timer follows virtual time."
        ),
        LoweringRule(
            .modules, "#imageLiteral(resourceName: \"a\")", in: "let i = %",
            becomes: "UIImage(imageLiteralResourceName: \"a\")"),
        LoweringRule(
            .modules, "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", in: "let c = %",
            becomes: "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"),
    ]
}
