// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// Reads the desktop's appearance and accessibility settings, and reports changes.
///
/// Text size, motion and an explicit dark theme come from `GtkSettings`, which gets them from the desktop's settings
/// daemon. Light or dark mode also comes from the desktop portal, if there is one.
@MainActor
final class DesktopSettings {
    private(set) var preferences = DesktopPreferences()
    /// Called after `preferences` has changed.
    var didChange: (() -> Void)?

    private let settings = gtk_settings_get_default()
    private let colorScheme = ColorSchemePortal()

    /// The value of `gtk-xft-dpi` for a text scale of 1: 96 dots per inch, in units of 1/1024.
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
            // Desktops older than the portal's setting indicate dark mode only by the theme's name.
            let theme = GObjectBridge.string(settings, "gtk-theme-name")?.lowercased() ?? ""
            let hasDarkTheme = theme.hasSuffix("-dark")
            // GTK has no setting for contrast: its high-contrast themes are recognized by name.
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
