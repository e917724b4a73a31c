// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension NSLayoutConstraint {
    /// Options for a format string of the visual format language: alignments of the views, the direction of a row, and
    /// the way in which distances are measured.
    ///
    /// A row can have only vertical alignments, and a column only horizontal ones.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Creates the option that aligns an attribute of all views.
        init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        /// The left edges of all views are aligned.
        public static let alignAllLeft = FormatOptions(.left)
        /// The right edges of all views are aligned.
        public static let alignAllRight = FormatOptions(.right)
        /// The top edges of all views are aligned.
        public static let alignAllTop = FormatOptions(.top)
        /// The bottom edges of all views are aligned.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// The leading edges of all views are aligned.
        public static let alignAllLeading = FormatOptions(.leading)
        /// The trailing edges of all views are aligned.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// The horizontal centres of all views are aligned.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// The vertical centres of all views are aligned.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// The baselines of the views' last lines of text are aligned.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// The baselines of the views' first lines of text are aligned.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// The bits of all alignments.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// A row goes from the leading to the trailing edge. This is the default.
        public static let directionLeadingToTrailing = FormatOptions([])
        /// A row goes from left to right, also in right-to-left layout.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// A row goes from right to left, also in left-to-right layout.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Distances are measured between the edges of views. This is the default.
        public static let spacingEdgeToEdge = FormatOptions([])
        /// The distances in a column that the format gives as numbers or metrics are measured between baselines, if
        /// both views have text.
        ///
        /// These distances are still measured between edges: the standard distance, those to the superview, and all in
        /// a row.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bit that says how distances are measured.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}
