// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import ProjectReading
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// Reads the literal values of a manifest. The manifest is not run, because it could do anything on this computer.
///
/// Texts, lists, calls of `PackageDescription`, constants that are declared in front, and sums of lists are read. A
/// condition of `#if` is decided for macOS, where Xcode evaluates the manifest of an iOS app.
struct ManifestEvaluation {
    /// The arguments of `Package(…)`.
    private(set) var package: ManifestNode?
    /// The elements that statements add to a list of the package, by the name of the list.
    private(set) var additions: [String: [ManifestNode]] = [:]
    private var constants: [String: ExprSyntax] = [:]
    private var packageName = "package"
    private let converter: SourceLocationConverter
    /// The constants that are being read. A constant can name itself, in a manifest that is wrong.
    private var open: Set<String> = []
    /// The constants that were read, each with the number of values in it.
    private var values: [String: (value: ManifestValue, count: Int)] = [:]
    /// The number of values that were read, and of elements of sums.
    private var count = 0

    /// The largest number of values. Sums of a list with itself grow with each constant.
    private static let maximumCount = 200_000
    /// The largest number of values inside each other.
    private static let maximumDepth = 100

    /// - Throws: If a value that is needed is computed.
    init(_ text: String) throws(FileFault) {
        let tree = Parser.parse(source: text)
        converter = SourceLocationConverter(fileName: "Package.swift", tree: tree)
        let statements = ManifestEvaluation.active(tree.statements)
        for case .decl(let declaration) in statements.map(\.item) {
            guard let variable = declaration.as(VariableDeclSyntax.self) else { continue }
            for binding in variable.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                    let value = binding.initializer?.value
                else { continue }
                constants[name] = value
                values[name] = nil
                if let call = value.as(FunctionCallExprSyntax.self), ManifestEvaluation.name(of: call) == "Package" {
                    packageName = name
                    package = try node(value)
                }
            }
        }
        for statement in statements {
            if let expression = ManifestEvaluation.expression(statement) { try readAddition(expression) }
        }
    }

    /// The statements outside `#if`, and those of the conditions that hold.
    private static func active(_ items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
        items.flatMap { item -> [CodeBlockItemSyntax] in
            guard case .decl(let declaration) = item.item, let condition = declaration.as(IfConfigDeclSyntax.self)
            else { return [item] }
            let clause = condition.activeClause(in: ManifestConfiguration()).clause
            guard case .statements(let inner)? = clause?.elements else { return [] }
            return active(inner)
        }
    }

    private static func expression(_ item: CodeBlockItemSyntax) -> ExprSyntax? {
        switch item.item {
        case .expr(let expression): expression
        case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
        default: nil
        }
    }

    // MARK: Additions

    /// Reads `package.targets.append(…)`, `package.targets.append(contentsOf: …)` and `package.targets += …`.
    private mutating func readAddition(_ expression: ExprSyntax) throws(FileFault) {
        if let call = expression.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "append",
            let list = listName(access.base), let argument = call.arguments.first
        {
            let value = try node(argument.expression)
            additions[list, default: []] += argument.label == nil ? [value] : value.list ?? []
        } else if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let list = listName(sequence.elements.first), let value = sequence.elements.last,
            sequence.elements.dropFirst().first?.trimmedDescription == "+="
        {
            additions[list, default: []] += try node(value).list ?? []
        }
    }

    /// The name of a list of the package, such as `targets` for `package.targets`.
    private func listName(_ expression: ExprSyntax?) -> String? {
        guard let access = expression?.as(MemberAccessExprSyntax.self),
            access.base?.trimmedDescription == packageName
        else { return nil }
        return access.declName.baseName.text
    }

    // MARK: Values

    private func line(_ node: some SyntaxProtocol) -> Int {
        converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    private mutating func node(_ expression: ExprSyntax, depth: Int = 0) throws(FileFault) -> ManifestNode {
        ManifestNode(value: try value(expression, depth), line: line(expression))
    }

    /// Counts values, so that a small manifest cannot take minutes or all memory.
    private mutating func add(_ number: Int, at expression: some SyntaxProtocol) throws(FileFault) {
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
        if let access = expression.as(MemberAccessExprSyntax.self) { return .call(access.declName.baseName.text, []) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return try value(only.expression, depth + 1)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) { return try sum(sequence, depth) }
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if let known = values[name] {
                try add(known.count, at: expression)
                return known.value
            }
            guard let constant = constants[name], open.insert(name).inserted else { throw computed(expression) }
            defer { open.remove(name) }
            let start = count
            let value = try value(constant, depth + 1)
            values[name] = (value, count - start)
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

    /// A sum of lists, or a range of versions.
    private mutating func sum(_ sequence: SequenceExprSyntax, _ depth: Int) throws(FileFault) -> ManifestValue {
        let operators = sequence.elements.enumerated().filter { $0.offset % 2 == 1 }
            .map(\.element.trimmedDescription)
        if operators == ["..<"] || operators == ["..."] { return .text(sequence.trimmedDescription) }
        guard operators.allSatisfy({ $0 == "+" }) else { throw computed(ExprSyntax(sequence)) }
        var nodes: [ManifestNode] = []
        for (index, element) in sequence.elements.enumerated() where index % 2 == 0 {
            guard let list = try node(element, depth: depth + 1).list else { throw computed(ExprSyntax(sequence)) }
            try add(list.count, at: element)
            nodes += list
        }
        return .list(nodes)
    }

    private func computed(_ expression: ExprSyntax) -> FileFault {
        let text = expression.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return FileFault(
            line: line(expression),
            reason: "“\(text.prefix(60))” is computed. The manifest is read and not run, so its values must be literal."
        )
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
