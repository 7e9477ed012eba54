import TelltaleGraphics
import TelltaleModel

/// What of an alert moves where it is higher than the screen allows.
enum AlertScrolling: Hashable {
  /// The texts; the buttons stay.
  case text
  /// All of it: beside the buttons not even a line of the title could be read.
  case all
}

extension AlertPlan {
  /// What has to scroll for the alert to fit.
  var overflow: AlertScrolling? {
    guard naturalHeight > maximumHeight else { return nil }
    // Buttons stay on the screen as long as a line of the title can be read above them.
    return heightLeftForText >= min(textHeight, title.lineHeight) ? .text : .all
  }

  /// True where nothing scrolls, or enough of the text is seen above the buttons that one sees how it goes on.
  var readsWell: Bool {
    switch scrolls {
    case nil: true
    case .text:
      showsTitle
        && heightLeftForText >= min(textHeight, 3 * (message?.lineHeight ?? title.lineHeight))
    case .all: false
    }
  }

  /// Whether all of the title and of the buttons is seen before anything is scrolled.
  var showsTitle: Bool {
    switch scrolls {
    case nil: true
    case .text: heightLeftForText >= title.height
    case .all: false
    }
  }

  /// What fields and buttons leave of the highest card.
  private var heightLeftForText: Int {
    maximumHeight - paddings - fieldsHeight - buttonsHeight
  }

  /// Height of the card, and with it of what is seen of scrolling text: it ends with a whole line.
  var cardHeight: Int {
    guard scrolls == .text else { return min(naturalHeight, maximumHeight) }
    return maximumHeight - heightLeftForText + wholeLines(in: heightLeftForText)
  }

  /// The most of a height that ends with a whole line of title or message.
  private func wholeLines(in height: Int) -> Int {
    let top = title.height + context.pixels(metrics.titleToMessage)
    if let message, height >= top + message.lineHeight {
      return top + (height - top) / message.lineHeight * message.lineHeight
    }
    return min(title.height, max(1, height / title.lineHeight) * title.lineHeight)
  }

  /// The part of a card that shows what scrolls.
  func viewport(in card: PixelRect) -> PixelRect {
    if scrolls == .all {
      // Paddings scroll too: on a small screen every row of pixels is needed.
      return card.inset(PixelInsets(top: rim, left: 0, bottom: rim, right: 0))
    }
    let height = card.height - paddings - fieldsHeight - buttonsHeight
    return PixelRect(
      x: card.x, y: card.y + context.pixels(metrics.paddingTop), width: card.width,
      height: height)
  }

  /// Free rows between the card's edge and what scrolls under it: for a focus ring along the edge,
  /// and as many as keep what scrolls out of the round corners.
  var rim: Int {
    let radius = min(cardWidth / 2, context.pixels(metrics.cornerRadius))
    let inset = max(0, radius - min(textSide, partSide))
    let curve = Double(radius * radius - inset * inset).squareRoot()
    return max(context.focusRing.reach, radius - Int(curve))
  }

  /// Height of what scrolls where all does: to the end of the padding, and never less than to the end
  /// of the last button, where round corners leave more free than the padding does.
  var wholeHeight: Int {
    naturalHeight - rim - min(rim, context.pixels(metrics.paddingBottom))
  }

  /// Where the focus ring of scrolling text runs: inside the card, along its edge where all scrolls.
  func textRing(in card: PixelRect) -> (frame: PixelRect, radius: Int) {
    let reach = context.focusRing.reach
    if scrolls == .all {
      let radius = max(0, context.pixels(metrics.cornerRadius) - reach)
      return (card.insetBy(reach), radius)
    }
    let ring = viewport(in: card).insetBy(-reach).intersection(card)
    return (ring.insetBy(reach), context.pixels(metrics.buttonCornerRadius))
  }
}
