// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// On Apple's platforms item providers and `CFString` come with this module too: a file that imports nothing else writes
// its own readable and writable class.

@_exported import typealias CoreGraphics.CFString
@_exported import Foundation
@_exported import class UIKit.NSItemProvider
@_exported import protocol UIKit.NSItemProviderReading
@_exported import enum UIKit.NSItemProviderRepresentationVisibility
@_exported import protocol UIKit.NSItemProviderWriting
