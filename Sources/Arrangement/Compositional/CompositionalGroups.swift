// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Several adjacent groups that are equally long and hold equally many items.
struct GroupRun: SummarizedElement, Equatable {
    struct Summary: TreeSummary {
        var count: Int
        var items: Int
        /// The number of views that are attached to items and groups.
        var attachments: Int
        /// The greatest number of items after a group that were tried in it.
        var tried: Int
        /// The lengths of the groups in points, with one space for each.
        var advance: Double
        /// The length of the longest group.
        var longest: Double
        /// The breadth of the broadest group, and of the broadest with a measured item.
        var broadest: Double
        var broadestMeasured: Double?

        static let zero = Summary(
            count: 0, items: 0, attachments: 0, tried: 0, advance: 0, longest: 0, broadest: 0, broadestMeasured: nil)
        static func + (a: Summary, b: Summary) -> Summary {
            var measured = a.broadestMeasured
            if let other = b.broadestMeasured { measured = max(measured ?? 0, other) }
            return Summary(
                count: a.count + b.count, items: a.items + b.items,
                attachments: a.attachments + b.attachments, tried: max(a.tried, b.tried),
                advance: a.advance + b.advance,
                longest: max(a.longest, b.longest), broadest: max(a.broadest, b.broadest), broadestMeasured: measured)
        }
    }

    var count: Int
    /// The number of items in each group.
    let items: Int
    /// The number of views that are attached in each group.
    let attachments: Int
    /// The number of items after each group that were tried in it, and did not fit.
    let tried: Int
    let length: Double
    let breadth: Double
    /// The distance in points from the beginning of a group to the beginning of the next.
    let advance: Double
    /// Whether each group has a measured item.
    let isMeasured: Bool

    init(_ group: CompositionalSolvedGroup, count: Int = 1, spacing: Double, isMeasured: Bool) {
        self.count = count
        items = group.cells.count
        attachments = group.attachments.count
        tried = group.triedCount
        (length, breadth) = (group.length, group.breadth)
        advance = max(group.length + spacing, 0)
        self.isMeasured = isMeasured
    }

    var summary: Summary {
        Summary(
            count: count, items: count * items, attachments: count * attachments, tried: tried,
            advance: Double(count) * advance, longest: length, broadest: breadth,
            broadestMeasured: isMeasured ? breadth : nil)
    }

    private func of(_ count: Int) -> GroupRun {
        var run = self
        run.count = count
        return run
    }

    func split(at count: Int) -> (GroupRun, GroupRun) { (of(count), of(self.count - count)) }

    func merged(with next: GroupRun) -> GroupRun? { next.of(count) == self ? of(count + next.count) : nil }
}

/// A group of a section, and its place.
package struct CompositionalGroupSpan: Sendable, Hashable {
    /// The number of groups before this one.
    package let index: Int
    package let items: Range<Int>
    /// The number of views that are attached to items and groups before this one.
    package let attachmentsBefore: Int
    /// The beginning of the group in points from the first group, on the axis along which groups follow each other.
    package let start: Double
    /// The length of the group with its edge spacing in points.
    package let length: Double
}

