// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A drag of rows of linked tables, until it has ended in all lists that its rows come from.
struct LinkedDrag {
    private(set) weak var session: (any UIDragSession)?
    /// The number of lists that the drag's rows come from and in which it has not ended yet.
    var sourceCount = 1
    /// Whether one of the lists accepted the drop.
    var isCommitted = false

    init(session: any UIDragSession) { self.session = session }
}

extension LinkedTables {
    /// Records that rows of a list were lifted. The rows are added to a drag that began in another list, or else
    /// begin a new drag. For a new drag, ``onBegin`` is called.
    func dragDidBegin(_ session: any UIDragSession) {
        if let index = index(of: session) {
            drags[index].sourceCount += 1
            return
        }
        endAction()
        // A deallocated view does not report the end of its drag, so drags whose session was deallocated are removed
        // here.
        drags.removeAll { $0.session == nil }
        drags.append(LinkedDrag(session: session))
        session.localContext = LinkedTablesDragSource(of: self)
        onBegin?(session.items.compactMap { ($0.localObject as? LinkedDragged<Item>)?.item })
    }

    /// Records that a drag has ended in one of its lists. ``onEnd`` is called when it has ended in all of them.
    func dragDidEnd(_ session: any UIDragSession) {
        guard let index = index(of: session) else { return }
        drags[index].sourceCount -= 1
        guard drags[index].sourceCount == 0 else { return }
        let drag = drags.remove(at: index)
        onEnd?(drag.isCommitted)
    }

    /// Records that one of the lists accepted the drop.
    func dropWasAccepted(_ session: any UIDropSession) {
        guard let drag = session.localDragSession, let index = index(of: drag) else { return }
        drags[index].isCommitted = true
    }

    private func index(of session: any UIDragSession) -> Int? { drags.firstIndex { $0.session === session } }
}
