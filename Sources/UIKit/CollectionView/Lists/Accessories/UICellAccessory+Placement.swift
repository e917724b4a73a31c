// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UICellAccessory {
    /// The side of the row at which a custom view is, and its place among the other accessories there.
    public enum Placement {
        /// Returns the index of the view in the accessories of its side, which are in reading order.
        public typealias Position = ([UICellAccessory]) -> Int

        /// Before the content, by default next to it.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// After the content, by default next to it.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Returns the place before an accessory of the same type, or after all others if there is none.
        public static func position(before accessory: UICellAccessory) -> Position {
            { accessories in
                accessories.firstIndex { $0.accessoryType == accessory.accessoryType } ?? accessories.count
            }
        }

        /// Returns the place after an accessory of the same type, or after all others if there is none.
        public static func position(after accessory: UICellAccessory) -> Position {
            { accessories in
                accessories.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 }
                    ?? accessories.count
            }
        }

        var displayed: DisplayedState {
            switch self {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        }
    }
}

/// The accessories of a row in reading order.
struct AccessoryOrder {
    private(set) var leading: [UICellAccessory] = []
    private(set) var trailing: [UICellAccessory] = []

    /// The system accessories of each side in reading order.
    private static var leadingTypes: [UICellAccessory.AccessoryType] { [.delete, .insert, .multiselect] }
    private static var trailingTypes: [UICellAccessory.AccessoryType] {
        [.label, .checkmark, .detail, .disclosureIndicator, .outlineDisclosure, .popUpMenu, .reorder]
    }

    /// Sorts the accessories that a row has in or outside editing mode.
    init(_ accessories: [UICellAccessory], isEditing: Bool) {
        let displayed = accessories.filter { $0.isDisplayed(isEditing: isEditing) }
        func sorted(_ types: [UICellAccessory.AccessoryType]) -> [UICellAccessory] {
            types.compactMap { type in displayed.first { $0.accessoryType == type } }
        }
        (leading, trailing) = (sorted(AccessoryOrder.leadingTypes), sorted(AccessoryOrder.trailingTypes))
        for accessory in displayed {
            guard case .view(let configuration) = accessory.content else { continue }
            switch configuration.placement {
            case .leading(_, let position): AccessoryOrder.insert(accessory, at: position, into: &leading)
            case .trailing(_, let position): AccessoryOrder.insert(accessory, at: position, into: &trailing)
            }
        }
    }

    private static func insert(
        _ accessory: UICellAccessory, at position: UICellAccessory.Placement.Position,
        into accessories: inout [UICellAccessory]
    ) { accessories.insert(accessory, at: min(max(position(accessories), 0), accessories.count)) }
}
