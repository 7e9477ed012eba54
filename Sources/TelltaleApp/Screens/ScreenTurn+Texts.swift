import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

// Texts of several lines.
extension ScreenTurn {
  /// Returns the positions that the caret can take in a text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The positions, in pixels from the text's upper left corner; `nil` where the text is
  ///   not placed.
  package func caretMap(of text: OpenText) -> CaretMap? {
    placement.text(text.path).map {
      setting(holding: text.path).caretMap(of: text.view, $0, in: context)
    }
  }

  /// Returns the height in which a text is in view at once.
  ///
  /// - Parameter path: The place of the text in the scene.
  /// - Returns: The pixels of its own window or of the one around it, the smaller of both; without
  ///   any the height of the whole placement.
  package func pixelsSeen(of path: NodePath) -> Int {
    let windows = [path, placement.control(.node(path))?.area].compactMap { $0 }
      .compactMap { placement.area($0)?.viewport.height }
    return windows.min() ?? placement.frame.height
  }

  /// Puts a typed value in its place, and scrolls until its caret is in view.
  ///
  /// - Parameters:
  ///   - value: The text with its caret.
  ///   - path: The place of the text in the scene.
  package mutating func show(_ value: FieldValue, at path: NodePath) {
    say(.typed)
    app[holding: path].view.fields[path] = value
    changed()
    revealCaret(at: path)
  }

  /// Scrolls by as little as brings the caret into view: first the text's own window, then the one
  /// around it.
  ///
  /// - Parameter path: The place of the text in the scene.
  package mutating func revealCaret(at path: NodePath) {
    settle()
    guard let text = app.openText(at: path, limits: limits), let map = caretMap(of: text)
    else { return }
    let mark = map.caret(of: text.value, width: 1)
    let around = placement.control(.node(path))?.area
    for area in [path, around].compactMap({ $0 }) {
      guard let box = placement.text(path)?.box, let window = placement.area(area) else { continue }
      // With the first line and the last one, the rim around the text is seen as well.
      let margin = max(1, min(window.step / 2, (window.viewport.height - mark.height) / 2))
      let offset = window.offset(
        revealing: mark.offsetBy(x: box.x, y: box.y), margin: area == path ? margin : 0)
      scroll(area, to: PixelPoint(x: window.offset.x, y: offset.y))
      settle()
    }
  }

  /// Puts the caret where a finger or the pointer tapped. A tap on the selection leaves it as it
  /// is.
  ///
  /// - Parameters:
  ///   - path: The place of the text in the scene.
  ///   - point: The tap, in pixels of the display.
  /// - Returns: False where there is no text that the caret can stand in.
  package mutating func tapText(at path: NodePath, _ point: PixelPoint) -> Bool {
    settle()
    guard let text = app.openText(at: path, limits: limits), let map = caretMap(of: text),
      let box = placement.text(path)?.box
    else { return false }
    say(.focused(.node(path)))
    let local = PixelPoint(x: point.x - box.x, y: point.y - box.y)
    if let marked = text.value.marked, marked.contains(map.character(at: local)) { return true }
    let place = map.place(nearest: local.x, in: map.line(at: local.y))
    var value = text.value
    value.move(to: place.caret, marking: false, leansBack: place.leansBack)
    show(value, at: path)
    return true
  }

  /// Begins to select in a text where a finger or the pointer holds it.
  ///
  /// - Parameters:
  ///   - path: The place of the text in the scene.
  ///   - start: The position of the hold, in pixels of the display.
  ///   - byWord: True to begin with the word there, false to begin between two characters.
  /// - Returns: The characters that are selected first; `nil` where nothing can be selected.
  package mutating func beginMarking(
    at path: NodePath, from start: PixelPoint, byWord: Bool
  ) -> Range<Int>? {
    settle()
    guard let text = app.openText(at: path, limits: limits), text.view.editing.isSelectable,
      let map = caretMap(of: text), let box = placement.text(path)?.box
    else { return nil }
    let character = map.character(at: PixelPoint(x: start.x - box.x, y: start.y - box.y))
    let first =
      byWord ? TextWords(text.value.text).range(around: character) : character..<character
    say(.focused(.node(path)))
    var value = text.value
    value.mark(first)
    show(value, at: path)
    return first
  }

  /// Extends the selection to the position of the finger or the pointer. The characters that it
  /// began with stay selected.
  ///
  /// - Parameters:
  ///   - path: The place of the text in the scene.
  ///   - first: The characters that the selection began with.
  ///   - point: The position, in pixels of the display.
  /// - Returns: False where there is no text to select in any more.
  package mutating func mark(
    at path: NodePath, from first: Range<Int>, to point: PixelPoint
  ) -> Bool {
    settle()
    guard let text = app.openText(at: path, limits: limits), let map = caretMap(of: text),
      let box = placement.text(path)?.box
    else { return false }
    let place = map.place(nearest: point.x - box.x, in: map.line(at: point.y - box.y)).caret
    var value = text.value
    value.mark(first)
    if place < first.lowerBound {
      value.move(to: place, marking: false)
      value.anchor = first.upperBound
    } else if place > first.upperBound {
      value.mark(first.lowerBound..<place)
    }
    show(value, at: path)
    return true
  }
}
