// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The names that UIKit and Foundation both declare here, and that mean UIKit's declaration: `Timer`, which follows the
/// time of UIKit.
///
/// A module that uses such a name gets an alias, because its own declarations are preferred over imported ones. The
/// alias is public, so that public declarations can use it.
struct ModuleAliases {
    /// The files that declare an alias, with the declaration.
    private(set) var declarations: [Int: String] = [:]

    private static let name = "Timer"
    /// The modules that have Foundation's declarations.
    private static let others = ["Foundation", "XCTest", "Testing"]

    init(_ program: SwiftProgram) {
        var modules: Set<Int> = []
        for (number, source) in program.sources.enumerated() {
            let module = program.moduleOfSource[number]
            guard !modules.contains(module), source.mentions(ModuleAliases.name),
                ModuleAliases.others.contains(where: source.mentions),
                !program.declaresType(ModuleAliases.name, in: module)
            else { continue }
            modules.insert(module)
            declarations[number] = "\npublic typealias \(ModuleAliases.name) = UIKit.\(ModuleAliases.name)"
        }
    }
}
