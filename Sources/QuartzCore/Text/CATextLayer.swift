// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Typesetting

/// What a text layer takes for a font: UIKit's fonts are it.
package protocol LayerFont: AnyObject {
    var layerFace: FontFace { get }
}

/// What a text layer takes for a colour in an attributed string: UIKit's colours are it.
package protocol LayerColor: AnyObject {
    var layerColor: CGColor { get }
}

/// A layer that shows text, from the top of its bounds, cut off at their edges.
open class CATextLayer: CALayer {
    private var text = TextValues()

    override var ownValues: (any DescribedValues)? {
        get { text }
        set { if let new = newValue as? TextValues { text = new } }
    }

    override class var ownDefaults: (any DescribedValues)? { TextValues() }

    /// A `String`, or an `NSAttributedString`, whose attributes then count and not this layer's font and colour.
    open var string: Any? {
        get { text.string }
        set { change("string") { text.string = newValue } }
    }

    /// A `UIFont`, or the name of a family; its size is ``fontSize``.
    open var font: CFTypeRef? {
        get { text.font }
        set { change("font") { text.font = newValue } }
    }

    /// Points.
    open var fontSize: CGFloat {
        get { text.fontSize }
        set { set("fontSize", \.text.fontSize, newValue) }
    }

    open var foregroundColor: CGColor? {
        get { text.foregroundColor }
        set { set("foregroundColor", \.text.foregroundColor, newValue) }
    }

    /// Whether lines are broken where they reach the edge.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { set("wrapped", \.text.isWrapped, newValue) }
    }

    /// Where text that does not fit is left out.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncationMode }
        set { set("truncationMode", \.text.truncationMode, newValue) }
    }

    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignmentMode }
        set { set("alignmentMode", \.text.alignmentMode, newValue) }
    }

    /// The size of the text: with ``isWrapped`` in lines as wide as the bounds.
    open override func preferredFrameSize() -> CGSize {
        text.size(width: text.isWrapped ? values.geometry.bounds.width : .infinity)
    }

    package override func ownNode() -> RenderNode? {
        let rect = CGRect(origin: .zero, size: values.geometry.bounds.size)
        guard rect.width > 0, rect.height > 0, let node = text.node(in: rect.size) else { return nil }
        return node.clipped(to: rect).translated(x: values.geometry.bounds.minX, y: values.geometry.bounds.minY)
    }

    package override var drawsInOwnCoordinates: Bool { true }
    package override var ownNodeIsBounded: Bool { true }
}

/// Where a text layer leaves text out that does not fit.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// How a text layer's lines lie in its width.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// By the text's own direction.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
