// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackageReading
import ProjectReading
import SwiftLowering

// Targets of Swift packages. A package is a folder on this computer; nothing is downloaded.
extension ModuleCollector {
    // MARK: - Products

    /// Adds the targets of a product that a target of an Xcode project uses.
    mutating func add(_ product: XcodeProject.PackageProduct, of number: Int) -> [String] {
        let project = projects[number]
        guard !product.name.hasPrefix("plugin:") else { return [] }
        let place = Place(project.path + "/project.pbxproj", product.line)
        let local = project.content.packages.filter(\.isLocal).map(\.location) + workspacePackages
        guard let location = product.package else {
            // The product of a local package, which the project does not name.
            for path in local where hasProduct(product.name, path) { return add(product: product.name, path, place) }
            let remote = project.content.packages.filter { !$0.isLocal }.compactMap {
                checkouts.folder(of: $0.location)
            }
            for path in remote where hasProduct(product.name, path) { return add(product: product.name, path, place) }
            let outside = local.first { folder.isOutside($0) }
            refuse(
                place,
                outside.map { RefusalRule.outsidePackage.message($0, folder.url.path) }
                    ?? RefusalRule.unknownProduct.message(product.name))
            return []
        }
        // A local package replaces a remote one with its name.
        let identity = PackageName.identity(ofLocation: location)
        if let path = local.first(where: { PackageName.identity(ofLocation: $0) == identity }) {
            return add(product: product.name, path, place)
        }
        guard let reference = project.content.packages.first(where: { $0.location == location }), !reference.isLocal
        else { return add(product: product.name, location, place) }
        guard let path = checkouts.folder(of: location) else {
            refuseMissing(location, reference.requirement, place)
            return []
        }
        return add(product: product.name, path, place)
    }

    private mutating func refuseMissing(_ address: String, _ requirement: String, _ place: Place) {
        let identity = PackageName.identity(ofLocation: address)
        let version = checkouts.versions[identity] ?? requirement
        let name = PackageName.folder(ofLocation: address)
        refuse(
            place, RefusalRule.missingPackage.message(name, address + (version.isEmpty ? "" : ", \(version)")))
    }

    private mutating func hasProduct(_ name: String, _ path: String) -> Bool {
        package(at: path, for: nil)?.products.contains { $0.name == name } ?? false
    }

    private mutating func add(product name: String, _ path: String, _ place: Place) -> [String] {
        guard let package = package(at: path, for: place) else { return [] }
        guard let product = package.products.first(where: { $0.name == name }) else {
            refuse(place, RefusalRule.missingProduct.message(title(path, package), name))
            return []
        }
        return product.targets.compactMap { add(packageTarget: $0, of: path, place) }
    }

    // MARK: - Packages

    /// The package of a folder. One that cannot be read is refused, at its own line or where it is needed.
    mutating func package(at path: String, for place: Place?) -> SwiftPackage? {
        if let known = packages[path] { return known }
        let manifest = XcodePaths.join(path, "Package.swift")
        guard folder.exists(manifest) else {
            if let place {
                refuse(place, RefusalRule.outsidePackage.message(path, folder.url.path))
            }
            return nil
        }
        do throws(FileFault) {
            let package = try SwiftPackage(path, in: folder)
            packages[path] = package
            return package
        } catch {
            refuse(Place(manifest, error.line), RefusalRule.unreadableManifest.message(error.reason))
            packages[path] = .some(nil)
            return nil
        }
    }

    private func title(_ path: String, _ package: SwiftPackage) -> String {
        package.name.isEmpty ? PackageName.folder(ofLocation: path) : package.name
    }

    // MARK: - Targets

    /// Adds a target of a package.
    ///
    /// - Parameter place: the place that needs the target.
    mutating func add(packageTarget name: String, of path: String, _ place: Place) -> String? {
        guard let package = package(at: path, for: place) else { return nil }
        let manifest = XcodePaths.join(path, "Package.swift")
        guard let target = package.targets.first(where: { $0.name == name }) else {
            refuse(place, RefusalRule.missingTarget.message(title(path, package), name))
            return nil
        }
        let own = Place(manifest, target.line)
        switch target.kind {
        case .binary:
            refuse(own, RefusalRule.binaryTarget.message(name))
            return nil
        case .other("plugin"): return nil
        case .other(let kind):
            refuse(own, RefusalRule.otherTarget.message(name, kind))
            return nil
        case .library, .executable, .unitTests: break
        }
        return add("package \(path) \(name)", name, at: own) { $0.read(target, of: package, path, own) }
    }

    private mutating func read(
        _ target: SwiftPackage.Target, of package: SwiftPackage, _ path: String, _ place: Place
    ) -> SourceModule? {
        let kinds: [SwiftPackage.Target.Kind: SourceModule.Kind] = [
            .executable: .application, .unitTests: .unitTests,
        ]
        var module = SourceModule(
            name: ModuleNames.identifier(target.name), target: target.name, kind: kinds[target.kind] ?? .library)
        guard let root = folderOfTarget(target, package, path) else {
            refuse(place, RefusalRule.missingFolder.message(target.name))
            return nil
        }
        module.conditions = ["SWIFT_PACKAGE", "DEBUG"] + target.conditions
        module.features = target.features
        module.languageMode = package.languageMode(of: target)
        module.isMainActorByDefault = target.isMainActorByDefault
        module.developmentLanguage = package.defaultLocalization
        module.resources = target.resources.map {
            SourceModule.Resource(path: XcodePaths.join(root, $0.path), isCopied: $0.rule == .copy)
        }
        module.resources += implicitResources(target, root, isPackage: root == path).map {
            SourceModule.Resource(path: $0)
        }
        if !module.resources.isEmpty {
            // The bundle is a folder inside that of the app.
            module.bundle = ModuleCollector.bundleName("\(title(path, package))_\(target.name)")
        }
        let paths = sourcePaths(target, root, isPackage: root == path)
        if let other = paths.first(where: { !$0.hasSuffix(".swift") }) {
            let name = other.lastPathPart
            refuse(place, RefusalRule.mixedTarget.message("target", target.name, name))
            return nil
        }
        module.sources = sources(paths)
        module.dependencies = target.dependencies.flatMap { add($0, of: package, path, place) }.uniqued()
        return module
    }

