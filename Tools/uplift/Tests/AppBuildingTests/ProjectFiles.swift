// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProjectReading

@testable import AppBuilding

/// A folder with the files of a project, which is removed with this object.
final class ProjectFiles {
    let root: URL

    /// - Parameter files: the texts by the paths.
    init(_ files: [String: String]) throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, at: path) }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func write(_ text: String, at path: String) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func project(_ path: String = "") throws -> AppProject {
        try AppProject(ProjectSearch(root.appendingPathComponent(path).path))
    }

    func app(_ path: String = "", target: String? = nil) throws -> AppTarget {
        try project(path).app(target, allowsLibraries: true)
    }

    /// The contents of all files.
    var contents: [String: Data] {
        let names = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
        return Dictionary(
            uniqueKeysWithValues: names.map { name in
                (name, (try? Data(contentsOf: root.appendingPathComponent(name))) ?? Data())
            })
    }

    // MARK: Xcode projects

    /// A target of an Xcode project: its files are those of the folder with its name.
    struct Target {
        var name: String
        var type = "application"
        var dependencies: [String] = []
        /// The names of package products with the packages' identifiers; nil for a package that is not named.
        var products: [(name: String, package: String?)] = []
        var settings = ""
    }

    static let start = "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"

    /// The text of a project file. Each target is on a line of its own, beginning with the third.
    ///
    /// - Parameter packages: the objects of packages by their identifiers.
    static func project(_ targets: [Target], packages: [String: String] = [:]) -> String {
        let ids = targets.map { "T\($0.name)" }.joined(separator: ", ")
        let groups = targets.map { "G\($0.name)" }.joined(separator: ", ")
        let references = packages.keys.sorted().joined(separator: ", ")
        let lines = targets.enumerated().map { line(of: $1, number: $0) }.joined(separator: "\n")
        let others = packages.map { "\($0) = { \($1) };" }.joined(separator: "\n")
        return """
            { archiveVersion = 1; objectVersion = 77; rootObject = ROOT; objects = {
            ROOT = { isa = PBXProject; mainGroup = MAIN; targets = ( \(ids) ); packageReferences = ( \(references) ); };
            \(lines)
            \(others)
            MAIN = { isa = PBXGroup; children = ( \(groups) ); };
            }; }
            """
    }

    /// The objects of a target.
    private static func line(of target: Target, number: Int) -> String {
        let name = target.name
        var dependencies: [String] = []
        var products: [String] = []
        var objects = ""
        for other in target.dependencies {
            dependencies.append("D\(number)x\(other)")
            objects += "D\(number)x\(other) = { isa = PBXTargetDependency; target = T\(other); }; "
        }
        for (index, product) in target.products.enumerated() {
            products.append("P\(number)x\(index)")
            let package = product.package.map { "package = \($0); " } ?? ""
            objects += "P\(number)x\(index) = { isa = XCSwiftPackageProductDependency; "
            objects += "productName = \(product.name); \(package)}; "
        }
        return """
            T\(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(target.type)"; \
            buildPhases = ( ); fileSystemSynchronizedGroups = ( G\(name) ); buildConfigurationList = L\(number); \
            dependencies = ( \(dependencies.joined(separator: ", ")) ); \
            packageProductDependencies = ( \(products.joined(separator: ", ")) ); }; \(objects)\
            L\(number) = { isa = XCConfigurationList; buildConfigurations = ( C\(number) ); }; \
            C\(number) = { isa = XCBuildConfiguration; name = Debug; \
            buildSettings = { GENERATE_INFOPLIST_FILE = YES; \(target.settings) }; }; \
            G\(name) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name); };
            """
    }

    static let local = "isa = XCLocalSwiftPackageReference; relativePath = Kit;"
    static let remote =
        "isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.org/one/Far.git\"; "
        + "requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2.0; };"

    /// The manifest of a package with one library and its target.
    static func package(_ name: String, _ arguments: String = "", target: String = "") -> String {
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],\(arguments)
            targets: [.target(name: "\(name)"\(target))])
        """
    }
}
