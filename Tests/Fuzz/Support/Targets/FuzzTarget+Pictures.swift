import TelltaleGraphics

@testable import TelltaleImages

extension FuzzTarget {
  /// PNG and JPEG: refused with a reason, or a picture within the limits of which every pixel is there and no
  /// colour is above its alpha.
  static let image = FuzzTarget(
    name: "image",
    words: [
      "IHDR", "IDAT", "PLTE", "tRNS", "IEND", "\u{0}\u{0}\u{0}\u{1}", "\u{7F}\u{0}\u{0}\u{0}",
    ]
  ) { bytes in
    guard let format = try? PictureFormat(bytes), format == .png || format == .jpeg else {
      return nil
    }
    do throws(PictureError) {
      let told = try Bitmap.size(of: bytes)
      let picture = try Bitmap.decode(bytes, fitting: PixelSize(width: 64, height: 64))
      guard let told else { return "a picture without a size" }
      if picture.words.count != picture.size.width * picture.size.height {
        return "\(picture.words.count) pixels of \(picture.size)"
      }
      if picture.size.width > told.width + 1 && picture.size.width > told.height + 1 {
        return "\(picture.size) of \(told)"
      }
      let isAbove = picture.words.contains { word in
        let alpha = word >> 24
        return word >> 16 & 255 > alpha || word >> 8 & 255 > alpha || word & 255 > alpha
      }
      return isAbove ? "a colour above its alpha" : nil
    } catch {
      return error.description.isEmpty ? "a refusal says nothing" : nil
    }
  }

  /// Drawings: refused with a reason, or written anew without anything that leads out of them, and what was
  /// written is read as the same.
  static let drawing = FuzzTarget(
    name: "drawing",
    words: [
      "<g>", "</g>", "<use xlink:href=\"#a\"/>", "<path d=\"M0 0\"/>", "<linearGradient id=\"a\">",
      "<stop offset=\"1\"/>", "<!ENTITY a \"b\">", "<![CDATA[", "]]>", "&#x41;", "&amp;",
      "xmlns:s=",
      "url(#a)", "style=\"", "fill=\"", "transform=\"rotate(1e9)\"", "<image href=\"data:\"/>",
      "<!--", "-->", "<?a?>", "<mask id=\"m\">", "<filter id=\"f\">",
    ]
  ) { bytes in
    do throws(PictureError) {
      let text = try Drawing(bytes).text
      for word in ["<!", "<?", "<image", "<text", "<script", "data:", "file:"]
      where text.contains(word) {
        return "\(word) is in what was written: \(text.prefix(300))"
      }
      let again = try Drawing(Array(text.utf8)).text
      return again == text ? nil : "written and read again it is another: \(text.prefix(300))"
    } catch {
      return error.description.isEmpty ? "a refusal says nothing" : nil
    }
  }
}
