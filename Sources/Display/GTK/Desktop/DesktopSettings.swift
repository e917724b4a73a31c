// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// Reads what the desktop asks of every app, and tells when it changes.
///
/// Text size, motion and an explicit dark theme come from `GtkSettings`, which has them from the desktop's settings
/// daemon; light or dark from the desktop portal too, where there is one.
@MainActor
final class DesktopSettings {
    private(set) var preferences = DesktopPreferences()
    /// Called after `preferences` has changed.
    var didChange: (() -> Void)?

    private let settings = gtk_settings_get_default()
    private let colorScheme = ColorSchemePortal()

    /// GTK counts in 1024ths of a dot an inch; 96 an inch is a text size of 1.
    private static let normalResolution = 96.0 * 1024

    init() {
        read()
        colorScheme.didChange = { [unowned self] in read() }
        colorScheme.start()
        guard let settings else { return }
        let changed: GObjectBridge.Notified = { _, _, context in
            nonisolated(unsafe) let context = context!
            MainActor.assumeIsolated {
                Unmanaged<DesktopSettings>.fromOpaque(context).takeUnretainedValue().read()
            }
        }
        for name in [
            "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-xft-dpi",
        ] {
            GObjectBridge.connect(settings, "notify::" + name, Unmanaged.passUnretained(self).toOpaque(), changed)
        }
    }

    private func read() {
        var new = DesktopPreferences()
        new.isRightToLeft = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
        new.prefersDark = colorScheme.prefersDark
        if let settings {
            // Desktops older than the portal's setting know dark themes only by name.
            let theme = GObjectBridge.string(settings, "gtk-theme-name")?.lowercased() ?? ""
            let hasDarkTheme = theme.hasSuffix("-dark")
            // GTK has no setting for contrast: its own themes of high contrast are called so.
            new.prefersHighContrast = theme.hasPrefix("highcontrast") || theme.contains("-hc")
            if hasDarkTheme || GObjectBridge.bool(settings, "gtk-application-prefer-dark-theme") {
                new.prefersDark = true
            }
            new.prefersReducedMotion = !GObjectBridge.bool(settings, "gtk-enable-animations")
            let resolution = GObjectBridge.int(settings, "gtk-xft-dpi")
            if resolution > 0 { new.textScale = Double(resolution) / Self.normalResolution }
        }
        if new == preferences { return }
        preferences = new
        didChange?()
    }
}
