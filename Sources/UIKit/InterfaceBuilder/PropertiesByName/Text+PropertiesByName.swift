// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime

// The properties of labels and text fields by the names that they have on iOS: for key-value coding, and for
// storyboards and nibs.

@section("uplift_classes") @used private let textProperties: @convention(c) () -> Void = {
    DynamicMembers.register(UILabel.self) { members in
        members.value("text", get: { $0.text }, set: { $0.text = $1 })
        members.value("attributedText", get: { $0.attributedText }, set: { $0.attributedText = $1 })
        members.value("font", get: { $0.font }, set: { $0.font = $1 })
        members.value("textColor", get: { $0.textColor }, set: { $0.textColor = $1 })
        members.value("textAlignment", get: { $0.textAlignment }, set: { $0.textAlignment = $1 })
        members.value("lineBreakMode", get: { $0.lineBreakMode }, set: { $0.lineBreakMode = $1 })
        members.value("numberOfLines", get: { $0.numberOfLines }, set: { $0.numberOfLines = $1 })
        members.value(
            "highlightedTextColor", get: { $0.highlightedTextColor }, set: { $0.highlightedTextColor = $1 })
        members.value("shadowColor", get: { $0.shadowColor }, set: { $0.shadowColor = $1 })
        members.value("shadowOffset", get: { $0.shadowOffset }, set: { $0.shadowOffset = $1 })
        members.value(
            "adjustsFontSizeToFitWidth", get: { $0.adjustsFontSizeToFitWidth },
            set: { $0.adjustsFontSizeToFitWidth = $1 })
        members.value("minimumScaleFactor", get: { $0.minimumScaleFactor }, set: { $0.minimumScaleFactor = $1 })
        members.value(
            "allowsDefaultTighteningForTruncation", get: { $0.allowsDefaultTighteningForTruncation },
            set: { $0.allowsDefaultTighteningForTruncation = $1 })
        members.value(
            "adjustsFontForContentSizeCategory", get: { $0.adjustsFontForContentSizeCategory },
            set: { $0.adjustsFontForContentSizeCategory = $1 })
        members.value(
            "preferredMaxLayoutWidth", get: { $0.preferredMaxLayoutWidth }, set: { $0.preferredMaxLayoutWidth = $1 })
        members.value("enabled", get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
        members.value("highlighted", get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 })
    }
    DynamicMembers.register(UITextField.self) { members in
        members.value("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
        members.value("text", get: { $0.text }, set: { $0.text = $1 })
        members.value("placeholder", get: { $0.placeholder }, set: { $0.placeholder = $1 })
        members.value(
            "attributedPlaceholder", get: { $0.attributedPlaceholder }, set: { $0.attributedPlaceholder = $1 })
        members.value("font", get: { $0.font }, set: { $0.font = $1 })
        members.value("textColor", get: { $0.textColor }, set: { $0.textColor = $1 })
        members.value("textAlignment", get: { $0.textAlignment }, set: { $0.textAlignment = $1 })
        members.value(
            "adjustsFontForContentSizeCategory", get: { $0.adjustsFontForContentSizeCategory },
            set: { $0.adjustsFontForContentSizeCategory = $1 })
        members.value(
            "clearsOnBeginEditing", get: { $0.clearsOnBeginEditing }, set: { $0.clearsOnBeginEditing = $1 })
        members.value("borderStyle", get: { $0.borderStyle }, set: { $0.borderStyle = $1 })
        members.value("clearButtonMode", get: { $0.clearButtonMode }, set: { $0.clearButtonMode = $1 })
        members.value("leftView", get: { $0.leftView }, set: { $0.leftView = $1 })
        members.value("leftViewMode", get: { $0.leftViewMode }, set: { $0.leftViewMode = $1 })
        members.value("rightView", get: { $0.rightView }, set: { $0.rightView = $1 })
        members.value("rightViewMode", get: { $0.rightViewMode }, set: { $0.rightViewMode = $1 })
        members.value("secureTextEntry", get: { $0.isSecureTextEntry }, set: { $0.isSecureTextEntry = $1 })
        members.value("editing", get: { $0.isEditing })
    }
}
