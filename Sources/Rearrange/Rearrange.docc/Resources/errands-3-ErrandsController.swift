import Rearrange
import UIKit

final class ErrandsController: UITableViewController {
    private(set) var errands = ["Buy bread", "Call Ada", "Mend the bicycle", "Return the books", "Water the plants"]
    private var reorderer: RowReorderer?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Errands"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Errand")
        reorderer = RowReorderer(tableView: tableView)
        reorderer?.onChange = { [weak self] move in
            self?.errands.moveRows(move)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        errands.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Errand", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = errands[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
