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
        members.value("transform", get: { $0.transform }, set: { $0.transform = $1 })
        members.value("alpha", get: { $0.alpha }, set: { $0.alpha = $1 })
        members.value("tag", get: { $0.tag }, set: { $0.tag = $1 })
        members.value("backgroundColor", get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 })
        members.value("tintColor", get: { $0.tintColor }, set: { $0.tintColor = $1 })
        members.value("clipsToBounds", get: { $0.clipsToBounds }, set: { $0.clipsToBounds = $1 })
        members.value("contentMode", get: { $0.contentMode }, set: { $0.contentMode = $1 })
        members.value("autoresizingMask", get: { $0.autoresizingMask }, set: { $0.autoresizingMask = $1 })
        members.value("autoresizesSubviews", get: { $0.autoresizesSubviews }, set: { $0.autoresizesSubviews = $1 })
        members.value(
            "translatesAutoresizingMaskIntoConstraints", get: { $0.translatesAutoresizingMaskIntoConstraints },
            set: { $0.translatesAutoresizingMaskIntoConstraints = $1 })
        members.value(
            "semanticContentAttribute", get: { $0.semanticContentAttribute }, set: { $0.semanticContentAttribute = $1 })
        members.value("contentScaleFactor", get: { $0.contentScaleFactor }, set: { $0.contentScaleFactor = $1 })
        members.value("layoutMargins", get: { $0.layoutMargins }, set: { $0.layoutMargins = $1 })
        members.value(
            "directionalLayoutMargins", get: { $0.directionalLayoutMargins }, set: { $0.directionalLayoutMargins = $1 })
        members.value(
            "preservesSuperviewLayoutMargins", get: { $0.preservesSuperviewLayoutMargins },
            set: { $0.preservesSuperviewLayoutMargins = $1 })
        members.value(
            "insetsLayoutMarginsFromSafeArea", get: { $0.insetsLayoutMarginsFromSafeArea },
            set: { $0.insetsLayoutMarginsFromSafeArea = $1 })
        members.value(
            "layoutMarginsFollowReadableWidth", get: { $0.margins.followsReadableWidth },
            set: {
                $0.margins.followsReadableWidth = $1
                $0.refreshMargins()
            })
        for (hugging, resistance, axis) in [
            (
                "horizontalHuggingPriority", "horizontalCompressionResistancePriority",
                NSLayoutConstraint.Axis.horizontal
            ),
            ("verticalHuggingPriority", "verticalCompressionResistancePriority", .vertical),
        ] {
            members.value(
                hugging, get: { $0.contentHuggingPriority(for: axis) },
                set: { $0.setContentHuggingPriority($1, for: axis) })
            members.value(
                resistance, get: { $0.contentCompressionResistancePriority(for: axis) },
                set: { $0.setContentCompressionResistancePriority($1, for: axis) })
        }
        members.value(
            "overrideUserInterfaceStyle", get: { $0.overrideUserInterfaceStyle },
            set: { $0.overrideUserInterfaceStyle = $1 })
        members.value("gestureRecognizers", get: { $0.gestureRecognizers }, set: { $0.gestureRecognizers = $1 })
        members.property("hidden", get: { $0.isHidden }, set: { $0.isHidden = $1 })
        members.value("opaque", get: { $0.isOpaque }, set: { $0.isOpaque = $1 })
        members.value(
            "userInteractionEnabled", get: { $0.isUserInteractionEnabled }, set: { $0.isUserInteractionEnabled = $1 })
        members.value(
            "multipleTouchEnabled", get: { $0.isMultipleTouchEnabled }, set: { $0.isMultipleTouchEnabled = $1 })
        members.value("exclusiveTouch", get: { $0.isExclusiveTouch }, set: { $0.isExclusiveTouch = $1 })
        members.value("layer", get: { $0.layer })
        members.value("superview", get: { $0.superview })
        members.value("subviews", get: { $0.subviews })
        members.value("window", get: { $0.window })
        members.value("safeAreaInsets", get: { $0.safeAreaInsets })
    }
    DynamicMembers.register(UIImageView.self) { members in
        members.value("image", get: { $0.image }, set: { $0.image = $1 })
        members.value("highlightedImage", get: { $0.highlightedImage }, set: { $0.highlightedImage = $1 })
        members.value(
            "preferredSymbolConfiguration", get: { $0.preferredSymbolConfiguration },
            set: { $0.preferredSymbolConfiguration = $1 })
        members.value("highlighted", get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 })
    }
    DynamicMembers.register(UIStackView.self) { members in
        members.value("axis", get: { $0.axis }, set: { $0.axis = $1 })
        members.value("distribution", get: { $0.distribution }, set: { $0.distribution = $1 })
        members.value("alignment", get: { $0.alignment }, set: { $0.alignment = $1 })
        members.value("spacing", get: { $0.spacing }, set: { $0.spacing = $1 })
        members.value(
            "usesStandardSpacing", get: { $0.spacing == UIStackView.spacingUseSystem },
            set: { stack, isStandard in
                if isStandard {
                    stack.spacing = UIStackView.spacingUseSystem
                } else if stack.spacing == UIStackView.spacingUseSystem {
                    stack.spacing = 0
                }
            })
        members.value(
            "baselineRelativeArrangement", get: { $0.isBaselineRelativeArrangement },
            set: { $0.isBaselineRelativeArrangement = $1 })
        members.value(
            "layoutMarginsRelativeArrangement", get: { $0.isLayoutMarginsRelativeArrangement },
            set: { $0.isLayoutMarginsRelativeArrangement = $1 })
        members.value("arrangedSubviews", get: { $0.arrangedSubviews })
    }
    DynamicMembers.register(UIVisualEffectView.self) { members in
        members.value("effect", get: { $0.effect }, set: { $0.effect = $1 })
        members.value("contentView", get: { $0.contentView })
    }
    DynamicMembers.register(NSLayoutConstraint.self) { members in
        members.value("constant", get: { $0.constant }, set: { $0.constant = $1 })
        members.value("priority", get: { $0.priority }, set: { $0.priority = $1 })
        members.value("identifier", get: { $0.identifier }, set: { $0.identifier = $1 })
        members.value("shouldBeArchived", get: { $0.shouldBeArchived }, set: { $0.shouldBeArchived = $1 })
        members.value("active", get: { $0.isActive }, set: { $0.isActive = $1 })
    }
    DynamicMembers.register(UILayoutGuide.self) { members in
        members.value("identifier", get: { $0.identifier }, set: { $0.identifier = $1 })
        members.value("layoutFrame", get: { $0.layoutFrame })
    }
}
