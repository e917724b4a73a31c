// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Typesetting

/// Finds the app's name, its Info.plist and its fonts.
///
/// A program that `uplift` builds has a main bundle with an Info.plist. For a program of SwiftPM, the file has to be
/// searched for: SwiftPM makes no bundle for a program, only for the resources of its targets.
enum AppBundle {
    /// Returns the app's name for the titles of its windows: the one in its Info.plist, or that of the process. Its
    /// translation in the table “InfoPlist” is used if there is one.
    static func displayName(_ info: [String: Any]?, in bundle: Bundle = .main) -> String {
        for key in ["CFBundleDisplayName", "CFBundleName"] {
            let name = LocalizedStrings.string(
                forKey: key, value: info?[key] as? String, table: "InfoPlist", in: bundle)
            if name != key { return name }
        }
        return ProcessInfo.processInfo.processName
    }

    /// Makes the fonts available that `UIAppFonts` in the Info.plist lists. One that cannot be read is reported on the
    /// standard error.
    static func registerFonts(_ info: [String: Any]?, in bundle: Bundle) {
        let folder = bundle.resourceURL ?? bundle.bundleURL
        for name in info?["UIAppFonts"] as? [String] ?? []
        where !FontCatalogue.register(fontFile: folder.appendingPathComponent(name).path) {
            warn("The font “\(name)” of UIAppFonts cannot be read.")
        }
    }

    /// The contents of the Info.plist of the target that builds `module`. The file is read from the target's resource
    /// bundle in `directory`. It is at the top level of the bundle or in one of the bundle's folders. If the bundle
    /// contains no Info.plist, the program's own Info.plist is used; nil if that is missing, too.
    ///
    /// > Note: SwiftPM rejects an Info.plist at the top of a target's resources. Use `.copy("Support")` with the file
    /// > in that folder.
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

    /// The resource bundles that SwiftPM puts beside a program.
    static let packageBundles: [URL] = {
        let beside = try? FileManager.default.contentsOfDirectory(
            at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)
        return (beside ?? []).filter { $0.pathExtension == "resources" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }()

    /// The folder that contains the executable file of the program.
    static var programDirectory: URL {
        Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent() ?? Bundle.main.bundleURL
    }

    /// The paths at which the Info.plist of a module may be, in order of preference.
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

/// The name of the module that declares a class.
enum ModuleName {
    static func of(_ type: AnyClass) -> String {
        String(String(reflecting: type).prefix { $0 != "." })
    }
}
