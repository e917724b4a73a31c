// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime

extension UIViewController {
    /// The storyboard from which the controller was created; nil for one that was created in code.
    public var storyboard: UIStoryboard? { storyboardScene?.storyboard }

    /// Whether the view comes from a storyboard or nib.
    var hasNib: Bool { storyboardScene?.hasView == true || nib != nil }

    /// The nib with the controller's view: the one that the app has named, or one with the name of the class. Nil if
    /// there is none. The program ends with a message if the app has named one that does not exist.
    var nib: UINib? {
        if let nibName { return UINib(nibName: nibName, bundle: nibBundle) }
        guard ModuleName.of(type(of: self)) != "UIKit" else { return nil }
        return NibNames.name(for: type(of: self), in: nibBundle).map { UINib(nibName: $0, bundle: nibBundle) }
    }

    /// Creates the view with a nib, whose owner is the controller.
    func loadView(from nib: UINib) {
        _ = nib.instantiate(withOwner: self)
        guard let view = viewIfLoaded else {
            misuse(
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nib.name)\" nib but the view outlet was "
                    + "not set.")
        }
        view.frame = UIScreen.main.bounds
    }
}

/// The names of the nibs that belong to classes of controllers by their names.
@MainActor
private enum NibNames {
    private static var known: [ObjectIdentifier: String?] = [:]

    /// Returns the name of the nib for a class; nil if there is none.
    static func name(for type: UIViewController.Type, in bundle: Bundle?) -> String? {
        if let name = known[ObjectIdentifier(type)] { return name }
        let name = "\(type)"
        let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
        let found = [short, name].first { UINib(nibName: $0, bundle: bundle).exists }
        known[ObjectIdentifier(type)] = .some(found)
        return found
    }
}

extension UITableViewController {
    /// Ends the program, because the view of the storyboard or nib is not a table.
    func stopWithoutTable() -> Never {
        guard let nibName = nib?.name else {
            misuse("-[UITableViewController loadView] instantiated a view controller but didn't get a UITableView.")
        }
        misuse("-[UITableViewController loadView] loaded the \"\(nibName)\" nib but didn't get a UITableView.")
    }
}
