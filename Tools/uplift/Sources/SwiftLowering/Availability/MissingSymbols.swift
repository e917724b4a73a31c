// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftIfConfig
import SwiftSyntax

/// Finds the uses of Apple's declarations that the library does not have.
///
/// Types are found by their names. Members are found if the type of the expression in front is certain, or if their
/// names are long and no declaration of the program or the library has the same. Long names count only in files whose
/// modules are all known.
package enum MissingSymbols {
    /// Returns each use in the files of a program, in the order of files and lines. Each file is read under the
    /// conditions of its module.
    package static func find(in members: ProgramMembers) -> [Refusal] {
        let (program, interface) = (members.program, members.interface)
        let sources = program.sources
        let collected = concurrentMap(sources.count) { number in
            let collector = DeclaredNames(program.configuration(ofSource: number))
            collector.walk(sources[number].tree)
            return (names: collector.names, parameters: collector.parameters)
        }
        let declared = collected.reduce(into: Set()) { $0.formUnion($1.names) }
        return concurrentMap(sources.count) { number in
            let search = SymbolSearch(
                sources[number], declared, collected[number].parameters,
                Receivers(program: program, interface: interface, source: number))
            search.walk(sources[number].tree)
            return search.found
        }.flatMap(\.self)
    }
}

/// Collects the names of all types, functions, variables and cases that a file declares.
private final class DeclaredNames: ActiveSyntaxVisitor {
    private(set) var names: Set<String> = []
    /// The names of parameters, which count in their file only.
    private(set) var parameters: Set<String> = []

    init(_ configuration: IOSConfiguration) {
        super.init(viewMode: .sourceAccurate, configuration: configuration)
    }

    private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        names.insert(name.identifier?.name ?? name.text)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { add(node.identifier) }

    private func add(parameter name: TokenSyntax) -> SyntaxVisitorContinueKind {
        parameters.insert(name.identifier?.name ?? name.text)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        add(parameter: node.secondName ?? node.firstName)
    }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        add(parameter: node.secondName ?? node.firstName)
    }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        add(parameter: node.name)
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        names.insert(AppleInterface.initializer(node.signature.parameterClause.parameters.map(\.firstName.text)))
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        // A method that overrides one of UIKit's is no method of the program.
        node.modifiers.plainNames.contains("override") ? .visitChildren : add(node.name)
    }
}

/// Finds the uses of missing declarations in a file.
private final class SymbolSearch: ActiveSyntaxVisitor {
    private let source: SwiftSource
    private let interface: AppleInterface
    private let declared: Set<String>
    /// The names of the file's parameters.
    private let parameters: Set<String>
    /// Whether the file imports a module that is not known, and whose members can have any name.
    private let hasUnknownModule: Bool
    /// The types of expressions.
    private let receivers: Receivers
    private lazy var converter = SourceLocationConverter(fileName: source.path, tree: source.tree)
    private(set) var found: [Refusal] = []

    init(_ source: SwiftSource, _ declared: Set<String>, _ parameters: Set<String>, _ receivers: Receivers) {
        self.receivers = receivers
        self.parameters = parameters
        self.source = source
        interface = receivers.interface
        self.declared = declared
        let configuration = receivers.program.configuration(ofSource: receivers.source)
        hasUnknownModule = source.outline(configuration).imports.contains { !configuration.knows($0) }
        super.init(viewMode: .sourceAccurate, configuration: configuration)
    }

    private func report(_ token: TokenSyntax, _ name: String) {
        let place = converter.location(for: token.positionAfterSkippingLeadingTrivia)
        found.append(
            Refusal(
                path: source.path, line: place.line, column: place.column,
                reason: interface.currentName(of: name).map { RefusalRule.formerName.message(name, $0) }
                    ?? RefusalRule.missingDeclaration.message(name)))
    }

    private func checkType(_ token: TokenSyntax) {
        let name = token.identifier?.name ?? token.text
        if !declared.contains(name), interface.isMissingType(name) { report(token, name) }
    }

