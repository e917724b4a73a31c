// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftIfConfig
import SwiftSyntax

/// Finds methods that have the name of an optional method of UIKit's protocols and other labels, so that nothing calls
/// them.
package enum NearMisses {
    /// Returns each method in the files of a program, in the order of files and lines.
    package static func find(in members: ProgramMembers) -> [Refusal] {
        let program = members.program
        return concurrentMap(program.sources.count) { number in
            let search = NearMissSearch(
                program.sources[number], members.interface, program.configuration(ofSource: number))
            search.walk(program.sources[number].tree)
            return search.found
        }.flatMap(\.self)
    }
}

private final class NearMissSearch: ActiveSyntaxVisitor {
    private let source: SwiftSource
    private let interface: AppleInterface
    private lazy var converter = SourceLocationConverter(fileName: source.path, tree: source.tree)
    private(set) var found: [Refusal] = []

    init(_ source: SwiftSource, _ interface: AppleInterface, _ configuration: IOSConfiguration) {
        (self.source, self.interface) = (source, interface)
        super.init(viewMode: .sourceAccurate, configuration: configuration)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.signature.parameterClause.parameters
        let name = MemberDeclaration.fullName(node.name.text.plainIdentifier, parameters.map(\.firstName.text))
        guard node.modifiers.plainNames.isDisjoint(with: ["override", "static", "class", "private", "fileprivate"]),
            parameters.count > 1, let first = parameters.first, first.firstName.text == "_",
            first.type.baseName.hasPrefix("UI"), node.parent?.is(MemberBlockItemSyntax.self) ?? false,
            interface.isNearMiss(name)
        else { return .visitChildren }
        let place = converter.location(for: node.name.positionAfterSkippingLeadingTrivia)
        found.append(
            Refusal(
                path: source.path, line: place.line, column: place.column,
                reason: RefusalRule.nearMiss.message(name)))
        return .visitChildren
    }
}
