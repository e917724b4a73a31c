// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension XcodeProject {
    /// Reads a project.
    ///
    /// - Parameters:
    ///   - path: the path of the `.xcodeproj` in the folder.
    ///   - configuration: the build configuration; its settings are used if the project has it, else those of the
    ///     project's default configuration.
    /// - Throws: If the project file is missing or damaged. Parts that refer to missing objects are left out, and
    ///   reported in ``warnings``.
    package init(_ path: String, in folder: ProjectFolder, configuration: String = "Debug") throws(FileFault) {
        guard let data = folder.data(at: path + "/project.pbxproj") else {
            throw FileFault(line: 1, reason: "the project has no file “project.pbxproj”, or it cannot be read")
        }
        var reader = try XcodeProjectReader(try PropertyListNode(data), path, folder, configuration)
        self.init()
        targets = reader.readTargets()
        configurations = Set(reader.objects.all("XCBuildConfiguration").compactMap { $0.string("name") }).sorted()
        sourceRoot = reader.sourceRoot
        packages = reader.readPackages()
        warnings = reader.warnings
    }
}

/// Converts the objects of a project file to targets.
private struct XcodeProjectReader {
    typealias Target = XcodeProject.Target
    typealias File = XcodeProject.File

    let objects: XcodeObjects
    let folder: ProjectFolder
    let configuration: String
    /// The folder to which the project's paths and settings refer, relative to `folder`.
    let sourceRoot: String
    let paths: XcodePaths
    private(set) var warnings: [XcodeProject.Warning] = []
    private var knownWarnings: Set<XcodeProject.Warning> = []
    /// The paths of the files that the target which is being read compiles.
    private var knownSources: Set<String> = []
    private let projectFile: String
    private let projectName: String
    private var configurationFileCount = 0

    init(_ node: PropertyListNode, _ path: String, _ folder: ProjectFolder, _ configuration: String) throws(FileFault) {
        objects = try XcodeObjects(node)
        (self.folder, self.configuration, projectFile) = (folder, configuration, path + "/project.pbxproj")
        projectName = String(path.lastPathPart.prefix { $0 != "." })
        sourceRoot = XcodePaths.join(
            XcodePaths.join(path, ".."), objects.root.string("projectDirPath") ?? "")
        paths = XcodePaths(objects, sourceRoot: sourceRoot)
    }

    /// The objects to which a list refers. A reference to a missing object becomes a warning.
    private mutating func list(_ key: String, of object: XcodeObject) -> [XcodeObject] {
        let (found, missing) = objects.objects(key, of: object)
        for node in missing {
            warn(node.line, "“\(key)” of \(object.id) refers to an object that does not exist")
        }
        return found
    }

    /// Adds a warning, unless the same one was added before.
    private mutating func warn(_ line: Int, _ reason: String, in file: String? = nil) {
        let warning = XcodeProject.Warning(
            file: file ?? projectFile, fault: FileFault(line: line, reason: reason))
        if knownWarnings.insert(warning).inserted { warnings.append(warning) }
    }

    // MARK: - Targets

    mutating func readTargets() -> [Target] {
        list("targets", of: objects.root).map { readTarget($0) }
    }

    private mutating func readTarget(_ object: XcodeObject) -> Target {
        let name = object.string("name") ?? object.string("productName") ?? object.id
        var target = Target(
            name: name, product: XcodeProject.Product(type: object.string("productType") ?? object.isa),
            settings: settings(of: object, name: name), line: object.node.line)
        knownSources = []
        for phase in list("buildPhases", of: object) { read(phase, into: &target) }
        readSynchronizedFolders(of: object, into: &target)
        target.dependencies = list("dependencies", of: object).compactMap { dependency in
            objects.object("target", of: dependency)?.string("name") ?? dependency.string("name")
        }
        target.packageProducts = list("packageProductDependencies", of: object).map(packageProduct)
        return target
    }

    private func packageProduct(_ object: XcodeObject) -> XcodeProject.PackageProduct {
        let package = objects.object("package", of: object)
        return XcodeProject.PackageProduct(
            name: object.string("productName") ?? "",
            package: package?.string("repositoryURL")
                ?? package?.string("relativePath").map { XcodePaths.join(sourceRoot, $0) },
            line: object.node.line)
    }

    // MARK: - Packages

    mutating func readPackages() -> [XcodeProject.PackageReference] {
        let listed = list("packageReferences", of: objects.root).compactMap { object in
            if let address = object.string("repositoryURL") {
                let requirement = object["requirement"]
                let parts = ["kind", "minimumVersion", "version", "branch", "revision"]
                    .compactMap { requirement?[$0]?.string }
                return XcodeProject.PackageReference(
                    location: address, isLocal: false, requirement: parts.joined(separator: " "),
                    line: object.node.line)
            }
            return object.string("relativePath").map { path in
                XcodeProject.PackageReference(
                    location: XcodePaths.join(sourceRoot, path), isLocal: true, line: object.node.line)
            }
        }
        let known = Set(listed.map(\.location))
        // Before Xcode 15, a local package is a folder of a group.
        let folders = objects.all("PBXFileReference").compactMap { object -> XcodeProject.PackageReference? in
            let type = object.string("lastKnownFileType")
            guard let path = paths.paths[object.id], !known.contains(path),
                ["folder", "wrapper", "text"].contains(type),
                // Whether a folder outside is a package is not known.
                folder.exists(XcodePaths.join(path, "Package.swift")) || type != "text" && folder.isOutside(path)
            else { return nil }
            return XcodeProject.PackageReference(location: path, isLocal: true, line: object.node.line)
        }
        return listed + folders
    }

