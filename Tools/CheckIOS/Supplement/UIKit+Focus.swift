// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// The effects of focus, which the table names and does not list: Apple's documentation of UIFocusEffect.

@MainActor @objc open class UIFocusEffect: NSObject {
    public override init() { fatalError() }
}

@MainActor @objc open class UIFocusHaloEffect: UIFocusEffect {
    @objc public enum Position: Int, @unchecked Sendable {
        case automatic
        case outside
        case inside
    }

    open weak var containerView: UIView?
    open weak var referenceView: UIView?
    open var position: Position {
        get { fatalError() }
        set { fatalError() }
    }
    public convenience init(rect: CGRect) { fatalError() }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { fatalError() }
    public convenience init(path bezierPath: UIBezierPath) { fatalError() }
}
