// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The accessibility defaults of a `UIBarItem`.
struct BarItemAccessibility: AccessibilityDefaults {
    let item: UIBarItem

    var isElement: Bool { true }
    var label: String? {
        SpokenTextFormat.joined([item.title]) ?? (item as? UIBarButtonItem)?.systemItem?.spokenName?.text()
            ?? item.image?.spokenName
    }
    var traits: UIAccessibilityTraits { item.isEnabled ? .button : [.button, .notEnabled] }
}

/// The accessibility defaults of a button in a bar: the properties of its bar item. A back button has no bar item, so
/// its label is its title.
struct BarButtonAccessibility: ControlAccessibility {
    let control: BarButton

    var kind: UIAccessibilityTraits { .button }
    var traits: UIAccessibilityTraits { control.item?.accessibilityTraits ?? kind }
    var label: String? { control.item?.accessibilityLabel ?? control.spokenTitle }
    var value: String? { control.item?.accessibilityValue }
    var hint: String? { control.item?.accessibilityHint }
    /// The item's actions, each wrapped in a new action object. UIKit marks the default actions of a button with
    /// `isOffered`, and must not mark the app's own objects.
    var customActions: [UIAccessibilityCustomAction]? {
        control.item?.accessibilityCustomActions?.map { action in
            UIAccessibilityCustomAction(attributedName: action.attributedName, image: action.image) { _ in
                action.perform()
            }
        }
    }
}

/// The accessibility defaults of a navigation bar, which is read as a group before the content below.
struct BarAccessibility: AccessibilityDefaults {
    var isGroup: Bool { true }
}

/// The accessibility defaults of a navigation controller: the escape gesture goes back.
struct NavigationAccessibility: AccessibilityDefaults {
    let controller: UINavigationController

    func escape() -> Bool { controller.popViewController(animated: true) != nil }
}

extension UIBarButtonItem.SystemItem {
    fileprivate var spokenName: Phrase? {
        switch self {
        case .add: .add
        case .compose: .compose
        case .reply: .reply
        case .action: .share
        case .organize: .organize
        case .bookmarks: .bookmarks
        case .search: .search
        case .refresh: .refresh
        case .stop: .stop
        case .close: .close
        case .camera: .camera
        case .trash: .deleteButton
        case .play: .play
        case .pause: .pause
        case .rewind: .rewind
        case .fastForward: .fastForward
        case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
        }
    }
}
