// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// An object that is told about a table's rows, and decides on their appearance, selection, editing and menus.
///
/// > Note: The protocol has associated types. Declare a variable for a delegate as `any UITableViewDelegate`.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    // The return types of optional methods; `_Unimplemented` if the delegate does not implement the method.
    associatedtype _HeightForRow = _Unimplemented
    associatedtype _EstimatedHeightForRow = _Unimplemented
    associatedtype _IndentationLevel = _Unimplemented
    associatedtype _HeaderHeight = _Unimplemented
    associatedtype _HeaderView = _Unimplemented
    associatedtype _FooterHeight = _Unimplemented
    associatedtype _FooterView = _Unimplemented
    associatedtype _ContextMenu = _Unimplemented

    // MARK: Rows on screen

    /// Called before a cell appears on screen.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Called after a cell was removed from the screen.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Returns the row's height in points, or `UITableView.automaticDimension`.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> _HeightForRow
    /// Returns the row's estimated height in points until the row is shown. If this method is not implemented and
    /// `estimatedRowHeight` is 0, all heights are requested at once.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> _EstimatedHeightForRow
    /// Returns the indentation level of the row's content.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> _IndentationLevel

    // MARK: Headers and footers of sections

    /// Returns the view above a section; nil for the data source's title.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> _HeaderView
    /// Returns the view below a section; nil for the data source's title.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> _FooterView
    /// Returns the header's height in points, or `UITableView.automaticDimension`.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> _HeaderHeight
    /// Returns the footer's height in points, or `UITableView.automaticDimension`.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> _FooterHeight
    /// Returns the header's estimated height in points until the header is shown; `estimatedSectionHeaderHeight` of the
    /// table if not implemented.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    /// Returns the footer's estimated height in points until the footer is shown; `estimatedSectionFooterHeight` of the
    /// table if not implemented.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    /// Called before a header appears on screen.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    /// Called after a header was removed from the screen.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    /// Called before a footer appears on screen.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    /// Called after a footer was removed from the screen.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    // MARK: Selection

    /// Returns whether a touch highlights the row; true if not implemented. Only a highlighted row can be selected.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// Called after a touch has highlighted the row.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    /// Called after the row's highlight was removed.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    /// Called before the user selects a row. Returns the row to select, usually the same one; nil to select none.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called after the user has selected a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Called before the user deselects a row. Returns the row to deselect, usually the same one; nil to deselect none.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called after the user has deselected a row.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// Returns whether a tap on the row performs its primary action besides selecting the row. If not implemented, a
    /// tap performs the action outside editing mode.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    /// Performs the primary action of the row, for example opening it.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
    /// Called when the user taps the row's detail button.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    /// Returns whether a two-finger drag that begins at this row selects rows instead of scrolling; false if not
    /// implemented. Called only if ``UITableView/allowsMultipleSelectionDuringEditing`` is true.
    ///
    /// > Note: Also called for a click on the row with Shift, Control or Command, if only one row can be selected.
    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool
    /// Called when the multiple-selection gesture begins. Turn on editing mode here, with
    /// ``UITableView/setEditing(_:animated:)``. If several rows can still not be selected after this method, the
    /// gesture selects none, and the click acts as one without keys.
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    /// Called when the multiple-selection gesture has ended or was cancelled.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

    // MARK: Drag and drop

    /// Returns whether a drag that rests over the row activates the row; true if not implemented.
    ///
    /// Called only if ``UITableView/isSpringLoaded`` is true. Not called for dragged rows, which are never activated.
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool

    // MARK: Context menus

    /// Returns the context menu of a row for a long press or a secondary click; nil for no menu.
    ///
    /// - Parameter point: the location of the press or click in the table's coordinates.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> _ContextMenu
    /// Returns the preview that is lifted while the menu is shown; nil for the row itself.
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns the preview into which the lifted preview turns when the menu closes; nil for the row itself.
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Called before the menu appears. Animations that are added to the animator run together with the menu's
    /// animation.
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called before the menu disappears. Animations that are added to the animator run together with the menu's
    /// animation.
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called when the user has tapped the preview, before the menu disappears.
    func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)

    // MARK: Focus

    /// Returns whether the row can get the keyboard focus. If not implemented, ``UITableView/allowsFocus`` decides
    /// outside editing mode, and ``UITableView/allowsFocusDuringEditing`` decides in editing mode.
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    /// Returns whether the focus may move to or from a row of the table; true if not implemented.
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
    /// Called after the focus has moved to or from a row of the table.
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator)
    /// Returns the row that gets the focus when the focus enters the table; nil lets the table choose.
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
    /// Returns whether the row is selected when it gets the focus; true if not implemented. Called only if
    /// ``UITableView/selectionFollowsFocus`` is true.
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool

    // MARK: Editing

    /// Returns the action of the row's edit control; `delete` if not implemented.
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle
    /// Returns the title of the button that deletes the row; nil for the default title.
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?
    /// Returns whether the row's content is indented in editing mode even without an edit control; true if not
    /// implemented.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    /// Returns the swipe actions on the leading side of the row; nil for no actions.
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// Returns the swipe actions on the trailing side of the row. Nil shows a delete button, if the row can be deleted.
    /// A configuration without actions shows no button.
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// Called when the user swipes a row open.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    /// Called when the swiped row has closed; the index path is nil if the row was deleted.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    /// Returns the destination of the row that the user moves from `sourceIndexPath`. If not implemented, the
    /// destination is `proposedDestinationIndexPath`, the position under the finger.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
}

