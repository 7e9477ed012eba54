import TelltaleModel
import TelltaleSyntax

/// The reading of a calibration matrix by which the screen can be touched.
enum TouchMatrixReading {
  static var reader: ValueReader<[Double]> {
    let numbers = ValueReader<Double>.number(-100...100).list(atLeast: 6, atMost: 6)
    return ValueReader(numbers.expected, schema: numbers.schema) { node, complaints in
      guard let matrix = numbers.read(node, &complaints) else { return nil }
      let found: String
      switch TouchMatrix.fault(of: matrix) {
      case nil: return matrix
      // One of the numbers has been complained about.
      case .incomplete?: return nil
      case .flat?: found = "found a matrix that maps the whole panel to a point or a line"
      case .beside?: found = "found a matrix by which the panel hardly meets the screen"
      }
      complaints.add(
        node.location, found,
        remedy:
          "write libinput's matrix as its two rows, a, b, c, d, e, f, where panel and screen go from 0 "
          + "to 1; [1, 0, 0, 0, 1, 0] changes nothing")
      return nil
    }
  }
}
