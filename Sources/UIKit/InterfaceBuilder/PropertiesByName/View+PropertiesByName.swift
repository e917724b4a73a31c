// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime

// The properties of views by the names that they have on iOS: for key-value coding, and for storyboards and nibs.

@section("uplift_classes") @used private let viewProperties: @convention(c) () -> Void = {
    DynamicMembers.register(UIView.self) { members in
        members.property("frame", get: { $0.frame }, set: { $0.frame = $1 })
        members.property("bounds", get: { $0.bounds }, set: { $0.bounds = $1 })
        members.property("center", get: { $0.center }, set: { $0.center = $1 })
        members.property("transform", get: { $0.transform }, set: { $0.transform = $1 })
        members.property("alpha", get: { $0.alpha }, set: { $0.alpha = $1 })
        members.property("tag", get: { $0.tag }, set: { $0.tag = $1 })
        members.property("backgroundColor", get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 })
        members.property("tintColor", get: { $0.tintColor }, set: { $0.tintColor = $1 })
        members.property("clipsToBounds", get: { $0.clipsToBounds }, set: { $0.clipsToBounds = $1 })
        members.property("contentMode", get: { $0.contentMode }, set: { $0.contentMode = $1 })
        members.property("autoresizingMask", get: { $0.autoresizingMask }, set: { $0.autoresizingMask = $1 })
        members.property("autoresizesSubviews", get: { $0.autoresizesSubviews }, set: { $0.autoresizesSubviews = $1 })
        members.property(
            "translatesAutoresizingMaskIntoConstraints", get: { $0.translatesAutoresizingMaskIntoConstraints },
            set: { $0.translatesAutoresizingMaskIntoConstraints = $1 })
        members.property(
            "semanticContentAttribute", get: { $0.semanticContentAttribute }, set: { $0.semanticContentAttribute = $1 })
        members.property("contentScaleFactor", get: { $0.contentScaleFactor }, set: { $0.contentScaleFactor = $1 })
        members.property("layoutMargins", get: { $0.layoutMargins }, set: { $0.layoutMargins = $1 })
        members.property(
            "directionalLayoutMargins", get: { $0.directionalLayoutMargins }, set: { $0.directionalLayoutMargins = $1 })
        members.property(
            "preservesSuperviewLayoutMargins", get: { $0.preservesSuperviewLayoutMargins },
            set: { $0.preservesSuperviewLayoutMargins = $1 })
        members.property(
            "insetsLayoutMarginsFromSafeArea", get: { $0.insetsLayoutMarginsFromSafeArea },
            set: { $0.insetsLayoutMarginsFromSafeArea = $1 })
        members.property(
            "overrideUserInterfaceStyle", get: { $0.overrideUserInterfaceStyle },
            set: { $0.overrideUserInterfaceStyle = $1 })
        members.property("gestureRecognizers", get: { $0.gestureRecognizers }, set: { $0.gestureRecognizers = $1 })
        members.property("hidden", get: { $0.isHidden }, set: { $0.isHidden = $1 })
        members.property("opaque", get: { $0.isOpaque }, set: { $0.isOpaque = $1 })
        members.property(
            "userInteractionEnabled", get: { $0.isUserInteractionEnabled }, set: { $0.isUserInteractionEnabled = $1 })
        members.property(
            "multipleTouchEnabled", get: { $0.isMultipleTouchEnabled }, set: { $0.isMultipleTouchEnabled = $1 })
        members.property("exclusiveTouch", get: { $0.isExclusiveTouch }, set: { $0.isExclusiveTouch = $1 })
        members.property("layer", get: { $0.layer })
        members.property("superview", get: { $0.superview })
        members.property("subviews", get: { $0.subviews })
        members.property("window", get: { $0.window })
        members.property("safeAreaInsets", get: { $0.safeAreaInsets })
    }
    DynamicMembers.register(UIImageView.self) { members in
        members.property("image", get: { $0.image }, set: { $0.image = $1 })
        members.property("highlightedImage", get: { $0.highlightedImage }, set: { $0.highlightedImage = $1 })
        members.property(
            "preferredSymbolConfiguration", get: { $0.preferredSymbolConfiguration },
            set: { $0.preferredSymbolConfiguration = $1 })
        members.property("highlighted", get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 })
    }
    DynamicMembers.register(UIStackView.self) { members in
        members.property("axis", get: { $0.axis }, set: { $0.axis = $1 })
        members.property("distribution", get: { $0.distribution }, set: { $0.distribution = $1 })
        members.property("alignment", get: { $0.alignment }, set: { $0.alignment = $1 })
        members.property("spacing", get: { $0.spacing }, set: { $0.spacing = $1 })
        members.property(
            "baselineRelativeArrangement", get: { $0.isBaselineRelativeArrangement },
            set: { $0.isBaselineRelativeArrangement = $1 })
        members.property(
            "layoutMarginsRelativeArrangement", get: { $0.isLayoutMarginsRelativeArrangement },
            set: { $0.isLayoutMarginsRelativeArrangement = $1 })
        members.property("arrangedSubviews", get: { $0.arrangedSubviews })
    }
    DynamicMembers.register(UIVisualEffectView.self) { members in
        members.property("effect", get: { $0.effect }, set: { $0.effect = $1 })
        members.property("contentView", get: { $0.contentView })
    }
    DynamicMembers.register(NSLayoutConstraint.self) { members in
        members.property("constant", get: { $0.constant }, set: { $0.constant = $1 })
        members.property("priority", get: { $0.priority }, set: { $0.priority = $1 })
        members.property("identifier", get: { $0.identifier }, set: { $0.identifier = $1 })
        members.property("shouldBeArchived", get: { $0.shouldBeArchived }, set: { $0.shouldBeArchived = $1 })
        members.property("active", get: { $0.isActive }, set: { $0.isActive = $1 })
    }
    DynamicMembers.register(UILayoutGuide.self) { members in
        members.property("identifier", get: { $0.identifier }, set: { $0.identifier = $1 })
        members.property("layoutFrame", get: { $0.layoutFrame })
    }
}
