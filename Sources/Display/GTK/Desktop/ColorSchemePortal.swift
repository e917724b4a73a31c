// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// The desktop portal's setting for light or dark mode, `color-scheme` of `org.freedesktop.appearance`.
///
/// The setting is read asynchronously, and only if there is a session bus. Without a bus or a portal there is no
/// preference.
@MainActor
final class ColorSchemePortal {
    private(set) var prefersDark = false
    var didChange: (() -> Void)?

    private static let service = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let namespace = "org.freedesktop.appearance"
    private static let key = "color-scheme"
    /// The portal's value for dark mode; 0 is no preference, 2 is light mode.
    private static let dark: guint32 = 1

    private var context: gpointer { Unmanaged.passUnretained(self).toOpaque() }

    private nonisolated static func from(_ context: gpointer) -> ColorSchemePortal {
        Unmanaged<ColorSchemePortal>.fromOpaque(context).takeUnretainedValue()
    }

    /// Connects to the session bus, reads the setting, and observes its changes.
    func start() {
        guard Self.hasSessionBus else { return }
        g_bus_get(
            G_BUS_TYPE_SESSION, nil,
            { _, result, context in
                nonisolated(unsafe) let context = context!
                nonisolated(unsafe) let connection = g_bus_get_finish(result, nil)
                MainActor.assumeIsolated {
                    if let connection { ColorSchemePortal.from(context).connected(connection) }
                }
            }, context)
    }

    /// Whether the environment has a session bus. Without this check, GLib would start a bus if there is none.
    private static var hasSessionBus: Bool {
        let environment = ProcessInfo.processInfo.environment
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"] { return !address.isEmpty }
        guard let directory = environment["XDG_RUNTIME_DIR"] else { return false }
        return FileManager.default.fileExists(atPath: directory + "/bus")
    }

    private func connected(_ connection: OpaquePointer) {
        // By default GLib exits the process when the bus closes.
        g_dbus_connection_set_exit_on_close(connection, 0)
        g_dbus_connection_signal_subscribe(
            connection, Self.service, Self.interface, "SettingChanged", Self.path, Self.namespace,
            GDBusSignalFlags(rawValue: 0),
            { _, _, _, _, _, parameters, context in
                nonisolated(unsafe) let context = context!
                nonisolated(unsafe) let parameters = parameters!
                MainActor.assumeIsolated { ColorSchemePortal.from(context).settingChanged(parameters) }
            }, context, nil)
        var arguments = [g_variant_new_string(Self.namespace), g_variant_new_string(Self.key)]
        g_dbus_connection_call(
            connection, Self.service, Self.path, Self.interface, "Read",
            g_variant_new_tuple(&arguments, gsize(arguments.count)), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil,
            { connection, result, context in
                nonisolated(unsafe) let context = context!
                nonisolated(unsafe) let reply = g_dbus_connection_call_finish(OpaquePointer(connection), result, nil)
                MainActor.assumeIsolated {
                    guard let reply else { return }
                    ColorSchemePortal.from(context).readValue(g_variant_get_child_value(reply, 0))
                    g_variant_unref(reply)
                }
            }, context)
    }

    /// Handles the `SettingChanged` signal, whose parameters are the namespace, the key and the value.
    private func settingChanged(_ parameters: OpaquePointer) {
        guard g_variant_n_children(parameters) == 3, let key = g_variant_get_child_value(parameters, 1) else { return }
        defer { g_variant_unref(key) }
        guard String(cString: g_variant_get_string(key, nil)) == Self.key else { return }
        readValue(g_variant_get_child_value(parameters, 2))
    }

    /// Reads the setting's value from `boxed`, and releases that variant. Depending on its version, the portal wraps
    /// the value in one or more variants.
    private func readValue(_ boxed: OpaquePointer?) {
        guard var value = boxed else { return }
        while g_variant_classify(value) == G_VARIANT_CLASS_VARIANT {
            let inner = g_variant_get_variant(value)!
            g_variant_unref(value)
            value = inner
        }
        defer { g_variant_unref(value) }
        guard g_variant_classify(value) == G_VARIANT_CLASS_UINT32 else { return }
        prefersDark = g_variant_get_uint32(value) == Self.dark
        didChange?()
    }
}
