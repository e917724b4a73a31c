// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

// Pattern detection: before a paste, an app finds out whether the pasteboard holds, for example, a URL. The user is not
// notified of such a search.

extension UIPasteboard {
    // MARK: Patterns

    /// Detects which of the `patterns` the first item contains, and calls back on the main thread.
    @available(*, deprecated, message: "Use the method that takes key paths")
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        detect(patterns, in: nil) { completionHandler(.success(Set($0.first?.keys.map { $0 } ?? []))) }
    }

    /// Detects which of the `patterns` each item of `itemSet` contains, or each item of the pasteboard if `itemSet` is
    /// nil. Calls back on the main thread.
    @available(*, deprecated, message: "Use the method that takes key paths")
    public func detectPatterns(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<DetectionPattern>], any Error>) -> Void
    ) {
        detect(patterns, in: .some(itemSet)) { completionHandler(.success($0.map { Set($0.keys) })) }
    }

    /// Detects which of the given patterns the first item contains, and calls back on the main thread.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
    ) {
        detect(keyPaths, in: nil) { completionHandler(.success($0.first?.patterns ?? [])) }
    }

    /// Detects which of the given patterns each item of `itemSet` contains, or each item of the pasteboard if `itemSet`
    /// is nil. Calls back on the main thread.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<PartialKeyPath<DetectedValues>>], any Error>) -> Void
    ) {
        detect(keyPaths, in: .some(itemSet)) { completionHandler(.success($0.map(\.patterns))) }
    }

    /// Returns the given patterns that the first item contains; empty if there are no items.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>
    ) async throws -> Set<PartialKeyPath<DetectedValues>> {
        try await detectedValues(for: keyPaths).patterns
    }

    /// Returns, for each item, the given patterns that the item contains. The items are those of `itemSet`, or all
    /// items of the pasteboard if `itemSet` is nil.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
    ) async throws -> [Set<PartialKeyPath<DetectedValues>>] {
        try await detectedValues(for: keyPaths, inItemSet: itemSet).map(\.patterns)
    }

    // MARK: Values

    /// Detects the texts and numbers in the first item that match the patterns. Passes them to `completionHandler` on
    /// the main thread, keyed by pattern. Patterns that are not found are left out.
    @available(*, deprecated, message: "Use the method that takes key paths")
    public func detectValues(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        detect(patterns, in: nil) { completionHandler(.success($0.first ?? [:])) }
    }

    /// Detects the texts and numbers that match the patterns, in each item of `itemSet`, or of the pasteboard if
    /// `itemSet` is nil. Passes one dictionary for each item to `completionHandler` on the main thread.
    @available(*, deprecated, message: "Use the method that takes key paths")
    public func detectValues(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[[DetectionPattern: Any]], any Error>) -> Void
    ) {
        detect(patterns, in: .some(itemSet)) { completionHandler(.success($0)) }
    }

    /// Detects the values that `keyPaths` name, such as links, in the first item. Passes them to `completionHandler` on
    /// the main thread.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
    ) {
        detect(keyPaths, in: nil) { completionHandler(.success($0.first ?? DetectedValues([], in: nil))) }
    }

    /// Detects the values of the patterns in each item of `itemSet`, or of the pasteboard if `itemSet` is nil. Calls
    /// back on the main thread.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[DetectedValues], any Error>) -> Void
    ) {
        detect(keyPaths, in: .some(itemSet)) { completionHandler(.success($0)) }
    }

    /// The values of the given patterns in the first item. If there are no items, no value is found.
    public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> DetectedValues {
        // Suspends the task until the main thread is free. Blocking the thread of the task instead could deadlock,
        // because the main thread may be waiting for the task.
        let items = await MainActor.run { self.firstItem }
        return await PasteboardDetection(of: keyPaths, in: items).values.first ?? DetectedValues([], in: nil)
    }

    /// The values of the given patterns in each item of `itemSet`, or in each item of the pasteboard if `itemSet` is
    /// nil.
    public func detectedValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
    ) async throws -> [DetectedValues] {
        let items = await MainActor.run { self.items(in: itemSet) }
        return await PasteboardDetection(of: keyPaths, in: items).values
    }

    // MARK: Internals

    private var firstItem: [PasteboardItem] { read { Array($0.prefix(1)) } }

    /// Detects the values of `keyPaths` in items, and passes them to `completion` on the main thread, one element for
    /// each item.
    ///
    /// - Parameter itemSet: the indices of the items to search; nil for the first item, `.some(nil)` for all items.
    private func detect(
        _ keyPaths: Set<PartialKeyPath<DetectedValues>>, in itemSet: IndexSet??,
        then completion: @escaping ([DetectedValues]) -> Void
    ) {
        let detection = PasteboardDetection(of: keyPaths, in: itemSet.map { items(in: $0) } ?? firstItem)
        nonisolated(unsafe) let completion = completion
        let scheduler = ScheduledWork.scheduler
        detection.whenDone { values in scheduler.post { completion(values) } }
    }

    private func detect(
        _ patterns: Set<DetectionPattern>, in itemSet: IndexSet??,
        then completion: @escaping ([[DetectionPattern: Any]]) -> Void
    ) {
        detect(Set(patterns.compactMap(\.keyPath)), in: itemSet) { found in
            completion(
                found.map { values in
                    Dictionary(
                        uniqueKeysWithValues: patterns.compactMap { pattern in
                            pattern.value(in: values).map { (pattern, $0) }
                        })
                })
        }
    }
}

/// An asynchronous search of pasteboard items, which reads their texts without blocking a thread.
struct PasteboardDetection: @unchecked Sendable {
    private let wanted: Set<PartialKeyPath<UIPasteboard.DetectedValues>>
    private let items: [PasteboardItem]

    init(of wanted: Set<PartialKeyPath<UIPasteboard.DetectedValues>>, in items: [PasteboardItem]) {
        (self.wanted, self.items) = (wanted, items)
    }

    /// Searches the items, and returns the detected values: one element for each item, in the order of the items.
    var values: [UIPasteboard.DetectedValues] {
        get async {
            await withCheckedContinuation { continuation in
                whenDone { continuation.resume(returning: $0) }
            }
        }
    }

    /// Calls `completion` with the detected values in the order of the items, on any thread.
    func whenDone(_ completion: @escaping @Sendable ([UIPasteboard.DetectedValues]) -> Void) {
        let found = LockedBox<[UIPasteboard.DetectedValues?]>(Array(repeating: nil, count: items.count))
        guard !items.isEmpty else { return completion([]) }
        for (index, item) in items.enumerated() {
            item.readText { text in
                let values = UIPasteboard.DetectedValues(wanted, in: text)
                let all = found.withLock { found in
                    found[index] = values
                    return found.contains { $0 == nil } ? nil : found.compactMap { $0 }
                }
                if let all { completion(all) }
            }
        }
    }
}

extension PasteboardItem {
    /// Reads the item's text, or otherwise its URL as text, and passes it to `completion` on any thread. Passes nil if
    /// the item has neither or cannot be read.
    fileprivate func readText(_ completion: @escaping @Sendable (String?) -> Void) {
        guard
            let type = type(conformingTo: [UTType.plainText.identifier]) ?? type(conformingTo: [UTType.url.identifier])
        else { return completion(nil) }
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
            let value = data.map { PasteboardValue.value(of: $0, as: type) }
            completion(value as? String ?? (value as? URL)?.absoluteString)
        }
    }
}
