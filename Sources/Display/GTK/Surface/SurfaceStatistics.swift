// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Counters of a surface's work since its creation; an idle surface does not increase them.
package struct SurfaceStatistics: Equatable, Sendable {
    /// The number of frame requests; several requests for the same frame count as one.
    package var framesRequested = 0
    /// The number of frames that the delegate was asked to render.
    package var framesRendered = 0
    /// The number of render trees that the delegate presented.
    package var nodesPresented = 0

    package init() {}
}
