// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Display
import Foundation

/// What a drag is to other programs, once its pointer has left the window.
@MainActor
final class DragAbroad {
    var crossing = DragCrossing(mayLeave: true)
    /// The desktop's drag that goes on for this one.
    var systemDrag: (any SystemDrag)?
    /// The desktop's drag where it is over the window.
    var drop: (any SystemDrop)?
    /// What it was dropped as, elsewhere.
    var given = UIDropOperation.cancel
    /// Has whoever followed the touch do so no more.
    var letGoOfTouch: () -> Void = {}
    /// How often another program has asked for data that it has not been given yet.
    private var unanswered = 0
    private var silence: ScheduledTask?
    /// What is to be done when the program that has the items asks for nothing for a long time, as one that hangs does: it
    /// may never say that it is done.
    private var whenSilent: (() -> Void)?

    /// What other programs may have, listening to whether they still ask.
    func listening(to offer: DataOffer) -> DataOffer {
        DataOffer(formats: offer.formats) { [weak self] format, answer in
            self?.asked(by: 1)
            let scheduler = ScheduledWork.scheduler
            offer.provide(format) { data in
                answer(data)
                scheduler.post { self?.asked(by: -1) }
            }
        }
    }

    private func asked(by change: Int) {
        unanswered += change
        if let whenSilent { wait(whenSilent) }
    }

    /// Has `whenSilent` run once the other program has asked for nothing for ``DataRequest/patience`` seconds, and waits
    /// for no answer.
    func wait(_ whenSilent: @escaping () -> Void) {
        self.whenSilent = whenSilent
        silence?.cancel()
        silence = ScheduledWork.after(DataRequest.patience, purpose: .background) { [weak self] in
            guard let self else { return }
            if unanswered > 0 { wait(whenSilent) } else { whenSilent() }
        }
    }

    func stopWaiting() {
        silence?.cancel()
        (silence, whenSilent) = (nil, nil)
    }
}
