// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewCell {
    /// The labels of a cell and their arrangement.
    public enum CellStyle: Int, Sendable {
        /// A title, after an image if there is one.
        case `default`
        /// A title, and a value at the other end of the row.
        case value1
        /// A small title in the tint colour, and a small value next to it.
        case value2
        /// A title above a smaller second text.
        case subtitle
    }

    /// The style of the separators between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// There are no separators.
        case none
        /// A thin line.
        case singleLine
    }

    /// The appearance of a selected row.
    public enum SelectionStyle: Int, Sendable {
        /// The row does not appear selected.
        case none
        /// The same as `default` since iOS 7.
        case blue
        /// The same as `default`.
        case gray
        /// A grey background.
        case `default`
    }

    /// The action of a row's edit control.
    public enum EditingStyle: Int, Sendable {
        /// No control, a red delete control, or a green insert control.
        case none, delete, insert
    }

    /// The accessory at the trailing end of a row.
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none
        /// A chevron: the row opens more content.
        case disclosureIndicator
        /// An info button and a chevron.
        case detailDisclosureButton
        /// A checkmark.
        case checkmark
        /// An info button.
        case detailButton
    }

    /// The controls that are visible beside the content.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The cell is in editing mode.
        public static var showingEditControl: StateMask { StateMask(rawValue: 1) }
        /// The delete button or other swipe actions are visible.
        public static var showingDeleteConfirmation: StateMask { StateMask(rawValue: 2) }
    }
}
