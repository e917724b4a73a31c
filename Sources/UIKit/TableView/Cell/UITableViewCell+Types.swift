// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewCell {
    /// Which labels a cell has and where they stand.
    public enum CellStyle: Int, Sendable {
        /// A title, after an image if there is one.
        case `default`
        /// A title, and a value at the other end of the row.
        case value1
        /// A small title in the tint colour, and a small value next to it.
        case value2
        /// A title above a smaller line.
        case subtitle
    }

    public enum SeparatorStyle: Int, Sendable {
        case none
        case singleLine
    }

    public enum SelectionStyle: Int, Sendable {
        /// Selection does not show.
        case none
        /// The same as `default` since iOS 7.
        case blue
        case gray
        case `default`
    }

    /// What a row's control does while its table is edited.
    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    /// What stands at the end of a row.
    public enum AccessoryType: Int, Sendable {
        case none
        /// A chevron.
        case disclosureIndicator
        /// A button and a chevron.
        case detailDisclosureButton
        case checkmark
        /// A button.
        case detailButton
    }

    /// Which controls show besides the content.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static var showingEditControl: StateMask { StateMask(rawValue: 1) }
        public static var showingDeleteConfirmation: StateMask { StateMask(rawValue: 2) }
    }
}
