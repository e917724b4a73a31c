// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement

/// The accessibility of the section index: an increment or decrement scrolls to the next or previous section title.
struct SectionIndexAccessibility: ControlAccessibility {
    let control: SectionIndexView

    var kind: UIAccessibilityTraits { .adjustable }
    var label: String? { Phrase.sectionIndex.text() }

    var value: String? {
        control.chosen.map { control.titles[$0] == UITableView.indexSearch ? Phrase.search.text() : control.titles[$0] }
    }

    func activate() -> Bool { false }

    func adjust(isIncrement: Bool) {
        let last = control.titles.count - 1
        let next = control.chosen.map { min(max($0 + (isIncrement ? 1 : -1), 0), last) } ?? (isIncrement ? 0 : last)
        control.choose(next)
    }
}
