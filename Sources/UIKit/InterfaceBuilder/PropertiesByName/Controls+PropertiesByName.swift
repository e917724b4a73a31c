// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime

// The properties of controls by the names that they have on iOS: for key-value coding, and for storyboards and nibs.

@section("uplift_classes") @used private let controlProperties: @convention(c) () -> Void = {
    DynamicMembers.register(UIControl.self) { members in
        members.value("toolTip", get: { $0.toolTip }, set: { $0.toolTip = $1 })
        members.value(
            "contentHorizontalAlignment", get: { $0.contentHorizontalAlignment },
            set: { $0.contentHorizontalAlignment = $1 })
        members.value(
            "contentVerticalAlignment", get: { $0.contentVerticalAlignment }, set: { $0.contentVerticalAlignment = $1 })
        members.value(
            "showsMenuAsPrimaryAction", get: { $0.showsMenuAsPrimaryAction }, set: { $0.showsMenuAsPrimaryAction = $1 })
        members.value("enabled", get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
        members.value("selected", get: { $0.isSelected }, set: { $0.isSelected = $1 })
        members.value("highlighted", get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 })
    }
    DynamicMembers.register(UIButton.self) { members in
        members.value("springLoaded", get: { $0.isSpringLoaded }, set: { $0.isSpringLoaded = $1 })
        members.value("contentEdgeInsets", get: { $0.contentEdgeInsets }, set: { $0.contentEdgeInsets = $1 })
        members.value("titleEdgeInsets", get: { $0.titleEdgeInsets }, set: { $0.titleEdgeInsets = $1 })
        members.value("imageEdgeInsets", get: { $0.imageEdgeInsets }, set: { $0.imageEdgeInsets = $1 })
        members.value(
            "adjustsImageWhenHighlighted", get: { $0.adjustsImageWhenHighlighted },
            set: { $0.adjustsImageWhenHighlighted = $1 })
        members.value(
            "adjustsImageWhenDisabled", get: { $0.adjustsImageWhenDisabled }, set: { $0.adjustsImageWhenDisabled = $1 })
        members.value("menu", get: { $0.menu }, set: { $0.menu = $1 })
        members.value("titleFont", get: { $0.titleLabel?.font }, set: { $0.titleLabel?.font = $1 })
        members.value(
            "lineBreakMode", get: { $0.titleLabel?.lineBreakMode ?? .byTruncatingMiddle },
            set: { $0.titleLabel?.lineBreakMode = $1 })
        members.value("titleLabel", get: { $0.titleLabel })
        members.value("imageView", get: { $0.imageView })
        members.value("currentTitle", get: { $0.currentTitle })
        members.value("currentImage", get: { $0.currentImage })
    }
    DynamicMembers.register(UISwitch.self) { members in
        members.value("on", get: { $0.isOn }, set: { $0.isOn = $1 })
        members.value("onTintColor", get: { $0.onTintColor }, set: { $0.onTintColor = $1 })
        members.value("thumbTintColor", get: { $0.thumbTintColor }, set: { $0.thumbTintColor = $1 })
    }
    DynamicMembers.register(UISlider.self) { members in
        members.value("value", get: { $0.value }, set: { $0.value = $1 })
        members.value("minimumValue", get: { $0.minimumValue }, set: { $0.minimumValue = $1 })
        members.value("maximumValue", get: { $0.maximumValue }, set: { $0.maximumValue = $1 })
        members.value(
            "minimumTrackTintColor", get: { $0.minimumTrackTintColor }, set: { $0.minimumTrackTintColor = $1 })
        members.value(
            "maximumTrackTintColor", get: { $0.maximumTrackTintColor }, set: { $0.maximumTrackTintColor = $1 })
        members.value("thumbTintColor", get: { $0.thumbTintColor }, set: { $0.thumbTintColor = $1 })
        members.value("continuous", get: { $0.isContinuous }, set: { $0.isContinuous = $1 })
    }
    DynamicMembers.register(UIProgressView.self) { members in
        members.value("progress", get: { $0.progress }, set: { $0.progress = $1 })
        members.value("progressViewStyle", get: { $0.progressViewStyle }, set: { $0.progressViewStyle = $1 })
        members.value("progressTintColor", get: { $0.progressTintColor }, set: { $0.progressTintColor = $1 })
        members.value("trackTintColor", get: { $0.trackTintColor }, set: { $0.trackTintColor = $1 })
    }
    DynamicMembers.register(UIRefreshControl.self) { members in
        members.value("attributedTitle", get: { $0.attributedTitle }, set: { $0.attributedTitle = $1 })
        members.value("refreshing", get: { $0.isRefreshing })
    }
}
