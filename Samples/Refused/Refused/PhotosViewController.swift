// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Photos, one on each page.
class PhotosViewController: UIPageViewController {
    let dots = UIPageControl()
}
