// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page with one picture, as large as possible in its own shape.
final class PictureController: UIViewController {
    private let picture: Picture
    private let pictureView = PictureView(frame: .zero)

    init(_ picture: Picture) {
        self.picture = picture
        super.init(nibName: nil, bundle: nil)
        title = "\(picture.subject.title) \(picture.number)"
    }

    required init?(coder: NSCoder) {
        fatalError("PictureController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        pictureView.picture = picture
        pictureView.layer.cornerRadius = 12
        pictureView.isAccessibilityElement = true
        pictureView.accessibilityTraits = .image
        pictureView.accessibilityLabel = picture.spokenTitle
        view.addSubview(pictureView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
        let width = max(0, min(room.width, room.height * picture.aspectRatio))
        let size = CGSize(width: width.rounded(.down), height: (width / picture.aspectRatio).rounded(.down))
        pictureView.frame = CGRect(
            x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(),
            width: size.width, height: size.height)
    }
}
