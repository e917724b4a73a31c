// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedIdentifiers {
    // MARK: Inserting

    /// Appends sections.
    package mutating func appendSections(_ ids: [SectionID]) throws(SnapshotError) {
        try check(ids)
        insertNew(ids, at: sections.count)
    }

    /// Inserts sections before or after another section.
    package mutating func insertSections(
        _ ids: [SectionID], beside id: SectionID, after: Bool
    ) throws(SnapshotError) {
        guard let number = sectionNumbers[id] else {
            throw .unknownSection(id, after ? "insertSections(_:afterSection:)" : "insertSections(_:beforeSection:)")
        }
        try check(ids)
        insertNew(ids, at: number + (after ? 1 : 0))
    }

    /// Throws an error if a section occurs twice in `ids` or exists already. An existing item would be moved instead,
    /// but an existing section is not, because it contains items.
    private func check(_ ids: [SectionID]) throws(SnapshotError) {
        var seen: Set<SectionID> = []
        let twice = ids.filter { !seen.insert($0).inserted || sectionNumbers[$0] != nil }
        if !twice.isEmpty { throw .duplicates("section", twice) }
    }

    /// Inserts empty sections at index `number`.
    private mutating func insertNew(_ ids: [SectionID], at number: Int) {
        let new = ids.map { Section(id: $0, key: makeKey()) }
        sections.insert(contentsOf: new, at: number)
        numberSections(from: number)
    }

    /// Returns a key for a new section: the key of a removed section, or else a new one.
    private mutating func makeKey() -> Int32 {
        if let key = freeKeys.popLast() { return key }
        numbersOfKeys.append(-1)
        return Int32(numbersOfKeys.count - 1)
    }

    // MARK: Removing

    /// Removes sections with their items; unknown sections are ignored.
    package mutating func removeSections(_ ids: [SectionID]) {
        let numbers = Set(ids.compactMap { sectionNumbers[$0] })
        guard let first = numbers.min() else { return }
        for number in numbers {
            let section = sections[number]
            for item in section.items { places[item] = nil }
            sectionNumbers[section.id] = nil
            numbersOfKeys[Int(section.key)] = -1
            freeKeys.append(section.key)
        }
        sections = sections.enumerated().filter { !numbers.contains($0.offset) }.map(\.element)
        numberSections(from: first)
    }

    // MARK: Moving

    /// Moves a section before or after another section.
    package mutating func moveSection(
        _ id: SectionID, beside other: SectionID, after: Bool
    ) throws(SnapshotError) {
        let method = after ? "moveSection(_:afterSection:)" : "moveSection(_:beforeSection:)"
        guard let from = sectionNumbers[id] else { throw .unknownSection(id, method) }
        guard let beside = sectionNumbers[other] else { throw .unknownSection(other, method) }
        if from == beside { throw .besideItself(id, method) }
        let section = sections.remove(at: from)
        sections.insert(section, at: beside - (from < beside ? 1 : 0) + (after ? 1 : 0))
        numberSections(from: min(from, beside))
    }
}
