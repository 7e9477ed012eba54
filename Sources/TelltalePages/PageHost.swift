import CPages
import TelltaleGraphics
import TelltaleModel

/// The functions that litehtml calls, each with the layout as its context.
enum PageHost {
  static func callbacks(for layout: PageLayout) -> telltale_page_host {
    var host = telltale_page_host()
    host.context = Unmanaged.passUnretained(layout).toOpaque()
    addQuestions(to: &host)
    addDrawing(to: &host)
    addLinks(to: &host)
    return host
  }

  private static func addQuestions(to host: inout telltale_page_host) {
    host.font = { context, pixels, weight, decoration, metrics in
      let font = PageFont(pixels: Int(pixels), weight: Int(weight), decoration: decoration)
      let known = PageHost.layout(context).font(font)
      metrics?.pointee = known.metrics
      return known.number
    }
    host.text_width = { context, text, font in
      let layout = PageHost.layout(context)
      return Int32(clamping: layout.width(of: PageHost.string(text), layout.face(font)))
    }
    host.split = { context, text, taker, word, space in
      for piece in PageText.pieces(of: PageHost.string(text), PageHost.layout(context).fonts) {
        piece.isSpace ? space?(taker, piece.text) : word?(taker, piece.text)
      }
    }
    host.image_size = { context, name, width, height in
      let layout = PageHost.layout(context)
      let size = layout.size(ofImage: layout.path(ofImage: PageHost.string(name)))
      width?.pointee = Int32(clamping: size.width)
      height?.pointee = Int32(clamping: size.height)
    }
  }

  private static func addDrawing(to host: inout telltale_page_host) {
    host.text = { context, text, font, color, box in
      PageHost.layout(context).drawn.add(
        text: PageHost.string(text), font: font, color, PixelRect(box))
    }
    host.fill = { context, box, radius, color in
      let shape = PagePart.Shape.fill(radius: Int(radius), PageStyle.color(color))
      PageHost.layout(context).drawn.add(shape, PixelRect(box))
    }
    host.ring = { context, box, radius, width, color in
      let shape = PagePart.Shape.stroke(
        radius: Int(radius), width: Int(width), PageStyle.color(color))
      PageHost.layout(context).drawn.add(shape, PixelRect(box))
    }
    host.image = { context, name, box in
      let layout = PageHost.layout(context)
      layout.drawn.add(.picture(layout.path(ofImage: PageHost.string(name))), PixelRect(box))
    }
    host.marker = { context, kind, index, font, color, box in
      PageHost.layout(context).draw(
        PageMarker(kind, index: Int(index)), font: font, color, PixelRect(box))
    }
    host.push_clip = { context, box in PageHost.layout(context).drawn.push(PixelRect(box)) }
    host.pop_clip = { context in PageHost.layout(context).drawn.pop() }
  }

  private static func addLinks(to host: inout telltale_page_host) {
    host.anchor = { context, name, y in
      let layout = PageHost.layout(context)
      let name = PageHost.string(name)
      if layout.drawn.anchors[name] == nil { layout.drawn.anchors[name] = max(0, Int(y)) }
    }
    host.link = { context, name, number, box in
      PageHost.layout(context).drawn.add(
        link: PageText.unescaped(PageHost.string(name)), number: Int(number), PixelRect(box))
    }
  }

  private static func layout(_ context: UnsafeMutableRawPointer?) -> PageLayout {
    // The layout outlives the call that it is the context of.
    Unmanaged<PageLayout>.fromOpaque(context.unsafelyUnwrapped).takeUnretainedValue()
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}

extension PixelRect {
  init(_ box: telltale_box) {
    self.init(x: Int(box.x), y: Int(box.y), width: Int(box.width), height: Int(box.height))
  }
}
