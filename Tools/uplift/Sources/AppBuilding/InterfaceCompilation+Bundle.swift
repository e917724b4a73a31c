// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceCompiling
import InterfaceDocuments
import ProjectReading
import ResourceCompiling

extension InterfaceCompilation {
    /// The compiler of the storyboards and nibs of a bundle.
    ///
    /// - Parameter module: the module of the target, in which custom classes are.
    static func compiler(module: String) -> AppResources.DocumentCompiler {
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
            return AppResources.CompiledDocument(
                files: made.document.map { [name: Data($0.compiled)] } ?? [:], warnings: warnings(made.warnings),
                refusals: warnings(made.refusals))
        }
    }
}
