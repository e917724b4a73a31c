import UIKit

final class ErrandsController: UITableViewController {
    private(set) var errands = ["Buy bread", "Call Ada", "Mend the bicycle", "Return the books", "Water the plants"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Errands"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Errand")
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
