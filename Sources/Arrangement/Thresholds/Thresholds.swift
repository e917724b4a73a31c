// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Every number that decides when something happens or how it feels, with its unit and where it comes from.
///
/// "UIKit" means Apple's headers or documentation, "measured" a measurement on an iOS device, "peer" the value
/// another library uses, and "ours" a choice made here because nobody publishes one.
///
/// Each concept has a file here. How something looks, its corners and margins, is said by the code that draws it.
package enum Thresholds {}
