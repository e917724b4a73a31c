// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The name of Objective-C for an integer.
public typealias NSInteger = Int

/// The name of Objective-C for an integer that is not negative.
public typealias NSUInteger = UInt
