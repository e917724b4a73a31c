// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AppBuilding

@Suite
struct ProjectTemplateTests {
    @Test(arguments: ["Fruit", "My Fruit", "Café-2_b"])
    func `a new project is an app with tests that is accepted`(name: String) throws {
        let files = try ProjectFiles([:])
        try ProjectTemplate(name: name).write(to: files.root.appendingPathComponent(name))
        let project = try files.project(name)
        let app = try project.app(nil)
        #expect(app.refusals.isEmpty)
        #expect(app.name == name)
        #expect(app.infoPlist.values["UIApplicationSceneManifest"] != nil)
        let tests = try project.tests(nil)
        #expect(tests.refusals.isEmpty)
        #expect(tests.program?.name == app.module)
        #expect(project.warnings.isEmpty)
    }

    @Test
    func `an existing folder or file is not overwritten`() throws {
        let files = try ProjectFiles(["Fruit": "mine"])
        let template = try ProjectTemplate(name: "Fruit")
        #expect(throws: ProjectTemplate.WriteFault.self) {
            try template.write(to: files.root.appendingPathComponent("Fruit"))
        }
        #expect(files.contents == ["Fruit": Data("mine".utf8)])
    }

    @Test(arguments: [
        "", "2048", "-x", ".x", "a/b", "../a", "a\"b", "a\nb", "a$(b)", "a;b", " a", "a ", "UIKit", "class", "日本",
        String(repeating: "a", count: 101),
    ])
    func `a name that is none of an app is refused`(name: String) {
        #expect(throws: ProjectTemplate.NameFault.self) { try ProjectTemplate(name: name) }
    }
}
