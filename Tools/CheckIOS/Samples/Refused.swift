// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// What must not compile against Apple's UIKit: each line that is marked, and no other.

import Foundation
import UIKit

@MainActor
final class Refused: UIViewController {
    let table = UITableView(frame: .zero, style: .plain)
    let path = IndexPath(row: 0, section: 0)

    // Additions of our own UIKit, which are package or have an underscore.
    func additions() {
        _ = table.statistics  // refused: uses UITableView.statistics, which Apple's UIKit does not have
        _ = UITraitCollection.system  // refused: uses UITraitCollection.system, which Apple's UIKit does not have
        _ = UIContentSizeCategory.all  // refused: uses UIContentSizeCategory.all, which Apple's UIKit does not have
        _ = TraitValues()  // refused: uses TraitValues, which Apple's UIKit does not have
        _ = _Unimplemented.self  // refused: uses _Unimplemented, which Apple's UIKit does not have
        _ = view.accessibilityDefaults  // refused: uses UIView.accessibilityDefaults, which Apple's UIKit does not have
    }

    // What differs in Swift off Apple's platforms.
    func language() {
        _ = UITapGestureRecognizer(target: self, action: Refused.language)  // refused: Selector
        UITapGestureRecognizer().addTarget(self, action: Refused.language)  // refused: Selector
        _ = CADisplayLink(target: self, selector: Refused.language)  // refused: Selector
        _ = #selector(Refused.language)  // refused: not exposed to Objective-C
        _ = table.dataSource?.tableView(table, canMoveRowAt: path) == true  // refused: unwrapped
    }

    func labels() {
        table.reload()  // refused: uses UITableView.reload
        table.deleteRows(at: [], animation: .fade)  // refused: incorrect argument label
        table.scrollToRow(at: path, to: .top, animated: true)  // refused: incorrect argument label
        UIView.animate(duration: 1) {}  // refused: incorrect argument label
    }

    func types() {
        table.rowHeight = "44"  // refused: String
        let path: IndexPath = table.indexPathForSelectedRow  // refused: must be unwrapped
        table.visibleCells = []  // refused: get-only
        _ = UIColor.systemRed.withAlpha(0.5)  // refused: uses UIColor.withAlpha
        table.separatorStyle = .dotted  // refused: dotted
        _ = path
    }

    nonisolated func isolation() {
        table.reloadData()  // refused: main actor-isolated
    }

    func waiting() async {
        UIView.setAnimationsEnabled(false)
        let done = UIImage().byPreparingForDisplay()  // refused: not marked with 'await'
        _ = done
    }

    // Newer than the oldest iOS that the package is for.
    func newer() {
        _ = table.contentHuggingElements  // refused: which came with iOS 18.0
        _ = traitOverrides  // refused: which came with iOS 17.0
    }
}

final class NotAnObject: UITableViewDataSource {  // refused: inherit from 'NSObject'
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

final class Incomplete: NSObject, UITableViewDataSource {  // refused: does not conform
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}

final class WithoutArchive: UIView {
    init() { super.init(frame: .zero) }
}  // refused: init(coder:)

final class WithoutOverride: UIView {
    func layoutSubviews() {}  // refused: override
    override func layoutEverything() {}  // refused: does not override
}
