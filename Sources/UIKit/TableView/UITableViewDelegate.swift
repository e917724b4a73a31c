// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Hears of a table's rows, and has a say in how they look and what may be done with them.
///
/// > Note: A variable that holds one is written `any UITableViewDelegate`.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    associatedtype _HeightForRow = _Unimplemented
    associatedtype _EstimatedHeightForRow = _Unimplemented
    associatedtype _IndentationLevel = _Unimplemented
    associatedtype _HeaderHeight = _Unimplemented
    associatedtype _HeaderView = _Unimplemented
    associatedtype _FooterHeight = _Unimplemented
    associatedtype _FooterView = _Unimplemented
    associatedtype _ContextMenu = _Unimplemented

    // MARK: Rows on screen

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// The row's height, or `UITableView.automaticDimension`.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> _HeightForRow
    /// What the row's height is taken for until it is shown. Without it, and with `estimatedRowHeight` 0, all heights
    /// are asked for at once.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> _EstimatedHeightForRow
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> _IndentationLevel

    // MARK: Headers and footers of sections

    /// What stands above a section instead of the data source's title; nil for that.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> _HeaderView
    /// What stands below a section instead of the data source's title; nil for that.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> _FooterView
    /// The header's height, or `UITableView.automaticDimension`.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> _HeaderHeight
    /// The footer's height, or `UITableView.automaticDimension`.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> _FooterHeight
    /// What the header's height is taken for until it is shown; the table's `estimatedSectionHeaderHeight` unless
    /// implemented.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    /// What the footer's height is taken for until it is shown; the table's `estimatedSectionFooterHeight` unless
    /// implemented.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    // MARK: Selection

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    /// The row to select instead; nil for none.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// The row to deselect instead; nil for none.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// Whether a tap does what the row is for, besides selecting it; true unless the table is edited.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    /// Whether two fingers that move over rows select them, beginning with this one, instead of scrolling; false unless
    /// implemented. It is asked where ``UITableView/allowsMultipleSelectionDuringEditing`` is set.
    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool
    /// They begin to: the time to call ``UITableView/setEditing(_:animated:)``.
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    /// They have been lifted.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

    // MARK: Drag and drop

    /// Whether a row opens when a drag rests over it, in a table that ``UITableView/isSpringLoaded``; true unless
    /// implemented. It is not asked about rows that are being dragged, which do not.
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool

    // MARK: Context menus

    /// The menu of a row, for a long press or a secondary click on it; nil is none.
    ///
    /// - Parameter point: where it was asked for, in the table's coordinates.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> _ContextMenu
    /// What is lifted while the menu shows; nil is the row.
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Where what was lifted goes; nil is back to the row.
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Called before the menu comes; what is added to the animator runs along with it.
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called before the menu goes.
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called when the preview was tapped, before the menu goes.
    func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)

    // MARK: Focus

    /// Whether the row can have the keyboard's focus; what the table allows unless implemented.
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    /// Whether the focus may move, to or from a row of the table.
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator)
    /// The row that gets the focus which comes to the table; nil leaves it to the table.
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
    /// Whether the row is selected when it gets the focus; asked where ``UITableView/selectionFollowsFocus`` is set.
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool

    // MARK: Editing

    /// What the row's control does; `delete` unless implemented.
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?
    /// Whether the row's content moves in while the table is edited though no control stands before it; true unless
    /// implemented.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    /// What a swipe shows on the side where the row's text begins; nil is nothing.
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// What a swipe shows on the other side. Nil is the button that deletes the row, where it can be deleted; a
    /// configuration without actions is nothing.
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// A row is being swiped open.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    /// The row is closed again; nil where it has gone.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    /// Where a row that is being moved may land instead of `proposedDestinationIndexPath`.
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

/// Which optional methods a delegate has.
struct DelegateAnswers {
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
    var answers: DelegateAnswers {
        let type = Self.self
        var answers = DelegateAnswers(
            givesHeights: OptionalMethod.isImplemented(
                _HeightForRow.self, returning: CGFloat.self, "tableView(_:heightForRowAt:)", of: type),
            estimatesHeights: OptionalMethod.isImplemented(
                _EstimatedHeightForRow.self, returning: CGFloat.self, "tableView(_:estimatedHeightForRowAt:)", of: type),
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
            answers = TableControllerMethods.delegate(Swift.type(of: controller), answers)
        }
        return answers
    }

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
