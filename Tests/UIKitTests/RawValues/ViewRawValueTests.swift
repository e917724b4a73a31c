// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Testing
import UIKit

@Suite("Raw values of views, text, images and drawing are Apple's")
struct ViewRawValueTests {
    @Test func directionalRectEdge() {
        expectRawValues(
            of: NSDirectionalRectEdge.self,
            [
                (.top, 1),
                (.leading, 2),
                (.bottom, 4),
                (.trailing, 8),
                (.all, 15),
            ])
    }

    @Test func lineBreakMode() {
        expectRawValues(
            of: NSLineBreakMode.self,
            [
                (.byWordWrapping, 0),
                (.byCharWrapping, 1),
                (.byClipping, 2),
                (.byTruncatingHead, 3),
                (.byTruncatingTail, 4),
                (.byTruncatingMiddle, 5),
            ])
    }

    @Test func stringDrawingOptions() {
        expectRawValues(
            of: NSStringDrawingOptions.self,
            [
                (.usesLineFragmentOrigin, 1),
                (.usesFontLeading, 2),
                (.truncatesLastVisibleLine, 32),
            ])
    }

    @Test func textAlignment() {
        expectRawValues(
            of: NSTextAlignment.self,
            [
                (.left, 0),
                (.center, 1),
                (.right, 2),
                (.justified, 3),
                (.natural, 4),
            ])
    }

    @Test func underlineStyle() {
        expectRawValues(
            of: NSUnderlineStyle.self,
            [
                (.single, 1)
            ])
    }

    @Test func writingDirection() {
        expectRawValues(
            of: NSWritingDirection.self,
            [
                (.natural, -1),
                (.leftToRight, 0),
                (.rightToLeft, 1),
            ])
    }

    @Test func applicationState() {
        expectRawValues(
            of: UIApplication.State.self,
            [
                (.active, 0),
                (.inactive, 1),
                (.background, 2),
            ])
    }

    @Test func axis() {
        expectRawValues(
            of: UIAxis.self,
            [
                (.horizontal, 1),
                (.vertical, 2),
                (.both, 3),
            ])
    }

    @Test func fontDescriptorSymbolicTraits() {
        expectRawValues(
            of: UIFontDescriptor.SymbolicTraits.self,
            [
                (.traitItalic, 1),
                (.traitBold, 2),
                (.traitMonoSpace, 1024),
            ])
    }

    @Test func imageOrientation() {
        expectRawValues(
            of: UIImage.Orientation.self,
            [
                (.up, 0),
                (.down, 1),
                (.left, 2),
                (.right, 3),
                (.upMirrored, 4),
                (.downMirrored, 5),
                (.leftMirrored, 6),
                (.rightMirrored, 7),
            ])
    }

    @Test func imageRenderingMode() {
        expectRawValues(
            of: UIImage.RenderingMode.self,
            [
                (.automatic, 0),
                (.alwaysOriginal, 1),
                (.alwaysTemplate, 2),
            ])
    }

    @Test func imageResizingMode() {
        expectRawValues(
            of: UIImage.ResizingMode.self,
            [
                (.tile, 0),
                (.stretch, 1),
            ])
    }

    @Test func imageSymbolScale() {
        expectRawValues(
            of: UIImage.SymbolScale.self,
            [
                (.default, -1),
                (.unspecified, 0),
                (.small, 1),
                (.medium, 2),
                (.large, 3),
            ])
    }

    @Test func imageSymbolWeight() {
        expectRawValues(
            of: UIImage.SymbolWeight.self,
            [
                (.unspecified, 0),
                (.ultraLight, 1),
                (.thin, 2),
                (.light, 3),
                (.regular, 4),
                (.medium, 5),
                (.semibold, 6),
                (.bold, 7),
                (.heavy, 8),
                (.black, 9),
            ])
    }

    @Test func modalPresentationStyle() {
        expectRawValues(
            of: UIModalPresentationStyle.self,
            [
                (.automatic, -2),
                (.none, -1),
                (.fullScreen, 0),
                (.pageSheet, 1),
                (.formSheet, 2),
                (.currentContext, 3),
                (.custom, 4),
                (.overFullScreen, 5),
                (.overCurrentContext, 6),
                (.popover, 7),
            ])
    }

    @Test func modalTransitionStyle() {
        expectRawValues(
            of: UIModalTransitionStyle.self,
            [
                (.coverVertical, 0),
                (.flipHorizontal, 1),
                (.crossDissolve, 2),
                (.partialCurl, 3),
            ])
    }

    @Test func rectCorner() {
        expectRawValues(
            of: UIRectCorner.self,
            [
                (.allCorners, .max),
                (.topLeft, 1),
                (.topRight, 2),
                (.bottomLeft, 4),
                (.bottomRight, 8),
            ])
    }

    @Test func rectEdge() {
        expectRawValues(
            of: UIRectEdge.self,
            [
                (.top, 1),
                (.left, 2),
                (.bottom, 4),
                (.right, 8),
                (.all, 15),
            ])
    }

    @Test func sceneActivationState() {
        expectRawValues(
            of: UIScene.ActivationState.self,
            [
                (.unattached, -1),
                (.foregroundActive, 0),
                (.foregroundInactive, 1),
                (.background, 2),
            ])
    }

    @Test func semanticContentAttribute() {
        expectRawValues(
            of: UISemanticContentAttribute.self,
            [
                (.unspecified, 0),
                (.playback, 1),
                (.spatial, 2),
                (.forceLeftToRight, 3),
                (.forceRightToLeft, 4),
            ])
    }

    @Test func traitEnvironmentLayoutDirection() {
        expectRawValues(
            of: UITraitEnvironmentLayoutDirection.self,
            [
                (.unspecified, -1),
                (.leftToRight, 0),
                (.rightToLeft, 1),
            ])
    }

