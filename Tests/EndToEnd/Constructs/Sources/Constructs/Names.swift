// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIViewController {
    @objc func dismissKeyboard() {}
    @objc(note) var hint: String {
        get { title ?? "" }
        set { title = newValue }
    }
}

class LoginView: UIView {
    @objc func dismissKeyboard(_ sender: Any) {}
}

class FormController: UIViewController {
    private(set) var taps = 0
    @IBOutlet weak var field: UITextField!
    @IBInspectable var corner: CGFloat = 0

    lazy var selectors = [
        #selector(dismissKeyboard), #selector(self.tap), #selector(getter: hint), #selector(setter: hint),
        #selector(UIView.setNeedsLayout), #selector(getter: UIView.isHidden),
    ]

    @IBAction func tap(_ sender: Any) { taps += 1 }
}

@objcMembers class Model: NSObject {
    var name = ""
    @objc class func keyPathsForValuesAffectingTitle() -> Set<String> { ["name"] }
    var title: String { name.uppercased() }
    override func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
}

@objc(LegacyCell) class Cell: UITableViewCell {}

/// A generic class, whose subclass is in another file.
class Base<Item>: UIViewController {
    @objc func add() {}

    /// A class that only this one sees.
    private class Hidden: NSObject {
        @objc func hide() {}
    }

    func hide() { Hidden().perform(#selector(Hidden.hide)) }
}

func className(of object: AnyObject) -> String { type(of: object).description() }
func namedClasses() -> [String] {
    [NSStringFromClass(UILabel.self), NSClassFromString("LegacyCell") == nil ? "" : "Cell"]
}
