// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import MapKit
import UIKit

/// A map, whose view is in the storyboard.
class MapViewController: UIViewController, MKMapViewDelegate {
    @IBOutlet private weak var mapView: MKMapView!

    override func viewDidLoad() {
        super.viewDidLoad()
        mapView.delegate = self
    }
}
