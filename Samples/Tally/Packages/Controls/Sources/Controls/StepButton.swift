// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Told about the steps of a button.
@objc public protocol StepButtonDelegate {
    func stepButton(_ button: StepButton, didStepBy number: Int)
    /// The number of a step; 1 if the delegate does not implement the method.
    @objc optional func lengthOfStep(of button: StepButton) -> Int
}

/// A button that steps up or down when it is tapped.
open class StepButton: UIButton {
    public weak var delegate: StepButtonDelegate?
    public let isUp: Bool

    public init(isUp: Bool) {
        self.isUp = isUp
        super.init(frame: .zero)
        setTitle(isUp ? "+" : "−", for: .normal)
        addTarget(self, action: #selector(step), for: .touchUpInside)
        setUp()
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc open func step() {
        let length = delegate?.lengthOfStep?(of: self) ?? 1
        delegate?.stepButton(self, didStepBy: isUp ? length : -length)
    }
}

extension StepButton {
    /// Sets the colours and the font. Subclasses override it.
    @objc open func setUp() {
        setTitleColor(.systemBlue, for: .normal)
    }
}
