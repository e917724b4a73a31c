// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The scene manifest of an Info.plist: the classes for window scenes and their delegates.
@MainActor
struct SceneManifest {
    /// One scene configuration: an entry of `UISceneConfigurations` in the Info.plist.
    struct Entry: Equatable {
        var name: String?
        var sceneClassName: String?
        var delegateClassName: String?
        var storyboardName: String?
    }

    private let module: String
    /// Whether the app can have several scenes.
    let supportsMultipleScenes: Bool
    private(set) var entries: [Entry] = []
    /// The name of the storyboard of an app without scene configurations; nil if there is none.
    private let mainStoryboardName: String?

    /// Reads the scene manifest of the app that `module` contains.
    ///
    /// - Parameter info: the contents of the app's Info.plist; nil if there is none.
    init(module: String, info: [String: Any]?) {
        self.module = module
        let manifest = info?["UIApplicationSceneManifest"] as? [String: Any]
        supportsMultipleScenes = manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
        mainStoryboardName = manifest == nil ? info?["UIMainStoryboardFile"] as? String : nil
        let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
        let role = UISceneSession.Role.windowApplication.rawValue
        for entry in configurations?[role] as? [[String: Any]] ?? [] {
            entries.append(
                Entry(
                    name: entry["UISceneConfigurationName"] as? String,
                    sceneClassName: (entry["UISceneClassName"] as? String).map(resolve),
                    delegateClassName: (entry["UISceneDelegateClassName"] as? String).map(resolve),
                    storyboardName: entry["UISceneStoryboardFile"] as? String))
        }
    }

    /// Replaces `$(PRODUCT_MODULE_NAME)`, which Xcode's template writes for the module, with the module's name.
    private func resolve(_ name: String) -> String {
        name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
    }

    /// The initial configuration of a new scene: the first one of the manifest, or an empty one.
    func firstConfiguration() throws -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: entries.first?.name, sessionRole: .windowApplication)
        if let entry = entries.first { try complete(configuration, from: entry) }
        if let mainStoryboardName {
            configuration.storyboard = UIStoryboard(name: mainStoryboardName, bundle: nil)
        }
        return configuration
    }

    /// Whether the Info.plist has a configuration of this name.
    func contains(_ name: String) -> Bool { entries.contains { $0.name == name } }

    /// The configuration of a scene of an earlier run: the first one if the name is nil. Nil if the manifest no longer
    /// has one of that name.
    func configuration(named name: String?) throws -> UISceneConfiguration? {
        guard let name else { return try firstConfiguration() }
        guard contains(name) else { return nil }
        let configuration = UISceneConfiguration(name: name, sessionRole: .windowApplication)
        try complete(configuration)
        return configuration
    }

    /// Sets the scene class and the delegate class of `configuration` if the app delegate has left them nil. They are
    /// taken from the manifest's entry that has the configuration's name, or from the first one if it has no name.
    func complete(_ configuration: UISceneConfiguration) throws {
        let entry = entries.first { configuration.name == nil || $0.name == configuration.name }
        if let entry { try complete(configuration, from: entry) }
    }

    private func complete(_ configuration: UISceneConfiguration, from entry: Entry) throws {
        if configuration.delegateClass == nil, let name = entry.delegateClassName {
            configuration.delegateClass = try find(name, key: "UISceneDelegateClassName")
        }
        if configuration.sceneClass == nil, let name = entry.sceneClassName {
            configuration.sceneClass = try find(name, key: "UISceneClassName")
        }
        if configuration.storyboard == nil, let name = entry.storyboardName {
            configuration.storyboard = UIStoryboard(name: name, bundle: nil)
        }
    }

    private func find(_ name: String, key: String) throws -> AnyClass {
        // A name without a module means a class of the app or of UIKit.
        let names = name.contains(".") ? [name] : ["\(module).\(name)", name]
        if let found = names.lazy.compactMap({ ClassNames.type($0) }).first { return found }
        throw AppError("\(key) in Info.plist is \(name), and there is no such class in the program.")
    }
}
