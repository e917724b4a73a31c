// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension SwiftProgram {
    /// Reads the files of modules.
    init(_ modules: [Lowering.Module], _ interface: AppleInterface?) {
        self.init(
            modules.flatMap(\.sources),
            moduleOfSource: modules.enumerated().flatMap { Array(repeating: $0, count: $1.sources.count) },
            Module.modules(modules), interface: interface)
    }
}

extension SwiftProgram {
    /// The answers to `#if` in a file.
    func configuration(ofSource number: Int) -> IOSConfiguration { modules[moduleOfSource[number]].configuration }
}

extension Lowering.Module {
    /// The answers to `#if` in each of some modules.
    package static func configurations(_ modules: [Lowering.Module]) -> [IOSConfiguration] {
        SwiftProgram.Module.modules(modules).map(\.configuration)
    }
}

extension SwiftProgram.Module {
    /// The modules of a program, each with those that it can use.
    static func modules(_ modules: [Lowering.Module]) -> [SwiftProgram.Module] {
        let numbers = Dictionary(modules.enumerated().map { ($1.name, $0) }) { first, _ in first }
        return modules.indices.map { number in
            let module = modules[number]
            // Modules can depend on each other in a project that is wrong.
            var visible = [number]
            var pending = module.dependencies[...]
            while let name = pending.popFirst() {
                guard let other = numbers[name], !visible.contains(other) else { continue }
                visible.append(other)
                pending += modules[other].dependencies
            }
            var configuration = IOSConfiguration(conditions: module.conditions, languageMode: module.languageMode)
            configuration.modules.formUnion(visible.dropFirst().map { modules[$0].name })
            return SwiftProgram.Module(
                name: module.name, configuration: configuration, visible: visible, isTest: module.isTest,
                isMainActorByDefault: module.isMainActorByDefault)
        }
    }
}