/// The groups of a section of a compositional layout.
///
/// Groups whose items are not measured take no memory, and a section without estimated sizes is arithmetic. If items
/// are measured, the groups that hold them are solved with these sizes, and all others are as long as estimated.
/// Offsets are in points from the beginning of the first group. This is a value type whose copies share their memory.
package struct CompositionalGroups: Sendable {
    package private(set) var pattern: CompositionalPattern
    package private(set) var measuredItems: MeasuredItems
    var runs = SummaryTree<GroupRun>()

    /// Creates the groups of `count` items that are not measured.
    ///
    /// - Complexity: O(1)
    package init(_ pattern: CompositionalPattern, count: Int) {
        self.init(pattern, MeasuredItems(count: max(count, 0)))
    }

    private init(_ pattern: CompositionalPattern, _ items: MeasuredItems) {
        self.pattern = pattern
        measuredItems = items
        regroup(0..<itemCount, addedCount: itemCount)
    }

    package var itemCount: Int { measuredItems.count }

    /// The number of groups. It is 0 if the first item is longer than a group.
    package var groupCount: Int { runs.summary.count }

    /// The breadth of the broadest group in points. Estimates do not count when an item is measured.
    package var breadth: Double { runs.summary.broadestMeasured ?? runs.summary.broadest }

    /// Returns the length of all groups and of the spaces between them, in points.
    ///
    /// - Complexity: O(log n)
    package func length() -> Double {
        guard groupCount > 0 else { return 0 }
        let last = group(at: groupCount - 1)
        return max(last.start + last.length, 0)
    }

    // MARK: - Finding groups

    /// The group with an index.
    ///
    /// - Complexity: O(log n)
    package func group(at index: Int) -> CompositionalGroupSpan {
        let (run, before) = runs.element(at: index)
        return span(run, before, index - before.count)
    }

    /// The group that holds an item; nil if no group does.
    ///
    /// - Complexity: O(log n)
    package func group(ofItem item: Int) -> CompositionalGroupSpan? {
        guard item >= 0, let (run, before) = runs.first(where: { $0.items > item }) else { return nil }
        return span(run, before, (item - before.items) / run.items)
    }

    private func span(_ run: GroupRun, _ before: GroupRun.Summary, _ index: Int) -> CompositionalGroupSpan {
        let first = before.items + index * run.items
        let start =
            pattern.isUniform
            ? Double(before.count + index) * uniformAdvance : before.advance + Double(index) * run.advance
        return CompositionalGroupSpan(
            index: before.count + index, items: first..<first + run.items,
            attachmentsBefore: before.attachments + index * run.attachments, start: start,
            length: pattern.isUniform ? runs.summary.longest : run.length)
    }

    /// The distance between the beginnings of two groups, if all are as long as the longest.
    private var uniformAdvance: Double { max(runs.summary.longest + pattern.spacing, 0) }

    /// The first group that ends after `offset`; nil if there is none.
    ///
    /// - Complexity: O(log n)
    package func firstGroup(endingAfter offset: Double) -> CompositionalGroupSpan? {
        guard groupCount > 0, offset < length() else { return nil }
        // If groups overlap, an earlier one may end after the beginning of the group at the offset.
        let sought = offset + min(pattern.spacing, 0)
        var index: Int
        if pattern.isUniform {
            index = (0..<groupCount - 1).partitionPoint(near: sought / uniformAdvance) {
                Double($0 + 1) * uniformAdvance > sought
            }
        } else if let (run, before) = runs.first(where: { $0.advance > sought }) {
            let number = (0..<run.count - 1).partitionPoint(near: (sought - before.advance) / run.advance) {
                before.advance + Double($0 + 1) * run.advance > sought
            }
            index = before.count + number
        } else {
            index = groupCount - 1
        }
        while index < groupCount {
            let group = group(at: index)
            if group.start + group.length > offset { return group }
            index += 1
        }
        return nil
    }

    /// The groups that intersect `from`..<`to`.
    ///
    /// - Complexity: O(log n) for each group
    package func groups(from: Double, to: Double) -> [CompositionalGroupSpan] {
        var groups: [CompositionalGroupSpan] = []
        guard from < to, var group = firstGroup(endingAfter: from) else { return [] }
        while group.start < to {
            groups.append(group)
            guard group.index + 1 < groupCount else { break }
            group = self.group(at: group.index + 1)
        }
        return groups
    }

    // MARK: - Frames

    /// The frames of the items in a group, and of what is attached to them, from the beginning of the group.
    ///
    /// - Complexity: O(1) for a full group without measured items; otherwise O(k log n) for a group of k items
    package func solved(_ group: CompositionalGroupSpan) -> CompositionalSolvedGroup {
        let isMeasured = isMeasured(group.items)
        if !isMeasured, !pattern.isUniform, pattern.full.isFull, group.items.count == pattern.full.cells.count {
            return pattern.full
        }
        return solve(
            from: group.items.lowerBound, limit: group.items.count, least: pattern.isUniform ? group.length : nil)
    }

    /// The frame of an item in points, from the beginning of the first group and the section's room; nil if no group
    /// holds the item.
    ///
    /// - Complexity: O(log n), and O(k log n) in a group of k items that is measured or not full
    package func cell(ofItem item: Int) -> CompositionalCell? {
        guard let group = group(ofItem: item) else { return nil }
        var cell = solved(group).cells[item - group.items.lowerBound]
        cell.frame = cell.frame.moved(by: CGPoint(pattern.groupAxis, group.start, across: 0))
        return cell
    }

    private func isMeasured(_ items: Range<Int>) -> Bool {
        pattern.isMeasurable && measuredItems.firstMeasured(from: items.lowerBound) < items.upperBound
    }

    private func solve(from first: Int, limit: Int, least: Double? = nil) -> CompositionalSolvedGroup {
        guard pattern.isMeasurable else { return pattern.solve(limit: limit, least: least) { _ in nil } }
        let items = measuredItems
        return pattern.solve(limit: limit, least: least) { items[first + $0] }
    }

    // MARK: - Changes

    /// Sets the measured size of an item; nil if it is not measured any more. Lengths that are not estimated are not
    /// used.
    ///
    /// - Returns: whether the item's frame changed, or the size of the section.
    /// - Complexity: O(k log n) for k items whose groups change
    @discardableResult
    package mutating func setMeasuredSize(_ size: MeasuredSize?, ofItem item: Int) -> Bool {
        precondition(item >= 0 && item < itemCount, "There is no item \(item) among \(itemCount).")
        guard pattern.isMeasurable else { return false }
        let size = size.map {
            MeasuredSize(width: pattern.measuresWidth ? $0.width : 0, height: pattern.measuresHeight ? $0.height : 0)
        }
        let old = (cell(ofItem: item), breadth, length())
        guard measuredItems.set(size, at: item) else { return false }
        regroup(item..<item + 1, addedCount: 0)
        return old != (cell(ofItem: item), breadth, length())
    }

    /// Inserts items that are not measured.
    package mutating func insert(count: Int, at item: Int) { insert(MeasuredItems(count: count), at: item) }

    /// Inserts items with their measured sizes.
    ///
    /// - Complexity: O(k log n) for k measured items whose groups change
    package mutating func insert(_ items: MeasuredItems, at item: Int) {
        measuredItems.replace(item..<item, with: items)
        regroup(item..<item + items.count, addedCount: items.count)
    }

    /// Removes items.
    ///
    /// - Complexity: O(k log n) for k measured items whose groups change
    package mutating func remove(_ range: Range<Int>) {
        measuredItems.replace(range, with: MeasuredItems(count: 0))
        regroup(range.lowerBound..<range.lowerBound, addedCount: -range.count)
    }

    /// Replaces the definition or the room of the section.
    ///
    /// - Parameter keepsMeasuredSizes: whether items keep their measured sizes until they are measured again.
    /// - Complexity: O(k log n) for k measured items that are kept
    package mutating func setPattern(_ pattern: CompositionalPattern, keepsMeasuredSizes: Bool) {
        self = CompositionalGroups(pattern, keepsMeasuredSizes ? measuredItems : MeasuredItems(count: itemCount))
    }

    /// Divides the items into groups again, up to the first group after the change that begins with the same item as
    /// before.
    ///
    /// - Parameters:
    ///   - changed: the items that are new, or whose sizes changed.
    ///   - addedCount: the number of items that were added before the end of the range, less those that were removed.
    private mutating func regroup(_ changed: Range<Int>, addedCount: Int) {
        let isComplete = runs.summary.items == itemCount - addedCount
        let old = isComplete ? runs : SummaryTree()
        // An item that changed may fit into an earlier group, in which it was tried.
        let start = isComplete ? group(ofItem: max(changed.lowerBound - old.summary.tried - 1, 0)) : nil
        var item = start?.items.lowerBound ?? 0
        var new: [GroupRun] = []
        var next = old.summary.count
        while item < itemCount {
            if item >= changed.upperBound, let group = Self.group(of: old, beginningWith: item - addedCount) {
                next = group
                break
            }
            guard let run = run(from: item) else { break }
            item += run.count * run.items
            if let merged = new.last?.merged(with: run) { new[new.count - 1] = merged } else { new.append(run) }
        }
        runs = old.split(at: start?.index ?? 0).0
        runs.append(SummaryTree(new))
        runs.append(old.split(at: next).1)
    }

    /// The index of the group that begins with an item; nil if none does.
    private static func group(of runs: SummaryTree<GroupRun>, beginningWith item: Int) -> Int? {
        guard let (run, before) = runs.first(where: { $0.items > item }) else { return nil }
        let (index, rest) = (item - before.items).quotientAndRemainder(dividingBy: run.items)
        return rest == 0 ? before.count + index : nil
    }

    /// The groups that begin with an item and have the same length: all groups without measured items, or the next
    /// group. Nil if the group cannot hold the item.
    private func run(from item: Int) -> GroupRun? {
        let full = pattern.full
        guard !full.cells.isEmpty else { return nil }
        let measured = pattern.isMeasurable ? measuredItems.firstMeasured(from: item) : itemCount
        if full.isFull {
            // The groups differ where a measured item is tried in them.
            let count = max(measured - item - full.triedCount, 0) / full.cells.count
            if count > 0 { return GroupRun(full, count: count, spacing: pattern.spacing, isMeasured: false) }
        }
        let group = solve(from: item, limit: itemCount - item)
        guard !group.cells.isEmpty else { return nil }
        return GroupRun(group, spacing: pattern.spacing, isMeasured: measured < item + group.cells.count)
    }
}
