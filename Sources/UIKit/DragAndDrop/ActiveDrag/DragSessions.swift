// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The data of a drag that its drag session and its drop session share.
@MainActor
final class DragContents {
    var items: [UIDragItem]
    /// The pointer's location in the window's coordinates.
    var location: CGPoint
    private(set) weak var window: UIWindow?
    var allowsMove = true
    var isRestricted = false

    init(items: [UIDragItem], at location: CGPoint, in window: UIWindow) {
        (self.items, self.location, self.window) = (items, location, window)
    }

    func location(in view: UIView) -> CGPoint {
        window.map { view.convert(location, from: $0 as UIView) } ?? location
    }
}

/// The common superclass of drag sessions and drop sessions.
@MainActor
class SharedDragSession: NSObject, UIDragDropSession {
    let contents: DragContents

    init(_ contents: DragContents) {
        self.contents = contents
        super.init()
    }

    var items: [UIDragItem] { contents.items }
    var allowsMoveOperation: Bool { contents.allowsMove }
    var isRestrictedToDraggingApplication: Bool { contents.isRestricted }

    func location(in view: UIView) -> CGPoint { contents.location(in: view) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// The drag session that the delegates of the source views get.
@MainActor
final class LocalDragSession: SharedDragSession, UIDragSession {
    var localContext: Any?
}