    // MARK: - Build phases

    private mutating func read(_ phase: XcodeObject, into target: inout Target) {
        switch phase.isa {
        case "PBXSourcesBuildPhase":
            for (file, line) in phaseFiles(phase) { addSource(file, line, to: &target) }
        case "PBXResourcesBuildPhase": target.resources += phaseFiles(phase).map(\.file)
        case "PBXFrameworksBuildPhase": target.frameworks += phaseFiles(phase).map(\.file)
        case "PBXCopyFilesBuildPhase":
            // Files that are copied into the bundle or its resources are resources. Other files are embedded products.
            let destination = phase.string("dstSubfolder") ?? phase.string("dstSubfolderSpec")
            if ["1", "7", "Wrapper", "Resources"].contains(destination) {
                target.resources += phaseFiles(phase).map(\.file)
            }
        case "PBXShellScriptBuildPhase":
            target.scripts.append(phase.string("name") ?? "Run Script")
        default: break
        }
    }

    /// Adds a file that is compiled, as Xcode does: once, and with a warning about a second entry.
    private mutating func addSource(_ file: File, _ line: Int, to target: inout Target) {
        guard knownSources.insert(file.path).inserted else {
            return warn(line, "the file “\(file.path)” is compiled once, and listed twice in “\(target.name)”")
        }
        target.sources.append(file)
    }

    /// The files of a phase, with the lines of their entries.
    private mutating func phaseFiles(_ phase: XcodeObject) -> [(file: File, line: Int)] {
        var files: [(file: File, line: Int)] = []
        for buildFile in list("files", of: phase) where isForIOS(buildFile) {
            guard let reference = objects.object("fileRef", of: buildFile) else {
                if let missing = buildFile["fileRef"] {
                    warn(missing.line, "a build file refers to no file")
                }
                continue
            }
            files += self.files(of: reference).map { ($0, buildFile.node.line) }
        }
        return files
    }

    private func isForIOS(_ buildFile: XcodeObject) -> Bool {
        let filters = (buildFile["platformFilters"]?.strings ?? []) + (buildFile["platformFilter"]?.strings ?? [])
        return XcodeProjectReader.isForIOS(filters)
    }

    private static func isForIOS(_ filters: [String]) -> Bool {
        filters.isEmpty || filters.contains("ios")
    }

    /// The file of a reference, or the files of a group of localized or versioned files.
    private mutating func files(of reference: XcodeObject) -> [File] {
        switch reference.isa {
        case "PBXVariantGroup": list("children", of: reference).compactMap { file($0) }
        // The product of another project.
        case "PBXReferenceProxy": []
        default: file(reference).map { [$0] } ?? []
        }
    }

    private mutating func file(_ reference: XcodeObject) -> File? {
        if let path = paths.paths[reference.id] {
            return File(
                path: path, type: reference.string("explicitFileType") ?? reference.string("lastKnownFileType"))
        }
        switch reference.string("sourceTree") {
        case "BUILT_PRODUCTS_DIR": return nil
        // A file of the SDK, such as a framework, has only a name.
        case "SDKROOT", "DEVELOPER_DIR":
            return (reference.string("path") ?? reference.string("name")).map { File(path: $0) }
        default:
            warn(reference.node.line, "the file \(reference.string("path") ?? reference.id) is in no group")
            return nil
        }
    }

    // MARK: - Synchronized folders

