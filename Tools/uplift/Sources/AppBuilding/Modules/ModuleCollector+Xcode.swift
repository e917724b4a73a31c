// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackageReading
import ProjectReading
import SwiftLowering

// Targets of Xcode projects, also of that of CocoaPods.
//
// A target needs those that it depends on, and those whose modules its files import. Xcode finds the second kind too.
extension ModuleCollector {
    /// Adds an app, a framework, a static library or unit tests.
    mutating func add(_ target: XcodeProject.Target, ofProject number: Int) -> String? {
        let project = projects[number]
        let place = Place(project.path + "/project.pbxproj", target.line)
        return add("project \(project.path) \(target.name)", target.name, at: place) { collector in
            collector.read(target, number, place)
        }
    }

    private mutating func read(_ target: XcodeProject.Target, _ number: Int, _ place: Place) -> SourceModule? {
        let project = projects[number]
        let settings = target.settings
        let kind: SourceModule.Kind
        switch target.product {
        case .application: kind = .application
        case .unitTests: kind = .unitTests
        default: kind = .library
        }
        var module = SourceModule(
            name: ModuleCollector.moduleName(of: target), target: target.name, kind: kind)
        module.conditions = settings.compilationConditions
        module.features = settings.upcomingFeatures
        module.languageMode = Int(settings["SWIFT_VERSION"].prefix { $0.isNumber }) ?? 5
        module.isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        module.resources = target.resources.map { SourceModule.Resource(path: $0.path, type: $0.type) }
        module.settings = settings
        let paths = target.sources.map(\.path)
        if project.isPods, let refused = refuseObjectiveC(target.name, paths) {
            refuse(place, refused)
            return nil
        }
        // CocoaPods adds such a file to each of its targets.
        module.sources = sources(paths) { project.isPods && $0.hasSuffix("-dummy.m") }
        var dependencies: [String] = []
        for name in target.dependencies {
            guard let (other, owner) = library(named: name, from: number, orApp: kind == .unitTests) else { continue }
            if let name = add(other, ofProject: owner) { dependencies.append(name) }
        }
        for product in target.packageProducts { dependencies += add(product, of: number) }
        dependencies += addImports(of: module, ofProject: number, orApp: kind == .unitTests, known: dependencies)
        module.dependencies = dependencies.uniqued()
        return module
    }

    /// Adds the modules that the files of a module import, and that the project or one beside it has.
    ///
    /// - Parameter known: the modules that are added already.
    mutating func addImports(
        of module: SourceModule, ofProject number: Int, orApp: Bool, known: [String]
    ) -> [String] {
        let (collector, pods) = (self, podfileLock(of: number))
        var configuration = Lowering.Module.configurations([module.forLowering])[0]
        configuration.isImportable = { name in
            known.contains(name) || pods.hasPod(withModule: name)
                || collector.library(withModule: name, from: number, orApp: orApp) != nil
        }
        return ModuleCollector.importedModules(module.sources, configuration)
            .filter { $0 != module.name && !known.contains($0) }
            .compactMap { name in
                guard let (other, owner) = library(withModule: name, from: number, orApp: orApp) else {
                    return addPod(withModule: name, for: number)
                }
                return add(other, ofProject: owner)
            }
    }

    static func moduleName(of target: XcodeProject.Target) -> String {
        let named = target.settings["PRODUCT_MODULE_NAME"]
        return ModuleNames.identifier(named.isEmpty ? target.name : named)
    }

    // MARK: - Libraries

    /// Whether a target is a library, or an app if that can be imported. Targets of other platforms are none.
    private static func isLibrary(_ target: XcodeProject.Target, orApp: Bool) -> Bool {
        switch target.product {
        case .framework, .staticLibrary: target.isForIOS
        case .application: orApp && target.isForIOS
        default: false
        }
    }

    /// Finds a target by its name: in the same project first.
    private func library(
        named name: String, from number: Int, orApp: Bool
    ) -> (XcodeProject.Target, project: Int)? {
        library(from: number) { target in
            target.name == name && ModuleCollector.isLibrary(target, orApp: orApp)
        }
    }

    /// Finds a target by the name of its module.
    private func library(
        withModule name: String, from number: Int, orApp: Bool
    ) -> (XcodeProject.Target, project: Int)? {
        library(from: number) { target in
            ModuleCollector.isLibrary(target, orApp: orApp) && ModuleCollector.moduleName(of: target) == name
        }
    }

    private func library(
        from number: Int, _ isMatch: (XcodeProject.Target) -> Bool
    ) -> (XcodeProject.Target, project: Int)? {
        for owner in [number] + projects.indices.filter({ $0 != number }) {
            if let found = projects[owner].content.targets.first(where: isMatch) { return (found, owner) }
        }
        return nil
    }
}

extension Array where Element: Hashable {
    /// The elements without those that are equal to an earlier one.
    func uniqued() -> [Element] {
        var known: Set<Element> = []
        return filter { known.insert($0).inserted }
    }
}
