// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// Core Foundation's names for Foundation types. They are aliases of Swift's own types, and not of classes such as
// `NSString`. Casts that are common in app code therefore compile: `name as CFString`, `[first, last] as CFArray`.

/// Core Foundation's name for any object.
public typealias CFTypeRef = AnyObject
/// Core Foundation's name for a string.
public typealias CFString = String
/// Core Foundation's name for an array.
public typealias CFArray = [Any]
/// Core Foundation's name for a dictionary.
public typealias CFDictionary = [AnyHashable: Any]
