// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackageReading
import ProjectReading
import SwiftLowering

/// A project with apps: Xcode projects, a package, or a folder with Swift files.
package struct AppProject: Sendable {
    /// The reason why no target was chosen.
    package struct ChoiceFailure: Error, Equatable, Sendable {
        package var reason: String
    }

    /// A project file that cannot be read.
    package struct Damage: Error, Sendable {
        /// The path of the file, relative to the project's folder.
        package var path: String
        package var fault: FileFault
    }

    /// A target of the project that has a module.
    private enum Target {
        case xcode(XcodeProject.Target, project: Int)
        case package(SwiftPackage.Target)
        case sources
    }

    private let search: ProjectSearch
    /// The declarations of UIKit; nil if they are not known.
    private let interface: AppleInterface?
    private var collector: ModuleCollector
    /// The package; nil for Xcode projects and folders.
    private var package: SwiftPackage?
    /// The warnings about parts of projects that were left out.
    package private(set) var warnings: [XcodeProject.Warning] = []

    private var folder: ProjectFolder { search.folder }

    /// Reads the project files.
    ///
    /// - Parameters:
    ///   - configuration: the name of a build configuration of the Xcode projects; nil for “Debug”, or the default of
    ///     projects without it.
    ///   - interface: the declarations of UIKit, without which misspelt names are not found.
    package init(
        _ search: ProjectSearch, configuration: String? = nil, interface: AppleInterface? = nil
    ) throws(Damage) {
        (self.search, self.interface) = (search, interface)
        var packages: [String] = []
        if case .projects(_, let extra) = search.content { packages = extra }
        collector = ModuleCollector(search.folder, workspacePackages: packages)
        switch search.content {
        case .projects(let paths, _):
            for path in paths {
                let content = try AppProject.read(path, in: search.folder, configuration)
                collector.projects.append(ModuleCollector.Project(path: path, content: content))
                warnings += content.warnings
                let parent = XcodePaths.join(path, "..")
                let shared = "xcshareddata/swiftpm/Package.resolved"
                let workspaces = search.folder.files(below: parent) { $0 != parent }.filter {
                    $0.hasSuffix(".xcworkspace")
                }
                collector.checkouts.add(
                    base: parent,
                    resolved: ([path + "/project.xcworkspace"] + workspaces).map { XcodePaths.join($0, shared) })
                collector.checkouts.add(base: content.sourceRoot, resolved: [])
            }
            let fault = configuration.flatMap {
                XcodeProject.fault(ofConfiguration: $0, in: collector.projects.map(\.content))
            }
            if let fault { throw Damage(path: (paths.first ?? "") + "/project.pbxproj", fault: fault) }
            for number in paths.indices {
                guard let path = collector.podsProject(besides: number) else { continue }
                let content = try AppProject.read(path, in: search.folder, configuration)
                collector.projects.append(ModuleCollector.Project(path: path, content: content, isPods: true))
            }
        case .package(let path):
            let manifest = XcodePaths.join(path, "Package.swift")
            do {
                let content = try SwiftPackage(path, in: search.folder)
                package = content
                collector.packages[path] = content
            } catch { throw Damage(path: manifest, fault: error) }
            collector.checkouts.add(base: path, resolved: [XcodePaths.join(path, "Package.resolved")])
        case .sources: break
        }
        collector.checkouts.add(base: "", resolved: [])
    }

    private static func read(
        _ path: String, in folder: ProjectFolder, _ configuration: String?
    ) throws(Damage) -> XcodeProject {
        do {
            return try XcodeProject(path, in: folder, configuration: configuration ?? "Debug")
        } catch {
            throw Damage(path: path + "/project.pbxproj", fault: error)
        }
    }

    // MARK: - Targets

    /// The targets of a kind with their names, in the order of the project.
    private func targets(_ kind: SourceModule.Kind) -> [(name: String, target: Target)] {
        switch search.content {
        case .projects(let paths, _):
            return paths.indices.flatMap { number in
                collector.projects[number].content.targets.filter { target in
                    switch target.product {
                    case .application: kind == .application && target.isForIOS
                    case .unitTests: kind == .unitTests && target.isForIOS
                    case .framework, .staticLibrary: kind == .library && target.isForIOS
                    default: false
                    }
                }.map { ($0.name, .xcode($0, project: number)) }
            }
        case .package:
            let kinds: [SourceModule.Kind: SwiftPackage.Target.Kind] = [
                .application: .executable, .library: .library, .unitTests: .unitTests,
            ]
            return (package?.targets ?? []).filter { $0.kind == kinds[kind] }.map { ($0.name, .package($0)) }
        case .sources(let path):
            return kind == .application ? [(AppProject.name(ofFolder: path, folder), .sources)] : []
        }
    }

    /// The names of targets that test the app from outside, which are left out.
    package var interfaceTests: [String] {
        collector.projects.flatMap { project in
            project.content.targets.filter { $0.product == .interfaceTests }.map(\.name)
        }
    }

    private static func name(ofFolder path: String, _ folder: ProjectFolder) -> String {
        path.isEmpty ? folder.url.lastPathComponent : path.lastPathPart
    }

    private static func list(_ names: [String]) -> String { names.map { "“\($0)”" }.joined(separator: ", ") }

    // MARK: - Apps

    /// Reads an app with all modules that it needs, and rewrites their files.
    ///
    /// - Parameters:
    ///   - name: the name of the app's target. It can be nil if the project has one app.
    ///   - allowsLibraries: whether the libraries of a package without an app are taken instead of one.
    ///   - includesTests: whether the unit tests are read, too, except those of other apps.
    package func app(
        _ name: String?, allowsLibraries: Bool = false, includesTests: Bool = false
    ) throws(ChoiceFailure) -> AppTarget {
        var collector = collector
        let apps = targets(.application)
        let chosen = apps.filter { $0.name == name ?? $0.name }
        if chosen.count == 1, let (title, target) = chosen.first {
            let module = add(target, to: &collector)
            if includesTests { addTests(ofApp: title, to: &collector) }
            return AppTarget(title, module, info(of: target), collector, interface, root: place(of: target))
        }
        let names = AppProject.list(apps.map(\.name))
        guard apps.isEmpty else {
            throw ChoiceFailure(
                reason: name.map { "The project has no app “\($0)”. Its apps are \(names)." }
                    ?? "The project has several apps: \(names). Choose one with --target.")
        }
        let libraries = targets(.library).filter { $0.name == name ?? $0.name }
        guard allowsLibraries, !libraries.isEmpty else {
            throw ChoiceFailure(reason: "The project has no app\(name.map { " “\($0)”" } ?? "").\(nearHint)")
        }
        for (_, target) in libraries { _ = add(target, to: &collector) }
        if includesTests { addTests(ofApp: nil, to: &collector) }
        return AppTarget(libraryTitle, nil, nil, collector, interface, root: place(of: libraries[0].target))
    }

    /// The name for messages of a project without an app.
    private var libraryTitle: String {
        if let package, !package.name.isEmpty { return package.name }
        if let path = search.projects.first {
            return path.lastPathPart.withoutExtension
        }
        return folder.url.lastPathComponent
    }

    /// The advice for a project without an app.
    private var nearHint: String {
        var hint = ""
        let others = search.otherProjects
        if !others.isEmpty { hint += " There are other projects in its folder: \(AppProject.list(others))." }
        if package != nil || targets(.library).first != nil {
            hint += " “uplift build” builds its libraries, and “uplift test” tests them."
        }
        return hint
    }

    /// Reads the unit tests with the app that they test, and all modules that both need.
    ///
    /// - Parameter name: the name of a test target, or of an app whose tests are taken; nil for all tests.
    package func tests(_ name: String?) throws(ChoiceFailure) -> AppTarget {
        let all = targets(.unitTests)
        guard !all.isEmpty else {
            let note = interfaceTests.isEmpty ? "" : " Tests of the interface need XCUITest, which is not available."
            throw ChoiceFailure(reason: "The project has no unit tests.\(note)")
        }
        let apps = targets(.application).map(\.name)
        guard name.map({ apps.contains($0) || all.map(\.name).contains($0) }) ?? true else {
            throw ChoiceFailure(
                reason:
                    "There is no target “\(name ?? "")”. The tests are \(AppProject.list(all.map(\.name))), and the "
                    + "apps are \(AppProject.list(apps)).")
        }
        let named = all.filter { $0.name == name }
        var chosen = (named.isEmpty ? all : named).map(\.target)
        var (merged, testedApps) = collect(chosen)
        if named.isEmpty, let name, !testedApps.allSatisfy({ $0.contains(name) }) {
            chosen = zip(chosen, testedApps).filter { $0.1.contains(name) }.map(\.0)
            guard !chosen.isEmpty else { throw ChoiceFailure(reason: "The app “\(name)” has no unit tests.") }
            (merged, testedApps) = collect(chosen)
        }
        let tested = testedApps.flatMap(\.self).uniqued()
        guard tested.count <= 1 else {
            throw ChoiceFailure(
                reason: "The tests are those of several apps: \(AppProject.list(tested)). Choose one with --target.")
        }
        let app = targets(.application).first { $0.name == tested.first }
        let module = app.flatMap { app in
            merged.modules.first { $0.target == app.name && $0.kind == .application }?.name
        }
        return AppTarget(
            app?.name ?? libraryTitle, module, app.flatMap { info(of: $0.target) }, merged,
            interface, root: place(of: app?.target ?? all[0].target))
    }

    /// Adds unit tests to a copy of the collector.
    ///
    /// - Returns: the copy, and the names of the apps that each of the tests needs.
    private func collect(_ tests: [Target]) -> (collector: ModuleCollector, apps: [[String]]) {
        var collector = collector
        let modules = tests.map { add($0, to: &collector) }
        return (collector, modules.map { $0.map(collector.apps(neededBy:)) ?? [] })
    }

    /// Adds the unit tests, except those of other apps.
    private func addTests(ofApp name: String?, to collector: inout ModuleCollector) {
        let all = targets(.unitTests).map(\.target)
        for (test, apps) in zip(all, collect(all).apps) where apps.allSatisfy({ $0 == name }) {
            _ = add(test, to: &collector)
        }
    }

    private func add(_ target: Target, to collector: inout ModuleCollector) -> String? {
        switch target {
        case .xcode(let target, let project): return collector.add(target, ofProject: project)
        case .package(let target):
            guard case .package(let path) = search.content else { return nil }
            return collector.add(packageTarget: target.name, of: path, place(of: .package(target)))
        case .sources:
            guard case .sources(let path) = search.content else { return nil }
            return collector.add(folder: path, named: AppProject.name(ofFolder: path, folder))
        }
    }

    private func place(of target: Target) -> Place {
        switch (target, search.content) {
        case (.xcode(let target, let number), _):
            Place(collector.projects[number].path + "/project.pbxproj", target.line)
        case (.package(let target), .package(let path)): Place(XcodePaths.join(path, "Package.swift"), target.line)
        case (_, .sources(let path)): Place(path, 1)
        default: Place("", 1)
        }
    }

    // MARK: - Info.plist

    /// The Info.plist of an app, or why it cannot be read.
    private func info(of target: Target) -> Result<InfoPlist, FileFault> {
        switch target {
        case .xcode(let target, let number):
            do throws(FileFault) {
                return .success(try InfoPlist(of: target, collector.projects[number].content, in: folder))
            } catch { return .failure(error) }
        case .package(let target):
            let product = package?.products.first { $0.targets.contains(target.name) }
            return .success(
                InfoPlist(
                    file: nil,
                    settings: AppProject.settings(product?.name ?? target.name, product?.bundleIdentifier)))
        case .sources:
            guard case .sources(let path) = search.content else {
                return .success(InfoPlist(file: nil, settings: .none))
            }
            let settings = AppProject.settings(AppProject.name(ofFolder: path, folder), nil)
            let files = folder.files(below: path, isFile: FileKind.isFolderFile)
            guard let file = AppProject.infoPlist(files.filter { AppProject.isPart($0, of: path) }),
                let data = folder.data(at: file, maximumBytes: 16 << 20)
            else { return .success(InfoPlist(file: nil, settings: settings)) }
            do throws(FileFault) {
                return .success(InfoPlist(file: try PropertyListNode(data), settings: settings))
            } catch { return .failure(FileFault(line: 1, reason: "\(file):\(error.line): \(error.reason)")) }
        }
    }

    /// The settings of an app that has no Xcode project.
    private static func settings(_ name: String, _ identifier: String?) -> BuildSettings {
        BuildSettings(layers: [
            [
                "GENERATE_INFOPLIST_FILE": "YES", "PRODUCT_NAME": name, "EXECUTABLE_NAME": name,
                "PRODUCT_BUNDLE_IDENTIFIER": identifier ?? "org.example.\(ModuleNames.identifier(name))",
                "PRODUCT_MODULE_NAME": ModuleNames.identifier(name),
            ]
        ])
    }

    // MARK: - Folders of Swift files

    /// The names of subfolders whose files are not part of an app.
    private static let otherFolders: Set<String> = [
        "Tests", "UITests", "Pods", "Carthage", "build", "Build", "DerivedData", "SourcePackages", "node_modules",
    ]

    /// The Info.plist of an app among its files: the one in the fewest folders.
    static func infoPlist(_ files: [String]) -> String? {
        func depth(_ path: String) -> Int { path.count { $0 == "/" } }
        return files.filter { $0.lastPathPart == "Info.plist" }
            .min { (depth($0), $0) < (depth($1), $1) }
    }

    /// Whether a file in a folder is part of its app: hidden folders, tests and results of builds are not.
    static func isPart(_ file: String, of path: String) -> Bool {
        let relative = file.dropFirst(path.isEmpty ? 0 : path.count + 1)
        let folders = relative.split(separator: "/").dropLast().map(String.init)
        return !folders.contains { otherFolders.contains($0) || $0.hasSuffix("Tests") || $0.hasPrefix(".") }
    }
}

extension ModuleCollector {
    /// Adds the app that consists of the Swift files in a folder.
    fileprivate mutating func add(folder path: String, named name: String) -> String? {
        let place = Place(path, 1)
        return add("folder \(path)", name, at: place) { collector in
            let files = collector.folder.files(below: path, isFile: FileKind.isFolderFile)
                .filter { AppProject.isPart($0, of: path) }
            var module = SourceModule(
                name: ModuleNames.identifier(name), target: name, kind: .application)
            module.conditions = ["DEBUG"]
            module.sources = collector.sources(
                files.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/Package.swift") })
            let list = AppProject.infoPlist(files)
            module.resources = files.filter { FileKind(path: $0) == .resource && $0 != list }
                .map { SourceModule.Resource(path: $0) }
            return module
        }
    }
}
