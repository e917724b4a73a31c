// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class List<Item>: Base<Item> where Item: Equatable {
    @objc func remove() {}
}

extension Feed {
    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("extension")
    }
}

class Feed: UIViewController {
    var calls: [String] = []
}

class ToggleCell: UITableViewCell {
    var states: [Bool] = []
}

extension ToggleCell {
    override var isHighlighted: Bool {
        willSet { states.append(newValue) }
        didSet(old) { states.append(old) }
    }
}

extension Feed {
    @objc func reset() { calls.append("reset") }
}

class LongFeed: Feed {
    override func reset() {
        super.reset()
        calls.append("long")
    }
}