    @Test func userInterfaceIdiom() {
        expectRawValues(
            of: UIUserInterfaceIdiom.self,
            [
                (.unspecified, -1),
                (.phone, 0),
                (.pad, 1),
                (.tv, 2),
                (.carPlay, 3),
                (.mac, 5),
                (.reality, 6),
            ])
    }

    @Test func userInterfaceLayoutDirection() {
        expectRawValues(
            of: UIUserInterfaceLayoutDirection.self,
            [
                (.leftToRight, 0),
                (.rightToLeft, 1),
            ])
    }

    @Test func userInterfaceLevel() {
        expectRawValues(
            of: UIUserInterfaceLevel.self,
            [
                (.unspecified, -1),
                (.base, 0),
                (.elevated, 1),
            ])
    }

    @Test func userInterfaceSizeClass() {
        expectRawValues(
            of: UIUserInterfaceSizeClass.self,
            [
                (.unspecified, 0),
                (.compact, 1),
                (.regular, 2),
            ])
    }

    @Test func userInterfaceStyle() {
        expectRawValues(
            of: UIUserInterfaceStyle.self,
            [
                (.unspecified, 0),
                (.light, 1),
                (.dark, 2),
            ])
    }

    @Test func viewAnimationOptions() {
        expectRawValues(
            of: UIView.AnimationOptions.self,
            [
                (.curveEaseInOut, 0),
                (.allowUserInteraction, 2),
                (.beginFromCurrentState, 4),
                (.repeat, 8),
                (.autoreverse, 16),
                (.overrideInheritedDuration, 32),
                (.overrideInheritedCurve, 64),
                (.overrideInheritedOptions, 512),
                (.curveEaseIn, 65536),
                (.curveEaseOut, 131072),
                (.curveLinear, 196608),
            ])
    }

    @Test func viewAutoresizingMask() {
        expectRawValues(
            of: UIView.AutoresizingMask.self,
            [
                (.flexibleLeftMargin, 1),
                (.flexibleWidth, 2),
                (.flexibleRightMargin, 4),
                (.flexibleTopMargin, 8),
                (.flexibleHeight, 16),
                (.flexibleBottomMargin, 32),
            ])
    }

    @Test func viewContentMode() {
        expectRawValues(
            of: UIView.ContentMode.self,
            [
                (.scaleToFill, 0),
                (.scaleAspectFit, 1),
                (.scaleAspectFill, 2),
                (.redraw, 3),
                (.center, 4),
                (.top, 5),
                (.bottom, 6),
                (.left, 7),
                (.right, 8),
                (.topLeft, 9),
                (.topRight, 10),
                (.bottomLeft, 11),
                (.bottomRight, 12),
            ])
    }

    @Test func cGBitmapInfo() {
        expectRawValues(
            of: CGBitmapInfo.self,
            [
                (.byteOrderDefault, 0),
                (.alphaInfoMask, 31),
                (.floatComponents, 256),
                (.floatInfoMask, 3840),
                (.byteOrder16Little, 4096),
                (.byteOrder32Little, 8192),
                (.byteOrder16Big, 12288),
                (.byteOrder32Big, 16384),
                (.byteOrderMask, 28672),
            ])
    }

    @Test func cGBlendMode() {
        expectRawValues(
            of: CGBlendMode.self,
            [
                (.normal, 0),
                (.multiply, 1),
                (.screen, 2),
                (.overlay, 3),
                (.darken, 4),
                (.lighten, 5),
                (.colorDodge, 6),
                (.colorBurn, 7),
                (.softLight, 8),
                (.hardLight, 9),
                (.difference, 10),
                (.exclusion, 11),
                (.hue, 12),
                (.saturation, 13),
                (.color, 14),
                (.luminosity, 15),
                (.clear, 16),
                (.copy, 17),
                (.sourceIn, 18),
                (.sourceOut, 19),
                (.sourceAtop, 20),
                (.destinationOver, 21),
                (.destinationIn, 22),
                (.destinationOut, 23),
                (.destinationAtop, 24),
                (.xor, 25),
                (.plusLighter, 27),
            ])
    }

    @Test func cGImageAlphaInfo() {
        expectRawValues(
            of: CGImageAlphaInfo.self,
            [
                (.none, 0),
                (.premultipliedLast, 1),
                (.premultipliedFirst, 2),
                (.last, 3),
                (.first, 4),
                (.noneSkipLast, 5),
                (.noneSkipFirst, 6),
                (.alphaOnly, 7),
            ])
    }

    @Test func cGInterpolationQuality() {
        expectRawValues(
            of: CGInterpolationQuality.self,
            [
                (.default, 0),
                (.none, 1),
                (.low, 2),
                (.high, 3),
                (.medium, 4),
            ])
    }

    @Test func cGLineCap() {
        expectRawValues(
            of: CGLineCap.self,
            [
                (.butt, 0),
                (.round, 1),
                (.square, 2),
            ])
    }

    @Test func cGLineJoin() {
        expectRawValues(
            of: CGLineJoin.self,
            [
                (.miter, 0),
                (.round, 1),
                (.bevel, 2),
            ])
    }

    @Test func cGPathDrawingMode() {
        expectRawValues(
            of: CGPathDrawingMode.self,
            [
                (.fill, 0),
                (.eoFill, 1),
                (.stroke, 2),
                (.fillStroke, 3),
                (.eoFillStroke, 4),
            ])
    }

    @Test func progressViewStyle() {
        expectRawValues(
            of: UIProgressView.Style.self,
            [
                (.default, 0),
                (.bar, 1),
            ])
    }
}
