// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

/// A navigation controller that shows the second of two lists on a small screen, and a log of all callbacks.
@MainActor
final class InterruptionStage {
    /// An operation that begins or interrupts a transition: by code, a key, a click or a swipe.
    enum Operation: String, CaseIterable, Sendable {
        case push, pushAtOnce, pop, popToRoot, replaceAll, present, presentAtOnce, presentOver, dismiss
        case setRoot, hideWindow, removeView
        case pushByKey, popByKey, popByCommandKey
        case pushByClick, popByClick, presentByClick, dismissByClick
        case swipeBack
    }

    /// The state when all transitions have ended.
    struct Outcome: Equatable {
        var calls: [String]
        var stack: [String]
        var presented: String?
        var barItems: [String]
        var selection: [String]
        var viewsInWindow: Int
    }

    let log = CallLog()
    let screen = TestScreen(size: CGSize(width: 400, height: 300), scale: 1)
    let navigation: UINavigationController
    private lazy var delegate = UINavigationControllerTests.Delegate(log)
    private var lists: [RecordingList] = []

    /// Creates the stage with two lists on the navigation stack, the second one visible, ready for the first operation
    /// of a test.
    ///
    /// - Parameters:
    ///   - first: the first operation; if it is a dismissal, a controller is presented for it.
    ///   - isPresented: whether the navigation controller itself is presented.
    init(for first: Operation, isPresented: Bool = false) throws {
        navigation = UINavigationController()
        navigation.viewControllers = [makeList(), makeList()]
        navigation.delegate = delegate
        if isPresented {
            let root = RecordingController("Root", log)
            screen.show(root)
            root.present(navigation, animated: false)
        } else {
            screen.show(navigation)
        }
        try screen.settle()
        // The first list has a selected row, as after the click that opened the second list.
        lists[0].tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        if first == .dismiss || first == .dismissByClick { navigation.present(makeCover(), animated: false) }
        try screen.settle()
        _ = log.drain()
    }

    // MARK: Controllers

    private func makeList() -> RecordingList {
        let list = RecordingList("List \(lists.count + 1)", log)
        lists.append(list)
        list.onSelect = { [unowned self] in perform(.push) }
        list.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(
                title: "Next", style: .plain, target: self, action: InterruptionStage.pushAnother),
            UIBarButtonItem(
                title: "Show", style: .plain, target: self, action: InterruptionStage.presentAnother),
        ]
        return list
    }

    private func makeCover() -> RecordingController {
        let cover = RecordingController("Cover", log)
        cover.view.backgroundColor = .systemGreen
        let button = UIButton(type: .custom)
        button.frame = cover.view.bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.addAction(UIAction { [unowned self, unowned cover] _ in dismiss(cover) }, for: .touchUpInside)
        cover.view.addSubview(button)
        _ = log.drain()
        return cover
    }

    private func pushAnother() { perform(.push) }
    private func presentAnother() { perform(.present) }

    private func present(_ style: UIModalPresentationStyle, animated: Bool) {
        let calls = log.drain()
        let cover = makeCover()
        log.calls = calls
        cover.modalPresentationStyle = style
        navigation.present(cover, animated: animated) { [log] in log.calls.append("presented") }
    }

    private func dismiss(_ controller: UIViewController) {
        controller.dismiss(animated: true) { [log] in log.calls.append("dismissed") }
    }

    // MARK: Operations

    func perform(_ operation: Operation) {
        switch operation {
        case .push: navigation.pushViewController(makeList(), animated: true)
        case .pushAtOnce: navigation.pushViewController(makeList(), animated: false)
        case .pop: navigation.popViewController(animated: true)
        case .popToRoot: navigation.popToRootViewController(animated: true)
        case .replaceAll: navigation.setViewControllers([makeList(), makeList()], animated: true)
        case .present: present(.fullScreen, animated: true)
        case .presentAtOnce: present(.fullScreen, animated: false)
        case .presentOver: present(.overFullScreen, animated: true)
        case .dismiss: dismiss(navigation)
        case .setRoot: screen.window.rootViewController = UIViewController()
        case .hideWindow: screen.window.isHidden = true
        case .removeView: navigation.view.removeFromSuperview()
        case .pushByKey:
            screen.press(.downArrow)
            screen.press(.return)
        case .popByKey: screen.press(.escape)
        case .popByCommandKey: screen.press(.keyboardOpenBracket, modifiers: .command)
        case .pushByClick: screen.mouse.click(at: CGPoint(x: 365, y: 22))
        case .presentByClick: screen.mouse.click(at: CGPoint(x: 309, y: 22))
        case .popByClick: screen.mouse.click(at: CGPoint(x: 30, y: 22))
        case .dismissByClick: screen.mouse.click(at: CGPoint(x: 150, y: 250))
        case .swipeBack:
            let finger = screen.touch(at: CGPoint(x: 3, y: 200))
            finger.move(by: CGVector(dx: 150, dy: 0), duration: 0.1)
            finger.up()
        }
    }

    /// Begins a back swipe over less than half of the screen's width, and returns the finger, which is still down.
    func heldSwipe() -> TestFinger {
        let finger = screen.touch(at: CGPoint(x: 3, y: 200))
        finger.move(by: CGVector(dx: 150, dy: 0), duration: 0.1)
        finger.hold(0.3)
        return finger
    }

    // MARK: Outcome

    /// The focused row of the top page.
    var focusedRow: Int? {
        (navigation.topViewController as? RecordingList).flatMap { list in
            list.tableView.indexPathsForVisibleRows?.first { list.tableView.cellForRow(at: $0)?.isFocused == true }?.row
        }
    }

    func outcome() throws -> Outcome {
        try screen.settle()
        return Outcome(
            calls: log.drain(), stack: navigation.viewControllers.map { $0.title ?? "" },
            presented: navigation.presentedViewController?.title, barItems: visibleTexts(in: navigation.navigationBar),
            selection: lists.filter { $0.tableView.indexPathForSelectedRow != nil }.map(\.name),
            viewsInWindow: screen.window.subviews.count)
    }

    /// The visible texts in a view, from left to right.
    private func visibleTexts(in view: UIView) -> [String] {
        func texts(_ view: UIView, _ alpha: CGFloat) -> [(x: CGFloat, text: String)] {
            let alpha = alpha * view.alpha
            guard !view.isHidden, alpha > 0.99 else { return [] }
            if let label = view as? UILabel, let text = label.text, !text.isEmpty {
                return [(label.convert(label.bounds, to: nil).midX, text)]
            }
            return view.subviews.flatMap { texts($0, alpha) }
        }
        return texts(view, 1).sorted { $0.x < $1.x }.map(\.text)
    }
}

/// A controller that records its callbacks and shows a list.
final class RecordingList: RecordingController {
    private let list = List(style: .plain)

    var tableView: UITableView { list.tableView }
    var onSelect: () -> Void {
        get { list.onSelect }
        set { list.onSelect = newValue }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.title = title
        addChild(list)
        list.view.frame = view.bounds
        view.addSubview(list.view)
        list.didMove(toParent: self)
    }

    private final class List: UITableViewController {
        var onSelect: () -> Void = {}

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(title ?? ""), row \(indexPath.row + 1)"
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onSelect() }
    }
}
