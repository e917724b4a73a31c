// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime

extension DynamicMembers where Object: ListView {
    /// Adds the properties that tables and collection views share, by the names that they have on iOS.
    mutating func addListValues() {
        value("allowsSelection", get: { $0.allowsSelection }, set: { $0.allowsSelection = $1 })
        value(
            "allowsSelectionDuringEditing", get: { $0.allowsSelectionDuringEditing },
            set: { $0.allowsSelectionDuringEditing = $1 })
        value("allowsMultipleSelection", get: { $0.allowsMultipleSelection }, set: { $0.allowsMultipleSelection = $1 })
        value(
            "allowsMultipleSelectionDuringEditing", get: { $0.allowsMultipleSelectionDuringEditing },
            set: { $0.allowsMultipleSelectionDuringEditing = $1 })
        value(
            "remembersLastFocusedIndexPath", get: { $0.remembersLastFocusedIndexPath },
            set: { $0.remembersLastFocusedIndexPath = $1 })
        value("selectionFollowsFocus", get: { $0.selectionFollowsFocus }, set: { $0.selectionFollowsFocus = $1 })
        value("backgroundView", get: { $0.backgroundView }, set: { $0.backgroundView = $1 })
        value("editing", get: { $0.isEditing }, set: { $0.isEditing = $1 })
        value("prefetchingEnabled", get: { $0.isPrefetchingEnabled }, set: { $0.isPrefetchingEnabled = $1 })
    }
}
