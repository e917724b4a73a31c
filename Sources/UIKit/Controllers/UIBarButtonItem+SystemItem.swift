// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension UIBarButtonItem {
    /// The standard bar buttons, each with a fixed title or symbol.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24

        var style: Style {
            switch self {
            case .done, .save: .done
            default: .plain
            }
        }

        var title: String? {
            switch self {
            case .done: Phrase.done.text()
            case .cancel: Phrase.cancel.text()
            case .edit: Phrase.edit.text()
            case .save: Phrase.save.text()
            case .undo: Phrase.undo.text()
            case .redo: Phrase.redo.text()
            default: nil
            }
        }

        var symbolName: String? {
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
            }
        }
    }
}
