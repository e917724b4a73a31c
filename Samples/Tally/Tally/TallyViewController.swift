// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Controls
import TallyCore
import UIKit

class TallyViewController: UIViewController {
    let counter = Counter()
    let label = UILabel()
    private(set) var buttons: [StepButton] = []
    private var observation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tally"
        view.backgroundColor = .systemBackground
        buttons = [StepButton(isUp: false), LargeStepButton(isUp: true)]
        for button in buttons { button.delegate = self }
        label.text = "0"
        label.font = .systemFont(ofSize: 48)
        let stack = UIStackView(arrangedSubviews: [buttons[0], label, buttons[1]])
        stack.spacing = 24
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        observation = counter.observe(\.count, options: [.new]) { [weak self] _, change in
            self?.label.text = "\(change.newValue ?? 0)"
        }
    }
}

extension TallyViewController: StepButtonDelegate {
    func stepButton(_ button: StepButton, didStepBy number: Int) { counter.add(number) }
    func lengthOfStep(of button: StepButton) -> Int { button is LargeStepButton ? 10 : 1 }
}

/// A button with a larger sign, which steps by ten.
final class LargeStepButton: StepButton {
    override func setUp() {
        super.setUp()
        titleLabel?.font = .boldSystemFont(ofSize: 48)
    }
}
