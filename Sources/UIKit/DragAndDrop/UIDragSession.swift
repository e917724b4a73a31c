// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// What those who give and those who take know of a drag.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    /// Where the drag is, in a view's coordinates.
    func location(in view: UIView) -> CGPoint
    /// Whether the source lets what is dropped in the same app be moved.
    var allowsMoveOperation: Bool { get }
    /// Whether it may be dropped in this app only.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether any item has data of one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether an object of a class can be made from any item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, to those it comes from.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// For the app's own use.
    var localContext: Any? { get set }
}

/// A drag, to those it may be dropped on.
@preconcurrency @MainActor
public protocol UIDropSession: ProgressReporting, UIDragDropSession {
    /// The drag where it comes from this app, else nil.
    var localDragSession: (any UIDragSession)? { get }
    /// Whether the app wants to be helped showing how far the data has come that is being loaded.
    ///
    /// > Note: It is kept for the app; nothing shows by itself.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Makes objects of all items that it can be done with.
    ///
    /// Only inside `dropInteraction(_:performDrop:)`; elsewhere there are none.
    ///
    /// - Parameter completion: gets them in the order of the items, on the main queue; those left out that failed.
    /// - Returns: how far it has come; it can be cancelled.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDragDropSession {
    /// The same for Swift's own types, such as `String` and `URL`.
    public func canLoadObjects<T>(ofClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}

extension UIDropSession {
    /// The same for Swift's own types, such as `String` and `URL`.
    @discardableResult
    public func loadObjects<T>(ofClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { object in
                    var value: T?
                    if let object = object as? T._ObjectiveCType {
                        _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
                    }
                    return value
                })
        }
    }
}

public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// Nothing shows: the app does that.
    case none = 0
    case `default` = 1
}
