// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftText

/// A new Xcode project: an app with a list, and its unit tests. Xcode 16 and later open it.
package struct ProjectTemplate: Sendable {
    package struct NameFault: Error, Equatable, Sendable {
        package var reason: String
    }

    package struct WriteFault: Error, Equatable, Sendable {
        package var reason: String
    }

    package let name: String
    /// The name of the module of the app.
    package let module: String
    /// The texts of the files by their paths.
    package let files: [String: String]

    /// - Throws: If the name is not that of a folder and a module.
    package init(name: String) throws(NameFault) {
        let isAllowed = name.allSatisfy { $0.isLetter || $0.isNumber || " -_".contains($0) }
        guard let first = name.first, first.isLetter, isAllowed, name.utf8.count <= 100, name.last != " " else {
            throw NameFault(
                reason: "“\(name.prefix(100).filter { !$0.isNewline })” is no name for an app. Use letters, digits, "
                    + "spaces, “-” and “_”, and begin with a letter.")
        }
        module = ModuleNames.identifier(name)
        guard module.contains(where: { $0.isLetter }) else {
            throw NameFault(reason: "“\(name)” has no letter from A to Z, which the name of its module needs.")
        }
        guard !module.isSwiftKeyword else {
            throw NameFault(reason: "“\(name)” is a keyword of Swift, and cannot be the name of a module.")
        }
        guard !ModuleNames.taken.contains(module), !ModuleNames.taken.contains(module + "Tests") else {
            throw NameFault(reason: "The module “\(module)” exists already. Choose another name.")
        }
        self.name = name
        files = ProjectTemplate.files(name, module)
    }

    /// Writes the files in a new folder.
    ///
    /// - Throws: If the folder exists, or cannot be written.
    package func write(to folder: URL) throws(WriteFault) {
        let manager = FileManager.default
        guard !manager.fileExists(atPath: folder.path) else {
            throw WriteFault(reason: "“\(folder.lastPathComponent)” exists already, and nothing is overwritten.")
        }
        do {
            try manager.createDirectory(at: folder, withIntermediateDirectories: false)
            for (path, text) in files {
                let file = folder.appendingPathComponent(path)
                try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file, options: .withoutOverwriting)
            }
        } catch {
            throw WriteFault(reason: "“\(folder.path)” cannot be written: \(error.localizedDescription)")
        }
    }

    private static func files(_ name: String, _ module: String) -> [String: String] {
        [
            "\(name).xcodeproj/project.pbxproj": ProjectFileTemplate(name: name, module: module).text,
            "\(name)/AppDelegate.swift": """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, configurationForConnecting session: UISceneSession,
                    options: UIScene.ConnectionOptions
                ) -> UISceneConfiguration {
                    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                    configuration.delegateClass = SceneDelegate.self
                    return configuration
                }
            }

            """,
            "\(name)/SceneDelegate.swift": """
            import UIKit

            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?

                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
                ) {
                    guard let scene = scene as? UIWindowScene else { return }
                    let window = UIWindow(windowScene: scene)
                    window.rootViewController = UINavigationController(rootViewController: ListViewController())
                    window.makeKeyAndVisible()
                    self.window = window
                }
            }

            """,
            "\(name)/ListViewController.swift": """
            import UIKit

            class ListViewController: UITableViewController {
                private(set) var items = ["Apple", "Banana", "Cherry"]

                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "\(name)"
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        barButtonSystemItem: .add, target: self, action: #selector(addItem))
                }

                @objc func addItem() {
                    items.append("Item \\(items.count + 1)")
                    tableView.insertRows(at: [IndexPath(row: items.count - 1, section: 0)], with: .automatic)
                }

                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                    items.count
                }

                override func tableView(
                    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
                ) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
                    cell.textLabel?.text = items[indexPath.row]
                    return cell
                }
            }

            """,
            "\(name)Tests/ListTests.swift": """
            import XCTest
            @testable import \(module)

            @MainActor
            final class ListTests: XCTestCase {
                func testAddingAnItemAddsARow() {
                    let list = ListViewController()
                    list.loadViewIfNeeded()
                    let count = list.items.count
                    list.addItem()
                    XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), count + 1)
                }
            }

            """,
            ".gitignore": """
            .build/
            DerivedData/
            xcuserdata/

            """,
        ]
    }
}
