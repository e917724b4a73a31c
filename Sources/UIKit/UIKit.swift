// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveCRuntime
@_exported import QuartzCore
