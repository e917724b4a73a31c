// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Texts or team members that were dropped from another app. Each has a placeholder until all have loaded.
@MainActor
final class ThingDelivery {
    /// A loaded item, and its placeholder.
    typealias Arrival = (thing: DraggedThing, placeholder: any UITableViewDropPlaceholderContext)

    /// The list on which the items were dropped; nil after its page was released.
    private(set) weak var list: ThingList?
    /// The index of `list` among the lists of its page. The same list has the same index on every page.
    let number: Int
    /// The kind of content that the list showed when the items were dropped.
    let kind: TwoTables.Kind
    private var things: [DraggedThing.Content?]
    private var pendingCount: Int
    /// The number of items that failed to load.
    private(set) var failures = 0
    private let placeholders: [any UITableViewDropPlaceholderContext]

    init(
        to list: ThingList, _ number: Int, of kind: TwoTables.Kind,
        _ placeholders: [any UITableViewDropPlaceholderContext]
    ) {
        (self.list, self.number, self.kind) = (list, number, kind)
        self.placeholders = placeholders
        things = Array(repeating: nil, count: placeholders.count)
        pendingCount = placeholders.count
    }

    /// Loads the dropped items.
    ///
    /// - Parameter whenLoaded: called once with the loaded items, after the placeholders of the failed ones were
    ///   removed.
    func load(_ providers: [NSItemProvider], whenLoaded: @escaping @MainActor ([Arrival]) -> Void) {
        for (index, provider) in providers.enumerated() {
            // In a list of texts, a team member is inserted as text.
            let isMember = kind == .members && provider.canLoadObject(ofClass: Member.self)
            let type: any NSItemProviderReading.Type = isMember ? Member.self : NSString.self
            _ = provider.loadObject(ofClass: type) { object, _ in
                let member = (object as? Member).map(DraggedThing.Content.member)
                let thing =
                    member ?? (object as? NSString).flatMap { Words(String($0)) }.map(DraggedThing.Content.words)
                let isFailure = object == nil
                DispatchQueue.main.async {
                    if isFailure { self.failures += 1 }
                    self.things[index] = thing
                    self.pendingCount -= 1
                    if self.pendingCount == 0 { whenLoaded(self.end()) }
                }
            }
        }
    }

    private func end() -> [Arrival] {
        zip(things, placeholders).compactMap { thing, placeholder in
            if let thing { return (DraggedThing(thing), placeholder) }
            _ = placeholder.deletePlaceholder()
            return nil
        }
    }
}