    /// Reports a member whose long name is enough to know it. Returns whether it did.
    private func checkLongName(_ token: TokenSyntax) -> Bool {
        let name = token.identifier?.name ?? token.text
        guard !hasUnknownModule, !isMemberOfOtherType(token), !declared.contains(name),
            let type = interface.owner(ofMissingMember: name)
        else { return false }
        report(token, type == "(global)" ? name : "\(type).\(name)")
        return true
    }

    /// Whether a member stands after the name of a type that is not one of Apple's, such as `AlertStyle.topToBottom`.
    private func isMemberOfOtherType(_ token: TokenSyntax) -> Bool {
        guard let base = token.parent?.parent?.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)
        else { return false }
        let name = base.baseName.text
        return name.first?.isUppercase == true && !interface.hasType(name)
    }

    /// Reports a member that UIKit has and the library does not.
    ///
    /// - Parameter receiver: the type of the object; nil if it is not certain.
    private func checkMember(
        _ token: TokenSyntax, isOverride: Bool = false, _ receiver: (Receivers) -> Receivers.Receiver?
    ) {
        let name = token.identifier?.name ?? token.text
        guard interface.canLackMember(name), !checkLongName(token), let object = receiver(receivers),
            let owner = receivers.owner(ofMissing: name, in: object, isOverride: isOverride)
        else { return }
        report(token, "\(owner).\(name)")
    }

    /// Reports a new object of a type whose initialiser is missing, such as `UIColor(patternImage: image)`.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let created = node.calledExpression.as(MemberAccessExprSyntax.self)
        let isInit = created?.declName.baseName.tokenKind == .keyword(.`init`)
        // An initialiser without labels can be that of a superclass.
        guard node.trailingClosure == nil, !node.arguments.isEmpty,
            let type = isInit ? created?.base : node.calledExpression
        else {
            return .visitChildren
        }
        let name = type.trimmedDescription
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let full = AppleInterface.initializer(labels)
        if interface.isAvailable(name), !declared.contains(String(name.prefix { $0 != "." })), !declared.contains(full),
            interface.lacksInitializer(of: name, labels: labels), let token = type.firstToken(viewMode: .sourceAccurate)
        {
            report(token, "\(name).\(full)")
        }
        return .visitChildren
    }

    /// The names of attributes, such as `@UIApplicationMain`, are no types of UIKit.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        checkType(node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // The name after a dot is a member, and the one before it may be a type.
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
            // Initialisers are known by their labels.
            guard node.baseName.tokenKind != .keyword(.`init`) else { return .visitChildren }
            checkMember(node.baseName) { receivers in access.base.flatMap { receivers.receiver($0) } }
        } else {
            checkType(node.baseName)
            let name = node.baseName.identifier?.name ?? node.baseName.text
            if !parameters.contains(name) {
                checkMember(node.baseName) { declared.contains(name) ? nil : $0.enclosing(Syntax(node)) }
            }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.plainNames.contains("override"), !checkUnknownOverride(node.name) {
            checkMember(node.name, isOverride: true) { $0.enclosing(Syntax(node)) }
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.plainNames.contains("override") {
            for binding in node.bindings {
                if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier { checkOverride(name) }
            }
        }
        return .visitChildren
    }

    /// Reports the override of a member whose name nothing has. Returns whether it did.
    private func checkUnknownOverride(_ token: TokenSyntax) -> Bool {
        let name = token.identifier?.name ?? token.text
        guard let object = receivers.enclosing(Syntax(token)),
            let owner = receivers.program.superclass(withoutMember: name, of: object.type, interface)
        else { return false }
        report(token, "\(owner).\(name)")
        return true
    }

    /// A property that the program overrides is declared in it, too, so the declaration counts only for other uses.
    private func checkOverride(_ token: TokenSyntax) {
        let name = token.identifier?.name ?? token.text
        if checkUnknownOverride(token) { return }
        if !hasUnknownModule, let type = interface.owner(ofMissingMember: name) {
            report(token, "\(type).\(name)")
        } else if interface.canLackMember(name), let object = receivers.enclosing(Syntax(token)),
            let owner = receivers.owner(ofMissing: name, in: object, isOverride: true)
        {
            report(token, "\(owner).\(name)")
        }
    }
}
