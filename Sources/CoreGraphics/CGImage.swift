// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// An immutable picture in pixels.
public final class CGImage: @unchecked Sendable {
    /// The `GdkTexture`, owned.
    let texture: OpaquePointer

    /// Takes over one reference.
    init(owning texture: OpaquePointer) {
        self.texture = texture
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(texture))
    }

    /// Pixels.
    public var width: Int { Int(gdk_texture_get_width(texture)) }
    /// Pixels.
    public var height: Int { Int(gdk_texture_get_height(texture)) }
}
