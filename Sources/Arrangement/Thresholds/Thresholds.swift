// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// All numbers that decide when an event happens or how an interaction feels, each with its unit and its source.
///
/// The source is Apple's headers or documentation ("UIKit"), a measurement on an iOS device, another library, or an
/// article. UIKitWeb is an open re-implementation of UIKit for the web. "Our own choice" means that no value is
/// published.
///
/// Each topic has a file in this folder. The appearance of views, such as corners and margins, is defined in the
/// drawing code.
package enum Thresholds {}
