// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A step of the dragged items by keyboard or accessibility action.
package enum SlotStep: Sendable, Hashable, CaseIterable {
    /// One place on or back in order, over the ends of lines and sections.
    case forward, backward
    /// The nearest place in the next or the previous line.
    case nextLine, previousLine
    case lineStart, lineEnd
    case sectionStart, sectionEnd
    /// The first place of the next or the previous section.
    case nextSection, previousSection
}

extension SlotGeometry {
    /// The slot after a step; nil if there is none that way.
    ///
    /// - Parameters:
    ///   - step: the step.
    ///   - slot: the slot before the step, which must exist.
    ///   - position: the position across the scroll direction to which a step to another line is the nearest; nil for
    ///     the centre of the landing frame. A caller that keeps it for several steps returns to the same column after a
    ///     short line.
    /// - Complexity: O(k) landings for lines of k items
    package func slot(after step: SlotStep, from slot: RowPath, near position: Double? = nil) -> RowPath? {
        precondition(contains(slot), "There is no place \(slot) from which to step.")
        let section = slot.section
        let place =
            switch step {
            case .forward: next(after: slot)
            case .backward: previous(before: slot)
            case .nextLine: lineStep(from: slot, isForward: true, near: position)
            case .previousLine: lineStep(from: slot, isForward: false, near: position)
            case .lineStart: lineEnd(from: slot, isForward: false)
            case .lineEnd: lineEnd(from: slot, isForward: true)
            case .sectionStart: RowPath(section: section, row: 0)
            case .sectionEnd: RowPath(section: section, row: itemCount(inSection: section))
            case .nextSection: section + 1 < sectionCount ? RowPath(section: section + 1, row: 0) : nil
            case .previousSection: section > 0 ? RowPath(section: section - 1, row: 0) : nil
            }
        return place == slot ? nil : place
    }

    private func next(after slot: RowPath) -> RowPath? {
        if slot.row < itemCount(inSection: slot.section) { return RowPath(section: slot.section, row: slot.row + 1) }
        return slot.section + 1 < sectionCount ? RowPath(section: slot.section + 1, row: 0) : nil
    }

    private func previous(before slot: RowPath) -> RowPath? {
        if slot.row > 0 { return RowPath(section: slot.section, row: slot.row - 1) }
        guard slot.section > 0 else { return nil }
        return RowPath(section: slot.section - 1, row: itemCount(inSection: slot.section - 1))
    }

    /// The landings of a section from a row on, in the direction.
    private func landings(
        inSection section: Int, from row: Int, isForward: Bool
    ) -> some Sequence<Landing> {
        let count = itemCount(inSection: section)
        let rows = isForward ? stride(from: row, through: count, by: 1) : stride(from: row, through: 0, by: -1)
        return rows.lazy.map { self.landing(at: RowPath(section: section, row: $0)) }
    }

    /// The first or last place at which the dragged item lands in the same line.
    private func lineEnd(from slot: RowPath, isForward: Bool) -> RowPath? {
        let line = landing(at: slot).lineOffset
        var end = slot
        for landing in landings(inSection: slot.section, from: slot.row, isForward: isForward) {
            guard abs(landing.lineOffset - line) <= Thresholds.Grid.tie else { break }
            end = landing.place
        }
        return end
    }

    /// The place with the nearest landing frame across the scroll direction in the next or the previous line.
    private func lineStep(from slot: RowPath, isForward: Bool, near position: Double?) -> RowPath? {
        let current = landing(at: slot)
        let sought = position ?? current.frame.center.position
        var section = slot.section
        var landings = Array(
            line(
                self.landings(inSection: section, from: slot.row, isForward: isForward)
                    .drop(while: { abs($0.lineOffset - current.lineOffset) <= Thresholds.Grid.tie }),
                isForward: isForward))
        if landings.isEmpty {
            section += isForward ? 1 : -1
            guard section >= 0, section < sectionCount else { return nil }
            let first = isForward ? 0 : itemCount(inSection: section)
            landings = line(
                self.landings(inSection: section, from: first, isForward: isForward), isForward: isForward)
        }
        func distance(_ landing: Landing) -> Double { abs(landing.frame.center.position - sought) }
        guard let nearest = landings.map(distance).min() else { return nil }
        return landings.filter { distance($0) <= nearest + Thresholds.Grid.tie }.map(\.place).max()
    }

    /// The landings at the beginning of a sequence that are beside each other: none begins where another line ends.
    private func line(_ landings: some Sequence<Landing>, isForward: Bool) -> [Landing] {
        var line: [Landing] = []
        for landing in landings {
            if let first = line.first, landing.lineOffset != first.lineOffset {
                let (upper, lower) = isForward ? (first, landing) : (landing, first)
                guard lower.lineOffset < upper.lineOffset + upper.lineLength - Thresholds.Grid.tie else { break }
            }
            line.append(landing)
        }
        return line
    }
}
