// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A delegate whose rows have actions on both sides, and that logs its calls.
@MainActor
final class SwipeActionsDelegate: NSObject, UITableViewDelegate {
    var calls: [String] = []
    /// The actions on the leading side; nil for the list's default.
    var leading: [UIContextualAction]?
    /// The actions on the trailing side; nil for the list's default.
    var trailing: [UIContextualAction]?
    var performsFirst = true
    /// The completion handlers of the performed actions.
    var completions: [(Bool) -> Void] = []
    var sources: [UIView] = []
    var whenPerformed: (() -> Void)?

    func action(
        _ title: String?, _ style: UIContextualAction.Style = .normal, answers: Bool? = nil
    ) -> UIContextualAction {
        let handler: UIContextualAction.Handler = { [unowned self] action, source, completion in
            calls.append("perform \(action.title ?? "")")
            sources.append(source)
            completions.append(completion)
            whenPerformed?()
            if let answers { completion(answers) }
        }
        return UIContextualAction(style: style, title: title, handler: handler)
    }

    func configuration(_ actions: [UIContextualAction]?) -> UISwipeActionsConfiguration? {
        guard let actions else { return nil }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = performsFirst
        return configuration
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        calls.append("leading \(indexPath.row)")
        return configuration(leading)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        calls.append("trailing \(indexPath.row)")
        return configuration(trailing)
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        calls.append("begin \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        calls.append("end \(indexPath.map { String($0.row) } ?? "nil")")
    }
}