    private func folderOfTarget(_ target: SwiftPackage.Target, _ package: SwiftPackage, _ path: String) -> String? {
        if let own = target.path {
            let root = XcodePaths.join(path, own)
            // A target is inside its package.
            guard path.isEmpty ? !root.hasPrefix("..") : root == path || root.hasPrefix(path + "/") else { return nil }
            return root.isEmpty || folder.exists(root) ? root : nil
        }
        let isTest = target.kind == .unitTests
        let parents = isTest ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
        let places = parents.map { XcodePaths.join(path, $0) }
        if let found = places.map({ XcodePaths.join($0, target.name) }).first(where: folder.exists) { return found }
        // A package with one such target can have its files in the folder itself.
        let isOnly = package.targets.count { ($0.kind == .unitTests) == isTest } == 1
        return isOnly ? places.first(where: folder.exists) : nil
    }

    /// Whether a path is one of some entries of a folder, or inside one.
    private static func isInside(_ path: String, _ entries: [String], of root: String) -> Bool {
        entries.contains { entry in
            let whole = XcodePaths.join(root, entry)
            return path == whole || whole == root || path.hasPrefix(whole + "/")
        }
    }

    /// The resources that Xcode finds itself, without a line in the manifest: asset catalogs, storyboards, nibs, and
    /// what is in the folders of languages.
    private func implicitResources(
        _ target: SwiftPackage.Target, _ root: String, isPackage: Bool
    ) -> [String] {
        let kinds: Set = ["xcassets", "storyboard", "xib", "xcstrings"]
        return folder.files(below: root, isFile: FileKind.isFolderFile).filter { file in
            let isKnown = kinds.contains(file.fileExtension) || file.contains(".lproj/")
            // The folder of a package has those of other targets and examples, too.
            let isOfTarget = !isPackage || ModuleCollector.isInside(file, target.sources ?? [], of: root)
            return isKnown && isOfTarget && !ModuleCollector.isInside(file, target.exclude, of: root)
                && !ModuleCollector.isInside(file, target.resources.map(\.path), of: root)
        }
    }

    /// The files of a target that are compiled.
    ///
    /// - Parameter isPackage: whether the target's folder is that of the package, which has other files too.
    private func sourcePaths(_ target: SwiftPackage.Target, _ root: String, isPackage: Bool) -> [String] {
        func isInside(_ path: String, _ entries: [String]) -> Bool {
            ModuleCollector.isInside(path, entries, of: root)
        }
        let files = folder.files(below: root, isFile: FileKind.isFolderFile)
        return files.filter { file in
            guard FileKind(path: file) == .source, !isInside(file, target.exclude),
                !isInside(file, target.resources.map(\.path).filter { $0 != "." }),
                target.sources.map({ isInside(file, $0) }) ?? true
            else { return false }
            return !isPackage || file != XcodePaths.join(root, "Package.swift") && !isInside(file, ["Tests"])
        }
    }

    // MARK: - Dependencies

    private mutating func add(
        _ dependency: SwiftPackage.Target.Dependency, of package: SwiftPackage, _ path: String, _ place: Place
    ) -> [String] {
        switch dependency {
        case .target(let name): return add(packageTarget: name, of: path, place).map { [$0] } ?? []
        case .name(let name):
            if package.targets.contains(where: { $0.name == name }) {
                return add(packageTarget: name, of: path, place).map { [$0] } ?? []
            }
            return add(product: name, in: nil, of: package, path, place)
        case .product(let name, let owner): return add(product: name, in: owner, of: package, path, place)
        }
    }

    private mutating func add(
        product name: String, in owner: String?, of package: SwiftPackage, _ path: String, _ place: Place
    ) -> [String] {
        let named = package.dependencies.filter { other in
            owner.map { other.identity == $0.lowercased() || other.name == $0 } ?? true
        }
        var missing: [SwiftPackage.Dependency] = []
        for other in named {
            guard let found = folderOfPackage(other, path) else {
                missing.append(other)
                continue
            }
            if owner != nil || hasProduct(name, found) { return add(product: name, found, place) }
        }
        for other in missing where owner != nil || missing.count == 1 || other.identity == name.lowercased() {
            switch other.location {
            case .address(let address, let requirement): refuseMissing(address, requirement, place)
            case .path(let path): refuse(place, RefusalRule.outsidePackage.message(path, folder.url.path))
            case .registry(let identity): refuse(place, RefusalRule.registryPackage.message(identity))
            }
            return []
        }
        refuse(place, RefusalRule.unknownProduct.message(name))
        return []
    }

    private func folderOfPackage(_ dependency: SwiftPackage.Dependency, _ path: String) -> String? {
        let found: String?
        switch dependency.location {
        case .path(let other): found = XcodePaths.join(path, other)
        case .address(let address, _): found = checkouts.folder(of: address)
        case .registry: found = nil
        }
        return found.flatMap { folder.exists(XcodePaths.join($0, "Package.swift")) ? $0 : nil }
    }
}
