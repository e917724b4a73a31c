// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// Swift replacements for GObject's macros and variadic functions, which Swift cannot import.
enum GObjectBridge {
    /// The type of a `notify` signal handler; its arguments are the object, the property and the context.
    typealias Notified = @convention(c) (gpointer?, gpointer?, gpointer?) -> Void

    /// Connects a C function to a signal.
    ///
    /// The function's type is not checked: it must have the signal's C signature, with `context` as the last argument.
    @discardableResult
    static func connect<Function>(
        _ object: some GPointer, _ signal: String, _ context: gpointer, _ function: Function
    ) -> gulong {
        g_signal_connect_data(
            object.gpointer, signal, unsafeBitCast(function, to: GCallback.self), context, nil,
            GConnectFlags(rawValue: 0))
    }

    /// Disconnects from the object's signals all functions that were connected with `context`.
    static func disconnect(_ object: some GPointer, _ context: gpointer) {
        g_signal_handlers_disconnect_matched(object.gpointer, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, context)
    }

    static func className(_ object: some GPointer) -> String {
        String(cString: g_type_name_from_instance(object.gpointer.assumingMemoryBound(to: GTypeInstance.self)))
    }

    static func bool(_ object: some GPointer, _ property: String) -> Bool {
        value(object, property) { g_value_get_boolean($0) != 0 }
    }

    static func int(_ object: some GPointer, _ property: String) -> Int {
        value(object, property) { Int(g_value_get_int($0)) }
    }

    static func string(_ object: some GPointer, _ property: String) -> String? {
        value(object, property) { g_value_get_string($0).map { String(cString: $0) } }
    }

    private static func value<Result>(
        _ object: some GPointer, _ property: String, _ read: (UnsafePointer<GValue>) -> Result
    ) -> Result {
        var value = GValue()
        defer { g_value_unset(&value) }
        g_object_get_property(object.gpointer.assumingMemoryBound(to: GObject.self), property, &value)
        return read(&value)
    }
}

/// A pointer to a GObject. Swift imports some of these as typed pointers, and others as opaque ones.
protocol GPointer {
    var gpointer: gpointer { get }
}

extension OpaquePointer: GPointer {
    var gpointer: gpointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutablePointer: GPointer {
    var gpointer: gpointer { UnsafeMutableRawPointer(self) }
}
