import TelltaleModel
import TelltaleSyntax

extension Update {
  /// A picture as pixels, row by row from the top.
  public struct Pixels: Hashable, Sendable {
    /// The meaning of the four bytes of a pixel.
    public enum Format: String, Hashable, Sendable {
      /// Red, green, blue and alpha; colours are not multiplied by alpha.
      case rgba
      /// Blue, green, red, and a byte of no account, as in DRM's XRGB8888.
      case xrgb
    }

    let format: Format
    let width: Int
    let height: Int
    let stride: Int?
    let bytes: [UInt8]

    /// Pixels as they stand in bytes; whether that can be a picture is said where it is delivered.
    ///
    /// - Parameters:
    ///   - format: What the bytes of a pixel say.
    ///   - width: In pixels, 16,384 at most.
    ///   - height: In pixels, 16,384 at most; a picture has at most 16,777,216 pixels.
    ///   - stride: Bytes from the beginning of a row to that of the next; `nil` where each begins at the end of the one
    ///     before it.
    ///   - bytes: From the first pixel to the last, or to the end of the last row.
    public init(
      _ format: Format, width: Int, height: Int, stride: Int? = nil, bytes: [UInt8]
    ) {
      self.format = format
      self.width = width
      self.height = height
      self.stride = stride
      self.bytes = bytes
    }

    /// As the protocol tells of pixels in memory.
    fileprivate var value: JSONValue {
      var members: [JSONValue.Member] = [
        .init("memory", true), .init("format", .string(format.rawValue)),
        .init("width", .integer(width)), .init("height", .integer(height)),
      ]
      if let stride { members.append(.init("stride", .integer(stride))) }
      return .object(members)
    }
  }

  /// Delivers a picture that the program has as pixels, such as one that it has drawn. One call brings sixteen of them at
  /// most.
  ///
  /// - Parameters:
  ///   - name: As in the scene's `{bind: name}`.
  ///   - pixels: The picture; they are copied before the call that delivers them ends.
  /// - Returns: The update.
  public static func picture(_ name: String, pixels: Pixels) -> Update {
    Update("picture", .object([.init(name, pixels.value)]), bytes: pixels.bytes)
  }
}

extension [AppUpdate] {
  /// The same with each picture that is said to stand in memory made of the bytes that came with it, in their order.
  func filled(with pixels: [[UInt8]]) throws(TelltaleError) -> [AppUpdate] {
    var (updates, rest) = (self, pixels[...])
    for (index, update) in enumerated() {
      guard case .delivered(let name, .shared(let layout)?) = update,
        let bytes = rest.popFirst()
      else { continue }
      guard bytes.count <= layout.stride * layout.size.height,
        let picture = layout.picture(of: bytes)
      else {
        throw .usage(
          "the pixels of \(Quoted.text(name)) have \(bytes.count) bytes, and the picture ends at byte \(layout.byteCount);"
            + " check width, height and stride")
      }
      updates[index] = .delivered(name, .raw(picture))
    }
    return updates
  }
}
