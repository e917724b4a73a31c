// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An action that undoes one change: a closure that is called with an object. The object is held weakly.
@MainActor
struct UndoAction {
    private(set) weak var target: AnyObject?
    private let call: @MainActor (AnyObject) -> Void

    init<Target: AnyObject>(_ target: Target, _ call: @escaping @MainActor (Target) -> Void) {
        self.target = target
        self.call = { object in
            if let object = object as? Target { call(object) }
        }
    }

    /// Calls the closure, unless the object was released.
    func perform() {
        if let target { call(target) }
    }
}
