// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// What a surface has done since it was made: an idle one adds nothing.
package struct SurfaceStatistics: Equatable, Sendable {
    /// Requests for a frame; those before the frame count as one.
    package var framesRequested = 0
    /// Frames that the delegate was asked to render.
    package var framesRendered = 0
    /// Pictures that were handed over.
    package var nodesPresented = 0

    package init() {}
}
