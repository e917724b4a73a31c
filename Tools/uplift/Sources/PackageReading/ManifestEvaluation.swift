// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import ProjectReading
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// Reads the literal values of a manifest. The manifest is not run, because it could do anything on this computer.
///
/// Texts, lists, calls of `PackageDescription`, constants, static members of types, and sums of lists are read, and
/// statements that change a list. A condition of `#if` is decided for macOS, where Xcode evaluates the manifest of an
/// iOS app.
struct ManifestEvaluation {
    /// The arguments of `Package(…)`, as the statements of the manifest have changed them.
    var package: ManifestNode?
    /// The values of constants and variables by their names. A static member has the name of its type in front; one of
    /// an extension is also found without it, as `.member`.
    private var constants: [String: ExprSyntax] = [:]
    /// The names that begin with a dot and have several values.
    private var ambiguousNames: Set<String> = []
    /// The names of variables, which statements can change.
    private(set) var variables: Set<String> = []
    private(set) var packageName = "package"
    private let converter: SourceLocationConverter
    /// The constants that are being read. A constant can name itself, in a manifest that is wrong.
    private var open: Set<String> = []
    /// The constants that were read, each with the number of values in it.
    private var values: [String: (value: ManifestValue, count: Int)] = [:]
    /// The number of values that were read, and of elements of sums.
    private(set) var count = 0

    /// The largest number of values. Sums of a list with itself grow with each constant.
    private static let maximumCount = 200_000
    /// The largest number of values inside each other.
    private static let maximumDepth = 100

    /// - Throws: If a value that is needed is computed, or a statement that changes the package is not understood.
    init(_ text: String) throws(FileFault) {
        let tree = Parser.parse(source: text)
        converter = SourceLocationConverter(fileName: "Package.swift", tree: tree)
        let statements = ManifestEvaluation.active(tree.statements)
        for case .decl(let declaration) in statements.map(\.item) { collect(declaration) }
        for statement in statements { try run(statement) }
    }

    /// The statements outside `#if`, and those of the conditions that hold.
    static func active(_ items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
        items.flatMap { item -> [CodeBlockItemSyntax] in
            guard case .decl(let declaration) = item.item, let condition = declaration.as(IfConfigDeclSyntax.self)
            else { return [item] }
            let clause = condition.activeClause(in: ManifestConfiguration()).clause
            guard case .statements(let inner)? = clause?.elements else { return [] }
            return active(inner)
        }
    }

    // MARK: Declarations