    private mutating func readSynchronizedFolders(of object: XcodeObject, into target: inout Target) {
        let owned = Set((object["fileSystemSynchronizedGroups"]?.strings ?? []))
        for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
            guard let path = paths.paths[group.id] else { continue }
            let exceptions = list("exceptions", of: group).filter { $0.string("target") == object.id }
            let listed = exceptions.flatMap { $0["membershipExceptions"]?.strings ?? [] }
            let filters = exceptions.compactMap { $0["platformFiltersByRelativePath"]?.dictionary }
                .reduce([:]) { $0.merging($1) { $1 } }
            guard owned.contains(group.id) || !listed.isEmpty else { continue }
            let folders = Set((group["explicitFolders"]?.strings ?? []).map { XcodePaths.join(path, $0) })
            let files = folder.files(below: path) { folders.contains($0) || FileKind.isFolderFile($0) }
            for file in files {
                let relative = String(file.dropFirst(path.isEmpty ? 0 : path.count + 1))
                let isListed = listed.contains { XcodeProjectReader.exception($0, names: relative) }
                // The list has the files that a target with the folder leaves out, or that another target takes.
                guard owned.contains(group.id) != isListed,
                    XcodeProjectReader.isForIOS(filters[relative]?.strings ?? [])
                else { continue }
                switch FileKind(path: file) {
                case .source: addSource(File(path: file), group.node.line, to: &target)
                case .resource: target.resources.append(File(path: file))
                case .other: break
                }
            }
        }
    }

    /// Whether an entry of `membershipExceptions` names a file, or a folder that contains it.
    private static func exception(_ entry: String, names path: String) -> Bool {
        let localized = "/Localized/"
        guard entry.hasPrefix(localized) else { return path == entry || path.hasPrefix(entry + "/") }
        let parts = path.split(separator: "/")
        let withoutLanguage = parts.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
        return parts.contains { $0.hasSuffix(".lproj") } && withoutLanguage == entry.dropFirst(localized.count)
    }

    // MARK: - Settings

    private mutating func settings(of target: XcodeObject, name: String) -> BuildSettings {
        var layers: [[BuildSettings.Assignment]] = []
        var configurationName = configuration
        for owner in [target, objects.root] {
            guard let configuration = chosenConfiguration(of: owner) else { continue }
            if owner.id == target.id { configurationName = configuration.string("name") ?? configurationName }
            layers.append(BuildSettings.assignments(texts(configuration["buildSettings"])))
            if let path = configurationFile(of: configuration) {
                layers.append(readConfigurationFile(path, [], from: projectFile, configuration.node.line))
            }
        }
        layers.append(
            BuildSettings.assignments([
                "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
                "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "CONFIGURATION": configurationName,
                "SRCROOT": ".", "SOURCE_ROOT": ".", "PROJECT_DIR": ".", "SDKROOT": "iphoneos",
                "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PROJECT_NAME": projectName,
                "DEVELOPMENT_LANGUAGE": objects.root.string("developmentRegion") ?? "en",
            ]))
        return BuildSettings(layers: layers, conditions: .init(configuration: configurationName))
    }

    /// The path of a configuration's file: a file of a group, or one in a synchronized folder. Nil without one.
    private mutating func configurationFile(of configuration: XcodeObject) -> String? {
        let name = configuration.string("baseConfigurationReferenceRelativePath")
        let key = name == nil ? "baseConfigurationReference" : "baseConfigurationReferenceAnchor"
        guard let reference = configuration[key] else { return nil }
        guard let id = reference.string, let path = paths.paths[id] else {
            warn(reference.line, "“\(key)” of \(configuration.id) refers to a file that is in no group")
            return nil
        }
        return name.map { XcodePaths.join(path, $0) } ?? path
    }

    private mutating func chosenConfiguration(of owner: XcodeObject) -> XcodeObject? {
        guard let list = objects.object("buildConfigurationList", of: owner) else { return nil }
        let configurations = self.list("buildConfigurations", of: list)
        let fallback = list.string("defaultConfigurationName")
        return configurations.first { $0.string("name") == configuration }
            ?? configurations.first { $0.string("name") == fallback } ?? configurations.first
    }

    /// The settings of a dictionary as texts. A list becomes a text with blanks between its quoted elements.
    private func texts(_ node: PropertyListNode?) -> [String: String] {
        (node?.dictionary ?? [:]).compactMapValues { node in
            node.string
                ?? node.array?.compactMap(\.string).map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
        }
    }

    /// The maximum number of configuration files that are read for a project, each as often as it is included.
    private static let maximumFiles = 10_000

    /// The assignments of a configuration file, with those of the files that it includes at their places.
    ///
    /// - Parameters:
    ///   - open: the files that include this one. A file that includes itself is not read again.
    ///   - user: the file that refers to this one on a line, for a warning if this one is missing.
    private mutating func readConfigurationFile(
        _ path: String, _ open: [String], from user: String, _ line: Int
    ) -> [BuildSettings.Assignment] {
        guard !open.contains(path) else { return [] }
        configurationFileCount += 1
        guard configurationFileCount <= XcodeProjectReader.maximumFiles else {
            warn(line, "the configuration files include more than \(XcodeProjectReader.maximumFiles) others", in: user)
            return []
        }
        guard let text = folder.text(at: path) else {
            warn(line, "the configuration file “\(path)” is missing", in: user)
            return []
        }
        let file = XCConfigFile(text)
        for fault in file.faults { warn(fault.line, fault.reason, in: path) }
        var assignments: [BuildSettings.Assignment] = []
        for line in file.lines {
            switch line.statement {
            case .setting(let name, let value): assignments.append(BuildSettings.Assignment(name, value))
            case .include(let other, let isOptional):
                let target = XcodePaths.join(XcodePaths.join(path, ".."), other)
                if isOptional, !folder.exists(target) { continue }
                assignments += readConfigurationFile(target, open + [path], from: path, line.number)
            }
        }
        return assignments
    }
}
