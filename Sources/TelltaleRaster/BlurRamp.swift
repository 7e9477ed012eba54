/// The running sum of a blur's weights: what a sharp edge becomes.
///
/// A line of pixels is blurred by its steps: each change from one pixel to the next adds a ramp.
/// Few pixels of a shadow's shape differ from their neighbours, so few ramps have to be added.
struct BlurRamp {
  /// Of a pixel that the blur leaves as it is.
  static let one: Int32 = 1 << 16

  private let blur: Int
  /// Sums of the weights up to and with each of the `2 * blur + 1` pixels; the last is `one`.
  private let sums: [Int32]

  init(blur: Int) {
    self.blur = blur
    // Three boxes whose widths add up to 2 * blur + 3 make weights that are 2 * blur + 1 wide.
    var weights = [1]
    for part in 0..<3 { weights = BlurRamp.spread(weights, by: (2 * blur + 3 + part) / 3) }
    let all = weights.reduce(0, +)
    var sum = 0
    sums = weights.map { weight in
      sum += weight
      return Int32(sum * Int(BlurRamp.one) / all)
    }
  }

  /// The first `count` values of a blurred line, which begins `blur` pixels before the sharp one,
  /// `one` times as large.
  func blurred(_ line: [UInt8], count: Int) -> [Int32] {
    var result = [Int32](repeating: 0, count: count)
    var before: Int32 = 0
    for (start, value) in (line.map(Int32.init) + [0]).enumerated() where value != before {
      for index in stride(from: start, to: count, by: 1) {
        result[index] += (value - before) * sums[min(index - start, 2 * blur)]
      }
      before = value
    }
    return result
  }

  /// The same for lines under each other, blurred downwards: each holds `width` values of at most
  /// 4,095.
  func blurred(_ lines: [[Int32]], width: Int, count: Int) -> [[Int32]] {
    var result = [[Int32]](repeating: [Int32](repeating: 0, count: width), count: count)
    var before = [Int32](repeating: 0, count: width)
    for (start, line) in (lines + [before]).enumerated() where line != before {
      let step = zip(line, before).map { $0 - $1 }
      for index in stride(from: start, to: count, by: 1) {
        add(step, times: sums[min(index - start, 2 * blur)], to: &result[index])
      }
      before = line
    }
    return result
  }

  private func add(_ step: [Int32], times factor: Int32, to line: inout [Int32]) {
    line.withUnsafeMutableBufferPointer { line in
      step.withUnsafeBufferPointer { step in
        for index in 0..<min(line.count, step.count) { line[index] &+= step[index] &* factor }
      }
    }
  }

  /// Weights smeared over `width` pixels.
  private static func spread(_ weights: [Int], by width: Int) -> [Int] {
    (0..<weights.count + width - 1).map { index in
      weights[max(0, index - width + 1)..<min(weights.count, index + 1)].reduce(0, +)
    }
  }
}
