// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object that provides the sections, rows and cells of a table, and changes the data when the user edits it.
///
/// > Note: The protocol has associated types. Declare a variable for a data source as `any UITableViewDataSource`.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    // The return types of optional methods; `_Unimplemented` if the data source does not implement the method.
    associatedtype _Commit = _Unimplemented
    associatedtype _MoveRow = _Unimplemented
    associatedtype _HeaderTitle = _Unimplemented
    associatedtype _FooterTitle = _Unimplemented

    /// Returns the number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns a cell that shows a row. The app dequeues the cell from the table, or creates it.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// Returns the number of sections; 1 if not implemented.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Returns the title above a section; nil for no title. A header view from the delegate replaces the title.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> _HeaderTitle
    /// Returns the title below a section; nil for no title. A footer view from the delegate replaces the title.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> _FooterTitle

    /// Returns the titles of the section index at the table's edge, for example "A" to "Z"; nil for no index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Returns the number of the section to which a touch on a title of the section index scrolls. If not implemented,
    /// the section number is `index`, the position of the title in the section index.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

    /// Returns whether the user can delete a row, or insert a row at its position; true if not implemented.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Returns whether a row has a reorder control; true if not implemented. Called only if
    /// `tableView(_:moveRowAt:to:)` is implemented.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Called when the user deletes or inserts a row. Without this method, only rows with swipe actions from the
    /// delegate can be swiped.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) -> _Commit
    /// Called after the user has moved a row. Rows have reorder controls only if this method is implemented.
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

/// The optional methods that a data source implements.
struct DataSourceMethods {
    var commits = false
    var movesRows = false
    var givesHeaderTitles = false
    var givesFooterTitles = false
}

/// A data source class that implements every method. An optional method counts as implemented if a subclass overrides
/// it.
@MainActor
protocol ImplementsByOverriding {
    var overriddenMethods: DataSourceMethods { get }
}

extension UITableViewDataSource {
    /// The optional methods that this data source implements.
    var methods: DataSourceMethods {
        let type = Self.self
        var methods = DataSourceMethods(
            commits: OptionalMethod.isImplemented(
                _Commit.self, returning: Void.self, "tableView(_:commit:forRowAt:)", of: type),
            movesRows: OptionalMethod.isImplemented(
                _MoveRow.self, returning: Void.self, "tableView(_:moveRowAt:to:)", of: type),
            givesHeaderTitles: OptionalMethod.isImplemented(
                _HeaderTitle.self, returning: String?.self, "tableView(_:titleForHeaderInSection:)", of: type),
            givesFooterTitles: OptionalMethod.isImplemented(
                _FooterTitle.self, returning: String?.self, "tableView(_:titleForFooterInSection:)", of: type))
        if let controller = self as? UITableViewController {
            methods = TableControllerMethods.dataSource(Swift.type(of: controller), methods)
        } else if let source = self as? any ImplementsByOverriding {
            methods = source.overriddenMethods
        }
        return methods
    }

    // The following methods call optional methods. Call them only if `methods` says that the method is implemented.
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