extension UITableViewDelegate {
    public func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        tableView.estimatedSectionHeaderHeight
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        tableView.estimatedSectionFooterHeight
    }
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    public func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {}
    public func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {}
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        !tableView.isEditing
    }
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    public func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    public func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        tableView.isEditing ? tableView.allowsFocusDuringEditing : tableView.allowsFocus
    }
    public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
    {
        true
    }
    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        tableView.selectionFollowsFocus
    }
    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
}

extension UITableViewDelegate where _HeightForRow == _Unimplemented {
    public func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> _Unimplemented { _Unimplemented() }
}

extension UITableViewDelegate where _EstimatedHeightForRow == _Unimplemented {
    public func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> _Unimplemented { _Unimplemented() }
}

extension UITableViewDelegate where _IndentationLevel == _Unimplemented {
    public func tableView(
        _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> _Unimplemented { _Unimplemented() }
}

extension UITableViewDelegate where _HeaderHeight == _Unimplemented {
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> _Unimplemented {
        _Unimplemented()
    }
}

extension UITableViewDelegate where _HeaderView == _Unimplemented {
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> _Unimplemented {
        _Unimplemented()
    }
}

extension UITableViewDelegate where _FooterHeight == _Unimplemented {
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> _Unimplemented {
        _Unimplemented()
    }
}

extension UITableViewDelegate where _FooterView == _Unimplemented {
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> _Unimplemented {
        _Unimplemented()
    }
}

extension UITableViewDelegate where _ContextMenu == _Unimplemented {
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> _Unimplemented { _Unimplemented() }
}

/// The optional methods that a delegate implements.
struct DelegateMethods {
    var givesHeights = false
    var estimatesHeights = false
    var givesIndentation = false
    var givesHeaderHeights = false
    var givesHeaderViews = false
    var givesFooterHeights = false
    var givesFooterViews = false
    var givesContextMenus = false
}

extension UITableViewDelegate {
    /// The optional methods that this delegate implements.
    var methods: DelegateMethods {
        let type = Self.self
        var methods = DelegateMethods(
            givesHeights: OptionalMethod.isImplemented(
                _HeightForRow.self, returning: CGFloat.self, "tableView(_:heightForRowAt:)", of: type),
            estimatesHeights: OptionalMethod.isImplemented(
                _EstimatedHeightForRow.self, returning: CGFloat.self, "tableView(_:estimatedHeightForRowAt:)",
                of: type),
            givesIndentation: OptionalMethod.isImplemented(
                _IndentationLevel.self, returning: Int.self, "tableView(_:indentationLevelForRowAt:)", of: type),
            givesHeaderHeights: OptionalMethod.isImplemented(
                _HeaderHeight.self, returning: CGFloat.self, "tableView(_:heightForHeaderInSection:)", of: type),
            givesHeaderViews: OptionalMethod.isImplemented(
                _HeaderView.self, returning: UIView?.self, "tableView(_:viewForHeaderInSection:)", of: type),
            givesFooterHeights: OptionalMethod.isImplemented(
                _FooterHeight.self, returning: CGFloat.self, "tableView(_:heightForFooterInSection:)", of: type),
            givesFooterViews: OptionalMethod.isImplemented(
                _FooterView.self, returning: UIView?.self, "tableView(_:viewForFooterInSection:)", of: type),
            givesContextMenus: OptionalMethod.isImplemented(
                _ContextMenu.self, returning: UIContextMenuConfiguration?.self,
                "tableView(_:contextMenuConfigurationForRowAt:point:)", of: type))
        if let controller = self as? UITableViewController {
            methods = TableControllerMethods.delegate(Swift.type(of: controller), methods)
        }
        return methods
    }

    // The following methods call optional methods. Call them only if `methods` says that the method is implemented.
    func height(_ table: UITableView, _ path: IndexPath) -> CGFloat {
        tableView(table, heightForRowAt: path) as! CGFloat
    }

    func estimatedHeight(_ table: UITableView, _ path: IndexPath) -> CGFloat {
        tableView(table, estimatedHeightForRowAt: path) as! CGFloat
    }

    func indentationLevel(_ table: UITableView, _ path: IndexPath) -> Int {
        tableView(table, indentationLevelForRowAt: path) as! Int
    }

    func headerHeight(_ table: UITableView, _ section: Int) -> CGFloat {
        tableView(table, heightForHeaderInSection: section) as! CGFloat
    }

    func headerView(_ table: UITableView, _ section: Int) -> UIView? {
        tableView(table, viewForHeaderInSection: section) as! UIView?
    }

    func footerHeight(_ table: UITableView, _ section: Int) -> CGFloat {
        tableView(table, heightForFooterInSection: section) as! CGFloat
    }

    func footerView(_ table: UITableView, _ section: Int) -> UIView? {
        tableView(table, viewForFooterInSection: section) as! UIView?
    }

    func contextMenu(_ table: UITableView, _ path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
        tableView(table, contextMenuConfigurationForRowAt: path, point: point) as! UIContextMenuConfiguration?
    }
}
