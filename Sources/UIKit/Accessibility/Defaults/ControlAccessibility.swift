// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Of a control: an element that can be used while it is enabled.
@MainActor
protocol ControlAccessibility: AccessibilityDefaults {
    associatedtype Control: UIControl
    var control: Control { get }
    /// The traits that it has in every state.
    var kind: UIAccessibilityTraits { get }
}

extension ControlAccessibility {
    var isElement: Bool { true }

    var traits: UIAccessibilityTraits {
        var traits = kind
        if control.isSelected { traits.insert(.selected) }
        if !control.isEnabled { traits.insert(.notEnabled) }
        return traits
    }

    /// Presses it as a key would.
    func activate() -> Bool {
        guard control.isEnabled else { return false }
        control.keyDidPress(with: nil)
        return true
    }
}

struct ButtonAccessibility: ControlAccessibility {
    let control: UIButton

    var kind: UIAccessibilityTraits { .button }

    var label: String? {
        control.updateViews()
        let look = control.look
        let title = AccessibilityWords.joined([look.attributedTitle?.string ?? look.title, look.subtitle])
        return title ?? control.buttonType.spokenName?.text() ?? look.image?.spokenName
    }
}

extension UIButton.ButtonType {
    fileprivate var spokenName: Phrase? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: .moreInfo
        case .contactAdd: .add
        case .close: .close
        }
    }
}

struct SwitchAccessibility: ControlAccessibility {
    let control: UISwitch

    var kind: UIAccessibilityTraits { [.button, .toggleButton] }
    var value: String? { control.isOn ? "1" : "0" }
}

struct SliderAccessibility: ControlAccessibility {
    let control: UISlider

    var kind: UIAccessibilityTraits { .adjustable }

    var value: String? {
        let range = control.maximumValue - control.minimumValue
        return AccessibilityWords.percent(range > 0 ? (control.value - control.minimumValue) / range : 0)
    }

    func activate() -> Bool { false }

    /// A step is a tenth of the range.
    func adjust(isIncrement: Bool) {
        guard control.isEnabled else { return }
        control.change(to: control.value + (isIncrement ? control.step : -control.step), with: nil)
    }
}

/// A refresh control is spoken of while a refresh goes on; else pulling the list down is scrolling.
struct RefreshAccessibility: ControlAccessibility {
    let control: UIRefreshControl

    var isElement: Bool { control.isRefreshing }
    var kind: UIAccessibilityTraits { .updatesFrequently }
    var label: String? { control.attributedTitle?.string ?? Phrase.refreshing.text() }
    func activate() -> Bool { false }
}

struct TextFieldAccessibility: ControlAccessibility {
    let control: UITextField

    var kind: UIAccessibilityTraits { .none }

    /// What stands in the field: its text, dots for one that is secret, or else its placeholder.
    var value: String? {
        let text = control.text ?? ""
        if text.isEmpty { return control.placeholder }
        return control.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }

    var customActions: [UIAccessibilityCustomAction]? {
        guard control.parts.clearButton?.superview === control, control.parts.clearButton?.isHidden == false else {
            return nil
        }
        return [
            UIAccessibilityCustomAction(name: Phrase.clearText.text()) { [weak control] _ in
                control?.clear()
                return control != nil
            }
        ]
    }

    func activate() -> Bool { control.becomeFirstResponder() }
}
