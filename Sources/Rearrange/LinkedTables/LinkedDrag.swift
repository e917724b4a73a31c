// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A drag that rows of linked tables are in, until all tables that they come from have heard of its end.
struct LinkedDrag {
    private(set) weak var session: (any UIDragSession)?
    /// How many tables its rows come from.
    var sourceCount = 1
    /// Whether one of the lists took what was dropped.
    var isCommitted = false

    init(session: any UIDragSession) { self.session = session }
}

extension LinkedTables {
    /// Rows of a table begin to move, alone or along with rows of another one.
    func dragDidBegin(_ session: any UIDragSession) {
        if let index = index(of: session) {
            drags[index].sourceCount += 1
            return
        }
        endAction()
        // A table that has gone tells nobody of the end.
        drags.removeAll { $0.session == nil }
        drags.append(LinkedDrag(session: session))
        session.localContext = LinkedDeparture(of: self)
        onBegin?(session.items.compactMap { ($0.localObject as? LinkedDragged<Item>)?.item })
    }

    /// Rows of a table move no more.
    func dragDidEnd(_ session: any UIDragSession) {
        guard let index = index(of: session) else { return }
        drags[index].sourceCount -= 1
        guard drags[index].sourceCount == 0 else { return }
        let drag = drags.remove(at: index)
        onEnd?(drag.isCommitted)
    }

    /// One of the lists takes what is dropped on it.
    func dropWasTaken(_ session: any UIDropSession) {
        guard let drag = session.localDragSession, let index = index(of: drag) else { return }
        drags[index].isCommitted = true
    }

    private func index(of session: any UIDragSession) -> Int? { drags.firstIndex { $0.session === session } }
}
