// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ProjectReading

@Suite("Finding projects") struct ProjectSearchTests {
    private func search(_ files: [String], _ path: String = "") throws -> [String] {
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
        return try ProjectSearch(folder.url.appendingPathComponent(path).path).projects
    }

    private func reason(_ files: [String], _ path: String = "") -> String? {
        do {
            _ = try search(files, path)
            return nil
        } catch { return (error as? ProjectSearch.Failure)?.reason }
    }

    @Test("A folder stands for the projects nearest to it, without those of CocoaPods")
    func nearest() throws {
        let file = "project.pbxproj"
        #expect(try search(["App.xcodeproj/\(file)", "Sub/Lib.xcodeproj/\(file)"]) == ["App.xcodeproj"])
        #expect(
            try search(["a/Pods/Pods.xcodeproj/\(file)", "a/b/B.xcodeproj/\(file)", "a/c/A.xcodeproj/\(file)"])
                == ["a/b/B.xcodeproj", "a/c/A.xcodeproj"])
        #expect(try search(["_Pods.xcodeproj/\(file)", "Demo/A.xcodeproj/\(file)"]) == ["Demo/A.xcodeproj"])
    }

    @Test("A project can be named itself, and its folder is the repository")
    func named() throws {
        #expect(
            try search([".git/x", "ios/App.xcodeproj/project.pbxproj"], "ios/App.xcodeproj") == ["ios/App.xcodeproj"])
    }

    @Test("A workspace stands for its projects, at the paths of its groups")
    func workspace() throws {
        let folder = try TemporaryFolder([
            "All.xcworkspace/contents.xcworkspacedata": """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <FileRef location = "container:App/App.xcodeproj"></FileRef>
               <Group location = "group:Libraries" name = "L">
                  <FileRef location = "group:One/One.xcodeproj"></FileRef>
                  <FileRef location = "group:Read.md"></FileRef>
               </Group>
               <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
            </Workspace>
            """, "App/App.xcodeproj/project.pbxproj": "", "Libraries/One/One.xcodeproj/project.pbxproj": "",
        ])
        let search = try ProjectSearch(folder.url.path + "/All.xcworkspace")
        #expect(search.projects == ["App/App.xcodeproj", "Libraries/One/One.xcodeproj"])
        #expect(try ProjectSearch(folder.url.path).projects == search.projects)
    }

    @Test("What is no project is refused with a reason that says what to do")
    func refusals() throws {
        #expect(
            reason(["a.txt"])?.hasSuffix(
                "has no Xcode project in it. Give a folder with an “.xcodeproj”, an “.xcworkspace”, a “Package.swift” or Swift files."
            ) == true)
        #expect(reason(["a.txt"], "a.txt")?.contains("is a file") == true)
        #expect(reason([], "none")?.contains("does not exist") == true)
        #expect(reason(["W.xcworkspace/contents.xcworkspacedata"], "W.xcworkspace")?.contains("no project") == true)
        #expect(reason(["W.xcworkspace/x"], "W.xcworkspace")?.contains("contents.xcworkspacedata") == true)
    }

    @Test("A damaged workspace is refused with the line of the damage")
    func damagedWorkspace() throws {
        let folder = try TemporaryFolder(["W.xcworkspace/contents.xcworkspacedata": "<Workspace>\n<FileRef>\n</x>"])
        #expect(
            throws: ProjectSearch.Failure(
                reason: "W.xcworkspace/contents.xcworkspacedata:3: the workspace's XML is damaged")
        ) { try ProjectSearch(folder.url.path + "/W.xcworkspace") }
    }

    @Test("A folder in a repository has the same projects and files as the project in it")
    func folderInRepository() throws {
        let folder = try TemporaryFolder([
            ".git/x": "", "ios/App.xcodeproj/project.pbxproj": "", "Config/A.xcconfig": "",
        ])
        let search = try ProjectSearch(folder.url.path + "/ios")
        #expect(search.projects == ["ios/App.xcodeproj"])
        #expect(search.folder.exists("Config/A.xcconfig"))
    }
}