    private mutating func collect(_ declaration: DeclSyntax) {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            for (name, value) in ManifestEvaluation.values(of: variable) {
                constants[name] = value
                if ManifestEvaluation.isPackage(value) {
                    packageName = name
                } else if variable.bindingSpecifier.tokenKind == .keyword(.var) {
                    variables.insert(name)
                }
            }
        } else if let type = declaration.asProtocol((any DeclGroupSyntax).self) {
            let extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
            let name = extended ?? declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
            for variable in type.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) })
            where variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }) {
                for (member, value) in ManifestEvaluation.values(of: variable) {
                    constants["\(name).\(member)"] = value
                    guard extended != nil, constants.updateValue(value, forKey: ".\(member)") != nil else { continue }
                    ambiguousNames.insert(".\(member)")
                }
            }
        }
    }

    /// The names that a declaration gives to values, also to those that a property returns.
    static func values(of variable: VariableDeclSyntax) -> [(name: String, value: ExprSyntax)] {
        variable.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
            if let value = binding.initializer?.value { return (name, value) }
            guard case .getter(let body)? = binding.accessorBlock?.accessors, body.count == 1, let only = body.first,
                let value = only.item.as(ReturnStmtSyntax.self)?.expression ?? expression(only)
            else { return nil }
            return (name, value)
        }
    }

    static func isPackage(_ value: ExprSyntax) -> Bool {
        value.as(FunctionCallExprSyntax.self).map { name(of: $0) == "Package" } ?? false
    }

    static func expression(_ item: CodeBlockItemSyntax) -> ExprSyntax? {
        switch item.item {
        case .expr(let expression): expression
        case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
        default: nil
        }
    }

    /// The expression that a declaration gives to a constant or a variable; nil if there is none.
    func constant(_ name: String) -> ExprSyntax? { constants[name] }

    /// Sets the value of a variable, which statements after this one read.
    ///
    /// - Parameter count: the number of values in it.
    mutating func set(_ value: ManifestValue, ofVariable name: String, count: Int) { values[name] = (value, count) }

    // MARK: Values

    func line(_ node: some SyntaxProtocol) -> Int {
        converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    mutating func node(_ expression: ExprSyntax, depth: Int = 0) throws(FileFault) -> ManifestNode {
        ManifestNode(value: try value(expression, depth), line: line(expression), syntax: Syntax(expression))
    }

    /// Counts values, so that a small manifest cannot take minutes or all memory.
    mutating func add(_ number: Int, at expression: some SyntaxProtocol) throws(FileFault) {
        count += number
        guard count <= ManifestEvaluation.maximumCount else {
            throw FileFault(
                line: line(expression), reason: "the manifest has more than \(ManifestEvaluation.maximumCount) values")
        }
    }

    private mutating func value(_ expression: ExprSyntax, _ depth: Int) throws(FileFault) -> ManifestValue {
        guard depth < ManifestEvaluation.maximumDepth else {
            throw FileFault(
                line: line(expression),
                reason: "the manifest nests more than \(ManifestEvaluation.maximumDepth) values")
        }
        try add(1, at: expression)
        if let literal = expression.as(StringLiteralExprSyntax.self) {
            guard let text = literal.representedLiteralValue else { throw computed(expression) }
            return .text(text)
        }
        if let literal = expression.as(ArrayExprSyntax.self) {
            var nodes: [ManifestNode] = []
            for element in literal.elements { nodes.append(try node(element.expression, depth: depth + 1)) }
            return .list(nodes)
        }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            guard ManifestEvaluation.isDescription(call.calledExpression) else { throw computed(expression) }
            var arguments: [ManifestValue.Argument] = []
            for argument in call.arguments {
                let value = try node(argument.expression, depth: depth + 1)
                arguments.append(ManifestValue.Argument(label: argument.label?.text, value: value))
            }
            return .call(ManifestEvaluation.name(of: call), arguments)
        }
        if let access = expression.as(MemberAccessExprSyntax.self) {
            let base = access.base?.trimmedDescription ?? ""
            let member = access.declName.baseName.text
            guard base.first?.isUppercase ?? true else { throw computed(expression) }
            return try value(ofConstant: "\(base).\(member)", at: expression, depth) ?? .call(member, [])
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return try value(only.expression, depth + 1)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return try sum(Array(sequence.elements), at: expression, depth)
        }
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            guard let value = try value(ofConstant: name, at: expression, depth) else { throw computed(expression) }
            return value
        }
        if expression.is(NilLiteralExprSyntax.self) { return .none }
        if let literal = expression.as(BooleanLiteralExprSyntax.self) { return .call(literal.literal.text, []) }
        if expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self) {
            return .text(expression.trimmedDescription)
        }
        if expression.is(DictionaryExprSyntax.self) { return .none }
        throw computed(expression)
    }

    /// The value of a constant or a variable; nil if there is none.
    mutating func value(
        ofConstant name: String, at expression: ExprSyntax, _ depth: Int = 0
    ) throws(FileFault) -> ManifestValue? {
        if let known = values[name] {
            try add(known.count, at: expression)
            return known.value
        }
        guard let constant = constants[name] else { return nil }
        guard !ambiguousNames.contains(name), open.insert(name).inserted else { throw computed(expression) }
        defer { open.remove(name) }
        let start = count
        let value = try value(constant, depth + 1)
        values[name] = (value, count - start)
        return value
    }

    /// A sum of lists, or a range of versions.
    mutating func sum(
        _ elements: [ExprSyntax], at expression: ExprSyntax, _ depth: Int = 0
    ) throws(FileFault) -> ManifestValue {
        let operators = elements.enumerated().filter { $0.offset % 2 == 1 }.map(\.element.trimmedDescription)
        if operators == ["..<"] || operators == ["..."] { return .text(expression.trimmedDescription) }
        guard operators.allSatisfy({ $0 == "+" }) else { throw computed(expression) }
        var nodes: [ManifestNode] = []
        for (index, element) in elements.enumerated() where index % 2 == 0 {
            guard let list = try node(element, depth: depth + 1).list else { throw computed(expression) }
            try add(list.count, at: element)
            nodes += list
        }
        return .list(nodes)
    }

    private func computed(_ expression: ExprSyntax) -> FileFault {
        ManifestNode.fault(Syntax(expression), line(expression), "is computed")
    }

    /// Whether a call makes a value of `PackageDescription`: `.target(…)`, `Target.target(…)` or `Package(…)`.
    private static func isDescription(_ called: ExprSyntax) -> Bool {
        if let access = called.as(MemberAccessExprSyntax.self) {
            return access.base.map { $0.trimmedDescription.first?.isUppercase ?? false } ?? true
        }
        return called.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase ?? false
    }

    private static func name(of call: FunctionCallExprSyntax) -> String {
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.trimmedDescription
    }
}

/// The answers to `#if` in a manifest: those of Xcode on macOS, on which an iOS app is built.
private struct ManifestConfiguration: BuildConfiguration {
    func isCustomConditionSet(name: String) -> Bool { false }
    func hasFeature(name: String) -> Bool { false }
    func hasAttribute(name: String) -> Bool { true }
    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool { true }
    func isActiveTargetOS(name: String) -> Bool { name == "macOS" || name == "OSX" }
    func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
    func isActiveTargetEnvironment(name: String) -> Bool { false }
    func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" }
    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
    func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }
    var targetPointerBitWidth: Int { 64 }
    var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
    var endianness: Endianness { .little }
    var languageVersion: VersionTuple { VersionTuple(6) }
    var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
