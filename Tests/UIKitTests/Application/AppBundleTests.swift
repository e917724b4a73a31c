// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKit

@Suite("Bundle of an app") struct AppBundleTests {
    private let files: TestBundle

    init() throws { files = try TestBundle() }

    @Test("The name of an app is its translation, or that in the Info.plist, or that of the process")
    func displayName() throws {
        try files.write("en.lproj/InfoPlist.strings", list: ["CFBundleName": "Translated"])
        let bundle = files.bundle
        #expect(AppBundle.displayName(["CFBundleName": "Plain"], in: bundle) == "Translated")
        #expect(
            AppBundle.displayName(["CFBundleDisplayName": "Shown", "CFBundleName": "Plain"], in: bundle) == "Shown")
        let other = try TestBundle()
        #expect(AppBundle.displayName(["CFBundleName": "Plain"], in: other.bundle) == "Plain")
        #expect(
            AppBundle.displayName(["CFBundleDisplayName": ""], in: other.bundle) == ProcessInfo.processInfo.processName)
    }

    @Test("A font that cannot be read does not keep the app from starting")
    func fonts() throws {
        try files.write("a.ttf", Data("no font".utf8))
        AppBundle.registerFonts(["UIAppFonts": ["a.ttf", "none.ttf"]], in: files.bundle)
        #expect(UIFont(name: "none", size: 12) == nil)
    }

    @Test("A loose image is found in the folders of the languages")
    func localizedImages() throws {
        try files.write("x.png", .red, width: 3, height: 3)
        let data = try Data(contentsOf: files.folder.appendingPathComponent("Assets.car/x.png"))
        try files.write("en.lproj/a.png", data)
        try files.write("Base.lproj/b.png", data)
        let bundle = files.bundle
        #expect(UIImage(named: "a", in: bundle, with: nil)?.size.width == 3)
        #expect(UIImage(named: "b", in: bundle, with: nil)?.size.width == 3)
        #expect(UIImage(named: "c", in: bundle, with: nil) == nil)
    }
}
