// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Gallery pages: accessibility elements") @MainActor
struct AccessibilityTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func show(_ demo: Demo) throws -> TestScreen {
        var options = try GalleryOptions(arguments: [])
        options.dataDirectory = folder.url
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(demo.makeController(options), animated: false)
        screen.show(navigation)
        screen.finishFileJobs()
        screen.advance(by: 0.1)
        return screen
    }

    @Test("Every page has accessibility elements, and each of them has a label", arguments: Demo.allCases)
    func names(demo: Demo) throws {
        let screen = try show(demo)
        let elements = screen.accessibilityElements
        #expect(elements.count > 3)
        for element in elements {
            #expect(element.accessibilityLabel?.isEmpty == false, "\(element)")
        }
    }

    @Test("A player's element reads the game and the stars")
    func players() throws {
        let lines = try show(.players).describeAccessibility().split(separator: "\n")
        #expect(lines.contains { $0.contains("stars, ") && $0.contains(" of ") })
        #expect(lines.contains("Add, Button"))
        #expect(lines.contains("Edit, Button"))
    }

    @Test("A letter's accessibility action deletes it")
    func letters() throws {
        let screen = try show(.swipe)
        let count = try #require(screen.accessibilityElements.compactMap { $0 as? UITableViewCell }.first)
        let names = count.accessibilityCustomActions?.map(\.name) ?? []
        #expect(names.contains("Delete"))
        let first = try #require(count.accessibilityLabel)
        #expect(screen.perform("Delete", on: count))
        try screen.settle()
        #expect(!screen.describeAccessibility().contains(first))
    }
}
