/// A place on a surface, in whole device pixels; x grows to the right, y downwards.
package struct PixelPoint: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  package static let zero = PixelPoint(x: 0, y: 0)
}

/// An extent in whole device pixels. Never negative when made by this package.
package struct PixelSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// Distances from the four edges, in whole device pixels.
package struct PixelInsets: Hashable, Sendable {
  package var top: Int
  package var left: Int
  package var bottom: Int
  package var right: Int

  package init(top: Int, left: Int, bottom: Int, right: Int) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package static let zero = PixelInsets(top: 0, left: 0, bottom: 0, right: 0)
}
