// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime

// The properties for assistive technology by the names that they have on iOS: for key-value coding, and for storyboards
// and nibs.

@section("uplift_classes") @used private let accessibilityProperties: @convention(c) () -> Void = {
    DynamicMembers.register(AccessibleObject.self) { members in
        members.value(
            "isAccessibilityElement", get: { $0.isAccessibilityElement }, set: { $0.isAccessibilityElement = $1 })
        members.value("accessibilityLabel", get: { $0.accessibilityLabel }, set: { $0.accessibilityLabel = $1 })
        members.value("accessibilityHint", get: { $0.accessibilityHint }, set: { $0.accessibilityHint = $1 })
        members.value("accessibilityValue", get: { $0.accessibilityValue }, set: { $0.accessibilityValue = $1 })
        members.value("accessibilityTraits", get: { $0.accessibilityTraits }, set: { $0.accessibilityTraits = $1 })
        members.value(
            "accessibilityIdentifier", get: { $0.accessibilityIdentifier }, set: { $0.accessibilityIdentifier = $1 })
    }
}
