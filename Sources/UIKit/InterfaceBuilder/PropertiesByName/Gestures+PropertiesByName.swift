// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime

// The properties of gesture recognizers by the names that they have on iOS: for key-value coding, and for storyboards
// and nibs.

@section("uplift_classes") @used private let gestureProperties: @convention(c) () -> Void = {
    DynamicMembers.register(UIGestureRecognizer.self) { members in
        members.value(
            "requiresExclusiveTouchType", get: { $0.requiresExclusiveTouchType },
            set: { $0.requiresExclusiveTouchType = $1 })
        members.value("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
        members.value(
            "cancelsTouchesInView", get: { $0.cancelsTouchesInView }, set: { $0.cancelsTouchesInView = $1 })
        members.value("delaysTouchesBegan", get: { $0.delaysTouchesBegan }, set: { $0.delaysTouchesBegan = $1 })
        members.value("delaysTouchesEnded", get: { $0.delaysTouchesEnded }, set: { $0.delaysTouchesEnded = $1 })
        members.value("name", get: { $0.name }, set: { $0.name = $1 })
        members.value("enabled", get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
        members.value("state", get: { $0.state })
        members.value("view", get: { $0.view })
    }
    DynamicMembers.register(UITapGestureRecognizer.self) { members in
        members.value(
            "numberOfTapsRequired", get: { $0.numberOfTapsRequired }, set: { $0.numberOfTapsRequired = $1 })
        members.value(
            "numberOfTouchesRequired", get: { $0.numberOfTouchesRequired }, set: { $0.numberOfTouchesRequired = $1 })
    }
    DynamicMembers.register(UILongPressGestureRecognizer.self) { members in
        members.value(
            "numberOfTapsRequired", get: { $0.numberOfTapsRequired }, set: { $0.numberOfTapsRequired = $1 })
        members.value(
            "numberOfTouchesRequired", get: { $0.numberOfTouchesRequired }, set: { $0.numberOfTouchesRequired = $1 })
        members.value(
            "minimumPressDuration", get: { $0.minimumPressDuration }, set: { $0.minimumPressDuration = $1 })
        members.value("allowableMovement", get: { $0.allowableMovement }, set: { $0.allowableMovement = $1 })
    }
    DynamicMembers.register(UIPanGestureRecognizer.self) { members in
        members.value(
            "minimumNumberOfTouches", get: { $0.minimumNumberOfTouches }, set: { $0.minimumNumberOfTouches = $1 })
        members.value(
            "maximumNumberOfTouches", get: { $0.maximumNumberOfTouches }, set: { $0.maximumNumberOfTouches = $1 })
    }
    DynamicMembers.register(UIScreenEdgePanGestureRecognizer.self) { members in
        members.value("edges", get: { $0.edges }, set: { $0.edges = $1 })
    }
    DynamicMembers.register(UISwipeGestureRecognizer.self) { members in
        members.value("direction", get: { $0.direction }, set: { $0.direction = $1 })
        members.value(
            "numberOfTouchesRequired", get: { $0.numberOfTouchesRequired }, set: { $0.numberOfTouchesRequired = $1 })
    }
    DynamicMembers.register(UIPinchGestureRecognizer.self) { members in
        members.value("scale", get: { $0.scale }, set: { $0.scale = $1 })
        members.value("velocity", get: { $0.velocity })
    }
    DynamicMembers.register(UIRotationGestureRecognizer.self) { members in
        members.value("rotation", get: { $0.rotation }, set: { $0.rotation = $1 })
        members.value("velocity", get: { $0.velocity })
    }
}
