import Testing
import UIKitTesting

@testable import Errands

@MainActor
struct ErrandsTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 600))
    let controller = ErrandsController()

    init() {
        screen.show(UINavigationController(rootViewController: controller))
    }

    func row(_ index: Int) throws -> UITableViewCell {
        try #require(controller.tableView.cellForRow(at: IndexPath(row: index, section: 0)))
    }
}
