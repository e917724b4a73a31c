// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Texts or members of another program that were dropped on a list, each with a placeholder until all have come.
@MainActor
final class ThingDelivery {
    private var things: [DraggedThing.Content?]
    private var missing: Int
    /// How many did not come.
    private(set) var failures = 0
    private let placeholders: [any UITableViewDropPlaceholderContext]

    init(_ placeholders: [any UITableViewDropPlaceholderContext]) {
        self.placeholders = placeholders
        things = Array(repeating: nil, count: placeholders.count)
        missing = placeholders.count
    }

    /// - Parameters:
    ///   - takesMembers: whether a member is one, and not what its text says.
    ///   - whenLoaded: called once, with what has come, and the placeholders; those of others have gone.
    func load(
        _ providers: [NSItemProvider], takingMembers takesMembers: Bool,
        whenLoaded:
            @escaping @MainActor ([(thing: DraggedThing, placeholder: any UITableViewDropPlaceholderContext)])
            -> Void
    ) {
        for (index, provider) in providers.enumerated() {
            let isMember = takesMembers && provider.canLoadObject(ofClass: Member.self)
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

    private func end() -> [(thing: DraggedThing, placeholder: any UITableViewDropPlaceholderContext)] {
        zip(things, placeholders).compactMap { thing, placeholder in
            if let thing { return (DraggedThing(thing), placeholder) }
            _ = placeholder.deletePlaceholder()
            return nil
        }
    }
}
