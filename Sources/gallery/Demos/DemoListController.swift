// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The list of demos, which is the gallery's first page.
final class DemoListController: UITableViewController {
    /// Called when the user chooses a demo.
    var onSelect: (Demo) -> Void = { _ in }

    init() {
        super.init(style: .plain)
        title = "Gallery"
    }

    required init?(coder: NSCoder) {
        fatalError("DemoListController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.useTwoLineCellHeights()
        tableView.register(TwoLineCell.self, forCellReuseIdentifier: "Demo")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Demo.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Demo", for: indexPath)
        let demo = Demo.allCases[indexPath.row]
        cell.textLabel?.text = demo.title
        cell.detailTextLabel?.text = demo.summary
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    /// The menu that opens a demo in a new window.
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard UIApplication.shared.supportsMultipleScenes else { return nil }
        let demo = Demo.allCases[indexPath.row]
        let action = UIWindowScene.ActivationAction { _ in
            UIWindowScene.ActivationConfiguration(userActivity: demo.activity)
        }
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [action]) })
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect(Demo.allCases[indexPath.row])
    }
}
