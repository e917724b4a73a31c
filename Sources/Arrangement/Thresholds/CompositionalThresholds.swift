// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Limits of compositional layouts. They keep numbers that an app computed wrongly from making a layout endless.
extension Thresholds {
    package enum Compositional {
        /// The permitted fractions of a container. Our own choice.
        package static let fractions = 0.0...1e4
        /// The permitted numbers of pixels in a point. Our own choice.
        package static let scales = 0.01...100.0
        /// The excess in points with which an item still fits. A third of a room is not a binary fraction, so three
        /// thirds may exceed it by a rounding error.
        package static let fitTolerance = 1.0 / 1024
        /// The part of a pixel below a whole number at which a length still counts as that number. From measurements
        /// of UIKit, which call it a hair; the number is our own choice.
        package static let pixelTolerance = 1.0 / 1024
        /// The number of groups inside each other at which the innermost one stays empty. Our own choice: far more
        /// than a layout needs, and few enough for the stack of a thread.
        package static let nesting = 256
        /// The maximum number of subitems that are counted as fitting in a group. Our own choice: items without a
        /// length fit endlessly.
        package static let subitems = 1 << 30
        /// The number of items up to which the groups of a section share one solution. Our own choice.
        package static let sharedGroupItems = 1 << 12
        /// The number of items and groups that are solved for one group of a section, in addition to its own items. Our
        /// own choice: nested groups that turn out not to fit are solved in vain, and their number may double with each
        /// level.
        package static let steps = 1 << 14
    }
}
