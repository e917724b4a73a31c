// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

typealias Done = (Bool) -> Void

@objc protocol Loading {
    @objc optional func loaded()
    @objc optional func save(_ count: Int) -> Bool
    @objc optional func load(_ done: @escaping Done, then next: Done?)
    @objc optional func fetch(_ count: Int) async throws -> Int
    @objc optional func text(for row: Int) -> String
    @objc optional func selected()
    @objc optional var title: String { get }
}
@objc protocol LongLoading: Loading {
    @objc optional func load(_ count: Int)
}
@objc protocol Naming { @objc optional func text() -> String }

class Loader: NSObject, Loading {
    var saved: [Int] = []
    func save(_ count: Int) -> Bool {
        saved.append(count)
        return true
    }
    func load(_ done: @escaping Done, then next: Done?) { done(true) }
    func fetch(_ count: Int) async throws -> Int { count }
}
class LongLoader: Loader, LongLoading {
    func loaded() {}
    func text(for row: Int) -> String { "row \(row)" }
    var title: String { "long" }
}
class Silent: NSObject, Naming {}
extension Silent: Loading {}
extension Silent: LongLoading {}

enum State { case selected, idle }

class Caller: UIView {
    weak var delegate: Loading?
    let label = UILabel()
    var evaluations = 0

    func count() throws -> Int {
        evaluations += 1
        return 3
    }

    func save() throws -> Bool { try delegate?.save?(count()) ?? false }
    func load() -> Bool {
        var isDone = false
        delegate?.load?({ isDone = $0 }, then: nil)
        return isDone
    }
    func fetch() async throws -> Int? { try await delegate?.fetch?(7) }
    func texts() -> [String] {
        guard let text = delegate?.text else { return [] }
        label.text = "a"
        return [text(1), label.text ?? ""]
    }
    func force(_ loader: LongLoader) { (loader as Loading).loaded!() }
    func isSelected(_ state: State) -> Bool { state == State.selected }
    func call(_ object: AnyObject) { object.loaded?() }
    var title: String? { delegate?.title ?? nil }

    func select(_ table: UITableView, _ path: IndexPath) {
        table.delegate?.tableView?(table, didSelectRowAt: path)
        table.delegate!.tableView!(table, didSelectRowAt: path)
    }
}
