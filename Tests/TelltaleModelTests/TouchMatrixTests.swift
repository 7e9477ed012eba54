import Testing

@testable import TelltaleModel

/// Which calibration matrices a screen can be touched with.
@Suite struct TouchMatrixTests {
  @Test(arguments: [
    [1, 0, 0, 0, 1, 0], [-1, 0, 1, 0, -1, 1], [0, -1, 1, 1, 0, 0], [1, 0, 0, 0, -1, 1],
    // A panel larger than the screen, one that is turned by a little, one whose edges are worn.
    [1.8, 0, -0.4, 0, 1.3, -0.1], [0.998, -0.06, 0.03, 0.06, 0.998, -0.03],
    [1.1, 0, -0.05, 0, 1.2, -0.1], [0.5, 0, 0.5, 0, 1, 0],
  ])
  func `a matrix by which touches come to the screen is taken`(matrix: [Double]) {
    #expect(TouchMatrix.fault(of: matrix) == nil)
  }

  @Test(arguments: [
    // A point, rows, a column, a slope; and what is one of them but for a hair.
    [0, 0, 0, 0, 0, 0], [0, 0, 0.5, 0, 0, 0.5], [1, 0, 0, 1, 0, 0], [0, 0, 0.5, 0, 1, 0],
    [1, 0, 0, 0, 0, 0], [1, 1, 0, 2, 2, 0], [1, 1, 0, 1, 1.001, 0], [1, 0, 0, 0, 0.01, 0],
    [0.001, 0, 0, 0, 0.001, 0], [100, 100, 0, 100, 99.99, 0],
  ])
  func `a matrix that brings everything to a point or a line is none`(matrix: [Double]) {
    #expect(TouchMatrix.fault(of: matrix) == .flat)
  }

  @Test(arguments: [
    [1, 0, 1, 0, 1, 0], [1, 0, 0, 0, 1, -1], [-1, 0, 0, 0, 1, 0], [1, 0, 0, 0, 1, 100],
    [1, 0, 0.99, 0, 1, 0], [100, 0, 0, 0, 1, 0],
    // Turned by an eighth, past a corner of the screen.
    [0.7, -0.7, -0.6, 0.7, 0.7, -1.2], [0.7, -0.7, 1.6, 0.7, 0.7, 0.8],
  ])
  func `a matrix by which the panel hardly meets the screen is none`(matrix: [Double]) {
    #expect(TouchMatrix.fault(of: matrix) == .beside)
  }

  @Test(arguments: [
    [], [1, 0, 0, 0, 1], [.nan, 0, 0, 0, 1, 0], [1, 0, .infinity, 0, 1, 0],
    [1, 0, 0, 0, 1, 0, 0],
  ])
  func `a matrix has six finite numbers`(matrix: [Double]) {
    #expect(TouchMatrix.fault(of: matrix) == .incomplete)
  }

  @Test func `numbers that no panel has are refused without a fault of arithmetic`() {
    let most = Double.greatestFiniteMagnitude
    #expect(TouchMatrix.fault(of: [most, 0, 0, 0, most, 0]) != nil)
    #expect(TouchMatrix.fault(of: [most, most, most, -most, most, -most]) != nil)
    #expect(TouchMatrix.fault(of: [1, 0, most, 0, 1, 0]) == .beside)
  }
}
