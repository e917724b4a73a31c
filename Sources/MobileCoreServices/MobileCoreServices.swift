// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// On Apple's platforms this module also exports item providers and `CFString`. A file that imports only this module can
// therefore define a class whose objects item providers read and write.

@_exported import typealias CoreGraphics.CFString
@_exported import Foundation
@_exported import class UIKit.NSItemProvider
@_exported import protocol UIKit.NSItemProviderReading
@_exported import enum UIKit.NSItemProviderRepresentationVisibility
@_exported import protocol UIKit.NSItemProviderWriting
