// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import ProjectReading
import SwiftText

extension SwiftPackage {
    /// Reads the manifest of a package.
    ///
    /// - Parameter folder: the path of the package in the project's folder; empty for the folder itself.
    /// - Throws: If the manifest is missing, has no package, or computes a value that is needed.
    package init(_ path: String, in folder: ProjectFolder) throws(FileFault) {
        let file = path.isEmpty ? "Package.swift" : path + "/Package.swift"
        guard let data = folder.data(at: file, maximumBytes: 1 << 20) else {
            throw FileFault(line: 1, reason: "the package has no file “Package.swift”, or it cannot be read")
        }
        try self.init(manifest: String(decoding: data, as: UTF8.self))
    }

    package init(manifest text: String) throws(FileFault) {
        // A line can nest so many brackets that the parser's stack is full.
        let nesting = text.utf8.reduce(into: (depth: 0, largest: 0)) { state, byte in
            if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { state.depth += 1 }
            if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { state.depth -= 1 }
            state.largest = max(state.largest, state.depth)
        }
        guard nesting.largest < 200 else {
            throw FileFault(line: 1, reason: "the manifest nests more than 200 brackets")
        }
        if let fault = ParserLimits.fault(in: text) { throw FileFault(line: fault.line, reason: fault.reason) }
        let manifest = try ManifestEvaluation(text)
        guard let root = manifest.package else {
            throw FileFault(line: 1, reason: "the manifest declares no package")
        }
        self.init()
        func elements(_ name: String) -> [ManifestNode] {
            (root[name]?.list ?? []) + (manifest.additions[name] ?? [])
        }
        name = root["name"]?.text ?? ""
        // The language is a text, or `LanguageTag("de")`.
        let language = root["defaultLocalization"]
        defaultLocalization = language?.text ?? language?.first?.text
        line = root.line
        toolsVersion = SwiftPackage.toolsVersion(text)
        products = elements("products").compactMap(SwiftPackage.product)
        dependencies = elements("dependencies").compactMap(SwiftPackage.dependency)
        targets = elements("targets").compactMap(SwiftPackage.target)
        let modes = elements("swiftLanguageVersions") + elements("swiftLanguageModes")
        languageMode = modes.compactMap(SwiftPackage.mode).max()
    }

    /// The version in the first line of a manifest: `// swift-tools-version: 5.9`.
    private static func toolsVersion(_ text: String) -> (major: Int, minor: Int) {
        let first = text.prefix { !$0.isNewline }
        let parts = (first.split(separator: ":").last ?? "").filter { !$0.isWhitespace }.split(separator: ".")
        let numbers = parts.map { Int($0.prefix { $0.isASCII && $0.isNumber }) ?? 0 }
        return numbers.isEmpty || numbers[0] == 0 ? (5, 0) : (numbers[0], numbers.count > 1 ? numbers[1] : 0)
    }

    /// The major version of `.v5`, `.v4_2`, `.version("6")` or a text.
    private static func mode(_ node: ManifestNode) -> Int? {
        let text = node.text ?? node.first?.text ?? node.name.map { String($0.dropFirst()) } ?? ""
        return Int(text.prefix { $0.isASCII && $0.isNumber })
    }

    private static func product(_ node: ManifestNode) -> Product? {
        guard let kind = node.name, ["library", "executable", "iOSApplication"].contains(kind),
            let name = node["name"]?.text
        else { return nil }
        return Product(
            name: name, targets: node["targets"]?.texts ?? [], bundleIdentifier: node["bundleIdentifier"]?.text,
            line: node.line)
    }

    private static func dependency(_ node: ManifestNode) -> Dependency? {
        guard node.name == "package" else { return nil }
        let name = node["name"]?.text
        if let path = node["path"]?.text { return Dependency(name: name, location: .path(path), line: node.line) }
        if let identity = node["id"]?.text {
            return Dependency(name: name, location: .registry(identity), line: node.line)
        }
        guard let address = node["url"]?.text else { return nil }
        return Dependency(
            name: name, location: .address(address, requirement: requirement(node)), line: node.line)
    }

    /// The versions of a dependency as a text, such as “from 5.9.0”.
    private static func requirement(_ node: ManifestNode) -> String {
        for label in ["from", "exact", "branch", "revision"] {
            if let text = node[label]?.text { return "\(label) \(text)" }
        }
        guard let other = node.arguments.first(where: { $0.label == nil })?.value else { return "" }
        if let text = other.text { return text.filter { $0 != "\"" } }
        let text = (other.first ?? other["from"])?.text ?? ""
        return [other.name ?? "", text].filter { !$0.isEmpty }.joined(separator: " ")
    }

    // MARK: - Targets

    private static func target(_ node: ManifestNode) -> Target? {
        guard let kind = node.name, let name = node["name"]?.text else { return nil }
        var target = Target(name: name, kind: Target.Kind(kind), line: node.line)
        target.path = node["path"]?.text
        target.exclude = node["exclude"]?.texts ?? []
        target.sources = node["sources"]?.texts
        target.resources = (node["resources"]?.list ?? []).compactMap(resource)
        target.dependencies = (node["dependencies"]?.list ?? []).compactMap(targetDependency)
        for setting in node["swiftSettings"]?.list ?? [] where isForIOS(setting) {
            let value = setting.first?.text
            switch setting.name {
            case "define": if let value, isIdentifier(value) { target.conditions.append(value) }
            case "enableUpcomingFeature": if let value, isIdentifier(value) { target.features.append(value) }
            case "swiftLanguageMode", "swiftLanguageVersion": target.languageMode = setting.first.flatMap(mode)
            // `MainActor.self` is read as the member `self`.
            case "defaultIsolation": target.isMainActorByDefault = setting.first?.name == "self"
            default: break
            }
        }
        return target
    }

    private static func resource(_ node: ManifestNode) -> Target.Resource? {
        guard let path = node.first?.text else { return nil }
        switch node.name {
        case "process": return Target.Resource(rule: .process, path: path)
        case "copy": return Target.Resource(rule: .copy, path: path)
        case "embedInCode": return Target.Resource(rule: .embed, path: path)
        default: return nil
        }
    }

    private static func targetDependency(_ node: ManifestNode) -> Target.Dependency? {
        if let text = node.text { return .name(text) }
        guard isForIOS(node), let name = node["name"]?.text else { return nil }
        switch node.name {
        case "target": return .target(name)
        case "product": return .product(name, package: node["package"]?.text)
        case "byName": return .name(name)
        default: return nil
        }
    }

    /// Whether the condition of a dependency or a setting, if it has one, holds for a debug build on iOS.
    private static func isForIOS(_ node: ManifestNode) -> Bool {
        let conditions = node.arguments.map(\.value).filter { $0.name == "when" }
        return conditions.allSatisfy { condition in
            let platforms = condition["platforms"]?.list
            let configuration = condition["configuration"]?.name
            return platforms?.contains { $0.name == "iOS" } ?? true && configuration ?? "debug" == "debug"
        }
    }

    private static func isIdentifier(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
            && !(text.first?.isNumber ?? true)
    }
}

extension SwiftPackage.Target.Kind {
    fileprivate init(_ name: String) {
        switch name {
        case "target": self = .library
        case "executableTarget": self = .executable
        case "testTarget": self = .unitTests
        case "binaryTarget": self = .binary
        default: self = .other(name)
        }
    }
}
