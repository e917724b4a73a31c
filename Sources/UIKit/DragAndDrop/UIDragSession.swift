// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The information about a drag that both the drag session and the drop session provide.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The dragged items.
    var items: [UIDragItem] { get }
    /// The drag's location in a view's coordinates.
    func location(in view: UIView) -> CGPoint
    /// Whether the source allows a move for a drop in the same app.
    var allowsMoveOperation: Bool { get }
    /// Whether the items may be dropped in this app only.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether any item has data of one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether any item can be loaded as an object of a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// The session of a drag, for its sources.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// Any value for the app's own use.
    var localContext: Any? { get set }
}

/// The session of a drag, for drop targets.
@preconcurrency @MainActor
public protocol UIDropSession: ProgressReporting, UIDragDropSession {
    /// The drag session if the drag began in this app, otherwise nil.
    var localDragSession: (any UIDragSession)? { get }
    /// The progress indicator that the app wants during the loading of data.
    ///
    /// > Note: Without effect: no indicator is shown.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Loads an object of a class from each item that can be loaded as such an object.
    ///
    /// Works only inside `dropInteraction(_:performDrop:)`; calls at other times load no objects.
    ///
    /// - Parameter completion: called on the main queue with the objects in the order of the items, without the failed
    ///   ones.
    /// - Returns: the progress, which can cancel the loads.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDragDropSession {
    /// Whether any item can be loaded as a Swift type that bridges to a readable class, such as `String` or `URL`.
    public func canLoadObjects<T>(ofClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}

extension UIDropSession {
    /// Loads a value of type `T` from each item that has one. `T` must bridge to a readable class, as `String` and
    /// `URL` do. Returns the progress, which can cancel the loads.
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

/// The style of the progress indicator of a drop.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// No indicator, because the app shows its own.
    case none = 0
    /// The standard indicator.
    case `default` = 1
}
