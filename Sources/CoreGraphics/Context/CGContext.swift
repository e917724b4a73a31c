// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// A place to draw in, over Cairo.
///
/// ## Caveats
/// Text, patterns, PDF and clipping to an image's alpha are not here. A transform that flattens everything is remembered,
/// and nothing is drawn until it is gone.
public final class CGContext {
    /// The `cairo_t`, owned.
    let cairo: OpaquePointer
    /// The image surface drawn into, where there is one.
    let bitmap: OpaquePointer?
    /// What a bitmap's bytes were asked to be.
    let layout: BitmapLayout?
    /// Pixels (points in a node's drawing) from Cairo's origin at the top down to Apple's at the bottom.
    let deviceHeight: CGFloat
    /// The transform the context began with: a UIKit context's has its scale, an app's own bitmap grows upwards.
    let base: CGAffineTransform

    var state: State
    /// What `restoreGState` and `endTransparencyLayer` go back to.
    private var saved: [Saved] = []

    private enum Saved {
        case state(State)
        case layer(State)
    }

    /// Takes over one reference to `cairo`.
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

    /// What is saved and restored and Cairo does not keep.
    struct State {
        /// From user space to Cairo's device space, whose y grows downwards.
        var transform: CGAffineTransform
        var fillColor = CGColor.black
        var strokeColor = CGColor.black
        var alpha: CGFloat = 1
        var shadow: Shadow?
        var blendMode = CGBlendMode.normal
        var interpolation = CGInterpolationQuality.default
        var shouldAntialias = true
        var allowsAntialiasing = true

        /// Whether the transform leaves an area of anything.
        var hasArea: Bool { transform.hasArea }
    }

    public func saveGState() {
        cairo_save(cairo)
        saved.append(.state(state))
    }

    /// Goes back to the state last saved; nothing where none was saved, in this transparency layer.
    public func restoreGState() {
        guard case .state(let state) = saved.last else { return }
        saved.removeLast()
        cairo_restore(cairo)
        self.state = state
    }

    /// Starts a layer that is drawn as a whole, with the present alpha, blend mode and shadow, when it ends.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        saved.append(.layer(state))
        cairo_push_group(cairo)
        state.alpha = 1
        state.shadow = nil
        setBlendMode(.normal)
    }

    /// The same, clipped to a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo auxInfo: CFDictionary?) {
        // The clip is undone when the layer ends.
        beginTransparencyLayer(auxiliaryInfo: auxInfo)
        clip(to: rect)
    }

    /// Draws the layer last begun, and goes back to the state it was begun in; nothing where none was.
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

    /// Ends what drawing code left open, so that what it drew is there.
    func endAll() {
        while let last = saved.last {
            if case .layer = last { endTransparencyLayer() } else { restoreGState() }
        }
    }

    // MARK: - Coordinates

    /// From user space to the device's pixels, whose origin is at the bottom left as on Apple's systems.
    public var ctm: CGAffineTransform {
        state.transform.concatenating(CGAffineTransform(1, 0, 0, -1, 0, deviceHeight))
    }

    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
        // Cairo stops for good at a matrix that cannot be inverted, so it never gets one.
        guard state.hasArea else { return }
        var matrix = state.transform.matrix
        cairo_set_matrix(cairo, &matrix)
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Turns by radians: clockwise on screen where y grows downwards.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
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

    /// Whether the transform leaves an area of anything, in numbers that can be worked with.
    var hasArea: Bool {
        let determinant = a * d - b * c
        return abs(determinant) > 1e-18 && determinant.isFinite && tx.isFinite && ty.isFinite
    }
}
