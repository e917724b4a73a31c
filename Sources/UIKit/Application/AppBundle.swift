// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the app's Info.plist is: SwiftPM has no bundle for a program, only for the resources of its targets.
enum AppBundle {
    /// The app's name as its windows show it.
    static var displayName: String {
        let info = Bundle.main.infoDictionary ?? [:]
        return info["CFBundleDisplayName"] as? String ?? info["CFBundleName"] as? String
            ?? ProcessInfo.processInfo.processName
    }

    /// The contents of the Info.plist of the module's target: in the resources beside the program, at their top or in
    /// a folder, or else the program's own.
    ///
    /// > Note: SwiftPM refuses an Info.plist at the top of a target's resources; `.copy("Support")` with one in that
    /// > folder is fine.
    static func info(ofModule module: String, besides directory: URL = programDirectory) -> [String: Any]? {
        for file in candidates(module, directory) {
            guard let data = try? Data(contentsOf: file) else { continue }
            if let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] {
                return list
            }
        }
        let own = Bundle.main.infoDictionary
        return own?.isEmpty == false ? own : nil
    }

    static var programDirectory: URL {
        Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent() ?? Bundle.main.bundleURL
    }

    private static func candidates(_ module: String, _ directory: URL) -> [URL] {
        let files = FileManager.default
        let names = (try? files.contentsOfDirectory(atPath: directory.path)) ?? []
        let bundles = names.filter { $0.hasSuffix("_\(module).resources") }.sorted()
        return bundles.flatMap { name -> [URL] in
            let bundle = directory.appendingPathComponent(name)
            let inside = ((try? files.contentsOfDirectory(atPath: bundle.path)) ?? []).sorted()
            return [bundle.appendingPathComponent("Info.plist")]
                + inside.map { bundle.appendingPathComponent($0).appendingPathComponent("Info.plist") }
        }
    }
}

/// The module that a class was written in.
enum ModuleName {
    static func of(_ type: AnyClass) -> String {
        String(NSStringFromClass(type).prefix { $0 != "." })
    }
}
