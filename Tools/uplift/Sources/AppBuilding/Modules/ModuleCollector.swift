// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackageReading
import ProjectReading
import SwiftLowering
import SwiftText

/// Collects the modules that an app needs, each once and after the modules that it imports.
///
/// Targets of Xcode projects, of packages and of CocoaPods become modules. A target that cannot be used is refused at
/// the place that declares it, or that needs it if it is not on this computer.
struct ModuleCollector {
    /// The project files and their targets.
    struct Project {
        /// The path of the `.xcodeproj`.
        var path: String
        var content: XcodeProject
        /// Whether this is the project of CocoaPods, whose targets are used if a file imports them.
        var isPods = false
    }

    let folder: ProjectFolder
    /// The paths of packages that a workspace adds to its projects.
    let workspacePackages: [String]
    var projects: [Project] = []
    var packages: [String: SwiftPackage?] = [:]
    /// The folders in which checkouts of remote packages are searched, and the versions that were resolved.
    var checkouts: PackageCheckouts
    /// The pods of each folder with files of CocoaPods.
    var podfileLocks: [String: PodfileLock] = [:]

    private(set) var modules: [SourceModule] = []
    private(set) var refusals: [Refusal] = []

    private enum State {
        case open
        case done(String?)
    }

    private var states: [String: State] = [:]
    private var open: [String] = []
    private var places: [String: String] = [:]
    private var knownRefusals: Set<Refusal> = []

    /// The largest number of modules of a project. A module takes room on the stack while those it imports are read.
    private static let maximumModules = 500

    init(_ folder: ProjectFolder, workspacePackages: [String] = []) {
        (self.folder, self.workspacePackages) = (folder, workspacePackages)
        checkouts = PackageCheckouts(folder)
    }

    // MARK: - Refusals

    /// The absolute path of a file of the project.
    func absolute(_ path: String) -> String { folder.absolute(path) }

    mutating func refuse(_ place: Place, _ reason: String) {
        let refusal = Refusal(path: absolute(place.path), line: place.line, column: 1, reason: reason)
        if knownRefusals.insert(refusal).inserted { refusals.append(refusal) }
    }

    // MARK: - Modules

    /// Adds a module and those that it imports, unless it was added before.
    ///
    /// - Parameters:
    ///   - key: a text that no other target has.
    ///   - title: the target's name for messages.
    ///   - read: reads the module; nil if it cannot be used.
    /// - Returns: the name of the module; nil if it cannot be used.
    mutating func add(
        _ key: String, _ title: String, at place: Place, _ read: (inout ModuleCollector) -> SourceModule?
    ) -> String? {
        switch states[key] {
        case .done(let name): return name
        case .open:
            let cycle = open.drop { $0 != title } + [title]
            refuse(place, RefusalRule.moduleCycle.message(title, cycle.joined(separator: " → ")))
            return nil
        case nil: break
        }
        guard states.count < ModuleCollector.maximumModules else {
            refuse(place, RefusalRule.moduleCount.message("\(ModuleCollector.maximumModules)"))
            return nil
        }
        states[key] = .open
        open.append(title)
        let module = read(&self)
        open.removeLast()
        states[key] = .done(module?.name)
        guard var module else { return nil }
        // No other module imports tests, so they can have another name.
        if module.kind == .unitTests, ModuleNames.taken.contains(module.name) { module.name += "_" }
        if ModuleNames.taken.contains(module.name) {
            refuse(place, RefusalRule.takenModule.message(module.name))
        }
        if let other = places.updateValue(title, forKey: module.name) {
            refuse(place, RefusalRule.sharedModule.message(other, title, module.name))
            return nil
        }
        modules.append(module)
        return module.name
    }

    /// The targets of the apps that a module needs, directly or not.
    func apps(neededBy name: String) -> [String] {
        var needed: Set = [name]
        var found: [String] = []
        // A module is after those that it imports.
        for module in modules.reversed() where needed.contains(module.name) {
            needed.formUnion(module.dependencies)
            if module.kind == .application { found.append(module.target) }
        }
        return found
    }

    // MARK: - Files

    /// The largest number of bytes of a Swift file.
    private static let maximumBytes = 16 << 20

    /// Reads the Swift files of a module. Files that cannot be read or compiled are refused.
    mutating func sources(_ paths: [String], ignoring isIgnored: (String) -> Bool = { _ in false }) -> [SwiftSource] {
        var sources: [(path: String, text: String)] = []
        for path in paths where !isIgnored(path) {
            guard path.hasSuffix(".swift") else {
                refuse(Place(path, 1), ModuleCollector.reason(forFile: path))
                continue
            }
            guard let data = folder.data(at: path, maximumBytes: ModuleCollector.maximumBytes) else {
                refuse(Place(path, 1), reason(forUnreadable: path))
                continue
            }
            let text = String(decoding: data, as: UTF8.self)
            if let fault = ParserLimits.fault(in: text) {
                refuse(Place(path, fault.line), fault.reason)
                continue
            }
            sources.append((absolute(path), text))
        }
        return SwiftSource.parse(sources)
    }

    private func reason(forUnreadable path: String) -> String {
        if folder.isOutside(path), FileManager.default.fileExists(atPath: absolute(path)) {
            return RefusalRule.outsideFile.message(folder.url.path)
        }
        guard folder.exists(path) else { return RefusalRule.missingFile.message() }
        return RefusalRule.largeFile.message("\(ModuleCollector.maximumBytes >> 20)")
    }

    private static func reason(forFile path: String) -> String {
        let language = ["m": "Objective-C", "mm": "Objective-C", "c": "C", "cpp": "C++", "metal": "Metal"]
        let name = path.fileExtension
        return RefusalRule.otherLanguage.message(language[name] ?? "“.\(name)”")
    }

    /// The modules that files import and that are no modules of the library or the toolchain, sorted.
    static func importedModules(_ sources: [SwiftSource], _ configuration: IOSConfiguration) -> [String] {
        let names = Set(sources.flatMap { $0.outline(configuration).imports })
        return names.subtracting(IOSConfiguration.availableModules).sorted()
    }
}
