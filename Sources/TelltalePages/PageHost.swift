import CPages
import TelltaleGraphics
import TelltaleModel

/// The functions that litehtml calls, each with the layout as its context.
enum PageHost {
  static func callbacks(for layout: PageLayout) -> telltale_page_host {
    var host = telltale_page_host()
    host.context = Unmanaged.passUnretained(layout).toOpaque()
    host.is_given_up = { context in PageHost.layout(context).isGivenUp() ? 1 : 0 }
    addQuestions(to: &host)
    addDrawing(to: &host)
    addLinks(to: &host)
    return host
  }

  private static func addQuestions(to host: inout telltale_page_host) {
    host.font = { context, families, pixels, weight, isItalic, decoration, metrics in
      let layout = PageHost.layout(context)
      let known = layout.font(
        PageFont(
          families: PageHost.string(families), pixels: layout.scale.pixels(Int(pixels)),
          weight: Int(weight), isItalic: isItalic != 0, decoration: decoration,
          least: layout.request.least))
      metrics?.pointee = known.metrics
      return known.number
    }
    host.text_width = { context, text, font in
      let layout = PageHost.layout(context)
      let width = layout.width(of: PageHost.string(text), layout.face(font))
      return Int32(clamping: layout.scale.units(width))
    }
    host.split = { context, text, taker, word, space in
      for piece in PageText.pieces(of: PageHost.string(text), PageHost.layout(context).fonts) {
        piece.isSpace ? space?(taker, piece.text) : word?(taker, piece.text)
      }
    }
    host.may_break = { context, before, after in
      let before = PageHost.string(before)
      let breaks = PageHost.layout(context).fonts.breaks(in: before + PageHost.string(after))
      return breaks.contains(before.utf8.count) ? 1 : 0
    }
    host.cut = { context, text, font, width, taker, part in
      let layout = PageHost.layout(context)
      for piece in layout.pieces(of: PageHost.string(text), layout.face(font), width: Int(width)) {
        part?(taker, piece)
      }
    }
    host.direction = { context, text in
      switch PageHost.layout(context).fonts.firstIsRightToLeft(PageHost.string(text)) {
      case true?: 1
      case false?: 0
      case nil: -1
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
    host.isolate = { context, number, parent, isRightToLeft in
      PageHost.layout(context).drawn.isolates[Int(number)] = DrawnPage.Isolate(
        parent: Int(parent), isRightToLeft: isRightToLeft != 0)
    }
    host.said = { context, number, text in
      PageHost.layout(context).drawn.texts[Int(number)] = PageHost.string(text)
    }
    host.text = { context, text, font, color, isRightToLeft, isolate, number, box in
      let layout = PageHost.layout(context)
      layout.drawn.add(
        DrawnPage.Word(
          text: PageHost.string(text), font: font, color: color,
          isRightToLeft: isRightToLeft != 0, isolate: Int(isolate), number: Int(number)),
        layout.scale.pixels(box))
    }
    host.fill = { context, box, radius, color in
      let layout = PageHost.layout(context)
      let shape = PagePart.Shape.fill(
        radius: layout.scale.pixels(Int(radius)), PageStyle.color(color))
      layout.drawn.add(shape, layout.scale.pixels(box))
    }
    host.ring = { context, box, radius, width, color in
      let layout = PageHost.layout(context)
      let shape = PagePart.Shape.stroke(
        radius: layout.scale.pixels(Int(radius)), width: max(1, layout.scale.pixels(Int(width))),
        PageStyle.color(color))
      layout.drawn.add(shape, layout.scale.pixels(box))
    }
    host.image = { context, name, box in
      let layout = PageHost.layout(context)
      layout.drawn.add(
        .picture(layout.path(ofImage: PageHost.string(name))), layout.scale.pixels(box))
    }
    host.marker = { context, marker, color, box in
      let layout = PageHost.layout(context)
      layout.draw(marker, color, layout.scale.pixels(box))
    }
    host.push_clip = { context, box in
      let layout = PageHost.layout(context)
      layout.drawn.push(layout.scale.pixels(box))
    }
    host.pop_clip = { context in PageHost.layout(context).drawn.pop() }
  }

  private static func addLinks(to host: inout telltale_page_host) {
    host.anchor = { context, name, y in
      let layout = PageHost.layout(context)
      let name = PageHost.string(name)
      let place = max(0, layout.scale.pixels(Int(y)))
      if layout.drawn.anchors[name] == nil { layout.drawn.anchors[name] = place }
    }
    host.link = { context, name, number, box in
      let layout = PageHost.layout(context)
      layout.drawn.add(
        link: PageText.unescaped(PageHost.string(name)), number: Int(number),
        layout.scale.pixels(box))
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
