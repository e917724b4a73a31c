// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// All numbers that decide when an event happens or how it feels, each with its unit and its source.
///
/// "UIKit" means Apple's headers or documentation, and "measured" a measurement on an iOS device. "Peer" means the
/// value of another library, and "ours" a choice made here because no value is published.
///
/// Each topic has a file here. The appearance of views, such as corners and margins, is defined in the drawing code.
package enum Thresholds {}
