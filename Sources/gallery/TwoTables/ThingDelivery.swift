// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Texts or members of another program that were dropped on a list, each with a placeholder until all have come.
@MainActor
final class ThingDelivery {
    /// Something that has come, and what keeps its place.
    typealias Arrival = (thing: DraggedThing, placeholder: any UITableViewDropPlaceholderContext)

    /// The list, which goes with its page, and its number, which another page's has too.
    private(set) weak var list: ThingList?
    let number: Int
    /// What the list showed.
    let kind: TwoTables.Kind
    private var things: [DraggedThing.Content?]
    private var missing: Int
    /// How many did not come.
    private(set) var failures = 0
    private let placeholders: [any UITableViewDropPlaceholderContext]

    init(
        to list: ThingList, _ number: Int, of kind: TwoTables.Kind,
        _ placeholders: [any UITableViewDropPlaceholderContext]
    ) {
        (self.list, self.number, self.kind) = (list, number, kind)
        self.placeholders = placeholders
        things = Array(repeating: nil, count: placeholders.count)
        missing = placeholders.count
    }

    /// - Parameter whenLoaded: called once, with what has come; the placeholders of others have gone then.
    func load(_ providers: [NSItemProvider], whenLoaded: @escaping @MainActor ([Arrival]) -> Void) {
        for (index, provider) in providers.enumerated() {
            // Among words it is what its text says.
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
                    self.missing -= 1
                    if self.missing == 0 { whenLoaded(self.end()) }
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
