// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProjectReading
import SwiftLowering

// Pods: those in the project of CocoaPods, and those whose folders a `Podfile` names.
extension ModuleCollector {
    /// The path of the project of CocoaPods that belongs to a project; nil if it is not on this computer, or was added
    /// before.
    func podsProject(besides project: Int) -> String? {
        let path = XcodePaths.join(projects[project].content.sourceRoot, "Pods/Pods.xcodeproj")
        let isKnown = projects.contains { $0.path == path }
        return !isKnown && folder.exists(path + "/project.pbxproj") ? path : nil
    }

    /// Why a pod with Objective-C files is refused; nil for a pod with Swift files only.
    func refuseObjectiveC(_ name: String, _ paths: [String]) -> String? {
        let first = paths.first { !$0.hasSuffix(".swift") && !$0.hasSuffix("-dummy.m") }
        return first.map { RefusalRule.mixedTarget.message("pod", name, $0.lastPathPart) }
    }

    /// The pods that the files of CocoaPods beside a project name.
    mutating func podfileLock(of number: Int) -> PodfileLock {
        let root = projects[number].content.sourceRoot
        if let known = podfileLocks[root] { return known }
        let lock = PodfileLock(
            folder.text(at: XcodePaths.join(root, "Podfile.lock")) ?? "",
            podfile: folder.text(at: XcodePaths.join(root, "Podfile")) ?? "")
        podfileLocks[root] = lock
        return lock
    }

    /// Adds the pod with a module, which is not in the project of CocoaPods. One that is not on this computer is
    /// refused.
    ///
    /// - Returns: the name of the module; nil if there is no such pod, or if it cannot be used.
    mutating func addPod(withModule name: String, for number: Int) -> String? {
        let root = projects[number].content.sourceRoot
        let lock = podfileLock(of: number)
        // The name of the module is nearly always that of the pod.
        let isNamed = { (pod: String) in ModuleNames.identifier(pod) == name }
        for (pod, path) in lock.paths.sorted(by: { $0.key < $1.key }).sorted(by: { isNamed($0.key) && !isNamed($1.key) }
        ) {
            let place = XcodePaths.join(root, path)
            let file = place.hasSuffix(".podspec") ? place : XcodePaths.join(place, pod + ".podspec")
            if isNamed(pod), folder.isOutside(file) {
                refuse(Place(file, 1), RefusalRule.outsideFile.message(folder.url.path))
                return nil
            }
            guard let data = folder.data(at: file, maximumBytes: 1 << 20) else { continue }
            do throws(Podspec.Computed) {
                let podspec = try Podspec(String(decoding: data, as: UTF8.self))
                guard podspec.module == name else { continue }
                return add("pod \(file)", pod, at: Place(file, 1)) { $0.read(podspec, at: file, number) }
            } catch {
                guard isNamed(pod) else { continue }
                refuse(Place(file, error.line), RefusalRule.computedPodspec.message(error.attribute))
                return nil
            }
        }
        if let pod = lock.pods[name] {
            refuse(
                Place(XcodePaths.join(root, "Podfile.lock"), pod.line),
                RefusalRule.missingPod.message(name, pod.version))
        }
        return nil
    }

    /// Reads the module of a pod whose files are in a folder of the project.
    private mutating func read(_ podspec: Podspec, at file: String, _ number: Int) -> SourceModule? {
        let root = XcodePaths.join(file, "..")
        let start = root.isEmpty ? 0 : root.count + 1
        let all = folder.files(below: root, isFile: FileKind.isFolderFile).map { String($0.dropFirst(start)) }
        let patterns = podspec.sourceFiles + podspec.resources + podspec.resourceBundles.flatMap(\.texts)
        if let large = (patterns + podspec.excludedFiles).first(where: { PathPattern($0) == nil }) {
            refuse(Place(file, 1), RefusalRule.largePattern.message(large))
            return nil
        }
        let excluded = podspec.excludedFiles.compactMap(PathPattern.init)
        func files(_ patterns: [String]) -> [String] {
            let wanted = patterns.compactMap(PathPattern.init)
            return all.filter { path in
                wanted.contains { $0.matches(path) } && !excluded.contains { $0.matches(path) }
            }.map { XcodePaths.join(root, $0) }
        }
        let paths = files(podspec.sourceFiles).filter { FileKind(path: $0) == .source }
        if let refused = refuseObjectiveC(podspec.name, paths) {
            refuse(Place(file, 1), refused)
            return nil
        }
        var module = SourceModule(name: podspec.module, target: podspec.name, kind: .library)
        module.conditions = ["COCOAPODS", "DEBUG"]
        module.sources = sources(paths)
        // A manifest about privacy is for the store.
        let bundles = podspec.resourceBundles.map { ($0.name, files($0.texts).filter { !$0.hasSuffix(".xcprivacy") }) }
            .filter { !$0.1.isEmpty }
        let shared = files(podspec.resources)
        if shared.isEmpty, bundles.count == 1 {
            module.bundle = ModuleCollector.bundleName(bundles[0].0)
            module.hasBundleAccessor = false
        }
        module.resources = (shared + bundles.flatMap(\.1)).map { SourceModule.Resource(path: $0) }
        module.dependencies = addImports(of: module, ofProject: number, orApp: false, known: [])
        return module
    }

    /// A name as that of a bundle inside the app's.
    static func bundleName(_ name: String) -> String {
        let letters = "\(name).bundle".unicodeScalars
        return String(String.UnicodeScalarView(letters.map { $0 == "/" || $0 == "\0" ? "-" : $0 }))
    }
}
