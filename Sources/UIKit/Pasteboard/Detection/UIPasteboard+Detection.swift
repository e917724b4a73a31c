// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

// What an app asks before it pastes. Nobody is told that the pasteboard was read here, whichever way it is asked.

extension UIPasteboard {
    // MARK: Patterns

    /// Finds out what of these the first item has, and calls back on the main thread.
    @available(*, deprecated, message: "Use the method that takes key paths")
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        detect(patterns, in: nil) { completionHandler(.success(Set($0.first?.keys.map { $0 } ?? []))) }
    }

    /// The same for each item of a set, or all where there is none.
    @available(*, deprecated, message: "Use the method that takes key paths")
    public func detectPatterns(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<DetectionPattern>], any Error>) -> Void
    ) {
        detect(patterns, in: .some(itemSet)) { completionHandler(.success($0.map { Set($0.keys) })) }
    }

    /// Finds out what of these the first item has, and calls back on the main thread.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
    ) {
        detect(keyPaths, in: nil) { completionHandler(.success($0.first?.patterns ?? [])) }
    }

    /// The same for each item of a set, or all where there is none.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<PartialKeyPath<DetectedValues>>], any Error>) -> Void
    ) {
        detect(keyPaths, in: .some(itemSet)) { completionHandler(.success($0.map(\.patterns))) }
    }

    /// What of these the first item has.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>
    ) async throws -> Set<PartialKeyPath<DetectedValues>> {
        try await detectedValues(for: keyPaths).patterns
    }

    /// What of these each item of a set has, or every item where there is no set.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
    ) async throws -> [Set<PartialKeyPath<DetectedValues>>] {
        try await detectedValues(for: keyPaths, inItemSet: itemSet).map(\.patterns)
    }

    // MARK: Values

    /// Finds in the first item what it has of these, and calls back on the main thread.
    @available(*, deprecated, message: "Use the method that takes key paths")
    public func detectValues(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        detect(patterns, in: nil) { completionHandler(.success($0.first ?? [:])) }
    }

    /// The same for each item of a set, or all where there is none.
    @available(*, deprecated, message: "Use the method that takes key paths")
    public func detectValues(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[[DetectionPattern: Any]], any Error>) -> Void
    ) {
        detect(patterns, in: .some(itemSet)) { completionHandler(.success($0)) }
    }

    /// Finds in the first item what it has of these, and calls back on the main thread.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
    ) {
        detect(keyPaths, in: nil) { completionHandler(.success($0.first ?? DetectedValues([], in: nil))) }
    }

    /// The same for each item of a set, or all where there is none.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[DetectedValues], any Error>) -> Void
    ) {
        detect(keyPaths, in: .some(itemSet)) { completionHandler(.success($0)) }
    }

    /// What the first item has of these; nothing where there is none.
    public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> DetectedValues {
        // Nobody waits for the main thread here: it may be waiting for this.
        let items = await MainActor.run { self.firstItem }
        return await PasteboardDetection(of: keyPaths, in: items).values.first ?? DetectedValues([], in: nil)
    }

    /// What each item of a set has of these, or every item where there is no set.
    public func detectedValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
    ) async throws -> [DetectedValues] {
        let items = await MainActor.run { self.items(in: itemSet) }
        return await PasteboardDetection(of: keyPaths, in: items).values
    }

    // MARK: Internals

    private var firstItem: [PasteboardItem] { read { Array($0.prefix(1)) } }

    /// - Parameter itemSet: which items; nil for the first one, and no set for all.
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

/// Reads the texts of some items and looks for something in them, without keeping anybody waiting.
struct PasteboardDetection: @unchecked Sendable {
    private let wanted: Set<PartialKeyPath<UIPasteboard.DetectedValues>>
    private let items: [PasteboardItem]

    init(of wanted: Set<PartialKeyPath<UIPasteboard.DetectedValues>>, in items: [PasteboardItem]) {
        (self.wanted, self.items) = (wanted, items)
    }

    /// By item, in their order.
    var values: [UIPasteboard.DetectedValues] {
        get async {
            await withCheckedContinuation { continuation in
                whenDone { continuation.resume(returning: $0) }
            }
        }
    }

    /// Calls with what was found, by item, on whatever thread that is known.
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
    /// Calls once with the item's text or location; nil where it has neither.
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
