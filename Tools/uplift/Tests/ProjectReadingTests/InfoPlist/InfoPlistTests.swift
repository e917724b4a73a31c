// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ProjectReading

@Suite("Information property lists") struct InfoPlistTests {
    private func strings(_ node: PropertyListNode?) -> [String]? { node?.array?.compactMap(\.string) }

    @Test("References to settings are replaced at every depth")
    func references() throws {
        let file = try PropertyListNode(Data("{ A = \"$(NAME)-x\"; B = ( { C = \"${NAME}\"; } ); }".utf8))
        let list = InfoPlist(file: file, settings: BuildSettings(layers: [["NAME": "app"]]))
        #expect(list.values["A"]?.string == "app-x")
        #expect(list.values["B"]?.array?[0]["C"]?.string == "app")
        #expect(list.values.count == 2)
    }

    @Test("Settings generate keys, and a key of the file replaces a generated one")
    func generatedKeys() throws {
        let settings = BuildSettings(layers: [
            [
                "GENERATE_INFOPLIST_FILE": "YES", "PRODUCT_BUNDLE_IDENTIFIER": "com.$(NAME)", "NAME": "app",
                "INFOPLIST_KEY_UIMainStoryboardFile": "Main", "INFOPLIST_KEY_CFBundleDisplayName": "Generated",
                "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "UIInterfaceOrientationPortrait Other",
                "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
                "INFOPLIST_KEY_UILaunchScreen_Generation": "NO",
            ]
        ])
        let list = InfoPlist(
            file: try PropertyListNode(Data("{ CFBundleDisplayName = File; }".utf8)), settings: settings)
        #expect(list.values["CFBundleIdentifier"]?.string == "com.app")
        #expect(list.values["UIMainStoryboardFile"]?.string == "Main")
        #expect(list.values["CFBundleDisplayName"]?.string == "File")
        #expect(
            strings(list.values["UISupportedInterfaceOrientations~ipad"]) == [
                "UIInterfaceOrientationPortrait", "Other",
            ])
        #expect(list.values["UIApplicationSceneManifest"]?.dictionary?.isEmpty == true)
        #expect(list.values["UILaunchScreen"] == nil)
        #expect(list.values["CFBundleVersion"] == nil)
    }

    @Test("Without the setting, nothing is generated")
    func nothingGenerated() {
        let settings = BuildSettings(layers: [["INFOPLIST_KEY_UIMainStoryboardFile": "Main", "PRODUCT_NAME": "A"]])
        #expect(InfoPlist(file: nil, settings: settings).values.isEmpty)
    }

    @Test("A key for a device replaces the key without one there")
    func devices() throws {
        let file = try PropertyListNode(Data("{ A = any; \"A~ipad\" = pad; }".utf8))
        let list = InfoPlist(file: file, settings: BuildSettings(layers: [[String: String]]()))
        #expect(list.value("A", isPad: true)?.string == "pad")
        #expect(list.value("A", isPad: false)?.string == "any")
        #expect(list.value("B", isPad: false) == nil)
    }

    @Test("A missing or damaged file is refused with its name")
    func faults() throws {
        let folder = try TemporaryFolder(["ios/Bad.plist": "{\n a"])
        func reason(_ name: String) -> String? {
            let target = XcodeProject.Target(
                name: "A", product: .application, settings: BuildSettings(layers: [["INFOPLIST_FILE": name]]), line: 7)
            var project = XcodeProject()
            project.sourceRoot = "ios"
            do {
                _ = try InfoPlist(of: target, project, in: ProjectFolder(folder.url))
                return nil
            } catch {
                #expect(error.line == 7)
                return error.reason
            }
        }
        #expect(reason("None.plist") == "the file “ios/None.plist” of INFOPLIST_FILE is missing")
        #expect(reason("Bad.plist") == "ios/Bad.plist:2: “=” is missing after the key “a”")
    }
}
