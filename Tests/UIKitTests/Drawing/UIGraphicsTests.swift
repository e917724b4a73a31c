// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit

struct UIGraphicsTests {
    @Test("fact 150: image contexts nest, and without a context there is no image") func contextsNest() throws {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
        UIColor.red.setFill()
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 3)
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        // The outer context still has its own colour.
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()

        #expect(inner.scale == 3)
        #expect(inner.size == CGSize(width: 2, height: 2))
        #expect(inner.cgImage?.width == 6)
        #expect(inner.cgImage!.pixel(x: 2, y: 2) == (0, 0, 255, 255))
        #expect(inner.cgImage!.pixel(x: 3, y: 3).a == 0)
        #expect(outer.cgImage!.pixel(x: 0, y: 0) == (255, 0, 0, 255))
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test("fact 150: a scale of 0 is the screen's scale") func aScaleOfZeroIsTheScreenScale() throws {
        UITraitCollection(displayScale: 3).performAsCurrent {
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 0)
        }
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.scale == 3)
        #expect(image.cgImage?.width == 6)
    }

    @Test func aPushedContextMakesNoImage() throws {
        let context = try #require(CGContext(pixelWidth: 2, pixelHeight: 2, scale: 1))
        UIGraphicsPushContext(context)
        #expect(UIGraphicsGetCurrentContext() === context)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === context)
        UIGraphicsPopContext()
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("fact 149: an empty, invalid or too large size makes no image") func anInvalidSizeMakesNoImage() {
        let sizes = [
            CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5),
            CGSize(width: CGFloat.infinity, height: 5), CGSize(width: 1e6, height: 1),
        ]
        for size in sizes {
            UIGraphicsBeginImageContextWithOptions(size, false, 1)
            #expect(UIGraphicsGetCurrentContext() == nil)
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
            UIGraphicsEndImageContext()

            var isRun = false
            let renderer = UIGraphicsImageRenderer(size: size)
            let image = renderer.image { context in
                isRun = true
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
            #expect(isRun)
            #expect(image.size == .zero)
            #expect(image.cgImage == nil)
            #expect(renderer.pngData { _ in }.isEmpty)
        }
    }

    @Test("fact 149: by default a renderer has the screen's scale and is transparent") func rendererDefaults() throws {
        UITraitCollection(displayScale: 3).performAsCurrent {
            let format = UIGraphicsImageRendererFormat.preferred()
            #expect(format.scale == 3)
            #expect(!format.opaque)
            let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 4)).image { _ in }
            #expect(image.scale == 3)
            #expect(image.size == CGSize(width: 5, height: 4))
            #expect(image.cgImage?.pixel(x: 0, y: 0).a == 0)
        }
        #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1)).scale == 1)
        let opaque = UIGraphicsImageRendererFormat.oneToOne
        opaque.opaque = true
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: opaque).image { _ in }
        #expect(image.cgImage!.pixel(x: 0, y: 0) == (0, 0, 0, 255))
    }

    @Test func aRendererDrawsInItsBounds() throws {
        let bounds = CGRect(x: 10, y: 20, width: 4, height: 4)
        let renderer = UIGraphicsImageRenderer(bounds: bounds, format: .oneToOne)
        #expect(renderer.format.bounds == bounds)
        let image = renderer.image { context in
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            UIColor.green.setFill()
            context.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
            #expect(context.currentImage.size == bounds.size)
        }
        #expect(image.cgImage!.pixel(x: 0, y: 0) == (0, 255, 0, 255))
        #expect(image.cgImage!.pixel(x: 1, y: 1).a == 0)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func pngAndJPEGShowTheSameImage() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: .oneToOne)
        func draw(_ context: UIGraphicsImageRendererContext) {
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        #expect(UIImage(data: renderer.pngData(actions: draw))?.cgImage?.pixel(x: 3, y: 3).r == 255)
        let jpeg = renderer.jpegData(withCompressionQuality: 1, actions: draw)
        #expect((UIImage(data: jpeg)?.cgImage?.pixel(x: 3, y: 3).r ?? 0) > 240)
    }

    @Test func framesAreDrawnInside() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: .oneToOne).image { context in
            UIColor.red.set()
            UIRectFrame(CGRect(x: 0, y: 0, width: 6, height: 3))
            context.stroke(CGRect(x: 0, y: 3, width: 6, height: 3))
        }.cgImage!
        func isRed(_ x: Int, _ y: Int) -> Bool { image.pixel(x: x, y: y) == (255, 0, 0, 255) }
        #expect(isRed(0, 0))
        #expect(isRed(5, 2))
        #expect(isRed(3, 0))
        #expect(isRed(0, 1))
        #expect(image.pixel(x: 3, y: 1).a == 0)
        #expect(isRed(0, 3))
        #expect(isRed(5, 5))
        #expect(isRed(0, 4))
        #expect(image.pixel(x: 3, y: 4).a == 0)
    }

    @Test func aDynamicColourFollowsTheCurrentTraits() {
        let image = UITraitCollection(userInterfaceStyle: .dark).drawing {
            UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: .oneToOne).image { context in
                UIColor.label.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        }
        #expect(image.cgImage!.pixel(x: 0, y: 0) == (255, 255, 255, 255))
    }
}

extension UITraitCollection {
    fileprivate func drawing(_ draw: () -> UIImage) -> UIImage {
        var image = UIImage()
        performAsCurrent { image = draw() }
        return image
    }
}
