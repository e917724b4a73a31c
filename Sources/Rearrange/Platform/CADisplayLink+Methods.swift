// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(ObjectiveC)
import UIKit

extension CADisplayLink {
    /// Creates a display link that calls a method of `target`: `CADisplayLink(target: self, selector: Clock.tick)`. The
    /// link retains its target.
    @MainActor
    public convenience init<Target: AnyObject>(
        target: Target, selector sel: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
    ) {
        let relay = SelectorTarget { sender, _ in
            if let link = sender as? CADisplayLink { sel(target)(link) }
        }
        self.init(target: relay, selector: #selector(SelectorTarget.send(_:)))
    }

    /// Creates a display link that calls a method without parameters. The link retains its target.
    @MainActor
    public convenience init<Target: AnyObject>(
        target: Target, selector sel: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        let relay = SelectorTarget { _, _ in sel(target)() }
        self.init(target: relay, selector: #selector(SelectorTarget.send(_:)))
    }
}
#endif
