// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The information property list of a target's bundle: the file that the target names, merged with the keys that its
/// build settings generate.
package struct InfoPlist: Equatable, Sendable {
    /// The values by key. References to build settings are replaced by their values.
    package private(set) var values: [String: PropertyListNode]
    /// The path of the file in the project's folder; nil if all values are generated.
    package private(set) var path: String?

    /// - Parameters:
    ///   - file: the content of the target's file; nil without one.
    ///   - settings: the target's build settings. They generate keys if `GENERATE_INFOPLIST_FILE` is on. A key of the
    ///     file replaces a generated one.
    package init(file: PropertyListNode?, settings: BuildSettings) {
        values = settings.isOn("GENERATE_INFOPLIST_FILE") ? InfoPlist.generated(settings) : [:]
        for (key, node) in file?.dictionary ?? [:] { values[key] = InfoPlist.expand(node, settings) }
    }

    /// Reads the list of a target.
    ///
    /// - Throws: If the file that the target names is missing or damaged. The fault's reason names the file.
    package init(of target: XcodeProject.Target, _ project: XcodeProject, in folder: ProjectFolder) throws(FileFault) {
        let name = target.settings["INFOPLIST_FILE"]
        guard !name.isEmpty else {
            self.init(file: nil, settings: target.settings)
            return
        }
        let path = XcodePaths.join(project.sourceRoot, name)
        guard let data = folder.data(at: path, maximumBytes: 16 << 20) else {
            throw FileFault(line: target.line, reason: "the file “\(path)” of INFOPLIST_FILE is missing")
        }
        do {
            self.init(file: try PropertyListNode(data), settings: target.settings)
            self.path = path
        } catch {
            throw FileFault(line: target.line, reason: "\(path):\(error.line): \(error.reason)")
        }
    }

    /// The value for a key on a device: `UIMainStoryboardFile~ipad`, for example, replaces `UIMainStoryboardFile` on an
    /// iPad.
    package func value(_ key: String, isPad: Bool) -> PropertyListNode? {
        values[key + (isPad ? "~ipad" : "~iphone")] ?? values[key]
    }

    // MARK: - References

    private static func expand(_ node: PropertyListNode, _ settings: BuildSettings) -> PropertyListNode {
        switch node.value {
        case .string(let text): PropertyListNode(.string(settings.expand(text)), line: node.line, form: node.form)
        case .data: node
        case .array(let nodes): PropertyListNode(.array(nodes.map { expand($0, settings) }), line: node.line)
        case .dictionary(let entries):
            PropertyListNode(.dictionary(entries.mapValues { expand($0, settings) }), line: node.line)
        }
    }

    // MARK: - Generated keys

    /// The keys that Xcode generates for every bundle, with the settings that determine them.
    private static let bundleKeys = [
        "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
        "CFBundleExecutable": "EXECUTABLE_NAME", "CFBundleShortVersionString": "MARKETING_VERSION",
        "CFBundleVersion": "CURRENT_PROJECT_VERSION", "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE",
    ]

    /// The keys whose values are lists. In a setting, blanks separate the elements.
    private static let lists: Set<String> = [
        "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIBackgroundModes", "UIAppFonts",
    ]

    private static let prefix = "INFOPLIST_KEY_"

    private static func generated(_ settings: BuildSettings) -> [String: PropertyListNode] {
        var values: [String: PropertyListNode] = [:]
        for (key, setting) in bundleKeys where !settings[setting].isEmpty {
            values[key] = PropertyListNode(.string(settings[setting]), line: 1)
        }
        for name in settings.names where name.hasPrefix(prefix) {
            let (key, value) = generatedEntry(String(name.dropFirst(prefix.count)), settings[name])
            guard let value else { continue }
            let isBoolean = value == .string("YES") || value == .string("NO")
            values[key] = PropertyListNode(value, line: 1, form: isBoolean ? .boolean : .text)
        }
        return values
    }

    /// The key and the value for a setting. The value is nil if the setting generates nothing.
    private static func generatedEntry(_ name: String, _ text: String) -> (key: String, PropertyListNode.Value?) {
        let generation = "_Generation"
        if name.hasSuffix(generation) {
            return (String(name.dropLast(generation.count)), text == "YES" ? .dictionary([:]) : nil)
        }
        var (key, suffix) = (name, "")
        for (ending, device) in ["_iPhone": "~iphone", "_iPad": "~ipad"] where name.hasSuffix(ending) {
            (key, suffix) = (String(name.dropLast(ending.count)), device)
        }
        guard lists.contains(key) else { return (key + suffix, .string(text)) }
        return (
            key + suffix,
            .array(BuildSettings.words(text).map { PropertyListNode(.string($0), line: 1) })
        )
    }
}
