// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A variable with a separate value for each thread.
///
/// A Swift task may continue on another thread after an `await`, so a value is reliable only between two suspension
/// points.
final class ThreadLocal<Value>: @unchecked Sendable {
    private final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private let key: pthread_key_t
    private let initial: @Sendable () -> Value

    init(_ initial: @escaping @Sendable () -> Value) {
        self.initial = initial
        var key = pthread_key_t()
        let error = pthread_key_create(&key) { box in
            if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
        }
        precondition(error == 0, "there is a thread-specific key left")
        self.key = key
    }

    deinit {
        pthread_key_delete(key)
    }

    /// The calling thread's value.
    var value: Value {
        get { box.value }
        set { box.value = newValue }
    }

    private var box: Box {
        if let known = pthread_getspecific(key) { return Unmanaged<Box>.fromOpaque(known).takeUnretainedValue() }
        let box = Box(initial())
        pthread_setspecific(key, Unmanaged.passRetained(box).toOpaque())
        return box
    }
}
