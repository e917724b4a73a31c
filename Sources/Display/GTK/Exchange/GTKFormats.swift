// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

internal import CGTK

/// Conversions of GDK's lists of formats.
enum GTKFormats {
    /// The MIME types in a `GdkContentFormats`.
    static func names(_ formats: OpaquePointer?) -> [String] {
        guard let formats else { return [] }
        var count: gsize = 0
        guard let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
        return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
    }

    /// Calls `body` with a null-terminated C array of one format name.
    static func withList(of name: String, _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Void) {
        name.withCString { name in
            var list: [UnsafePointer<CChar>?] = [name, nil]
            list.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
        }
    }
}
