// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A number that is counted up and down, and never below zero.
public final class Counter: NSObject {
    @objc public dynamic private(set) var count = 0

    public override init() { super.init() }

    public func add(_ number: Int) { count = max(0, count + number) }
}
