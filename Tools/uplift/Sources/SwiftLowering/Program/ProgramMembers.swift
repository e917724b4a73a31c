// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The classes of a program with their properties and methods, as storyboards and nibs name them.
package struct ProgramMembers: Sendable {
    let program: SwiftProgram
    let interface: AppleInterface
    private let modules: Set<String>
    /// The keys of classes by their names without those of types around them, and by the names that `@objc` gives them.
    private var classes: [String: [String]] = [:]
    /// The names of methods for calls by name.
    private var selectors: Set<String> = []

    /// Returns nil if the declarations of UIKit are not known.
    init?(_ program: SwiftProgram) {
        guard let interface = program.interface else { return nil }
        (self.program, self.interface) = (program, interface)
        modules = Set(program.modules.map(\.name))
        for body in program.bodies {
            if body.kind == .classType {
                for name in Set([body.name.last, body.explicitName].compactMap(\.self)) {
                    classes[name, default: []].append(body.key)
                }
            }
            for (member, _) in body.members where member.labels != nil { selectors.insert(member.selector) }
        }
    }

    /// The properties of view controllers that only documents know.
    private static let documentKeys: Set = [
        "searchDisplayController", "searchContentsController", "searchResultsDataSource", "searchResultsDelegate",
    ]

    /// Whether the program has no class with a name. One whose module is not part of the program can exist.
    package func lackClass(_ name: String) -> Bool {
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count == 2, modules.contains(parts[0]), !parts[1].hasPrefix("_Tt") else { return false }
        return classes[parts[1]] == nil
    }

    /// Whether a class of the program has no property with a key. One with a superclass that is not known may have it.
    package func lackProperty(_ key: String, ofClass name: String) -> Bool {
        guard let keys = classes[name.split(separator: ".").last.map(String.init) ?? name],
            !interface.hasName(key), !ProgramMembers.documentKeys.contains(key)
        else { return false }
        return keys.allSatisfy { type in
            program.isKnown(type, interface) && !([type] + program.superclasses(of: type)).contains { hasKey(key, $0) }
        }
    }

    /// Whether a type declares a property, a setter, or a method that takes any key.
    private func hasKey(_ key: String, _ type: String) -> Bool {
        (program.bodiesOfType[type] ?? []).lazy.flatMap { program.bodies[$0].members }.contains { member, _ in
            if case .property = member.kind { return member.name == key || member.explicitName == key }
            return member.name == "setValue" || member.selector == SelectorName.setter(key)
        }
    }

    /// Whether neither the program nor UIKit has a method with a name for calls by name.
    package func lackMethod(_ selector: String) -> Bool {
        !selectors.contains(selector) && !interface.hasMethod(selector)
    }

    /// The literals in a module that name resources, with their places.
    package func resourceLiterals(inModule name: String) -> [(literal: ResourceLiteral, path: String, line: Int)] {
        let ownSegues = program.placesByName["performSegue"] != nil
        return program.literals.filter { literal in
            program.modules[program.moduleOfSource[literal.source]].name == name
                && !(ownSegues && literal.kind == .segue)
        }.map { literal in
            let source = program.sources[literal.source]
            let line = 1 + source.text.utf8.prefix(literal.offset).count { $0 == UInt8(ascii: "\n") }
            return (literal, source.path, line)
        }
    }
}
