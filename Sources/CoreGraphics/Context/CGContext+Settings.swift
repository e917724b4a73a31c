// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

extension CGContext {
    // MARK: - Colours

    /// Sets the colour for filling.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }
    /// Sets the colour for strokes.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// Sets an sRGB colour for filling.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets an sRGB colour for strokes.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets a grey for filling.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(gray: gray, alpha: alpha)
    }

    /// Sets a grey for strokes.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }

    // MARK: - Compositing

    /// Sets the opacity of all drawing, from 0 to 1. It multiplies the alpha of colours and images.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha.isNaN ? 1 : max(0, min(1, alpha))
    }

    /// Sets the way that new drawing is composited with the existing content.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
        cairo_set_operator(cairo, mode.cairo)
    }

    /// Sets the shadow of all drawing; a nil colour removes it.
    ///
    /// `offset` and `blur` are in the context's initial coordinate space, so the current transform does not change
    /// them. `blur` is twice the standard deviation of the blur.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { Shadow(offset: offset, blur: blur.isFinite ? max(0, blur) : 0, color: $0) }
    }

    /// Sets a black shadow with an alpha of one third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    // MARK: - Lines

    /// Sets the width of strokes, in user space.
    public func setLineWidth(_ width: CGFloat) {
        cairo_set_line_width(cairo, width.isFinite ? max(0, Double(width)) : 0)
    }

    /// Sets the shape of line ends.
    public func setLineCap(_ cap: CGLineCap) {
        cairo_set_line_cap(cairo, cap.cairo)
    }

    /// Sets the shape of corners between line segments.
    public func setLineJoin(_ join: CGLineJoin) {
        cairo_set_line_join(cairo, join.cairo)
    }

    /// Sets the largest ratio of miter length to line width; a sharper corner gets a bevel join.
    public func setMiterLimit(_ limit: CGFloat) {
        cairo_set_miter_limit(cairo, limit.isFinite ? max(1, Double(limit)) : 10)
    }

    /// Sets the alternating lengths of dashes and gaps. Empty or invalid lengths make lines solid. `phase` is the
    /// distance into this pattern at which a line begins.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        // An invalid pattern puts the Cairo context into a permanent error state.
        let isSound = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 } && phase.isFinite
        let lengths = isSound ? lengths.map(Double.init) : []
        cairo_set_dash(cairo, lengths, Int32(lengths.count), isSound ? Double(phase) : 0)
    }

    // MARK: - Quality

    /// The quality of image scaling.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Sets whether edges are smoothed. Takes effect only if ``setAllowsAntialiasing(_:)`` permits it.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.shouldAntialias = shouldAntialias
        updateAntialiasing()
    }

    /// Sets whether ``setShouldAntialias(_:)`` may turn antialiasing on.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        state.allowsAntialiasing = allowsAntialiasing
        updateAntialiasing()
    }

    private func updateAntialiasing() {
        let isSmooth = state.shouldAntialias && state.allowsAntialiasing
        cairo_set_antialias(cairo, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }
}

/// The quality of image scaling.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    case none = 1
    case low = 2
    case high = 3
    case medium = 4

    /// The Cairo filter of the quality.
    var filter: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .default, .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}

extension CGLineCap {
    init(_ cap: cairo_line_cap_t) {
        switch cap {
        case CAIRO_LINE_CAP_ROUND: self = .round
        case CAIRO_LINE_CAP_SQUARE: self = .square
        default: self = .butt
        }
    }

    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    init(_ join: cairo_line_join_t) {
        switch join {
        case CAIRO_LINE_JOIN_ROUND: self = .round
        case CAIRO_LINE_JOIN_BEVEL: self = .bevel
        default: self = .miter
        }
    }

    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
