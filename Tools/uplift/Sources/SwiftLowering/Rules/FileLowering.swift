// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftIfConfig
import SwiftSyntax

/// Lowers one file: collects the edits for each construct that the compiler refuses outside Apple's platforms.
final class FileLowering: ActiveSyntaxVisitor {
    private let source: SwiftSource
    let number: Int
    let module: Int
    let program: SwiftProgram
    let names: SelectorNames
    private let overrides: ExtensionOverrides
    let optional: OptionalRequirements
    /// The types of expressions; nil if the declarations of UIKit are not known.
    let receivers: Receivers?
    let configuration: IOSConfiguration
    private lazy var converter = SourceLocationConverter(fileName: source.path, tree: source.tree)
    var edits = SourceEdits()
    private var refusals: [Refusal] = []
    /// The new names of members of extensions, by the first byte of their declarations.
    private var renamed: [Int: String] = [:]
    /// The members that lose the word `override`, by the first byte of their declarations.
    private var hiding: Set<Int> = []
    /// The keys of the properties that can be observed, by the first byte of their declarations.
    private var observed: [Int: String] = [:]
    private var imports: Set<String> = []
    /// Whether the file uses `AnyObject`.
    private lazy var hasAnyObject = source.mentions("AnyObject")
    /// Modules that the file needs besides those that it imports.
    var neededModules: Set<String> = []

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
        receivers = program.interface.map { Receivers(program: program, interface: $0, source: number) }
        configuration = program.modules[module].configuration
        source = program.sources[number]
        super.init(viewMode: .sourceAccurate, configuration: configuration)
        for index in program.bodiesOfSource[number] {
            let body = program.bodies[index]
            for (place, (member, node)) in body.members.enumerated() {
                planEdits(of: member, node, in: body, index, place)
                if tests.needsHop(member, in: body) {
                    renamed[node.textRange.lowerBound] = tests.newName(member, in: body)
                }
            }
        }
    }

    private func planEdits(
        of member: MemberDeclaration, _ node: DeclSyntax, in body: TypeBody, _ index: Int, _ place: Int
    ) {
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
        if ObservableProperty.isNeeded(for: member, in: body, program) {
            observed[start] = program.key(of: member, in: body)
        }
        refuseFixedOverride(node, of: member, in: body)
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
    private func refuseFixedOverride(_ node: DeclSyntax, of member: MemberDeclaration, in body: TypeBody) {
        guard member.isOverride, FoundationNames.fixedMethods.contains(member.fullName) else { return }
        let superclasses = program.superclasses(of: body.key)
        guard program.member(like: member, in: superclasses) == nil else { return }
        refuse(node, RefusalRule.objectOverride.message(member.fullName))
    }

    func refuse(_ node: some SyntaxProtocol, _ reason: String) {
        let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        refusals.append(Refusal(path: source.path, line: location.line, column: location.column, reason: reason))
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        lowerConditions(of: node)
        return super.visit(node)
    }

    // MARK: Attributes and modifiers

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { lowerAttribute(node) }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        lowerModifier(node)
        return .skipChildren
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
        renameMember(node.modifiers, at: node.textRange.lowerBound, node.name)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let newName = renamed[node.textRange.lowerBound],
            let observers = ObserverOverride(node, newName: newName)
        {
            observers.edit(&edits)
            return .visitChildren
        }
        if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
            renameMember(node.modifiers, at: node.textRange.lowerBound, name)
        }
        if let key = observed[node.textRange.lowerBound] {
            if node.bindings.count > 1 { refuse(node, RefusalRule.observedTogether.message()) }
            ObservableProperty(node, key: key)?.edit(&edits)
        }
        OptionalProperty(node)?.edit(&edits)
        return .visitChildren
    }

    private func renameMember(_ modifiers: DeclModifierListSyntax, at start: Int, _ name: TokenSyntax) {
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
            lowerKeyPath(node)
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
        if let name { refuseCall(node, of: name) }
        if hasAnyObject, name == "description" { lowerDescription(node) }
        refusePrivateKey(of: node, name)
        if name == "observe" { lowerObservation(node) }
        if let access = called.as(MemberAccessExprSyntax.self), access.base?.is(SuperExprSyntax.self) ?? false,
            isInHidingMember(Syntax(node)), let name, ["value", "setValue", "responds"].contains(name),
            node.arguments.contains(where: { ["forKey", "to"].contains($0.label?.text) })
        {
            // The method of the protocol's extension would call this one again.
            edits.replace(access.declName, by: "_original_\(name)")
        }
        return .visitChildren
    }

    private func isInHidingMember(_ node: Syntax) -> Bool {
        var next: Syntax? = node
        while let each = next {
            if each.is(FunctionDeclSyntax.self) { return hiding.contains(each.textRange.lowerBound) }
            next = each.parent
        }
        return false
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        lowerOptionalCall(node)
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        lowerForcedCall(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if hasAnyObject, node.declName.baseName.text != "self", let base = node.base, isAnyObject(base) {
            lowerAnyObjectMember(node, of: base)
        }
        lowerOptionalValue(node)
        return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        if hasAnyObject, isAnyObject(node.calledExpression) {
            refuse(node, RefusalRule.anyObjectMember.message())
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        lowerClassName(node)
        refuseMissing(node.baseName.text, node)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        refuseMissing(node.name.text, node)
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
