// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

extension CGContext {
    // MARK: - Colours

    public func setFillColor(_ color: CGColor) { state.fillColor = color }
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(gray: gray, alpha: alpha)
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }

    // MARK: - Compositing

    /// Multiplies the alpha of all that is drawn; 0 to 1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha.isNaN ? 1 : max(0, min(1, alpha))
    }

    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
        cairo_set_operator(cairo, mode.cairo)
    }

    /// Throws a shadow from all that is drawn.
    ///
    /// `offset` and `blur` are in the space the context began with, whatever transforms were added; `blur` is twice the
    /// standard deviation. A nil colour ends the shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { Shadow(offset: offset, blur: blur.isFinite ? max(0, blur) : 0, color: $0) }
    }

    /// Throws a black shadow of a third of full strength.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    // MARK: - Lines

    public func setLineWidth(_ width: CGFloat) {
        cairo_set_line_width(cairo, width.isFinite ? max(0, Double(width)) : 0)
    }

    public func setLineCap(_ cap: CGLineCap) {
        cairo_set_line_cap(cairo, cap.cairo)
    }

    public func setLineJoin(_ join: CGLineJoin) {
        cairo_set_line_join(cairo, join.cairo)
    }

    public func setMiterLimit(_ limit: CGFloat) {
        cairo_set_miter_limit(cairo, limit.isFinite ? max(1, Double(limit)) : 10)
    }

    /// Draws lines in dashes and gaps of these lengths, in turn; no lengths, or none that add up, end it.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        // Cairo stops for good at a pattern that leads nowhere.
        let isSound = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 } && phase.isFinite
        let lengths = isSound ? lengths.map(Double.init) : []
        cairo_set_dash(cairo, lengths, Int32(lengths.count), isSound ? Double(phase) : 0)
    }

    // MARK: - Quality

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.shouldAntialias = shouldAntialias
        updateAntialiasing()
    }

    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        state.allowsAntialiasing = allowsAntialiasing
        updateAntialiasing()
    }

    private func updateAntialiasing() {
        let isSmooth = state.shouldAntialias && state.allowsAntialiasing
        cairo_set_antialias(cairo, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }
}

/// How carefully an image is scaled.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    case none = 1
    case low = 2
    case high = 3
    case medium = 4

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
