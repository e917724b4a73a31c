// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackageReading
import ProjectReading
import SwiftLowering

// Targets of Xcode projects and of CocoaPods.
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
            name: ModuleCollector.moduleName(of: target), target: target.name, kind: kind, place: place)
        module.conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS").filter {
            $0 == ModuleNames.identifier($0)
        }
        module.languageMode = Int(settings["SWIFT_VERSION"].prefix { $0.isNumber }) ?? 5
        module.isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        module.resources = target.resources.map { SourceModule.Resource(path: $0.path, type: $0.type) }
        module.settings = settings
        let paths = target.sources.map(\.path)
        if project.isPods, let refused = refuseObjectiveC(target, paths, place) {
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
        for name in ModuleCollector.importedModules(module.sources)
        where name != module.name && !dependencies.contains(name) {
            guard let (other, owner) = library(withModule: name, from: number, orApp: kind == .unitTests) else {
                refuseMissingPod(name, number)
                continue
            }
            if let name = add(other, ofProject: owner) { dependencies.append(name) }
        }
        module.dependencies = dependencies.uniqued()
        return module
    }

    static func moduleName(of target: XcodeProject.Target) -> String {
        let named = target.settings["PRODUCT_MODULE_NAME"]
        return ModuleNames.identifier(named.isEmpty ? target.name : named)
    }

    // MARK: - Libraries

    private static func isLibrary(_ target: XcodeProject.Target, orApp: Bool) -> Bool {
        switch target.product {
        case .framework, .staticLibrary: true
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

    /// Finds a target by the name of its module. One that is built for iOS is taken before others.
    private func library(
        withModule name: String, from number: Int, orApp: Bool
    ) -> (XcodeProject.Target, project: Int)? {
        let isMatch = { (target: XcodeProject.Target) in
            ModuleCollector.isLibrary(target, orApp: orApp) && ModuleCollector.moduleName(of: target) == name
        }
        return library(from: number) { isMatch($0) && $0.isForIOS } ?? library(from: number, isMatch)
    }

    private func library(
        from number: Int, _ isMatch: (XcodeProject.Target) -> Bool
    ) -> (XcodeProject.Target, project: Int)? {
        for owner in [number] + projects.indices.filter({ $0 != number }) {
            if let found = projects[owner].content.targets.first(where: isMatch) { return (found, owner) }
        }
        return nil
    }

    // MARK: - CocoaPods

    /// Adds the project of CocoaPods that belongs to a project, if its folder is on this computer.
    mutating func addPods(besides project: Int) {
        let path = XcodePaths.join(projects[project].content.sourceRoot, "Pods/Pods.xcodeproj")
        guard !projects.contains(where: { $0.path == path }), folder.exists(path + "/project.pbxproj"),
            let content = try? XcodeProject(path, in: folder)
        else { return }
        projects.append(Project(path: path, content: content, isPods: true))
    }

    /// Why a pod with Objective-C files is refused; nil for a pod with Swift files only.
    private func refuseObjectiveC(_ target: XcodeProject.Target, _ paths: [String], _ place: Place) -> String? {
        let first = paths.first { !$0.hasSuffix(".swift") && !$0.hasSuffix("-dummy.m") }
        guard let first else { return nil }
        let name = (first as NSString).lastPathComponent
        return RefusalRule.mixedTarget.message("pod", target.name, name)
    }

    /// Refuses a module that is a pod which is not on this computer.
    private mutating func refuseMissingPod(_ name: String, _ number: Int) {
        let root = projects[number].content.sourceRoot
        let path = XcodePaths.join(root, "Podfile.lock")
        if podVersions == nil { podVersions = [:] }
        let lock = podVersions?[path] ?? PodfileLock(folder.text(at: path) ?? "")
        podVersions?[path] = lock
        guard let pod = lock.pods[name] else { return }
        refuse(Place(path, pod.line), RefusalRule.missingPod.message(name, pod.version))
    }
}

/// The pods that a `Podfile.lock` names, with their versions and lines.
struct PodfileLock: Sendable {
    private(set) var pods: [String: (version: String, line: Int)] = [:]

    init(_ text: String) {
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            // Pods are listed with two spaces, and what they need with four.
            guard line.hasPrefix("  - ") else {
                if line.hasPrefix("DEPENDENCIES") { break }
                continue
            }
            let parts = line.dropFirst(4).filter { !"\":".contains($0) }.split(separator: " ", maxSplits: 1)
            guard let name = parts.first else { continue }
            let version = parts.count > 1 ? parts[1].filter { !"()".contains($0) } : ""
            // A part of a pod, such as `Kit/Core`, stands for its pod.
            let pod = String(name.prefix { $0 != "/" })
            if pods[pod] == nil { pods[pod] = (version, number + 1) }
        }
    }
}

extension Array where Element: Hashable {
    /// The elements without those that are equal to an earlier one.
    func uniqued() -> [Element] {
        var known: Set<Element> = []
        return filter { known.insert($0).inserted }
    }
}
