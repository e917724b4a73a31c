// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftIfConfig
import SwiftSyntax

/// Lowers one file: collects the edits for each construct that the compiler refuses outside Apple's platforms.
final class FileLowering: ActiveSyntaxVisitor {
    private let source: SwiftSource
    private let number: Int
    private let module: Int
    private let program: SwiftProgram
    private let names: SelectorNames
    private let overrides: ExtensionOverrides
    private let optional: OptionalRequirements
    private let configuration: IOSConfiguration
    private lazy var converter = SourceLocationConverter(fileName: source.path, tree: source.tree)
    private var edits = SourceEdits()
    private var refusals: [Refusal] = []
    /// The new names of members of extensions, by the first byte of their declarations.
    private var renamed: [Int: String] = [:]
    /// The members that lose the word `override`, by the first byte of their declarations.
    private var hiding: Set<Int> = []
    /// The properties whose changes observers may see, by the first byte of their declarations.
    private var observed: Set<Int> = []
    private var imports: Set<String> = []
    /// Whether the file uses `AnyObject`.
    private lazy var hasAnyObject = source.mentions("AnyObject")
    /// Modules that the file needs besides those that it imports.
    private var neededModules: Set<String> = []

    init(
        _ number: Int, _ program: SwiftProgram, _ names: SelectorNames, _ overrides: ExtensionOverrides,
        _ optional: OptionalRequirements, _ tests: MainActorTests
    ) {
        self.number = number
        module = program.moduleOfSource[number]
        self.program = program
        self.names = names
        self.overrides = overrides
        self.optional = optional
        configuration = program.modules[module].configuration
        source = program.sources[number]
        super.init(viewMode: .sourceAccurate, configuration: configuration)
        for index in program.bodiesOfSource[number] {
            let body = program.bodies[index]
            for (place, (member, node)) in body.members.enumerated() {
                prepare(member, node, in: body, index, place)
                if tests.needsHop(member, in: body) { renamed[node.textRange.lowerBound] = tests.newName(member, in: body) }
            }
        }
    }

    private func prepare(_ member: MemberDeclaration, _ node: DeclSyntax, in body: TypeBody, _ index: Int, _ place: Int)
    {
        let start = node.textRange.lowerBound
        let place = MemberPlace(body: index, member: place)
        if optional.newOverrides.contains(place) { edits.insert("override ", at: node.startAfterAttributes) }
        if optional.refused.contains(place) {
            refuse(node, RefusalRule.optionalOfSuperclass.message(member.name))
        }
        if program.hidesObjectMethod(member, in: body) {
            if program.member(like: member, in: program.superclasses(of: body.key)) == nil { hiding.insert(start) }
        }
        if overrides.needsForwarder(member, in: body) {
            renamed[start] = overrides.newName(member, in: body)
        } else if body.kind == .extensionOfType, member.isOverride, !program.hidesObjectMethod(member, in: body) {
            refuse(node, RefusalRule.frameworkExtension.message(body.fullName, member.name))
        }
        if member.modifiers.contains("dynamic"), program.isDynamic(member, in: body), !member.isStatic,
            body.kind != .classType || !body.inherited.isEmpty
        {
            observed.insert(start)
        }
        refuse(node, overrideOf: member, in: body)
    }

    /// - Parameter alias: the declaration of a type of UIKit; nil for none.
    func finish(
        with additions: [MemberPlan.Addition], _ declarations: [String], alias: String?
    ) -> (file: Lowering.File, refusals: [Refusal]) {
        for addition in additions { edits.insert(addition.text, at: addition.offset) }
        if !declarations.isEmpty {
            neededModules.insert("ObjectiveCRuntime")
            edits.insert(declarations.joined(separator: "\n"), at: source.text.utf8.count)
        }
        if let alias {
            neededModules.insert("UIKit")
            edits.insert(alias, at: source.text.utf8.count)
        }
        if !additions.isEmpty { neededModules.insert("ObjectiveCRuntime") }
        let isChanged = !edits.isEmpty || !missingModules.isEmpty
        let text = isChanged ? header + edits.applied(to: source.text) : source.text
        return (Lowering.File(path: source.path, text: text, isChanged: isChanged), refusals)
    }

