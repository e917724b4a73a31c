// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Says what a table shows, and changes the data when the user edits it.
///
/// > Note: A variable that holds one is written `any UITableViewDataSource`.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    associatedtype _Commit = _Unimplemented
    associatedtype _MoveRow = _Unimplemented
    associatedtype _HeaderTitle = _Unimplemented
    associatedtype _FooterTitle = _Unimplemented

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// 1 unless implemented.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The words above a section; nil for none. The delegate's view goes before them.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> _HeaderTitle
    /// The words below a section; nil for none. The delegate's view goes before them.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> _FooterTitle

    /// What stands in the index at the table's edge, as "A" to "Z"; nil for no index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// The section that a title of the index stands for; the one of the same number unless implemented.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

    /// Whether a row can be deleted or inserted at; true unless implemented.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether a row has a grip; true unless implemented. Asked only where `moveRowAt` is.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// The user deletes a row or inserts one. Rows that the delegate gives no swipe actions for can be swiped only where
    /// this is implemented.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) -> _Commit
    /// The user has moved a row. Rows have grips only where this is implemented.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> _MoveRow
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
}

extension UITableViewDataSource where _Commit == _Unimplemented {
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) -> _Unimplemented { _Unimplemented() }
}

extension UITableViewDataSource where _MoveRow == _Unimplemented {
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> _Unimplemented { _Unimplemented() }
}

extension UITableViewDataSource where _HeaderTitle == _Unimplemented {
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> _Unimplemented {
        _Unimplemented()
    }
}

extension UITableViewDataSource where _FooterTitle == _Unimplemented {
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> _Unimplemented {
        _Unimplemented()
    }
}

/// Which optional methods a data source has.
struct DataSourceAnswers {
    var commits = false
    var movesRows = false
    var givesHeaderTitles = false
    var givesFooterTitles = false
}

/// A data source that has every method, so that what counts is which of them a subclass overrides.
@MainActor
protocol AnswersByOverriding {
    var dataSourceAnswers: DataSourceAnswers { get }
}

extension UITableViewDataSource {
    var answers: DataSourceAnswers {
        let type = Self.self
        var answers = DataSourceAnswers(
            commits: OptionalMethod.isImplemented(
                _Commit.self, returning: Void.self, "tableView(_:commit:forRowAt:)", of: type),
            movesRows: OptionalMethod.isImplemented(
                _MoveRow.self, returning: Void.self, "tableView(_:moveRowAt:to:)", of: type),
            givesHeaderTitles: OptionalMethod.isImplemented(
                _HeaderTitle.self, returning: String?.self, "tableView(_:titleForHeaderInSection:)", of: type),
            givesFooterTitles: OptionalMethod.isImplemented(
                _FooterTitle.self, returning: String?.self, "tableView(_:titleForFooterInSection:)", of: type))
        if let controller = self as? UITableViewController {
            answers = TableControllerMethods.dataSource(Swift.type(of: controller), answers)
        } else if let source = self as? any AnswersByOverriding {
            answers = source.dataSourceAnswers
        }
        return answers
    }

    func headerTitle(_ table: UITableView, _ section: Int) -> String? {
        tableView(table, titleForHeaderInSection: section) as! String?
    }

    func footerTitle(_ table: UITableView, _ section: Int) -> String? {
        tableView(table, titleForFooterInSection: section) as! String?
    }

    func commitEditing(_ table: UITableView, _ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
        _ = tableView(table, commit: style, forRowAt: path)
    }

    func moveRow(_ table: UITableView, from source: IndexPath, to destination: IndexPath) {
        _ = tableView(table, moveRowAt: source, to: destination)
    }
}
