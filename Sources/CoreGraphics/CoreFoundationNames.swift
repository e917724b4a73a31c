// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// Core Foundation's names for what Foundation has here. They stand for Swift's own types, not `NSString` and its like,
// so that the casts that app code is full of (`name as CFString`, `[first, last] as CFArray`) compile.

public typealias CFTypeRef = AnyObject
public typealias CFString = String
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