    /// The first lines of the lowered file: imports, and the name of the original.
    private var header: String {
        missingModules.map { "import \($0)\n" }.joined() + Lowering.File.origin(source.path)
    }

    private var missingModules: [String] {
        var needed = neededModules
        // UIKit has the module for calls by name.
        if imports.contains("UIKit") { needed.remove("ObjectiveCRuntime") }
        return needed.subtracting(imports).sorted()
    }

    /// Refuses the override of a method of `NSObject` that cannot be overridden here.
    private func refuse(_ node: DeclSyntax, overrideOf member: MemberDeclaration, in body: TypeBody) {
        guard member.isOverride, FoundationNames.fixedMethods.contains(member.fullName) else { return }
        let superclasses = program.superclasses(of: body.key)
        guard program.member(like: member, in: superclasses) == nil else { return }
        refuse(node, RefusalRule.objectOverride.message(member.fullName))
    }

    private func refuse(_ node: FunctionCallExprSyntax, callOf name: String) {
        let label = node.arguments.first?.label?.text
        switch name {
        case "NSPredicate" where label == "format", "NSExpression" where label == "format":
            refuse(node, RefusalRule.formatString.message(name))
        case "NSSortDescriptor" where label == "key": refuse(node, RefusalRule.sortDescriptor.message())
        case _ where FoundationNames.runtimeFunctions.contains(name):
            refuse(node, RefusalRule.runtimeFunction.message(name))
        default: break
        }
    }

    private func refuse(_ node: some SyntaxProtocol, _ reason: String) {
        let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        refusals.append(Refusal(path: source.path, line: location.line, column: location.column, reason: reason))
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let active = node.activeClause(in: configuration).clause
        for clause in node.clauses {
            guard let condition = clause.condition else { continue }
            // What does not parse in another version of Swift is skipped only if the condition says so itself.
            if calls(in: Syntax(condition)).contains(where: { ["swift", "compiler"].contains($0.name) }) {
                for call in calls(in: Syntax(condition)) where call.name == "os" {
                    edits.overwrite(
                        call, by: call.arguments.first?.expression.trimmedDescription == "iOS" ? "true" : "false")
                }
            } else {
                edits.overwrite(condition, by: clause == active ? "true" : "false")
            }
        }
        return super.visit(node)
    }

    private func calls(in node: Syntax) -> [FunctionCallExprSyntax] {
        if let call = node.as(FunctionCallExprSyntax.self) { return [call] }
        return node.children(viewMode: .sourceAccurate).flatMap { calls(in: $0) }
    }

