// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackageReading
import ProjectReading

/// The command `uplift show`: prints what was read from a project.
struct Show {
    let search: ProjectSearch
    var target: String?
    var configuration: String?

    /// Prints the targets of all projects to the standard output. Faults and warnings are printed to the standard
    /// error, in the format of the compiler.
    ///
    /// - Returns: Whether all projects could be read, and the target was found if one was given.
    func run(_ console: Console) -> Bool {
        switch search.content {
        case .projects: return showProjects(console)
        case .package(let path): return showPackage(path, console)
        case .sources(let path):
            let files = search.folder.files(below: path, isFile: FileKind.isFolderFile)
            console.print("A folder with Swift files:")
            for file in files where file.hasSuffix(".swift") { console.print("    " + file) }
            return true
        }
    }

    /// Prints the targets of a package.
    private func showPackage(_ path: String, _ console: Console) -> Bool {
        do throws(FileFault) {
            let package = try SwiftPackage(path, in: search.folder)
            for target in package.targets where target.name == self.target ?? target.name {
                console.print("\(target.name) (\(target.kind), package \(package.name))")
                let lists = [
                    ("Depends on", target.dependencies.map(describe)),
                    ("Resources", target.resources.map { "\($0.path) (\($0.rule))" }),
                    ("Conditions", target.conditions),
                ]
                for (title, items) in lists where !items.isEmpty {
                    console.print("  \(title) (\(items.count)):")
                    for item in items { console.print("    " + item) }
                }
            }
            return true
        } catch {
            console.report("error", error, place(XcodePaths.join(path, "Package.swift")))
            return false
        }
    }

    private func describe(_ dependency: SwiftPackage.Target.Dependency) -> String {
        switch dependency {
        case .target(let name), .name(let name), .product(let name, nil): name
        case .product(let name, let package?): "\(name) from \(package)"
        }
    }

    private func showProjects(_ console: Console) -> Bool {
        var isComplete = true
        var projects: [XcodeProject] = []
        for path in search.projects {
            let file = place(path + "/project.pbxproj")
            do throws(FileFault) {
                let project = try XcodeProject(path, in: search.folder, configuration: configuration ?? "Debug")
                for warning in project.warnings { console.report("warning", warning.fault, place(warning.file)) }
                projects.append(project)
                let wanted = project.targets.filter { target == nil || $0.name == target }
                for target in wanted {
                    console.print(describe(target, path))
                    do throws(FileFault) {
                        let list = try InfoPlist(of: target, project, in: search.folder)
                        if !list.values.isEmpty { console.print(describe(list)) }
                    } catch {
                        console.report("error", error, file)
                        isComplete = false
                    }
                }
            } catch {
                console.report("error", error, file)
                isComplete = false
            }
        }
        if isComplete, let configuration,
            let fault = XcodeProject.fault(ofConfiguration: configuration, in: projects)
        {
            console.report("error", fault, place((search.projects.first ?? "") + "/project.pbxproj"))
            return false
        }
        let names = projects.flatMap(\.targets).map(\.name)
        guard isComplete, let target, !names.contains(target) else { return isComplete }
        console.fail(
            "There is no target “\(target)”. The targets are \(names.map { "“\($0)”" }.joined(separator: ", ")).")
        return false
    }

    /// A path in the project's folder, relative to the working directory if the file is inside it, or absolute.
    private func place(_ path: String) -> String { Console.shown(search.folder.absolute(path)) }

    private func describe(_ list: InfoPlist) -> String {
        let lines = list.values.sorted { $0.key < $1.key }.map { "    \($0.key) = \(describe($0.value))" }
        return "  Information (\(lines.count)):\n" + lines.joined(separator: "\n")
    }

    private func describe(_ node: PropertyListNode) -> String {
        switch node.value {
        case .string(let text): text
        case .data(let bytes): "\(bytes.count) bytes"
        case .array(let nodes): "(" + nodes.map(describe).joined(separator: ", ") + ")"
        case .dictionary(let entries):
            "{"
                + entries.sorted { $0.key < $1.key }.map { "\($0.key) = \(describe($0.value))" }
                .joined(separator: "; ") + "}"
        }
    }

    private func describe(_ target: XcodeProject.Target, _ project: String) -> String {
        var lines = ["\(target.name) (\(target.product), \(project))"]
        for name in ["PRODUCT_MODULE_NAME", "PRODUCT_BUNDLE_IDENTIFIER", "SWIFT_VERSION", "INFOPLIST_FILE"] {
            let value = target.settings[name]
            if !value.isEmpty { lines.append("  \(name) = \(value)") }
        }
        func list(_ title: String, _ items: [String]) {
            guard !items.isEmpty else { return }
            lines.append("  \(title) (\(items.count)):")
            lines += items.map { "    " + $0 }
        }
        list("Sources", target.sources.map(\.path))
        list("Resources", target.resources.map(\.path))
        list("Depends on", target.dependencies)
        list("Packages", target.packageProducts.map { $0.name + ($0.package.map { " from \($0)" } ?? "") })
        list("Frameworks", target.frameworks.map(\.path))
        list("Scripts that are not run", target.scripts)
        return lines.joined(separator: "\n")
    }
}
