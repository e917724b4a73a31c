// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceCompiling
import ProjectReading
import ResourceCompiling
import SwiftLowering

/// The app of a project, lowered: what is compiled and put beside the program.
package struct AppTarget: Sendable {
    /// The name of the target.
    package let name: String
    /// The name of the module, which is that of the program too.
    package let module: String
    package let lowering: Lowering
    package let infoPlist: InfoPlist
    package let resources: AppResources
    /// The names of conditions that hold in `#if`.
    package let conditions: [String]
    /// The major version of the language mode, such as 5.
    package let languageMode: Int
    /// The places at which the app needs something that is not available.
    package let refusals: [Refusal]

    /// Reads and lowers the sources of a target.
    ///
    /// - Parameter projectFile: the path of the project file in the folder.
    /// - Throws: If its Info.plist cannot be read. The fault is one of the project file.
    package init(
        _ target: XcodeProject.Target, of project: XcodeProject, _ projectFile: String, in folder: ProjectFolder
    ) throws(FileFault) {
        name = target.name
        let named = target.settings["PRODUCT_MODULE_NAME"]
        module = AppTarget.identifier(named.isEmpty ? target.name : named)
        infoPlist = try InfoPlist(of: target, project, in: folder)
        resources = AppResources(
            of: target, infoPlist: infoPlist, program: module, in: folder,
            compileDocument: InterfaceCompilation.compiler(module: module))
        conditions = target.settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS").filter {
            $0 == AppTarget.identifier($0)
        }
        languageMode = Int(target.settings["SWIFT_VERSION"].prefix { $0.isNumber }) ?? 5
        var refusals: [Refusal] = []
        var sources: [(path: String, text: String)] = []
        for file in target.sources {
            let path = file.path.hasPrefix("/") ? file.path : folder.url.path + "/" + file.path
            guard file.path.hasSuffix(".swift") else {
                refusals.append(Refusal(path: path, line: 1, column: 1, reason: AppTarget.reason(forFile: path)))
                continue
            }
            guard let text = folder.text(at: file.path) else {
                refusals.append(
                    Refusal(path: path, line: 1, column: 1, reason: "The project lists this file, but it is missing."))
                continue
            }
            if let fault = SwiftSource.fault(in: text) {
                refusals.append(Refusal(path: path, line: fault.line, column: 1, reason: fault.reason))
                continue
            }
            sources.append((path, text))
        }
        if AppTarget.takenModules.contains(module) {
            let reason = "The module has the name of another module, “\(module)”. Set PRODUCT_MODULE_NAME."
            let path = folder.url.path + "/" + projectFile
            refusals.append(Refusal(path: path, line: target.line, column: 1, reason: reason))
        }
        lowering = Lowering(SwiftSource.parse(sources), conditions: Set(conditions), languageMode: languageMode)
        // A value that the build settings generate has no line of its own.
        let list = folder.url.path + "/" + (infoPlist.path ?? projectFile)
        let isGenerated = infoPlist.path == nil
        let files = Set(resources.files.keys.map { ($0 as NSString).lastPathComponent })
        let storyboards = AppTarget.storyboards(infoPlist).filter {
            !files.contains(($0.string ?? "") + ".storyboardc")
        }
        .map { storyboard in
            Refusal(
                path: list, line: isGenerated ? target.line : storyboard.line, column: 1,
                reason: "The storyboard “\(storyboard.string ?? "")” is missing.")
        }
        let documents = resources.refusals.map { refusal in
            Refusal(
                path: folder.url.path + "/" + refusal.file, line: refusal.fault.line, column: 1,
                reason: refusal.fault.reason)
        }
        self.refusals = refusals + lowering.refusals + documents + storyboards
    }

    /// The names of modules that an app's module cannot have.
    private static let takenModules: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveCRuntime", "UniformTypeIdentifiers", "DataDetection",
        "MobileCoreServices", "Arrangement", "Typesetting", "Display", "CUplift", "CGTK", "Foundation", "Swift",
        "Glibc", "Dispatch", "Testing", "XCTest",
    ]

    private static func reason(forFile path: String) -> String {
        let language = ["m": "Objective-C", "mm": "Objective-C", "c": "C", "cpp": "C++", "metal": "Metal"]
        let name = (path as NSString).pathExtension
        return "\(language[name] ?? "“.\(name)”") files are not compiled."
    }

    /// The values of the Info.plist that name a storyboard that is shown at the start.
    private static func storyboards(_ list: InfoPlist) -> [PropertyListNode] {
        let scenes = list.value("UIApplicationSceneManifest", isPad: false)?["UISceneConfigurations"]?.dictionary ?? [:]
        let inScenes = scenes.values.flatMap { $0.array ?? [] }.compactMap { $0["UISceneStoryboardFile"] }
        return (list.value("UIMainStoryboardFile", isPad: false).map { [$0] } ?? []) + inScenes
    }

    /// A name as an identifier, as Xcode makes the name of a module from that of a product.
    static func identifier(_ name: String) -> String {
        let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        return (letters.first?.isNumber ?? true ? "_" : "") + String(letters)
    }
}
