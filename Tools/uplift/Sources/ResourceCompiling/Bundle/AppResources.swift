// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CompiledAssets
import Foundation
import ProjectReading

/// The resources of an app: the files of its bundle except the program, and the Swift code that is made from them.
package struct AppResources: Sendable {
    /// Compiles a storyboard or a nib.
    package typealias DocumentCompiler =
        @Sendable (_ document: XcodeProject.File, _ folder: ProjectFolder) -> CompiledDocument

    /// The result of compiling a storyboard or a nib.
    package struct CompiledDocument: Sendable {
        /// The files that take the place of the document, with paths relative to the folder in which it would be, such
        /// as `Main.storyboardc`.
        package var files: [String: Data]
        /// The parts of the document that were left out.
        package var warnings: [XcodeProject.Warning]
        /// The reasons why the document cannot be shown.
        package var refusals: [XcodeProject.Warning]
        /// The resources that the document names.
        package var uses: [ResourceUse] = []
        /// The identifiers of the document's segues.
        package var segues: [String] = []

        package init(
            files: [String: Data], warnings: [XcodeProject.Warning] = [], refusals: [XcodeProject.Warning] = []
        ) {
            (self.files, self.warnings, self.refusals) = (files, warnings, refusals)
        }
    }

    /// The files by their paths in the bundle.
    package private(set) var files: [String: BundleFile] = [:]
    /// Swift files that are added to modules, by module and name.
    package private(set) var sources: [String: [String: String]] = [:]
    /// The parts of the resources that were left out.
    package private(set) var warnings: [XcodeProject.Warning] = []
    /// The reasons why storyboards and nibs cannot be shown.
    package private(set) var refusals: [XcodeProject.Warning] = []
    /// The resources that the documents name, and the names of those that there are.
    package private(set) var uses: [ResourceUse] = []
    package private(set) var names = ResourceNames()

    private let folder: ProjectFolder
    private var tables: [String: StringTable] = [:]
    /// The path of the file of the project for each path in the bundle.
    private var origins: [String: String] = [:]
    /// The folders in the bundle.
    private var folders: Set<String> = []
    /// The paths in the bundle that no resource may have.
    private let reserved: Set<String>

    /// The resources of a module.
    package struct Part: Sendable {
        /// The name of the module, which documents mean by that of their target.
        package var module: String
        package var files: [XcodeProject.File]
        /// The paths of the files that are copied as they are.
        package var copied: Set<String> = []
        package var settings: BuildSettings
        /// The Swift expression for the bundle.
        package var bundle = "Foundation.Bundle.main"

        package init(module: String, files: [XcodeProject.File], settings: BuildSettings) {
            (self.module, self.files, self.settings) = (module, files, settings)
        }
    }

    /// Reads and compiles the resources of modules that have one bundle.
    ///
    /// - Parameters:
    ///   - parts: the modules. The first one is that of the program, whose settings are those of the bundle.
    ///   - infoPlist: the properties of the bundle; nil for one without.
    ///   - program: the name of the program in the bundle.
    ///   - pdfConverter: the converter of PDF images; without one they are left out.
    ///   - compiler: returns the function that compiles the storyboards and nibs of a module. They are left out if it
    ///     returns nil.
    package init(
        _ parts: [Part], infoPlist: InfoPlist?, program: String, in folder: ProjectFolder,
        pdfConverter: PDFConverter? = nil, compiler: (String) -> DocumentCompiler? = { _ in nil }
    ) {
        self.folder = folder
        reserved = [program, "Info.plist", AssetIndex.folderName]
        let settings = parts.first?.settings ?? BuildSettings.none
        var catalogs = AssetCatalogReader(folder, pdfConverter: pdfConverter)
        var hasCatalog = false
        for (number, part) in parts.enumerated() {
            let compile = compiler(part.module)
            // The icon is that of the program.
            catalogs.iconName = number == 0 && infoPlist != nil ? settings["ASSETCATALOG_COMPILER_APPICON_NAME"] : nil
            var names = AssetNames()
            for file in part.files where file.path != infoPlist?.path {
                let ending = file.path.fileExtension
                if part.copied.contains(file.path) {
                    copy(file.path, file.path.lastPathPart)
                } else if ending == "xcassets", folder.names(in: file.path) != nil {
                    hasCatalog = true
                    names.formUnion(catalogs.names(ofCatalog: file.path))
                } else {
                    add(file, ending, compile)
                }
            }
            guard part.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO" else { continue }
            let hasExtensions = part.settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
            let symbols = AssetSymbols(names, bundle: part.bundle, hasExtensions: hasExtensions)
            if let source = symbols.source {
                sources[part.module, default: [:]]["GeneratedAssetSymbols.swift"] = source
            }
        }
        addTables()
        for path in files.keys { names.add(file: path) }
        names.add(assets: catalogs.assetNames)
        if hasCatalog { add(catalogs) }
        if let infoPlist {
            files["Info.plist"] = infoPlistFile(infoPlist, settings, program, catalogs.index).map(BundleFile.data)
        }
        if hasStrings {
            for part in parts {
                sources[part.module, default: [:]][LocalizationSource.fileName] = LocalizationSource.text
            }
        }
    }

    /// Whether the bundle has texts in languages, which the modules look up with ``LocalizationSource``.
    package var hasStrings: Bool { files.keys.contains { $0.hasSuffix(".strings") } }

    // MARK: - Files

    /// Adds a resource as Xcode does: without the folders that contain it, except that of its language.
    private mutating func add(_ file: XcodeProject.File, _ ending: String, _ compile: DocumentCompiler?) {
        let name = file.path.lastPathPart
        let language = file.path.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }
        let place = language.map { $0 + "/" } ?? ""
        guard folder.exists(file.path) else {
            return warn(file.path, 1, "the resource is missing, or leads out of the project")
        }
        switch ending {
        case "storyboard", "xib":
            let result = compile?(file, folder)
            names.add(document: name, result)
            guard let compiled = result else { return }
            uses += compiled.uses
            warnings += compiled.warnings
            refusals += compiled.refusals
            for (path, data) in compiled.files where BundleFile.isPath(path) {
                set(place + path, .data(data), file.path)
            }
        case "strings", "stringsdict": addStrings(file.path, ending, place + name)
        case "xcstrings": addCatalog(file.path, String(place.dropLast()), name.withoutExtension)
        case "xcdatamodeld", "xcdatamodel", "intentdefinition", "metal": break
        default:
            copy(file.path, place + name)
        }
    }

    /// Adds a file or a folder as it is.
    private mutating func copy(_ path: String, _ place: String) {
        guard let url = folder.resolve(path) else {
            return warn(path, 1, "the resource is missing, or leads out of the project")
        }
        if folder.names(in: path) != nil { addFolder(path, place) } else { set(place, .copy(url), path) }
    }

    /// Adds a folder with everything in it, as it is.
    private mutating func addFolder(_ path: String, _ place: String) {
        // These folders would change the place in which Foundation looks for the other resources.
        if ["Contents", "Resources", "Support Files"].contains(place) {
            return warn(path, 1, "a folder “\(place)” in a bundle hides all other resources, and is left out")
        }
        for file in folder.files(below: path, isFile: { _ in false }) {
            if let url = folder.resolve(file) { set(place + file.dropFirst(path.count), .copy(url), file) }
        }
    }

    private mutating func set(_ place: String, _ file: BundleFile, _ origin: String) {
        let first = place.split(separator: "/").first.map(String.init) ?? place
        guard !reserved.contains(first) else {
            return warn(origin, 1, "the bundle has a file “\(first.shown)” of its own")
        }
        if let other = origins[place], other != origin {
            return warn(origin, 1, "the bundle already has a file “\(place.shown)”: \(other)")
        }
        let containers = BundleFile.folders(of: place)
        if folders.contains(place) || containers.contains(where: { files[$0] != nil }) {
            return warn(origin, 1, "the bundle has a file and a folder with the name “\(first.shown)”")
        }
        folders.formUnion(containers)
        origins[place] = origin
        files[place] = file
    }

    private mutating func warn(_ file: String, _ line: Int, _ reason: String) {
        warnings.append(XcodeProject.Warning(file: file, fault: FileFault(line: line, reason: reason)))
    }

    // MARK: - Strings

    private mutating func addStrings(_ path: String, _ ending: String, _ place: String) {
        guard let data = folder.data(at: path, maximumBytes: 64 << 20) else {
            return warn(path, 1, "the resource cannot be read")
        }
        // A binary list is what the others are compiled to.
        if ending == "strings", data.starts(with: Array("bplist".utf8)) { return set(place, .data(data), path) }
        do throws(FileFault) {
            let table =
                ending == "strings" ? try StringTable(strings: data) : try StringTable(stringsDictionary: data)
            tables[place.withoutExtension, default: StringTable()].merge(table)
        } catch {
            warn(path, error.line, error.reason)
        }
    }

    /// - Parameter container: the folder of a language that contains the catalog; empty without one.
    private mutating func addCatalog(_ path: String, _ container: String, _ name: String) {
        guard let data = folder.data(at: path, maximumBytes: 64 << 20) else {
            return warn(path, 1, "the resource cannot be read")
        }
        do throws(FileFault) {
            for (language, table) in try StringCatalog(data).tables {
                tables["\(language).lproj/\(name)", default: StringTable()].merge(table)
            }
        } catch {
            warn(path, error.line, error.reason)
        }
    }

    private mutating func addTables() {
        for (place, table) in tables {
            if let data = try? table.stringsFile() { set(place + ".strings", .data(data), place) }
            if !table.plurals.isEmpty, let data = try? table.pluralsFile() {
                set(place + "." + StringTable.pluralsExtension, .data(data), place)
            }
        }
    }

    // MARK: - Assets and information

    private mutating func add(_ catalogs: AssetCatalogReader) {
        warnings += catalogs.warnings
        for (name, file) in catalogs.files { files[AssetIndex.folderName + "/" + name] = file }
        if let data = try? catalogs.index.encoded() {
            files[AssetIndex.folderName + "/" + AssetIndex.fileName] = .data(data)
        }
    }

    private func infoPlistFile(
        _ list: InfoPlist, _ settings: BuildSettings, _ program: String, _ index: AssetIndex
    ) -> Data? {
        var values = list.values.mapValues(\.propertyList)
        // The values for a phone replace the others, because Foundation reads only keys without a device.
        for (key, value) in list.values where key.hasSuffix("~iphone") {
            values[String(key.dropLast("~iphone".count))] = value.propertyList
        }
        values["CFBundleExecutable"] = program
        let region = settings["DEVELOPMENT_LANGUAGE"]
        if (values["CFBundleDevelopmentRegion"] as? String ?? "").isEmpty, !region.isEmpty {
            values["CFBundleDevelopmentRegion"] = region
        }
        let accent = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"]
        if index.colors[accent] != nil { values["NSAccentColorName"] = accent }
        return try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }
}
