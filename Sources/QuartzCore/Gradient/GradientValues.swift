// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The properties of a gradient layer.
struct GradientValues: DescribedValues {
    var colors: [CGColor]?
    var locations: [CGFloat]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial

    nonisolated(unsafe) static let properties = LayerProperty<Self>.table([
        .animated("colors") {
            $0.colors.map { .list($0.map { .color($0) }) }
        } write: { values, new in
            guard case .list(let list) = new else { return }
            values.colors = list.compactMap { if case .color(let color?) = $0 { color } else { nil } }
        },
        .animated("locations") {
            .list($0.places.map { .number(Double($0)) })
        } write: { values, new in
            guard case .list(let list) = new else { return }
            values.locations = list.compactMap { if case .number(let number) = $0 { CGFloat(number) } else { nil } }
        },
        .animated("startPoint", \.startPoint),
        .animated("endPoint", \.endPoint),
        .still("type", \.type),
    ])

    /// The position of each colour; a colour without a location is at the end.
    private var places: [CGFloat] {
        let count = colors?.count ?? 0
        if let locations { return (0..<count).map { $0 < locations.count ? locations[$0] : 1 } }
        return (0..<count).map { count < 2 ? 0 : CGFloat($0) / CGFloat(count - 1) }
    }

    /// The gradient's render node; nil if there are no colours.
    func node(in rect: CGRect) -> RenderNode? {
        guard let colors, !colors.isEmpty else { return nil }
        let stops: [ColorStop] = zip(places, colors).map { ($0, $1) }
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
        }
        let (start, end) = (place(startPoint), place(endPoint))
        switch type {
        case .radial:
            let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
            return .radialGradient(stops, center: start, radii: radii, in: rect)
        case .conic:
            let angle = atan2(end.y - start.y, end.x - start.x)
            return .conicGradient(stops, center: start, angle: angle, in: rect)
        default:
            return .linearGradient(stops, from: start, to: end, in: rect)
        }
    }
}
