// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The names that the selectors of a program mean.
struct SelectorNames: Sendable {
    /// The names by file, and by the first byte of the expression.
    private(set) var names: [Int: [Int: String]] = [:]
    /// The reasons why selectors have no name, and key paths no property, by file and by the first byte of the
    /// expression.
    private(set) var faults: [Int: [Int: String]] = [:]
    private(set) var selected: Set<MemberPlace> = []

    init(_ program: SwiftProgram) {
        for expression in program.keyPaths {
            faults[expression.source, default: [:]][expression.node.textRange.lowerBound] = program.unknownName(
                in: expression)
        }
        for expression in program.selectors {
            let start = expression.node.textRange.lowerBound
            switch program.resolve(expression) {
            case .unknown(let reason): faults[expression.source, default: [:]][start] = reason
            case .name(let name, let places):
                names[expression.source, default: [:]][start] = name
                selected.formUnion(places)
            }
        }
    }
}
