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

    @Test("The first errand is held and carried down past two others")
    func carriedDown() throws {
        let height = try row(0).frame.height
        let finger = try screen.touch(row(0))
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 0, dy: 2 * height), duration: 0.5)
        finger.up()
        try screen.settle()
        #expect(controller.errands.prefix(3) == ["Call Ada", "Mend the bicycle", "Buy bread"])
    }

    @Test("A touch that is cancelled puts the errand back, and nothing is written")
    func cancelled() throws {
        let before = controller.errands
        let finger = try screen.touch(row(3))
        finger.hold(0.6)
        finger.move(to: CGPoint(x: 195, y: 80), duration: 0.5)
        finger.cancel()
        try screen.settle()
        #expect(controller.errands == before)
    }
}
