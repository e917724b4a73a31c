// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// A list of fruit whose rows can be reordered.
final class FruitController: UITableViewController {
    private(set) var fruit = ["Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig", "Grape"]
    private(set) var reorderer: RowReorderer?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Fruit"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Fruit")
        let reorderer = RowReorderer(tableView: tableView)
        reorderer.onChange = { [weak self] move in
            self?.fruit.moveRows(move)
        }
        self.reorderer = reorderer
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fruit.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Fruit", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = fruit[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
