// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Typesetting

/// A font that a text layer accepts. `UIFont` conforms to it.
package protocol LayerFont: AnyObject {
    var layerFace: FontFace { get }
}

/// A colour in the attributes of a text layer's string. `UIColor` conforms to it.
package protocol LayerColor: AnyObject {
    var layerColor: CGColor { get }
}

/// A layer that shows text from the top of its bounds, and clips it to the bounds.
open class CATextLayer: CALayer {
    private var text = TextValues()

    override var ownValues: (any DescribedValues)? {
        get { text }
        set { if let new = newValue as? TextValues { text = new } }
    }

    override class var ownDefaults: (any DescribedValues)? { TextValues() }

    /// The text: a `String`, or an `NSAttributedString`, whose attributes override this layer's font and colour.
    open var string: Any? {
        get { text.string }
        set { change("string") { text.string = newValue } }
    }

    /// The font: a `UIFont`, or the name of a font family. Its size is ``fontSize``.
    open var font: CFTypeRef? {
        get { text.font }
        set { change("font") { text.font = newValue } }
    }

    /// The font size in points.
    open var fontSize: CGFloat {
        get { text.fontSize }
        set { set("fontSize", \.text.fontSize, newValue) }
    }

    /// The colour of the text.
    open var foregroundColor: CGColor? {
        get { text.foregroundColor }
        set { set("foregroundColor", \.text.foregroundColor, newValue) }
    }

    /// Whether lines are wrapped to the width of the bounds.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { set("wrapped", \.text.isWrapped, newValue) }
    }

    /// The part of a line that is replaced by an ellipsis if the text does not fit.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncationMode }
        set { set("truncationMode", \.text.truncationMode, newValue) }
    }

    /// The horizontal alignment of the lines.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignmentMode }
        set { set("alignmentMode", \.text.alignmentMode, newValue) }
    }

    /// The size of the text, wrapped to the width of the bounds if ``isWrapped`` is true.
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

/// The part of a line that is replaced by an ellipsis if the text does not fit.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text is clipped.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// An ellipsis replaces the start of the line.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// An ellipsis replaces the middle of the line.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    /// An ellipsis replaces the end of the line.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// The horizontal alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the left or right edge, depending on the text's writing direction.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the centre.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both edges, with wider spaces.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
