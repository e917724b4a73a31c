// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The settings that rows, stacks, boards and moving views share: the conditions of a lift, the look of dragged items,
/// and the durations of animations.
///
/// A component with more settings has its own configuration, which contains this one; see ``DragConfiguring``:
///
///     reorderer.configuration.minimumPressDuration = 0.3
public struct DragConfiguration: Sendable, Hashable {
    // MARK: Lift

    /// Seconds that a touch must rest on an item before it lifts the item.
    public var minimumPressDuration: TimeInterval = Thresholds.LongPress.minimumDuration
    /// Points that the touch may move within ``minimumPressDuration``. If it moves farther, it lifts nothing.
    public var allowableMovement = CGFloat(Thresholds.LongPress.allowableMovement)
    /// Points that a mouse moves with its button down before it lifts an item.
    public var mouseDistance = CGFloat(Thresholds.Mouse.dragDistance)
    /// Whether a press on a control inside an item lifts the item. An item that is itself a control can be lifted in
    /// any case.
    public var liftsByControls = false

    // MARK: Look

    /// The opacity of the dragged item, from 0 to 1. The background of a dragged row stays opaque.
    public var alpha = CGFloat(Thresholds.MovingView.liftedAlpha)
    /// The shadow of the dragged item; nil for none.
    public var shadow: DragShadow?

    // MARK: Animations

    /// Seconds in which the look of a lifted item changes.
    public var liftDuration: TimeInterval = 0
    /// Seconds in which a dropped item moves to its new place.
    public var dropDuration: TimeInterval = Thresholds.MovingView.snapDuration
    /// Seconds in which an item returns after a cancelled or refused drag.
    public var returnDuration: TimeInterval = Thresholds.MovingView.returnDuration
    /// Seconds in which the other items move aside. No items move aside for a ``MovingView``.
    public var gapDuration: TimeInterval = Thresholds.MovingView.snapDuration

    // MARK: Autoscrolling

    /// The maximum depth, in points, of the zones at the edges in which a dragged item autoscrolls the view below it. A
    /// zone is at most a quarter of the visible length. In stacks,
    /// ``DragDropStackView/Configuration-swift.struct/autoscrollThreshold`` limits a zone instead: with 0.9, to a tenth
    /// of the visible length. The speed grows from 0 at the inner edge of a zone to the maximum at the outer edge.
    public var autoscrollZone = CGFloat(Thresholds.Board.scrollZone)

    // MARK: Undo

    /// Whether each drag is registered as an undo step; on a board, also each new and each deleted item.
    public var registersUndo = true

    /// Creates a configuration with the values of boards and moving views. A press lasts half a second, the opacity is
    /// a half, and animations last a fifth of a second.
    public init() {}

    /// The values of boards and moving views.
    public static let standard = DragConfiguration()

    var lift: LiftConfiguration {
        LiftConfiguration(
            minimumPressDuration: minimumPressDuration, allowableMovement: allowableMovement,
            mouseDistance: mouseDistance)
    }
}

/// The configuration of a component, such as a board or a stack. It contains the settings that all components share,
/// and adds further ones.
///
/// The properties of ``drag`` are also properties of the configuration.
@dynamicMemberLookup
public protocol DragConfiguring: Sendable {
    /// The settings that rows, stacks, boards and moving views share.
    var drag: DragConfiguration { get set }
}

extension DragConfiguring {
    /// Gets or sets a property of ``drag``.
    public subscript<Value>(dynamicMember property: WritableKeyPath<DragConfiguration, Value>) -> Value {
        get { drag[keyPath: property] }
        set { drag[keyPath: property] = newValue }
    }
}
