// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftText

/// Rewrites the Swift files of an iOS module so that a compiler without Objective-C accepts them.
///
/// Each file keeps its lines and comments, and names its original for the compiler's messages. A file in which nothing
/// has to be changed keeps its text, and so does a file that was lowered before.
package struct Lowering: Sendable {
    /// A rewritten file.
    package struct File: Sendable {
        package var path: String
        package var text: String
        /// Whether the text differs from that of the original.
        package var isChanged: Bool

        /// The text for the compiler, whose messages name the original.
        package var compiledText: String { isChanged ? text : File.origin(path) + text }

        /// The line with which the compiler takes the lines after it for those of the original.
        static func origin(_ path: String) -> String {
            "#sourceLocation(file: \(path.swiftLiteral), line: 1)\n"
        }
    }

    /// The files in the order of their sources.
    package let files: [File]
    /// The constructs that cannot be lowered, in the order of files and lines.
    package let refusals: [Refusal]

    /// A module whose files are rewritten.
    package struct Module: Sendable {
        package var name: String
        /// All files of the module.
        package var sources: [SwiftSource]
        /// The names of conditions that hold in `#if`, such as `DEBUG`.
        package var conditions: Set<String> = []
        /// The major version of the language mode.
        package var languageMode = 5
        /// The names of the modules of the same program that can be imported.
        package var dependencies: [String] = []
        /// Whether the module has tests, which can see what is internal in other modules.
        package var isTest = false
        /// Whether declarations without an actor are isolated to the main actor.
        package var isMainActorByDefault = false

        package init(name: String, sources: [SwiftSource]) {
            (self.name, self.sources) = (name, sources)
        }
    }

    /// Rewrites the files of a program with one module.
    ///
    /// - Parameters:
    ///   - sources: all files of the module.
    ///   - conditions: the names of conditions that hold in `#if`, such as `DEBUG`.
    ///   - languageMode: the major version of the language mode.
    ///   - interface: the declarations of UIKit; nil if they are not known.
    package init(
        _ sources: [SwiftSource], conditions: Set<String> = [], languageMode: Int = 5, interface: AppleInterface? = nil
    ) {
        var module = Module(name: "", sources: sources)
        (module.conditions, module.languageMode) = (conditions, languageMode)
        self = Lowering.lower([module], interface: interface)[0]
    }

    private init(files: [File], refusals: [Refusal]) {
        (self.files, self.refusals) = (files, refusals)
    }

    /// Rewrites the files of all modules of a program, in the order of the modules.
    ///
    /// The modules are one program, because classes override members of classes in other modules, and implement their
    /// protocols. A member that a subclass in another module overrides must change in its own module too.
    ///
    /// - Parameter interface: the declarations of UIKit, without which no name is refused.
    package static func lower(_ modules: [Module], interface: AppleInterface? = nil) -> [Lowering] {
        lowerProgram(modules, interface: interface).modules
    }

    /// Rewrites the files of all modules, and returns what documents can name in them; nil without `interface`.
    package static func lowerProgram(
        _ modules: [Module], interface: AppleInterface?
    ) -> (modules: [Lowering], members: ProgramMembers?) {
        let sources = modules.flatMap(\.sources)
        let program = SwiftProgram(modules, interface)
        let names = SelectorNames(program)
        let overrides = ExtensionOverrides(program)
        let optional = OptionalRequirements(program)
        let tables = MemberTables(program: program, selected: names.selected.union(optional.implementations))
        let tests = MainActorTests(program: program)
        let aliases = ModuleAliases(program).declarations
        let plan = MemberPlan(program, overrides, optional, tables, tests)
        let results = concurrentMap(sources.count) { number in
            let visitor = FileLowering(number, program, names, overrides, optional, tests)
            visitor.walk(sources[number].tree)
            return visitor.finish(
                with: plan.additions[number] ?? [], plan.declarations[number] ?? [], alias: aliases[number])
        }
        var start = 0
        let lowered = modules.map { module in
            defer { start += module.sources.count }
            let own = results[start..<start + module.sources.count]
            let refusals = zip(module.sources, own).flatMap { $0.syntaxErrors + $1.refusals }
            return Lowering(files: own.map(\.file), refusals: refusals)
        }
        return (lowered, ProgramMembers(program))
    }
}
