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
        name = try root.text("name") ?? ""
        // The language is a text, or `LanguageTag("de")`.
        let language = root["defaultLocalization"]
        defaultLocalization = language?.text ?? language?.first?.text
        line = root.line
        toolsVersion = SwiftPackage.toolsVersion(text)
        for node in try root.list("products") where node.name != "plugin" {
            products.append(try SwiftPackage.product(node))
        }
        for node in try root.list("dependencies") { dependencies.append(try SwiftPackage.dependency(node)) }
        for node in try root.list("targets") { targets.append(try SwiftPackage.target(node)) }
        for node in try root.list("swiftLanguageVersions") + root.list("swiftLanguageModes") {
            languageMode = max(languageMode ?? 0, try SwiftPackage.mode(node))
        }
    }

    /// The version in the first line of a manifest: `// swift-tools-version: 5.9`.
    private static func toolsVersion(_ text: String) -> (major: Int, minor: Int) {
        let first = text.prefix { !$0.isNewline }
        let parts = (first.split(separator: ":").last ?? "").filter { !$0.isWhitespace }.split(separator: ".")
        let numbers = parts.map { Int($0.prefix { $0.isASCII && $0.isNumber }) ?? 0 }
        return numbers.isEmpty || numbers[0] == 0 ? (5, 0) : (numbers[0], numbers.count > 1 ? numbers[1] : 0)
    }

    /// The major version of `.v5`, `.v4_2`, `.version("6")` or a text.
    private static func mode(_ node: ManifestNode) throws(FileFault) -> Int {
        let text = node.text ?? node.first?.text ?? node.name.map { String($0.dropFirst()) } ?? ""
        guard let mode = Int(text.prefix { $0.isASCII && $0.isNumber }) else { throw node.unknown }
        return mode
    }

    private static func product(_ node: ManifestNode) throws(FileFault) -> Product {
        guard let kind = node.name, ["library", "executable", "iOSApplication"].contains(kind),
            let name = try node.text("name")
        else { throw node.unknown }
        return Product(
            name: name, targets: try node.texts("targets") ?? [], bundleIdentifier: try node.text("bundleIdentifier"),
            line: node.line)
    }

    private static func dependency(_ node: ManifestNode) throws(FileFault) -> Dependency {
        guard node.name == "package" else { throw node.unknown }
        let name = try node.text("name")
        if let path = try node.text("path") { return Dependency(name: name, location: .path(path), line: node.line) }
        if let identity = try node.text("id") {
            return Dependency(name: name, location: .registry(identity), line: node.line)
        }
        guard let address = try node.text("url") else { throw node.unknown }
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

    /// The settings that do not decide which code is compiled.
    private static let ignoredSettings: Set = [
        "enableExperimentalFeature", "unsafeFlags", "interoperabilityMode", "strictMemorySafety", "treatAllWarnings",
        "treatWarning", "enableWarning", "disableWarning",
    ]

    private static func target(_ node: ManifestNode) throws(FileFault) -> Target {
        guard let kind = node.name, let name = try node.text("name") else { throw node.unknown }
        var target = Target(name: name, kind: Target.Kind(kind), line: node.line)
        target.path = try node.text("path")
        target.exclude = try node.texts("exclude") ?? []
        target.sources = try node.texts("sources")
        for resource in try node.list("resources") { target.resources.append(try SwiftPackage.resource(resource)) }
        for dependency in try node.list("dependencies") where isForIOS(dependency) {
            target.dependencies.append(try targetDependency(dependency))
        }
        for setting in try node.list("swiftSettings") where isForIOS(setting) {
            let value = setting.first?.text
            switch setting.name {
            case "define": if let value, isIdentifier(value) { target.conditions.append(value) }
            case "enableUpcomingFeature": if let value, isIdentifier(value) { target.features.append(value) }
            case "swiftLanguageMode", "swiftLanguageVersion":
                target.languageMode = try mode(setting.first ?? setting)
            // `MainActor.self` is read as the member `self`.
            case "defaultIsolation": target.isMainActorByDefault = setting.first?.name == "self"
            case let name? where ignoredSettings.contains(name): break
            default: throw setting.unknown
            }
        }
        return target
    }

    private static func resource(_ node: ManifestNode) throws(FileFault) -> Target.Resource {
        let rules: [String: Target.Resource.Rule] = ["process": .process, "copy": .copy, "embedInCode": .embed]
        guard let path = node.first?.text, let rule = node.name.flatMap({ rules[$0] }) else { throw node.unknown }
        return Target.Resource(rule: rule, path: path)
    }

    private static func targetDependency(_ node: ManifestNode) throws(FileFault) -> Target.Dependency {
        if let text = node.text { return .name(text) }
        guard let name = try node.text("name") else { throw node.unknown }
        switch node.name {
        case "target": return .target(name)
        case "product": return .product(name, package: try node.text("package"))
        case "byName": return .name(name)
        default: throw node.unknown
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
