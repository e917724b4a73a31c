// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension RefusalRule {
    /// The rules for Swift files, in the order of the page.
    package static let all = [
        unknownName, unknownMember, staticSelector, ambiguousSelector, unreadableSelector, runtimeFunction,
        anyObjectMember, observedPath, variablePath, ambiguousKey, observedTogether, privateKey, objectOverride,
        optionalWithoutCall, frameworkOptional, optionalOfSuperclass, optionalMember, managedProperty, layerProperty,
        copyingProperty, lockSubclass, frameworkExtension, missingModule, formatString,
        sortDescriptor, missingFoundation, literalArguments,
    ]

    // MARK: Members and classes by name

    static let unknownName = RefusalRule(
        .selectors, "#selector(addGrocry)", in: "class Board: NSObject { @objc func addGrocery() {}; lazy var s = % }",
        reason: "Cannot find '%1' in scope.")
    static let unknownMember = RefusalRule(
        .selectors, "#selector(Board.addGrocry)",
        in: "class Board: NSObject { @objc func addGrocery() {} }; let s = %",
        reason: "%1 '%2' has no member '%3'.")
    static let staticSelector = RefusalRule(
        .selectors, "#selector(a)", in: "class A: UIView { @objc static func a() {}; lazy var s = % }",
        reason: "“%1” is a static method, which cannot be called by name.",
        help: "Make it a method of the object that is the target.")
    static let ambiguousSelector = RefusalRule(
        .selectors, "#selector(x.a)",
        in: "class A: UIView { @objc func a() {} }; class B: UIView { @objc func a(_ b: B) {} }; let s = %",
        reason: "The selector can mean %1.", help: "Write the type in front of the method.")
    static let unreadableSelector = RefusalRule(
        .selectors, "#selector(\"tap\")", in: "let s = %", reason: "The method of this selector cannot be read.",
        help: "Write the name of a method.")
    static let runtimeFunction = RefusalRule(
        .selectors, "method_exchangeImplementations(a, b)", in: "func f() { % }",
        reason: "“%1” is a function of the Objective-C runtime, which exists on Apple's platforms only.",
        help: "Subclass the class, or call its methods.")
    static let anyObjectMember = RefusalRule(
        .selectors, "(json as AnyObject)[\"key\"]", in: "func f(_ json: Any) { _ = % }",
        reason: "Members of AnyObject are found by the Objective-C runtime, which exists on Apple's platforms only.",
        help: "Convert the object to its type with “as?”.")

    // MARK: Key-value coding and observing

    static let observedPath = RefusalRule(
        .keys, "a.observe(\\.b.c) { _, _ in }", in: "let o = %",
        reason: "A path of several properties cannot be observed.", help: "Observe the last object of the path.")
    static let privateKey = RefusalRule(
        .keys, "field.value(forKey: \"_placeholderLabel\")", in: "func f(_ field: UITextField) { _ = % }",
        reason: "“%1” is not a public property of UIKit, and does not exist here.",
        help: "Use public properties, such as attributedPlaceholder.")
    static let variablePath = RefusalRule(
        .keys, "a.observe(path, options: [.new]) { _, _ in }", in: "let o = %",
        reason: "The key of an observed path is known only if the path is written at the call.",
        help: "Write the key path in the call.")
    static let ambiguousKey = RefusalRule(
        .keys, "a.observe(\\.isHidden) { _, _ in }",
        in: "class Card: NSObject { @objc dynamic var isHidden = false }; let o = %",
        reason: "The key of the property can be %1, because the type of the object is not known.",
        help: "Write the type in the key path.")
    static let observedTogether = RefusalRule(
        .keys, "@objc dynamic var a = 0, b = 0", in: "class A: NSObject { % }",
        reason: "Observers of properties that are declared together are not notified.",
        help: "Declare each property on its own.")
    static let objectOverride = RefusalRule(
        .keys, "override func setNilValueForKey(_ key: String) {}", in: "class A: NSObject { % }",
        reason: "The method “%1” of NSObject cannot be overridden.", help: "Give the class a method of its own.")

    // MARK: Optional requirements

    static let optionalWithoutCall = RefusalRule(
        .optional, "if p.a != nil",
        in: "@objc protocol P { @objc optional func a(); @objc optional func a(_ n: Int) }; func f(_ p: P) { % {} }",
        reason: "The optional method “%1” is used without a call, and several methods have the name.",
        help: "Write its labels, or call it with a question mark.")
    static let frameworkOptional = RefusalRule(
        .optional, "table.delegate?.tableView(_:didSelectRowAt:) != nil", in: "func f() -> Bool { % }",
        reason: "Each object has the method “%1” of UIKit here, because its protocol has a default.",
        help: "Call the method without asking for it.")
    static let optionalOfSuperclass = RefusalRule(
        .optional, "extension B { func a() {} }",
        in: "@objc protocol P { @objc optional func a() }; class A: UIView, P {}; class B: A {}; %",
        reason: "“%1” is optional in a superclass's protocol.", help: "Move it into the class itself.")
    static let optionalMember = RefusalRule(
        .optional, "@objc optional static func a()", in: "@objc protocol P { % }",
        reason: "Only methods and properties of objects can be optional.",
        help: "Declare a method or a property that is not static.")

    // MARK: Classes, protocols and attributes

    static let managedProperty = RefusalRule(
        .types, "@NSManaged var name: String", in: "class A: NSObject { % }",
        reason: "@NSManaged properties are those of Core Data, which is not available.",
        help: "Store the values in a structure or in files.")
    static let layerProperty = RefusalRule(
        .types, "@NSManaged var angle: CGFloat", in: "class Ring: CALayer { % }",
        reason: "A property of a layer with @NSManaged is stored and animated by its name, which is not available.",
        help: "Store it in the class, and draw again when it has changed.")
    static let copyingProperty = RefusalRule(
        .types, "@NSCopying var text: NSString", in: "class A: NSObject { % = \"\" }",
        reason: "@NSCopying is not available.", help: "Write a setter that stores a copy.")
    static let lockSubclass = RefusalRule(
        .types, "class Spin: NSRecursiveLock {}", reason: "A class cannot inherit from %1.",
        help: "Give it a property for the lock.")

    // MARK: Overrides in extensions

    static let frameworkExtension = RefusalRule(
        .overrides, "extension UIView { override func layoutSubviews() {} }",
        reason: "An extension of %1, which is not a class of the app, cannot override “%2”.",
        help: "Override it in a subclass.")

    // MARK: Modules, platforms and Foundation

    static let missingModule = RefusalRule(
        .modules, "import MapKit", reason: "The module “%1” is not available.",
        help: "Put its uses between “#if canImport(%1)” and “#endif”.")
    static let formatString = RefusalRule(
        .modules, "NSPredicate(format: \"age > 3\")", in: "let p = %",
        reason: "Foundation on Linux does not read formats of %1.",
        help: "Write a closure: NSPredicate(block:), or filter.")
    static let sortDescriptor = RefusalRule(
        .modules, "NSSortDescriptor(key: \"age\", ascending: true)", in: "let p = %",
        reason: "Foundation on Linux does not sort by the name of a key.",
        help: "Write a key path: NSSortDescriptor(keyPath:ascending:), or sorted.")
    static let missingFoundation = RefusalRule(
        .modules, "NSException", in: "let e = %.self", reason: "Foundation on Linux does not have %1.",
        help: "Throw an error, or call a method without it.")
    static let literalArguments = RefusalRule(
        .modules, "#colorLiteral(red: 1)", in: "let c = %", reason: "The arguments of #%1 are not %2.",
        help: "Choose the value again in Xcode.")

    // MARK: Projects

    package static let missingDeclaration = RefusalRule(
        part: "A use of a declaration of UIKit that the library does not have", reason: "%1 is not available yet.")
    package static let formerName = RefusalRule(
        part: "A name of UIKit that Swift 4 or 4.2 has changed",
        reason: "“%1” is the name in an earlier version of Swift.",
        help: "Write “%2”.")
    package static let nearMiss = RefusalRule(
        part: "A method with the name of an optional method of UIKit and other labels (a warning)",
        reason: "No protocol of UIKit has the method “%1”, so that nothing calls it.",
        help: "Compare its labels with those of UIKit's method.")
}
