// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The accessibility defaults of a control, which is an element and can be activated if enabled.
@MainActor
protocol ControlAccessibility: AccessibilityDefaults {
    associatedtype Control: UIControl
    var control: Control { get }
    /// The traits that the control has in every state. `selected` and `notEnabled` are added when they apply.
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

    /// Activates the control as pressing Space does. Returns false, and does nothing, if the control is disabled.
    func activate() -> Bool {
        guard control.isEnabled else { return false }
        control.keyDidPress(with: nil)
        return true
    }
}

/// The accessibility defaults of a button.
struct ButtonAccessibility: ControlAccessibility {
    let control: UIButton

    var kind: UIAccessibilityTraits { .button }

    var label: String? {
        control.updateViews()
        let look = control.look
        let title = SpokenTextFormat.joined([look.attributedTitle?.string ?? look.title, look.subtitle])
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

/// The accessibility defaults of a switch.
struct SwitchAccessibility: ControlAccessibility {
    let control: UISwitch

    var kind: UIAccessibilityTraits { [.button, .toggleButton] }
    var value: String? { control.isOn ? "1" : "0" }
}

/// The accessibility defaults of a slider.
struct SliderAccessibility: ControlAccessibility {
    let control: UISlider

    var kind: UIAccessibilityTraits { .adjustable }

    var value: String? {
        let range = control.maximumValue - control.minimumValue
        return SpokenTextFormat.percent(range > 0 ? (control.value - control.minimumValue) / range : 0)
    }

    func activate() -> Bool { false }

    /// Changes the value by one step, a tenth of the range.
    func adjust(isIncrement: Bool) {
        guard control.isEnabled else { return }
        control.change(to: control.value + (isIncrement ? control.step : -control.step), with: nil)
    }
}

/// The accessibility defaults of a refresh control, which is an element only during a refresh.
struct RefreshAccessibility: ControlAccessibility {
    let control: UIRefreshControl

    var isElement: Bool { control.isRefreshing }
    var kind: UIAccessibilityTraits { .updatesFrequently }
    var label: String? { control.attributedTitle?.string ?? Phrase.refreshing.text() }
    func activate() -> Bool { false }
}

/// The accessibility defaults of a text field.
struct TextFieldAccessibility: ControlAccessibility {
    let control: UITextField

    var kind: UIAccessibilityTraits { .none }

    /// The field's text, replaced with dots if text entry is secure, or the placeholder if the field is empty.
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
