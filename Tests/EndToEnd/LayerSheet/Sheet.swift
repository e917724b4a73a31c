// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A sheet with one tile for each layer feature. Some of the tiles are added in `Sheet+Layers.swift`.
final class Sheet: UIView {
    static let size = CGSize(width: 630, height: 768)

    private static let columns = 5
    private static let tile = CGSize(width: 126, height: 96)
    private var count = 0

    init() {
        super.init(frame: CGRect(origin: .zero, size: Sheet.size))
        backgroundColor = .white
        addDecorations()
        addShadows()
        addComposition()
        addContents()
        addPartsOfContents()
        addMasks()
        addSpace()
        addGradients()
        addText()
        addInstances()
    }

    required init?(coder: NSCoder) {
        fatalError("Sheet is made in code")
    }

    // MARK: Tiles

    /// Puts a layer in the middle of the next free tile. The layer gets the tile's size, less a margin on each side.
    func add(_ layer: CALayer) {
        let origin = CGPoint(
            x: CGFloat(count % Sheet.columns) * Sheet.tile.width, y: CGFloat(count / Sheet.columns) * Sheet.tile.height)
        count += 1
        layer.bounds.size = CGSize(width: Sheet.tile.width - 46, height: Sheet.tile.height - 36)
        layer.position = CGPoint(x: origin.x + Sheet.tile.width / 2, y: origin.y + Sheet.tile.height / 2)
        self.layer.addSublayer(layer)
    }

    func makeLayer(_ color: UIColor?, _ change: (CALayer) -> Void = { _ in }) -> CALayer {
        let layer = CALayer()
        layer.backgroundColor = color?.cgColor
        change(layer)
        return layer
    }

    /// A sublayer that extends beyond its superlayer.
    func overhanging(_ color: UIColor, at origin: CGPoint) -> CALayer {
        makeLayer(color) { $0.frame = CGRect(origin: origin, size: CGSize(width: 50, height: 40)) }
    }

    // MARK: Features

    private func addDecorations() {
        add(makeLayer(.systemTeal))
        add(makeLayer(.systemBlue) { $0.cornerRadius = 18 })
        add(
            makeLayer(.systemPink) {
                $0.borderWidth = 3.5
                $0.borderColor = UIColor.black.cgColor
                $0.cornerRadius = 12
                $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            })
        add(
            makeLayer(.systemYellow) {
                $0.cornerRadius = 20
                $0.masksToBounds = true
                $0.addSublayer(overhanging(.systemGreen, at: CGPoint(x: -20, y: -10)))
                $0.addSublayer(overhanging(.systemIndigo, at: CGPoint(x: 45, y: 30)))
            })
    }

    private func addShadows() {
        // Adds three tiles, with the shadow of an opaque rounded rectangle, of a shadow path, and of sublayers.
        add(
            makeLayer(.white) {
                $0.cornerRadius = 10
                self.throwShadow($0)
            })
        add(
            makeLayer(nil) {
                $0.shadowPath = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 70, height: 50), transform: nil)
                self.throwShadow($0)
            })
        add(
            makeLayer(nil) {
                $0.addSublayer(self.overhanging(.systemOrange, at: CGPoint(x: 0, y: 0)))
                $0.addSublayer(self.overhanging(.systemPurple, at: CGPoint(x: 30, y: 22)))
                self.throwShadow($0)
            })
    }

    func throwShadow(_ layer: CALayer) {
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.6
        layer.shadowOffset = CGSize(width: 4, height: 3)
        layer.shadowRadius = 6
    }

    private func addComposition() {
        add(
            makeLayer(.systemRed) {
                $0.opacity = 0.4
                $0.addSublayer(self.overhanging(.systemBlue, at: CGPoint(x: 40, y: 30)))
            })
        add(makeLayer(.systemGreen) { $0.setAffineTransform(CGAffineTransform(rotationAngle: 0.4)) })
        add(
            makeLayer(.systemBrown) {
                $0.cornerRadius = 9
                $0.setAffineTransform(CGAffineTransform(scaleX: 1.23, y: 0.77))
            })
        add(
            makeLayer(.systemGray) {
                let hidden = self.overhanging(.systemRed, at: CGPoint(x: 10, y: 10))
                hidden.isHidden = true
                $0.addSublayer(hidden)
            })
        add(
            makeLayer(nil) {
                let front = self.overhanging(.systemTeal, at: .zero)
                front.zPosition = 1
                $0.addSublayer(front)
                $0.addSublayer(self.overhanging(.systemRed, at: CGPoint(x: 25, y: 18)))
            })
    }

    private func addContents() {
        add(makeLayer(nil) { $0.contents = self.picture.cgImage })
        add(
            makeLayer(.systemGray4) {
                $0.contents = self.picture.cgImage
                $0.contentsGravity = .resizeAspect
                $0.cornerRadius = 14
                $0.masksToBounds = true
                $0.setAffineTransform(CGAffineTransform(rotationAngle: -0.2))
            })
        add(dashedShape)
        add(makeTextLayer("Text", size: 24))
        add(makeTextLayer("한글 مرحبا", size: 15))
        let turned = makeTextLayer("Turned", size: 19)
        turned.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
        turned.opacity = 0.7
        add(turned)
    }

    /// An image of four coloured squares and a diagonal line.
    var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            for (index, color) in [UIColor.red, .green, .blue, .yellow].enumerated() {
                color.setFill()
                context.fill(CGRect(x: index % 2 * 10, y: index / 2 * 10, width: 10, height: 10))
            }
            let line = UIBezierPath()
            line.move(to: .zero)
            line.addLine(to: CGPoint(x: 20, y: 20))
            line.stroke()
        }
    }

    private var dashedShape: CAShapeLayer {
        let shape = CAShapeLayer()
        let path = UIBezierPath(roundedRect: CGRect(x: 4, y: 4, width: 72, height: 52), cornerRadius: 12)
        path.move(to: CGPoint(x: 10, y: 50))
        path.addCurve(
            to: CGPoint(x: 70, y: 12), controlPoint1: CGPoint(x: 30, y: -20), controlPoint2: CGPoint(x: 50, y: 80))
        shape.path = path.cgPath
        shape.fillColor = UIColor.systemYellow.cgColor
        shape.strokeColor = UIColor.black.cgColor
        shape.lineWidth = 2.5
        shape.lineDashPattern = [6, 3, 1, 3]
        shape.lineCap = .round
        return shape
    }

    private var labels: [UILabel] = []

    /// Returns the layer of a new label. The sheet retains the label.
    func makeTextLayer(_ text: String, size: CGFloat) -> CALayer {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.textColor = .black
        label.textAlignment = .center
        labels.append(label)
        return label.layer
    }
}
