// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIColor {
    /// Writes the sRGB components through the pointers that are not nil. Always returns true.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes hue, saturation, brightness and alpha through the pointers that are not nil. Always returns true.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        let hsb = HSB(red: color.red, green: color.green, blue: color.blue)
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes the grey level and alpha through the pointers that are not nil. Returns false if the colour is not a
    /// grey.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }
}

/// A colour as hue, saturation and brightness, each 0 to 1.
struct HSB {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let spread = most - least
        brightness = most
        saturation = most == 0 ? 0 : spread / most
        guard spread > 0 else {
            hue = 0
            return
        }
        let sixths =
            if most == red {
                (green - blue) / spread
            } else if most == green {
                2 + (blue - red) / spread
            } else {
                4 + (red - green) / spread
            }
        hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    }

    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        // Each of red, green and blue is highest at one hue, and decreases with the distance from that hue on the
        // colour circle.
        func component(_ offset: CGFloat) -> CGFloat {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        return (component(5), component(3), component(1))
    }
}

/// The Display P3 colour space, that of Apple's wide-gamut displays.
enum DisplayP3 {
    /// Converts the components of a Display P3 colour to sRGB. For a colour outside the sRGB gamut, some results are
    /// outside 0 to 1.
    static func extendedSRGB(
        red: CGFloat, green: CGFloat, blue: CGFloat
    ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        // Display P3 and sRGB have the same transfer curve and white point. The matrix converts between their primaries
        // (CSS Color 4, section 17).
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return (
            encoded(1.224_940_18 * r - 0.224_940_18 * g),
            encoded(-0.042_056_95 * r + 1.042_056_95 * g),
            encoded(-0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_60 * b)
        )
    }

    private static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let linear = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    private static func encoded(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let encoded = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }
}
