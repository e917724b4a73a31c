// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftIfConfig
import SwiftSyntax

/// The braces of a type or an extension, with the members in them.
struct TypeBody: Sendable {
    enum Kind: Sendable {
        case classType
        case extensionOfType
        case protocolType
        case otherType
    }

    /// The number of the file in the program.
    var source: Int
    /// The number of the module that contains the body. For an extension, the type can be that of another module.
    var module: Int
    var kind: Kind
    /// The name of the type, after those of the types around it. For an extension, the name as it is written.
    var name: [String]
    /// The name that identifies the type in the program. It differs from the full name if several modules have a type
    /// with this name, and for an extension of a type that is found by an alias.
    var key = ""
    /// The types around the declaration.
    var scope: [String]
    var inherited: [String]
    var attributes: Set<String>
    /// The name in `@objc(name)`.
    var explicitName: String?
    /// Whether the type, or one around it, has generic parameters.
    var isGeneric: Bool
    var isPublic: Bool
    var isOpen: Bool
    /// Whether the declaration is inside a function.
    var isLocal: Bool
    var members: [(declaration: MemberDeclaration, node: DeclSyntax)]
    /// The byte at which a protocol can be inserted, after the name of the type and those that it inherits from.
    var conformanceOffset: Int
    /// The byte at which a member can be inserted, which is that of the closing brace.
    var end: Int
    /// Whether a member that is inserted must be separated from the last one by a semicolon.
    var needsSeparator: Bool

    var fullName: String { name.joined(separator: ".") }

    /// The key as a part of the names of new members.
    var identifier: String { key.map { $0 == "." || $0 == "@" ? "_" : String($0) }.joined() }

    static let accessModifiers: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
}

/// The types of a file of a program, its selectors and the names of resources.
struct ProgramFile: Sendable {
    var bodies: [TypeBody]
    var aliases: [String: String]
    var selectors: [SelectorExpression]
    var keyPaths: [SelectorExpression]
    var literals: [ResourceLiteral]
    /// The names of members that are used without a call.
    var uncalledMembers: Set<String>
    /// The names of the cases of enumerations.
    var enumCases: Set<String>
}

/// Collects the bodies of types in a file, and the uses of selectors.
final class TypeBodyCollector: ActiveSyntaxVisitor {
    private let source: Int
    private let module: Int
    private let configuration: IOSConfiguration
    private(set) var bodies: [TypeBody] = []
    private(set) var aliases: [String: String] = [:]
    private(set) var selectors: [SelectorExpression] = []
    private(set) var keyPaths: [SelectorExpression] = []
    private(set) var literals: [ResourceLiteral] = []
    private var uncalledMembers: Set<String> = []
    private var enumCases: Set<String> = []
    private var scope: [String] = []
    private var genericDepth = 0
    private var functionDepth = 0
    /// Whether each of the types and extensions around the declaration is a public extension, whose members are public.
    private var arePublicExtensions: [Bool] = []

    /// The content of the file.
    var result: ProgramFile {
        ProgramFile(
            bodies: bodies, aliases: aliases, selectors: selectors, keyPaths: keyPaths, literals: literals,
            uncalledMembers: uncalledMembers, enumCases: enumCases)
    }

