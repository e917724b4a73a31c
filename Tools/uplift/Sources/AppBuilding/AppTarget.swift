// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceCompiling
import ProjectReading
import ResourceCompiling
import SwiftLowering

/// The app of a project, lowered: the modules that are compiled, and what is put beside the program.
///
/// A project without an app, such as a package with libraries, has modules only.
package struct AppTarget: Sendable {
    /// A module with its rewritten files.
    package struct Module: Sendable {
        package var source: SourceModule
        package var lowering: Lowering

        package var name: String { source.name }
    }

    /// The name of the target, or of a project without an app.
    package let name: String
    /// The name of the app's module, which is that of the program too. Without an app, a name made from the project's.
    package let module: String
    /// The app's own module; nil without an app.
    package let program: Module?
    /// The other modules that the app or its tests import, each after those that it imports itself.
    package let libraries: [Module]
    /// The modules with unit tests.
    package let tests: [Module]
    package let infoPlist: InfoPlist
    package let resources: BundleResources
    /// The name of the delegate's class; nil if it is not known.
    package let delegateClass: String?
    /// The places at which the app needs something that is not available.
    package let refusals: [Refusal]

    /// The types of all modules; nil if the declarations of UIKit are not known.
    private let members: ProgramMembers?

    /// All modules, each after those that it imports.
    package var modules: [Module] { libraries + (program.map { [$0] } ?? []) + tests }

    /// Rewrites the collected modules.
    ///
    /// - Parameters:
    ///   - module: the name of the app's module; nil without an app.
    ///   - info: the app's Info.plist, or why it cannot be read.
    ///   - interface: the declarations of UIKit; nil if they are not known.
    ///   - root: the place that declares the app.
    init(
        _ name: String, _ module: String?, _ info: Result<InfoPlist, FileFault>?, _ collector: ModuleCollector,
        _ interface: AppleInterface?, root: Place
    ) {
        self.name = name
        self.module = module ?? ModuleNames.identifier(name)
        let lowered: [Lowering]
        let inputs = collector.modules.map(\.forLowering)
        (lowered, members) = Lowering.lowerProgram(inputs, interface: interface)
        let modules = zip(collector.modules, lowered).map { Module(source: $0, lowering: $1) }
        program = modules.first { $0.name == module }
        tests = modules.filter { $0.source.kind == .unitTests }
        libraries = modules.filter { $0.source.kind != .unitTests && $0.name != module }
        var refusals = collector.refusals + lowered.flatMap(\.refusals)
        let place = Refusal(path: collector.absolute(root.path), line: root.line, column: 1, reason: "")
        func refuse(_ reason: String) {
            var refusal = place
            refusal.reason = reason
            refusals.append(refusal)
        }
        switch info {
        case .success(let list)?: infoPlist = list
        case .failure(let fault)?:
            infoPlist = InfoPlist(file: nil, settings: .none)
            refuse(fault.reason)
        case nil: infoPlist = InfoPlist(file: nil, settings: .none)
        }
        resources = BundleResources(
            collector.modules, program: module, infoPlist: infoPlist, members: members, in: collector.folder)
        refusals += resources.refusals
        // A value that the build settings generate has no line of its own.
        let list = infoPlist.path.map(collector.absolute)
        for storyboard in AppTarget.storyboards(infoPlist) {
            guard let name = storyboard.string, !resources.hasStoryboard(name) else { continue }
            refusals.append(
                Refusal(
                    path: list ?? place.path, line: list == nil ? root.line : storyboard.line, column: 1,
                    reason: RefusalRule.missingStoryboard.message(name)))
        }
        for path in collector.folder.incompleteFolders {
            let reason = RefusalRule.largeFolder.message("\(ProjectFolder.maximumFiles)")
            refusals.append(Refusal(path: collector.absolute(path), line: 1, column: 1, reason: reason))
        }
        let sources = program?.source.sources ?? []
        let configurations = zip(inputs, Lowering.Module.configurations(inputs))
        let configuration = configurations.first { $0.0.name == module }?.1 ?? IOSConfiguration()
        let outlines = sources.map { $0.outline(configuration) }
        delegateClass = outlines.lazy.compactMap(\.delegateClass).first
        let starts = outlines.contains(where: \.hasMainType)
        if program != nil, !starts, !sources.contains(where: { $0.path.hasSuffix("/main.swift") }) {
            refuse(RefusalRule.missingStart.message())
        }
        if program == nil, modules.allSatisfy({ $0.source.sources.isEmpty }), refusals.isEmpty {
            refuse(RefusalRule.missingSources.message(modules.first?.source.target ?? name))
        }
        self.refusals = refusals
    }

    /// The Swift files that are added to the app, by their paths in the package: the module and the name.
    package var generatedFiles: [String: String] {
        var files: [String: String] = [:]
        for module in modules {
            for (name, text) in resources.sources[module.name] ?? [:] { files["\(module.name)/\(name)"] = text }
        }
        if let host = TestHost(self) { files["\(host.module)/\(TestHost.fileName)"] = host.text }
        return files
    }

    /// Returns the uses of Apple's declarations that the library does not have; none if the declarations of UIKit are
    /// not known.
    package func missingSymbols() -> [Refusal] { members.map(MissingSymbols.find) ?? [] }

    /// Returns the methods that nothing calls, because their labels are not those of UIKit's; none if the declarations
    /// of UIKit are not known.
    package func nearMisses() -> [Refusal] { members.map(NearMisses.find) ?? [] }

    /// The values of the Info.plist that name a storyboard that is shown at the start.
    private static func storyboards(_ list: InfoPlist) -> [PropertyListNode] {
        let scenes = list.value("UIApplicationSceneManifest", isPad: false)?["UISceneConfigurations"]?.dictionary ?? [:]
        let inScenes = scenes.values.flatMap { $0.array ?? [] }.compactMap { $0["UISceneStoryboardFile"] }
        return (list.value("UIMainStoryboardFile", isPad: false).map { [$0] } ?? []) + inScenes
    }
}
