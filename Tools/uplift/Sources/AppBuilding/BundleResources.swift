// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceCompiling
import ProjectReading
import ResourceCompiling
import SwiftLowering
import SwiftText

/// The resources of all modules of an app, in its bundle.
///
/// The resources of a framework are beside the app's own, because the app's program contains the framework. A module of
/// a package has a bundle of its own, inside that of the app.
package struct BundleResources: Sendable {
    /// The files by their paths in the app's bundle.
    package private(set) var files: [String: BundleFile] = [:]
    /// The parts that were left out.
    package private(set) var warnings: [XcodeProject.Warning] = []
    /// The reasons why storyboards and nibs cannot be shown.
    let refusals: [Refusal]
    /// The names of the resources that all modules share.
    private let names: ResourceNames
    /// Swift files that are added to modules, by module and name.
    private(set) var sources: [String: [String: String]] = [:]

    /// - Parameters:
    ///   - program: the name of the app's module; nil without an app.
    ///   - members: the classes of the modules; nil if names in documents and code are not checked.
    init(
        _ modules: [SourceModule], program: String?, infoPlist: InfoPlist, members: ProgramMembers?,
        in folder: ProjectFolder
    ) {
        let pdfConverter = PDFConverter(cache: BuildFolder.userCache.appendingPathComponent("uplift/images"))
        var found: [AppResources] = []
        // Tests have the bundle of their app, and resources of their own in it. The program is first.
        let shared = modules.filter { $0.bundle == nil }
        let sorted = shared.filter { $0.name == program } + shared.filter { $0.name != program }
        let common = AppResources(
            sorted.map { BundleResources.part($0, folder) }, infoPlist: program.map { _ in infoPlist },
            program: program ?? "", in: folder, pdfConverter: pdfConverter
        ) { InterfaceCompilation.compiler(module: $0, members) }
        found.append(common)
        files = common.files
        names = common.names
        sources = common.sources
        if common.hasStrings {
            for module in modules {
                sources[module.name, default: [:]][LocalizationSource.fileName] = LocalizationSource.text
            }
        }
        for module in modules {
            guard let bundle = module.bundle else { continue }
            let own = AppResources(
                [BundleResources.part(module, folder)], infoPlist: nil, program: "", in: folder,
                pdfConverter: pdfConverter
            ) { InterfaceCompilation.compiler(module: $0, members) }
            found.append(own)
            for (path, file) in own.files { files[bundle + "/" + path] = file }
            files[bundle + "/Info.plist"] = module.developmentLanguage.flatMap(BundleResources.infoPlist)
            sources[module.name, default: [:]].merge(own.sources[module.name] ?? [:]) { $1 }
            guard module.hasBundleAccessor else { continue }
            sources[module.name, default: [:]]["GeneratedBundle.swift"] = BundleResources.accessor(bundle)
        }
        warnings = found.flatMap(\.warnings)
        if program != nil, let members {
            warnings += BundleResources.missingNames(in: shared, common, others: found, members)
        }
        refusals = found.flatMap(\.refusals).map { refusal in
            Refusal(
                path: folder.absolute(refusal.file), line: refusal.fault.line, column: 1,
                reason: refusal.fault.reason)
        }
    }

    /// Whether the app's resources have a storyboard, also one that cannot be read.
    func hasStoryboard(_ name: String) -> Bool { names.hasDocument(name, "storyboard") }

    /// The resources of a module, as files of a project.
    private static func part(_ module: SourceModule, _ folder: ProjectFolder) -> AppResources.Part {
        let files = module.resources.flatMap { resource -> [XcodeProject.File] in
            guard module.bundle != nil, !resource.isCopied, folder.names(in: resource.path) != nil,
                FileKind.isFolderFile(resource.path) == false
            else { return [XcodeProject.File(path: resource.path, type: resource.type)] }
            return folder.files(below: resource.path, isFile: FileKind.isFolderFile).map { XcodeProject.File(path: $0) }
        }
        var part = AppResources.Part(module: module.name, files: files, settings: module.settings)
        if module.bundle != nil, module.hasBundleAccessor { part.bundle = "Foundation.Bundle.module" }
        part.copied = Set(module.resources.filter(\.isCopied).map(\.path))
        return part
    }

    /// The Info.plist of a package's bundle, whose language is used for texts that have no other translation.
    private static func infoPlist(language: String) -> BundleFile? {
        let values = ["CFBundleDevelopmentRegion": language]
        return (try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)).map {
            BundleFile.data($0)
        }
    }

    /// The code with which a module of a package finds its bundle.
    private static func accessor(_ bundle: String) -> String {
        """
        import Foundation

        extension Foundation.Bundle {
            /// The bundle with the resources of this module.
            nonisolated static let module: Foundation.Bundle =
                Foundation.Bundle(url: Foundation.Bundle.main.bundleURL.appendingPathComponent(\(bundle.swiftLiteral)))
                ?? Foundation.Bundle.main
        }

        """
    }
}
