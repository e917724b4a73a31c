// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import InterfaceCompiling
import ProjectReading
import ResourceCompiling
import SwiftLowering

extension InterfaceUse {
    /// The message about a class, a property or a method that the program does not have.
    func fault(_ members: ProgramMembers) -> InterfaceMessage? {
        let text: String? =
            switch subject {
            case .customClass(let name) where members.lackClass(name): "the app has no class \(name)"
            case .outlet(let key, let name) where members.lackProperty(key, ofClass: name):
                "the class \(name) has no property \(key), which an outlet sets"
            case .action(let selector) where members.lackMethod(selector):
                "no class has a method \(selector), which an action calls"
            default: nil
            }
        return text.map { InterfaceMessage(line: line, text: $0) }
    }

    /// The resource that the name means; nil if it means something else.
    func resource(in file: String) -> ResourceUse? {
        switch subject {
        case .image(let name): ResourceUse(.image, name, file: file, line: line)
        case .color(let name): ResourceUse(.color, name, file: file, line: line)
        case .storyboard(let name): ResourceUse(.storyboard, name, file: file, line: line)
        case .customClass, .outlet, .action, .segue: nil
        }
    }
}

extension ResourceUse.Kind {
    fileprivate init(_ kind: ResourceLiteral.Kind) {
        switch kind {
        case .image: self = .image
        case .color: self = .color
        case .nib: self = .nib
        case .storyboard: self = .storyboard
        case .segue: self = .segue
        }
    }
}

extension BundleResources {
    /// The warnings about names of resources that the app's bundle does not have, in its documents and in the code of
    /// the modules that share it. A segue can be one of a storyboard in another bundle.
    static func missingNames(
        in modules: [SourceModule], _ app: AppResources, others: [AppResources], _ members: ProgramMembers
    ) -> [XcodeProject.Warning] {
        let literals = modules.filter { $0.kind != .unitTests }.flatMap { members.resourceLiterals(inModule: $0.name) }
        let inCode = literals.map { ResourceUse(.init($0.kind), $0.name, file: $1, line: $2) }
        var known: Set<ResourceUse> = []
        return (app.uses + inCode).filter { use in
            app.names.lack(use) && (use.kind != .segue || others.allSatisfy { $0.names.lack(use) })
                && known.insert(use).inserted
        }.map { XcodeProject.Warning(file: $0.file, fault: FileFault(line: $0.line, reason: $0.fault)) }
    }
}
