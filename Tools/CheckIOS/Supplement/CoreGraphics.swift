// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// Lets a value stand in a method of Objective-C, as C's structs do on Apple's platforms.

public protocol _BridgedValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {}

extension _BridgedValue {
    public func _bridgeToObjectiveC() -> NSValue { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) { fatalError() }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        fatalError()
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self { fatalError() }
}

extension CGFloat: @retroactive _ObjectiveCBridgeable, _BridgedValue {}
extension CGPoint: @retroactive _ObjectiveCBridgeable, _BridgedValue {}
extension CGSize: @retroactive _ObjectiveCBridgeable, _BridgedValue {}
extension CGRect: @retroactive _ObjectiveCBridgeable, _BridgedValue {}
extension NSRange: @retroactive _ObjectiveCBridgeable, _BridgedValue {}
