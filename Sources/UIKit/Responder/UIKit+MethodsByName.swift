// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime

// Methods of UIKit that apps use as actions, by the names that they have on iOS. An action passes its sender as the
// argument, which takes the place of a Boolean: true.

@section("uplift_classes") @used private let responderMembers: @convention(c) () -> Void = {
    DynamicMembers.register(UIResponder.self) { members in
        members.method("becomeFirstResponder") { (responder: UIResponder) in responder.becomeFirstResponder() }
        members.method("resignFirstResponder") { (responder: UIResponder) in responder.resignFirstResponder() }
    }
    DynamicMembers.register(UITextField.self) { members in
        members.method("cut:") { (field: UITextField, sender: Any?) in field.cut(sender) }
        members.method("copy:") { (field: UITextField, sender: Any?) in field.copy(sender) }
        members.method("paste:") { (field: UITextField, sender: Any?) in field.paste(sender) }
        members.method("selectAll:") { (field: UITextField, sender: Any?) in field.selectAll(sender) }
    }
}

@section("uplift_classes") @used private let viewMembers: @convention(c) () -> Void = {
    DynamicMembers.register(UIView.self) { members in
        members.method("endEditing:") { (view: UIView, force: Any?) in view.endEditing(force as? Bool ?? true) }
        members.method("setNeedsLayout") { (view: UIView) in view.setNeedsLayout() }
        members.method("layoutIfNeeded") { (view: UIView) in view.layoutIfNeeded() }
        members.method("setNeedsDisplay") { (view: UIView) in view.setNeedsDisplay() }
        members.method("setNeedsUpdateConstraints") { (view: UIView) in view.setNeedsUpdateConstraints() }
        members.method("removeFromSuperview") { (view: UIView) in view.removeFromSuperview() }
    }
    DynamicMembers.register(UITableView.self) { members in
        members.method("reloadData") { (table: UITableView) in table.reloadData() }
    }
}

@section("uplift_classes") @used private let controllerMembers: @convention(c) () -> Void = {
    DynamicMembers.register(UINavigationController.self) { members in
        members.method("popViewControllerAnimated:") { (controller: UINavigationController, animated: Any?) in
            controller.popViewController(animated: animated as? Bool ?? true)
        }
        members.method("popToRootViewControllerAnimated:") { (controller: UINavigationController, animated: Any?) in
            controller.popToRootViewController(animated: animated as? Bool ?? true)
        }
    }
}
