// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceCompiling
import InterfaceDocuments
import ProjectReading
import ResourceCompiling
import SwiftLowering

extension InterfaceCompilation {
    /// The compiler of the storyboards and nibs of a bundle.
    ///
    /// - Parameters:
    ///   - module: the module of the target, in which custom classes are.
    ///   - members: the classes of all modules; nil if names in documents are not checked.
    static func compiler(module: String, _ members: ProgramMembers?) -> AppResources.DocumentCompiler {
        { document, folder in
            guard let name = compiledName(of: document.path), let data = folder.data(at: document.path) else {
                return AppResources.CompiledDocument(files: [:])
            }
            let made = InterfaceCompilation(of: data, file: document.path, module: module)
            func warnings(_ messages: [InterfaceMessage]) -> [XcodeProject.Warning] {
                messages.map {
                    XcodeProject.Warning(file: document.path, fault: FileFault(line: $0.line, reason: $0.text))
                }
            }
            let faults = members.map { members in made.uses.compactMap { $0.fault(members) } } ?? []
            var compiled = AppResources.CompiledDocument(
                files: made.document.map { [name: Data($0.compiled)] } ?? [:],
                warnings: warnings(made.warnings + faults), refusals: warnings(made.refusals))
            compiled.uses = made.uses.compactMap { $0.resource(in: document.path) }
            compiled.segues = made.uses.compactMap { if case .segue(let name) = $0.subject { name } else { nil } }
            return compiled
        }
    }
}
