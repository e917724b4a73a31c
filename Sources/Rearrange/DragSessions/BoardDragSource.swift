// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The drag interaction delegate that offers a board's items to UIKit drag sessions.
final class BoardDragSource<Space: BoardSpace>: NSObject, UIDragInteractionDelegate {
    private weak var board: BoardView<Space>?

    init(_ board: BoardView<Space>) { self.board = board }

    private func dragSession(of session: any UIDragSession) -> BoardDragSession<Space>? {
        session.localContext as? BoardDragSession<Space>
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let board, board.window?.isDragging == false,
            let view = interaction.view as? BoardItemView<Space>,
            let grab = board.grab(at: session.location(in: board)), grab.kind == .move,
            grab.originalItem.id == view.item.id,
            let item = board.dragItem?(grab.originalItem)
        else { return [] }
        if item.localObject == nil { item.localObject = grab.originalItem }
        let dragSession = BoardDragSession(board.withHeldPart(grab), of: board)
        dragSession.interaction = interaction
        session.localContext = dragSession
        return [item]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let view = interaction.view as? BoardItemView<Space>, view.window != nil else { return nil }
        let parameters = UIDragPreviewParameters()
        // The opaque background hides the content behind an item whose own background is translucent.
        parameters.backgroundColor = board?.opaqueBackdrop() ?? .systemBackground
        parameters.visiblePath = UIBezierPath(
            roundedRect: view.bounds, cornerRadius: view.content.layer.cornerRadius)
        return UITargetedDragPreview(view: view, parameters: parameters)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        guard let board, let dragSession = dragSession(of: session) else { return }
        board.begin(dragSession)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {
        guard let dragSession = dragSession(of: session) else { return }
        dragSession.isEnding = true
        if !operation.takesItems { dragSession.returnItem(turnsPage: true) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let board, let item = board.dragSession?.item, let segment = board.segments(of: item).first else {
            return nil
        }
        let target = UIDragPreviewTarget(
            container: board.container(of: segment.surface),
            center: CGPoint(x: segment.frame.midX, y: segment.frame.midY))
        return defaultPreview.retargetedPreview(with: target)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        guard let board, let dragSession = dragSession(of: session) else { return }
        if !operation.takesItems { dragSession.returnItem(turnsPage: false) }
        dragSession.operation = operation
        board.end(dragSession, isCommitted: operation == .move && (dragSession.isCommitted || !dragSession.isAccepted))
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        guard let dragSession = dragSession(of: session), dragSession.operation == .move else { return }
        dragSession.wasMovedElsewhere()
    }
}

extension UIDropOperation {
    /// Whether the drop was accepted as a move or a copy.
    fileprivate var takesItems: Bool { self == .move || self == .copy }
}
