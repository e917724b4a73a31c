// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SwiftLowering

@Suite
struct LoweringTests {
    // MARK: Selectors

    @Test
    func `a selector becomes its name, and its method is registered`() throws {
        let text = try lower(
            """
            import UIKit
            class Board: UIView {
                func setUp(_ button: UIButton) {
                    button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
                }
                @objc private func tap(_ sender: UIButton) {}
            }
            """)
        #expect(text.contains(#"action: Selector("tap:")  , for: .touchUpInside)"#))
        #expect(text.contains("          private func tap(_ sender: UIButton) {}"))
        #expect(
            text.contains(
                "DynamicMembers.register(Board.self) "
                    + #"{ m in m.method("tap:") { (o: Board, a0: UIButton) in o.tap(a0) } } } }"#))
    }

    @Test(arguments: [
        ("#selector(tap)", "tap:"),
        ("#selector(self.tap)", "tap:"),
        ("#selector(tap(_:))", "tap:"),
        ("#selector(Board.tap)", "tap:"),
        ("#selector(Board.tap(_:))", "tap:"),
        ("#selector((tap(_:)))", "tap:"),
        ("#selector(move)", "moveFrom:to:"),
        ("#selector(renamed)", "other"),
        ("#selector(getter: title)", "title"),
        ("#selector(getter: Board.title)", "title"),
        ("#selector(setter: title)", "setTitle:"),
        ("#selector(press as (UIButton) -> Void)", "press:"),
        ("#selector(press as () -> Void)", "press"),
        ("#selector(press as (Board) -> () -> Void)", "press"),
        ("#selector(Other.Inner.run)", "runWithTask:"),
        ("#selector(other.shout)", "shout"),
        ("#selector(inherited)", "inheritedFor:"),
        ("#selector(UIView.endEditing(_:))", "endEditing:"),
        ("#selector(UINavigationController.popViewController(animated:))", "popViewControllerAnimated:"),
        ("#selector(UIResponder.resignFirstResponder)", "resignFirstResponder"),
        ("#selector(UIViewController.dismissKeyboard)", "dismissKeyboardNow:"),
        ("#selector(paste(_:))", "paste:"),
    ])
    func `a selector names the method or property that it means`(expression: String, name: String) throws {
        let text = try lower(
            """
            import UIKit
            class Base: UIView { @objc func inherited(for sender: Any) {} }
            class Board: Base {
                @objc func tap(_ sender: UIButton) {}
                @objc func move(from a: UIView, to b: UIView) {}
                @objc(other) func renamed() {}
                @objc var title = ""
                @objc func press() {}
                @objc func press(_ sender: UIButton) {}
                let other = Other()
                lazy var name = \(expression)
            }
            class Other: NSObject {
                class Inner: NSObject { @objc func run(task: Any) {} }
                @objc func shout() {}
            }
            extension UIViewController { @objc(dismissKeyboardNow:) func dismissKeyboard(_ sender: Any) {} }
            """)
        #expect(text.contains("lazy var name = Selector(\"\(name)\")"))
    }

    @Test
    func `a member that only a selector names is registered too`() throws {
        let text = try lower(
            """
            import UIKit
            class Board: UIView {
                var title = ""
                func done() {}
                let names = [#selector(done), #selector(getter: title), #selector(setter: title)]
            }
            """)
        #expect(text.contains(#"m.method("done") { (o: Board) in o.done() }"#))
        #expect(
            text.contains(
                #"m.property("title", get: { (o: Board) in o.title }, set: { (o: Board, v) in o.title = v })"#))
    }

    // MARK: Tables

    @Test
    func `outlets, actions and inspectable properties are registered by their names`() throws {
        let text = try lower(
            """
            import UIKit
            final class Scene: UIViewController {
                @IBOutlet private weak var bar: UIProgressView!
                @IBOutlet var dots: [UIView]!
                @IBInspectable var corner: CGFloat = 0 { didSet { update() } }
                @IBAction func save() {}
                @IBAction private func slide(_ slider: UISlider!, event: UIEvent) {}
                @objc var area: CGFloat { 1 }
                func update() {}
            }
            """)
        #expect(text.contains("          private weak var bar: UIProgressView!"))
        for row in [
            #"m.property("bar", get: { (o: Scene) in o.bar }, set: { (o: Scene, v) in o.bar = v })"#,
            #"m.property("dots", get: { (o: Scene) in o.dots }, set: { (o: Scene, v) in o.dots = v })"#,
            #"m.property("corner", get: { (o: Scene) in o.corner }, set: { (o: Scene, v) in o.corner = v })"#,
            #"m.method("save") { (o: Scene) in o.save() }"#,
            #"m.method("slide:event:") { (o: Scene, a0: UISlider?, a1: UIEvent) in o.slide(a0, event: a1) }"#,
            #"m.property("area", get: { (o: Scene) in o.area })"#,
        ] {
            #expect(text.contains(row))
        }
        #expect(!text.contains("\"update\""))
    }

    @Test
    func `methods that cannot be called by name are registered without a call`() throws {
        let text = try lower(
            """
            import UIKit
            class Board: UIView {
                @objc func sort(_ order: @escaping (Int) -> Bool) {}
                @objc func place(_ a: Any, _ b: Any, _ c: Any) {}
                @objc func load() async {}
                @objc func save() throws {}
            }
            """)
        #expect(
            text.contains(
                #"m.method("sort:"); m.method("place:::") { (o: Board, a0: Any, a1: Any, a2: Any) in o.place(a0, a1, a2) }; m.method("loadWithCompletionHandler:")"#
            ))
        #expect(text.contains(#"m.method("saveAndReturnError:") { (o: Board) in try? o.save() }"#))
    }

    @Test
    func `a method that differs from another one in its result is registered with the type of the result`() throws {
        let text = try lower(
            """
            class Base: NSObject { @objc func removeFirst() -> Bool { true } }
            class Queue: Base {
                @objc override func removeFirst() -> Bool { true }
                func removeFirst() -> Int { 1 }
                @objc func count() -> Int { 1 }
            }
            """)
        #expect(text.contains("{ (o: Base) in o.removeFirst() }"))
        #expect(text.contains("{ (o: Queue) -> Bool in o.removeFirst() }"))
        #expect(text.contains("{ (o: Queue) in o.count() }"))
    }

    @Test
    func `all members of an objcMembers class and its subclasses are registered, except private ones`() throws {
        let text = try lower(
            """
            import UIKit
            @objcMembers class Model: NSObject {
                var name = ""
                private var secret = ""
                @nonobjc func hidden() {}
            }
            class Detail: Model { func open() {} }
            extension Detail { func close() {} }
            """)
        for member in ["\"name\"", "\"open\"", "\"close\""] { #expect(text.contains(member)) }
        #expect(!text.contains("\"secret\""))
        #expect(!text.contains("\"hidden\""))
        #expect(text.contains("             class Model"))
    }

    @Test
    func `members of generic classes are registered for each of their types`() throws {
        let text = try lower(
            """
            import UIKit
            class List<Item>: UIViewController { @objc func add() {} }
            """)
        #expect(text.contains("DynamicMembers<List>.table { m in m.method(\"add\") { (o: List) in o.add() } } }"))
        #expect(text.contains("class List<Item>: UIViewController, __UpliftMembers0 {"))
    }

    @Test
    func `a member of an extension is registered in the extension, where private members are visible`() throws {
        let text = try lower(
            """
            import UIKit
            class Board: UIView {}
            extension Board { @objc private func tap() {} }
            @objc extension UIViewController { func dismissKeyboard() {} }
            """)
        #expect(text.contains("extension Board {       private func tap() {} ; @section"))
        #expect(text.contains("register(UIViewController.self) { m in m.method(\"dismissKeyboard\")"))
    }

    @Test
    func `overrides of methods that are called by name are registered, and hide the original`() throws {
        let text = try lower(
            """
            import UIKit
            class Board: UIView {
                override func setValue(_ value: Any?, forUndefinedKey key: String) {}
                override func paste(_ sender: Any?) {}
                override func layoutSubviews() {}
            }
            """)
        #expect(text.contains("             func setValue(_ value: Any?, forUndefinedKey key: String) {}"))
        #expect(text.contains(#"m.method("setValue:forUndefinedKey:") { (o: Board, a0: Any?, a1: String)"#))
        #expect(text.contains("    override func paste"))
        #expect(text.contains(#"m.method("paste:")"#))
        #expect(!text.contains("\"layoutSubviews\""))
    }

    @Test
    func `an override that calls the original of NSObject calls it by another name`() throws {
        let text = try lower(
            """
            import UIKit
            class Board: UIView {
                override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
                func other() { super.setValue(1, forKey: "a") }
            }
            class Tile: Board {
                override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
            }
            """)
        #expect(
            text.contains("             func setValue(_ value: Any?, forKey key: String) { super._original_setValue("))
        #expect(text.contains("func other() { super.setValue(1, forKey: \"a\") }"))
        #expect(text.contains("    override func setValue(_ value: Any?, forKey key: String) { super.setValue("))
    }

    @Test
    func `members that no object can pass, and those that are unavailable, have no calls`() throws {
        let text = try lower(
            """
            import UIKit
            @objcMembers class Board: UIView {
                @available(*, unavailable) func old() {}
                func add(_ view: some UIView) {}
                var pinned: Int { get throws { 1 } }
                private(set) var count = 0
                func last() {}; }
            """)
        #expect(!text.contains("\"old\""))
        #expect(!text.contains("\"pinned\""))
        #expect(text.contains("m.method(\"add:\");"))
        #expect(text.contains("m.property(\"count\""))
        #expect(text.contains("func last() {}; @section"))
    }

    @Test
    func `methods that a marked protocol requires are registered`() throws {
        let text = try lower(
            """
            import UIKit
            @objc protocol Firing { func fire(_ sender: Any) }
            class Board: NSObject, Firing { func fire(_ sender: Any) {} }
            """)
        #expect(text.contains(#"m.method("fire:") { (o: Board, a0: Any) in o.fire(a0) }"#))
    }

    @Test
    func `an object that is no view is told by name that its nib was read`() throws {
        let text = try lower(
            """
            class Model: NSObject { override func awakeFromNib() { super.awakeFromNib() } }
            class Board: UIView { override func awakeFromNib() { super.awakeFromNib() } }
            """)
        #expect(text.contains("class Model: NSObject {          func awakeFromNib() { super.awakeFromNib() }"))
        #expect(text.contains("m.method(\"awakeFromNib\") { (o: Model) in o.awakeFromNib() }"))
        #expect(text.contains("class Board: UIView { override func awakeFromNib() { super.awakeFromNib() } }"))
    }

    @Test
    func `a class with a name of its own is registered by it`() throws {
        let text = try lower(
            """
            @objc(LegacyCell) class Cell: UITableViewCell {
            }
            @objc(Other) class Board: UIView { @objc func tap() {} }
            @objc(Kit) extension UIView {}
            """)
        #expect(text.contains("DynamicMembers.register(Cell.self, name: \"LegacyCell\") { _ in } }"))
        #expect(text.contains("DynamicMembers.register(Board.self, name: \"Other\") { m in m.method(\"tap\")"))
        #expect(!text.contains("\"Kit\""))
    }

    @Test
    func `names of classes are those of iOS`() throws {
        let text = try lower("let a = NSClassFromString(\"A\"); let b = Foundation.NSStringFromClass(A.self)")
        #expect(text.hasPrefix("import ObjectiveCRuntime\n"))
        #expect(text.contains("let a = ObjectiveCRuntime.ClassNames.type(\"A\");"))
        #expect(text.contains("let b = ObjectiveCRuntime.ClassNames.name(A.self)"))
    }

    @Test
    func `setters of dynamic properties tell observers about changes`() throws {
        let text = try lower(
            """
            import UIKit
            class Board: UIView {
                @objc dynamic var title = "a"
                @objc dynamic var size: Int = 1 { didSet { update() } }
                @objc dynamic var area: Int { get { 1 } set { update() } }
                @objc dynamic var fixed: Int { 1 }
                @objc(isOn) dynamic var on = false
                @objc dynamic static var shared = 1
                dynamic func update() {}
            }
            """)
        let will = "willChangeValue(forKey: "
        #expect(
            text.contains(
                "var title = \"a\" { willSet { \(will)\"title\") } didSet { didChangeValue(forKey: \"title\") } }"))
        #expect(
            text.contains(
                "{ willSet { \(will)\"size\") } didSet { defer { didChangeValue(forKey: \"size\") }; update() } }"))
        #expect(text.contains("set { \(will)\"area\"); defer { didChangeValue(forKey: \"area\") }; update() }"))
        #expect(text.contains("var fixed: Int { 1 }"))
        #expect(text.contains("static var shared = 1\n"))
        #expect(text.contains("var on = false { willSet { \(will)\"isOn\")"))
    }

    @Test
    func `properties that depend on others are registered`() throws {
        let text = try lower(
            """
            class Model: NSObject {
                override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
                    super.keyPathsForValuesAffectingValue(forKey: key)
                }
                @objc private static func keyPathsForValuesAffectingIsOn() -> Set<String> { ["state"] }
            }
            """)
        #expect(text.contains("             class func keyPathsForValuesAffectingValue("))
        #expect(text.contains("m.dependencies { key in Model.keyPathsForValuesAffectingValue(forKey: key) }"))
        #expect(text.contains("key == \"isOn\" ? Model.keyPathsForValuesAffectingIsOn() : [] }"))
    }

    @Test
    func `an observed key path gets its key, and the observer's method is registered`() throws {
        let text = try lower(
            """
            import UIKit
            class Board: UIView {
                lazy var token = card.observe(\\.title, options: [.new]) { _, _ in }
                lazy var other = card.observe(\\Card.title) { _, _ in }
                override func observeValue(forKeyPath keyPath: String?, of object: Any?,
                    change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
            }
            """)
        #expect(text.contains("card.observe(\\.title, key: \"title\", options: [.new])"))
        #expect(text.contains("card.observe(\\Card.title, key: \"title\")"))
        #expect(text.contains("             func observeValue(forKeyPath"))
        #expect(text.contains("m.method(\"observeValueForKeyPath:ofObject:change:context:\") { (o: Board, a0: String?"))
    }

    // MARK: Conditions, attributes, literals

    @Test
    func `conditions about the platform hold for iOS`() throws {
        let text = try lower(
            """
            #if os(iOS) && !os(macOS)
            @objc class Board: NSObject {}
            #else
            @objc class Board: Other {}
            #endif
            """)
        #expect(text.contains("#if true"))
        #expect(text.contains("      class Board: NSObject {}"))
        #expect(text.contains("@objc class Board: Other {}"))
    }

    @Test
    func `the entry point, protocols and enums lose what only Objective-C has`() throws {
        let text = try lower(
            """
            @UIApplicationMain
            class AppDelegate: UIResponder, UIApplicationDelegate {}
            @objc protocol Picking { func picked() }
            @objc protocol Naming: NSObjectProtocol {}
            @objc enum Kind: Int { case one }
            @IBDesignable class Dial: UIView { @objc dynamic func turn() {} }
            """)
        #expect(text.contains("@main             \nclass AppDelegate"))
        #expect(text.contains("      protocol Picking: AnyObject { func picked() }"))
        #expect(text.contains("      protocol Naming: NSObjectProtocol {}"))
        #expect(text.contains("      enum Kind: Int { case one }"))
        #expect(text.contains("              class Dial: UIView {               func turn() {}"))
    }

    @Test
    func `key paths and literals become expressions`() throws {
        let text = try lower(
            """
            let path = #keyPath(Player.item.title)
            let image = #imageLiteral(resourceName: "a")
            let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
            """)
        #expect(text.contains("let path = \"item.title\""))
        #expect(text.contains("let image = UIImage(imageLiteralResourceName: \"a\")"))
        #expect(text.contains("let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)"))
    }
}
