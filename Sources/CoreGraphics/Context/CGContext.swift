// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// A drawing context, implemented with Cairo.
///
/// ## Caveats
/// Text, patterns, PDF and clipping to an image's alpha are not supported. While the transform has no area (a scale of
/// zero, for example), nothing is drawn.
public final class CGContext {
    /// The `cairo_t`, to which this object holds a reference.
    let cairo: OpaquePointer
    /// The Cairo image surface of a bitmap context; nil in other contexts.
    let bitmap: OpaquePointer?
    /// The pixel format requested for the bitmap; nil without a bitmap.
    let layout: BitmapLayout?
    /// The distance from Cairo's origin at the top of the context to Core Graphics' origin at the bottom. It is in
    /// pixels, or in points while the drawing of a render node is recorded.
    let deviceHeight: CGFloat
    /// The initial transform: a scale in a context that UIKit creates, a vertical flip in a bitmap that an app creates.
    let base: CGAffineTransform

    /// The current graphics state.
    var state: State
    /// The stack of saved states, which `restoreGState` and `endTransparencyLayer` restore.
    private var saved: [Saved] = []

    /// An entry of the stack: a state that `saveGState` saved, or the state in which a transparency layer began.
    private enum Saved {
        case state(State)
        case layer(State)
    }

    /// Creates a context that consumes one reference to `cairo`.
    init(owning cairo: OpaquePointer, bitmap: OpaquePointer? = nil, layout: BitmapLayout? = nil, deviceHeight: CGFloat)
    {
        self.cairo = cairo
        self.bitmap = bitmap
        self.layout = layout
        self.deviceHeight = deviceHeight
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        base = CGAffineTransform(matrix)
        state = State(transform: base)
        cairo_set_line_width(cairo, 1)
    }

    deinit {
        cairo_destroy(cairo)
        if let bitmap { cairo_surface_destroy(bitmap) }
    }

    // MARK: - Graphics state

    /// The part of the graphics state that Cairo does not store.
    struct State {
        /// The transform from user space to Cairo's device space, whose y grows downwards.
        var transform: CGAffineTransform
        var fillColor = CGColor.black
        var strokeColor = CGColor.black
        var alpha: CGFloat = 1
        var shadow: Shadow?
        var blendMode = CGBlendMode.normal
        var interpolation = CGInterpolationQuality.default
        var shouldAntialias = true
        var allowsAntialiasing = true

        /// Whether shapes keep an area under the transform; false if it flattens them to a line or a point.
        var hasArea: Bool { transform.hasArea }
    }

    /// Pushes the graphics state onto the stack.
    public func saveGState() {
        cairo_save(cairo)
        saved.append(.state(state))
    }

    /// Restores the last saved graphics state. Does nothing if none was saved since the current transparency layer
    /// began.
    public func restoreGState() {
        guard case .state(let state) = saved.last else { return }
        saved.removeLast()
        cairo_restore(cairo)
        self.state = state
    }

    /// Starts a layer that is composited as a whole when it ends, with the current alpha, blend mode and shadow.
    /// `auxiliaryInfo` is not used.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        saved.append(.layer(state))
        cairo_push_group(cairo)
        state.alpha = 1
        state.shadow = nil
        setBlendMode(.normal)
    }

    /// Starts a transparency layer whose content is clipped to a rectangle. `auxInfo` is not used.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo auxInfo: CFDictionary?) {
        // The clip set below ends with the layer, because `endTransparencyLayer` restores the graphics state, which
        // includes the clip.
        beginTransparencyLayer(auxiliaryInfo: auxInfo)
        clip(to: rect)
    }

    /// Draws the current transparency layer, and restores the graphics state in which the layer began. Does nothing
    /// without a layer.
    public func endTransparencyLayer() {
        guard saved.contains(where: { if case .layer = $0 { true } else { false } }) else { return }
        while case .state = saved.last { restoreGState() }
        guard case .layer(let state) = saved.popLast() else { return }
        let group: OpaquePointer? = cairo_pop_group(cairo)
        self.state = state
        guard let group else { return }
        defer { cairo_pattern_destroy(group) }
        cairo_new_path(cairo)
        paint { cairo, _ in
            cairo_set_source(cairo, group)
            cairo_paint_with_alpha(cairo, Double(state.alpha))
        }
    }

    /// Ends all layers and restores all states that drawing code left open, so that the content of layers is drawn.
    func endAll() {
        while let last = saved.last {
            if case .layer = last { endTransparencyLayer() } else { restoreGState() }
        }
    }

    // MARK: - Coordinates

    /// The transform from user space to device pixels, with the origin at the bottom left as on Apple's systems.
    public var ctm: CGAffineTransform {
        state.transform.concatenating(CGAffineTransform(1, 0, 0, -1, 0, deviceHeight))
    }

    /// The transform from user space to device pixels; the same as ``ctm``.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Applies a transform to the coordinate system of all further drawing.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
        // A singular matrix puts the Cairo context into a permanent error state, so Cairo never gets one.
        guard state.hasArea else { return }
        var matrix = state.transform.matrix
        cairo_set_matrix(cairo, &matrix)
    }

    /// Moves the origin of user space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales the axes of user space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates user space by `angle` radians: clockwise on screen if y grows downwards.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Converts a point to device pixels.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// Converts a size to device pixels.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    /// Converts a rectangle to its bounding box in device pixels.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// Converts a point from device pixels to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// Converts a size from device pixels to user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    /// Converts a rectangle from device pixels to its bounding box in user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

extension CGAffineTransform {
    init(_ matrix: cairo_matrix_t) {
        self.init(
            CGFloat(matrix.xx), CGFloat(matrix.yx), CGFloat(matrix.xy), CGFloat(matrix.yy), CGFloat(matrix.x0),
            CGFloat(matrix.y0))
    }

    var matrix: cairo_matrix_t {
        cairo_matrix_t(
            xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
    }

    /// Whether shapes keep an area under the transform. False if it flattens them to a line or a point, or if it is not
    /// finite.
    var hasArea: Bool {
        let determinant = a * d - b * c
        return abs(determinant) > 1e-18 && determinant.isFinite && tx.isFinite && ty.isFinite
    }
}