    // MARK: Attributes and modifiers

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        switch node.attributeName.trimmedDescription {
        case "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
            "GKInspectable":
            edits.overwrite(node)
        case "UIApplicationMain":
            edits.overwrite(node, by: "@main")
        case "NSManaged":
            refuse(
                node,
                isInLayer(Syntax(node))
                    ? RefusalRule.layerProperty.message() : RefusalRule.managedProperty.message())
        case "NSCopying":
            refuse(node, RefusalRule.copyingProperty.message())
        default: return .visitChildren
        }
        return .skipChildren
    }

    /// Whether a declaration is in a class of layers.
    private func isInLayer(_ node: Syntax) -> Bool {
        guard let type = node.enclosingTypes.last else { return false }
        let key = program.fullName(of: type, in: Array(node.enclosingTypes.dropLast()), from: module)
        let root = program.superclasses(of: key).last ?? key
        let superclass = program.classBody(root)?.inherited.first ?? root
        return AppleClasses.ancestors(of: superclass).contains("CALayer")
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if ["dynamic", "optional"].contains(node.name.text) { edits.overwrite(node) }
        if node.name.text == "optional", let member = node.parent?.parent, !isOptionalMember(member) {
            refuse(node, RefusalRule.optionalMember.message())
        }
        return .skipChildren
    }

    /// Whether a member can be an optional requirement: a method or one property of objects.
    private func isOptionalMember(_ member: Syntax) -> Bool {
        if let function = member.as(FunctionDeclSyntax.self) {
            return !function.modifiers.plainNames.contains("static")
        }
        guard let variable = member.as(VariableDeclSyntax.self) else { return false }
        return OptionalProperty(variable) != nil
    }

    // MARK: Types

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if AttributeReading(node.attributes).names.contains("objc"), node.inheritanceClause == nil {
            let end = node.primaryAssociatedTypeClause.map(Syntax.init) ?? Syntax(node.name)
            edits.insert(": AnyObject", at: end.textRange.upperBound)
        }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if let first = node.inheritanceClause?.inheritedTypes.first,
            ["NSLock", "NSRecursiveLock", "NSConditionLock", "NSCondition"].contains(first.type.trimmedDescription)
        {
            refuse(first, RefusalRule.lockSubclass.message(first.type.trimmedDescription))
        }
        return .visitChildren
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        lower(node.modifiers, at: node.textRange.lowerBound, node.name)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
            lower(node.modifiers, at: node.textRange.lowerBound, name)
        }
        if observed.contains(node.textRange.lowerBound) { ObservableProperty(node)?.edit(&edits) }
        OptionalProperty(node)?.edit(&edits)
        return .visitChildren
    }

    private func lower(_ modifiers: DeclModifierListSyntax, at start: Int, _ name: TokenSyntax) {
        let newName = renamed[start]
        guard newName != nil || hiding.contains(start) else { return }
        for modifier in modifiers where ["override", "open"].contains(modifier.name.text) { edits.overwrite(modifier) }
        if let newName { edits.replace(name, by: newName) }
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            guard let name = names.names[number]?[node.textRange.lowerBound] else {
                let fault = names.faults[number]?[node.textRange.lowerBound]
                refuse(node, fault ?? RefusalRule.unreadableSelector.message())
                return .skipChildren
            }
            edits.overwrite(node, by: "Selector(\"\(name)\")")
            neededModules.insert("ObjectiveCRuntime")
        case "keyPath":
            guard let expression = node.arguments.first?.expression else { return .skipChildren }
            if let fault = names.faults[number]?[node.textRange.lowerBound] { refuse(node, fault) }
            // The names of types in front are not part of the path.
            let parts = expression.onOneLine.split(separator: ".").map { String($0).plainIdentifier }
            let path = parts.drop { $0.first?.isUppercase ?? false || program.bodiesOfType[$0] != nil }
            edits.overwrite(node, by: "\"\(path.joined(separator: "."))\"")
        case "imageLiteral":
            replaceLiteral(node, "UIImage(imageLiteralResourceName: ", ["resourceName"])
        case "colorLiteral":
            replaceLiteral(node, "UIColor(", ["red", "green", "blue", "alpha"])
        default: return .visitChildren
        }
        return .skipChildren
    }

    private func replaceLiteral(_ node: MacroExpansionExprSyntax, _ start: String, _ labels: [String]) {
        guard node.arguments.compactMap(\.label?.text) == labels else {
            refuse(
                node, RefusalRule.literalArguments.message(node.macroName.text, labels.joined(separator: ", ")))
            return
        }
        let values = node.arguments.map { argument in
            let value = argument.expression.trimmedDescription
            return labels.count == 1 ? value : "\(argument.label?.text ?? ""): \(value)"
        }
        edits.overwrite(node, by: start + values.joined(separator: ", ") + ")")
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression
        let name =
            called.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        if let name { refuse(node, callOf: name) }
        if hasAnyObject, name == "description" { nameClass(node) }
        if let key = privateKey(of: node, name) { refuse(node, RefusalRule.privateKey.message(key)) }
        if name == "observe", let path = node.arguments.first?.expression.as(KeyPathExprSyntax.self) {
            observe(path)
        } else if name == "observe", node.arguments.first?.label == nil,
            node.arguments.dropFirst().first?.label?.text == "options"
        {
            refuse(node, RefusalRule.variablePath.message())
        }
        if let access = called.as(MemberAccessExprSyntax.self), access.base?.is(SuperExprSyntax.self) ?? false,
            isInHidingMember(Syntax(node)), let name, ["value", "setValue", "responds"].contains(name),
            node.arguments.contains(where: { ["forKey", "to"].contains($0.label?.text) })
        {
            // The method of the protocol's extension would call this one again.
            edits.replace(access.declName, by: "_original_\(name)")
        }
        return .visitChildren
    }

    /// The private property that a call reads or sets by its key; nil for other calls. Only known names are refused,
    /// because dictionaries and user defaults have keys with an underscore too.
    private func privateKey(of call: FunctionCallExprSyntax, _ name: String?) -> String? {
        guard ["value", "setValue"].contains(name),
            let argument = call.arguments.first(where: { ["forKey", "forKeyPath"].contains($0.label?.text) }),
            let path = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        else { return nil }
        let keys = path.split(separator: ".").map(String.init)
        return keys.first { FileLowering.privateKeys.contains($0) && !program.hasProperty($0, from: module) }
    }

    private static let privateKeys: Set<String> = [
        "_placeholderLabel", "_searchField", "_clearButton", "_cancelButton", "_cancelButtonText", "_statusBar",
    ]

    /// Rewrites `type(of: object).description()` of an `AnyObject`, whose type has no members.
    private func nameClass(_ call: FunctionCallExprSyntax) {
        guard call.arguments.isEmpty, let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            let type = access.base?.as(FunctionCallExprSyntax.self),
            type.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
            let object = type.arguments.first, object.label?.text == "of",
            AnyObjectMembers.isAnyObject(object.expression)
        else { return }
        edits.replace(call, by: "ObjectiveCRuntime.ClassNames.name(\(type.trimmedDescription))")
        neededModules.insert("ObjectiveCRuntime")
    }

    /// Writes the key of an observed property after its key path.
    private func observe(_ path: KeyPathExprSyntax) {
        guard path.components.count == 1,
            let property = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)
        else {
            refuse(path, RefusalRule.observedPath.message())
            return
        }
        edits.insert(", key: \"\(property.declName.baseName.text.plainIdentifier)\"", at: path.textRange.upperBound)
    }

    private func isInHidingMember(_ node: Syntax) -> Bool {
        var next: Syntax? = node
        while let each = next {
            if each.is(FunctionDeclSyntax.self) { return hiding.contains(each.textRange.lowerBound) }
            next = each.parent
        }
        return false
    }

    /// Whether a call with a question or exclamation mark is that of a method, and not of a function in a property. The
    /// arguments of such a function have no labels.
    private func isMethodCall(_ call: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax) -> Bool {
        call.arguments.contains { $0.label != nil }
            || !program.hasFunction(inProperty: access.declName.baseName.text, from: module)
    }

    /// The only protocol with the optional method that is called; nil without one, and for other uses of members.
    private func optionalProtocol(ofCall access: MemberAccessExprSyntax) -> String? {
        guard let mark = access.parent, mark.is(OptionalChainingExprSyntax.self) || mark.is(ForceUnwrapExprSyntax.self),
            mark.parent?.is(FunctionCallExprSyntax.self) ?? false,
            let protocols = optional.protocols[module][access.declName.baseName.text], protocols.count == 1
        else { return nil }
        return protocols.first
    }

    /// Writes a conversion of the object in front of a member: `(delegate as? Picking)?`.
    private func convert(_ object: ExprSyntax, to type: String) {
        edits.insert("(", at: object.textRange.lowerBound)
        if let chain = object.as(OptionalChainingExprSyntax.self) {
            edits.replace(chain.questionMark, by: " as? \(type))?")
        } else if let forced = object.as(ForceUnwrapExprSyntax.self) {
            edits.replace(forced.exclamationMark, by: " as! \(type))")
        } else {
            edits.insert(" as? \(type))?", at: object.textRange.upperBound)
        }
    }

    /// The forced call of an optional method: `delegate!.picked!(card)`.
    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        if let access = node.expression.as(MemberAccessExprSyntax.self), access.base != nil,
            let call = node.parent?.as(FunctionCallExprSyntax.self),
            optional.protocols[module][access.declName.baseName.text] != nil, isMethodCall(call, access)
        {
            edits.replace(node.exclamationMark, by: " ")
        }
        return .visitChildren
    }

    /// An optional method that is not called, as in `delegate?.picked != nil`.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text
        if hasAnyObject, name != "self", let base = node.base, AnyObjectMembers.isAnyObject(base) {
            if let type = optionalProtocol(ofCall: node) {
                convert(base, to: type)
            } else {
                refuse(node, RefusalRule.anyObjectMember.message())
            }
        }
        guard node.isUncalled, optional.protocols[module][name] != nil else { return .visitChildren }
        let labels = node.declName.argumentNames?.arguments.map(\.name.text)
        guard labels != nil || !program.hasProperty(name, from: module) else { return .visitChildren }
        if let function = optional.function(of: name, labels, among: nil, from: module, program) {
            edits.replace(node.declName, by: function)
        } else {
            refuse(node, RefusalRule.optionalWithoutCall.message(name))
        }
        return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        if hasAnyObject, AnyObjectMembers.isAnyObject(node.calledExpression) {
            refuse(node, RefusalRule.anyObjectMember.message())
        }
        return .visitChildren
    }

    /// The functions that know the names of classes, and the classes that Foundation does not have.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if let replacement = FoundationNames.classNames[name], program.placesByName[name] == nil {
            // The module can be in front: Foundation.NSClassFromString.
            let access = node.parent?.as(MemberAccessExprSyntax.self)
            edits.replace(
                access?.declName.id == node.id ? Syntax(node.parent ?? Syntax(node)) : Syntax(node), by: replacement)
            neededModules.insert("ObjectiveCRuntime")
        } else if FoundationNames.missing.contains(name), program.bodiesOfType[name] == nil {
            refuse(node, RefusalRule.missingFoundation.message(name))
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        if FoundationNames.missing.contains(name), program.bodiesOfType[name] == nil {
            refuse(node, RefusalRule.missingFoundation.message(name))
        }
        return .visitChildren
    }

    /// A call of an optional method: `delegate?.picked?(card)`.
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        guard let access = node.expression.as(MemberAccessExprSyntax.self), access.base != nil,
            let call = node.parent?.as(FunctionCallExprSyntax.self), isMethodCall(call, access)
        else { return .visitChildren }
        let name = access.declName.baseName.text
        if optional.protocols[module][name] != nil {
            edits.replace(access.declName, by: OptionalRequirements.callName(name))
            edits.replace(node.questionMark, by: "")
        } else if FrameworkOptionalMethods.names.contains(name) {
            edits.replace(node.questionMark, by: " ")
        }
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = token.tokenKind, let module = FoundationModules.module[name] {
            neededModules.insert(module)
        }
        return .skipChildren
    }

    // MARK: Imports

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        let replacement = FileLowering.replacedModules[module] ?? module
        imports.insert(replacement)
        // On iOS, XCTest imports UIKit for its user.
        if module == "XCTest" { neededModules.insert("UIKit") }
        if !configuration.modules.contains(replacement) {
            refuse(node.path, RefusalRule.missingModule.message(module))
        }
        // Modules have no parts here. `import UIKit.UIGestureRecognizerSubclass` is an import of UIKit.
        if replacement != module || node.importKindSpecifier == nil && node.path.count > 1 {
            edits.overwrite(node.path, by: replacement)
        }
        return .skipChildren
    }

    /// The modules that have other names here.
    static let replacedModules = ["ObjectiveC": "ObjectiveCRuntime", "Darwin": "Glibc"]
}

extension FunctionCallExprSyntax {
    /// The name of the called function; empty for other expressions.
    fileprivate var name: String { calledExpression.trimmedDescription }
}
