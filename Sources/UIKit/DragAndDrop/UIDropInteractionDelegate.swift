// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Says whether a view takes what is over it, and takes it.
///
/// > Note: A variable that holds one is written `any UIDropInteractionDelegate`. Nothing is dropped where
/// `sessionDidUpdate` is not implemented.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    associatedtype _Update = _Unimplemented

    /// Whether the view takes part at all; true unless implemented. One that does not hears no more of the drag until
    /// that gets further items.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// What a drop would do; asked when the drag has come, moved or got further items.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> _Update
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

    /// Takes what is dropped; called for copies and moves. Before, no data can be had; afterwards what
    /// other programs have given is there until everything has come to rest.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    /// Where an item goes that was dropped. The default shrinks where it is, and fades; it fades too for nil.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
    /// Everything has come to rest; data may still be on its way.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

    /// Sent to all that were entered, whatever the outcome.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }
    public func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {}
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

extension UIDropInteractionDelegate where _Update == _Unimplemented {
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> _Unimplemented { _Unimplemented() }
}

extension UIDropInteraction {
    /// What the delegate proposes; nil where it is not implemented, or nobody is there any more.
    func proposal(for session: any UIDropSession) -> UIDropProposal? {
        guard let delegate else { return nil }
        return propose(delegate, session)
    }

    private func propose<Delegate: UIDropInteractionDelegate>(
        _ delegate: Delegate, _ session: any UIDropSession
    ) -> UIDropProposal? {
        if Delegate._Update.self is UIDropProposal.Type {
            return delegate.dropInteraction(self, sessionDidUpdate: session) as? UIDropProposal
        }
        guard
            OptionalMethod.isImplemented(
                Delegate._Update.self, returning: UIDropProposal.self, "dropInteraction(_:sessionDidUpdate:)",
                of: Delegate.self)
        else { return nil }
        return delegate.dropInteraction(self, sessionDidUpdate: session) as? UIDropProposal
    }
}