    init(_ file: SwiftSource, number: Int, module: Int, _ configuration: IOSConfiguration) {
        source = number
        self.module = module
        self.configuration = configuration
        super.init(viewMode: .sourceAccurate, configuration: configuration)
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        add(.classType, node.name.text, node, node.genericParameterClause, node.inheritanceClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave(node.genericParameterClause) }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        add(.otherType, node.name.text, node, node.genericParameterClause, node.inheritanceClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave(node.genericParameterClause) }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        add(.otherType, node.name.text, node, node.genericParameterClause, node.inheritanceClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node.genericParameterClause) }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        add(.otherType, node.name.text, node, node.genericParameterClause, node.inheritanceClause)
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave(node.genericParameterClause) }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        add(.protocolType, node.name.text, node, nil, node.inheritanceClause)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave(nil) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.baseName
        add(body(.extensionOfType, name.split(separator: ".").map(String.init), node, node.inheritanceClause))
        scope.append(name)
        arePublicExtensions.append(node.modifiers.contains { $0.name.text == "public" })
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave(nil) }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = (scope + [node.name.text]).joined(separator: ".")
        aliases[name] = node.initializer.value.baseName
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        enumCases.insert(node.name.text.plainIdentifier)
        return .visitChildren
    }

    // MARK: Functions

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.genericParameterClause) }
    override func visitPost(_ node: FunctionDeclSyntax) { leaveFunction(node.genericParameterClause) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.genericParameterClause)
    }
    override func visitPost(_ node: InitializerDeclSyntax) { leaveFunction(node.genericParameterClause) }
    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind { enter(nil) }
    override func visitPost(_ node: AccessorDeclSyntax) { leaveFunction(nil) }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter(nil) }
    override func visitPost(_ node: ClosureExprSyntax) { leaveFunction(nil) }

    // MARK: Selectors, resources and members

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isUncalled { uncalledMembers.insert(node.declName.baseName.text) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let literal = ResourceLiteral(node, source: source) { literals.append(literal) }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if let expression = SelectorExpression(node, source: source, scope: scope) {
            selectors.append(expression)
        }
        if let expression = SelectorExpression(keyPath: node, source: source, scope: scope) {
            keyPaths.append(expression)
        }
        return .visitChildren
    }

    // MARK: -

    private func add(
        _ kind: TypeBody.Kind, _ name: String, _ node: some DeclGroupSyntax, _ generics: GenericParameterClauseSyntax?,
        _ inheritance: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        if generics != nil { genericDepth += 1 }
        add(body(kind, scope + [name], node, inheritance))
        scope.append(name)
        arePublicExtensions.append(false)
        return .visitChildren
    }

    private func add(_ body: TypeBody) { bodies.append(body) }

    private func leave(_ generics: GenericParameterClauseSyntax?) {
        scope.removeLast()
        arePublicExtensions.removeLast()
        if generics != nil { genericDepth -= 1 }
    }

    private func enter(_ generics: GenericParameterClauseSyntax?) -> SyntaxVisitorContinueKind {
        functionDepth += 1
        if generics != nil { genericDepth += 1 }
        return .visitChildren
    }

    private func leaveFunction(_ generics: GenericParameterClauseSyntax?) {
        functionDepth -= 1
        if generics != nil { genericDepth -= 1 }
    }

    private func body(
        _ kind: TypeBody.Kind, _ name: [String], _ node: some DeclGroupSyntax, _ inheritance: InheritanceClauseSyntax?
    ) -> TypeBody {
        let block = node.memberBlock
        let items = activeItems(of: block.members)
        let end = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        let isOnLine = block.members.last.map { last in
            last.semicolon == nil
                && !(last.trailingTrivia.containsLineBreak || block.rightBrace.leadingTrivia.containsLineBreak)
        }
        let header = (node.genericWhereClause?.whereKeyword ?? block.leftBrace).previousToken(viewMode: .sourceAccurate)
        let access = Set(node.modifiers.map(\.name.text))
        let attributes = AttributeReading(node.attributes)
        return TypeBody(
            source: source, module: module, kind: kind, name: name, scope: scope,
            inherited: inheritance?.inheritedTypes.map(\.type.baseName) ?? [],
            attributes: attributes.names, explicitName: attributes.objcName, isGeneric: genericDepth > 0,
            isPublic: !access.isDisjoint(with: ["public", "open"])
                || arePublicExtensions.last ?? false
                    && access.isDisjoint(with: ["internal", "package", "private", "fileprivate"]),
            isOpen: access.contains("open"), isLocal: functionDepth > 0,
            members: items.flatMap { item in MemberDeclaration.read(item).map { ($0, item) } },
            conformanceOffset: header?.textRange.upperBound ?? end, end: end,
            needsSeparator: isOnLine ?? false)
    }

    /// Returns the members of a block, with those in the active clauses of `#if`.
    private func activeItems(of list: MemberBlockItemListSyntax) -> [DeclSyntax] {
        list.flatMap { item -> [DeclSyntax] in
            guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            guard case .decls(let inner)? = condition.activeClause(in: configuration).clause?.elements else {
                return []
            }
            return activeItems(of: inner)
        }
    }
}

extension MemberAccessExprSyntax {
    /// Whether the member of an object is used without a call, as in `delegate?.picked != nil`.
    var isUncalled: Bool {
        guard base != nil, let parent else { return false }
        return !parent.is(FunctionCallExprSyntax.self) && !parent.is(OptionalChainingExprSyntax.self)
            && !parent.is(ForceUnwrapExprSyntax.self)
    }
}

extension Trivia {
    var containsLineBreak: Bool {
        contains { if case .newlines = $0 { true } else if case .carriageReturnLineFeeds = $0 { true } else { false } }
    }
}

extension TypeSyntax {
    /// The name of the type without generic arguments, attributes and optional marks. For a composition, the name of
    /// its first type, which is that of the class if there is one.
    var baseName: String {
        if let name = self.as(IdentifierTypeSyntax.self) { return name.name.text }
        if let member = self.as(MemberTypeSyntax.self) { return member.baseType.baseName + "." + member.name.text }
        if let composition = self.as(CompositionTypeSyntax.self) {
            return composition.elements.first?.type.baseName ?? ""
        }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.baseName }
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.baseName }
        return trimmedDescription
    }
}
