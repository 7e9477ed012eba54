import TelltaleModel
import TelltaleSyntax

/// A value of one of Apple's property lists in XML, with the place of each text.
enum PropertyList {
  case text(String, at: SourceLocation)
  /// Of two values with one key the first.
  case map([String: PropertyList])
  /// Numbers, dates, lists: nothing that has texts of an app.
  case other

  /// The value of a whole file. Throws what is wrong with it.
  static func read(_ text: String, file: String) throws(XMLReader.Fault) -> PropertyList {
    var reader = Reader(xml: XMLReader(text, file: file, isPropertyList: true))
    return try reader.whole()
  }

  /// Goes down with the tags, which are not deeper inside of each other than `XMLReader` lets them.
  private struct Reader {
    var xml: XMLReader

    mutating func whole() throws(XMLReader.Fault) -> PropertyList {
      var root: PropertyList?
      while let piece = try xml.next() {
        guard case .open(let name, _, let isEmpty, let place) = piece, name != "plist" else {
          continue
        }
        let value = try value(name, isEmpty, place)
        if root == nil { root = value }
      }
      return root ?? .other
    }

    /// What a tag holds that was opened just now.
    private mutating func value(
      _ name: String, _ isEmpty: Bool, _ place: SourceLocation
    ) throws(XMLReader.Fault) -> PropertyList {
      switch name {
      case "dict": return .map(isEmpty ? [:] : try map())
      case "string":
        let (text, start) = isEmpty ? ("", nil) : try words()
        return .text(text, at: start ?? place)
      default:
        if !isEmpty { try skip() }
        return .other
      }
    }

    private mutating func map() throws(XMLReader.Fault) -> [String: PropertyList] {
      var values: [String: PropertyList] = [:]
      var key: String?
      while let piece = try xml.next() {
        switch piece {
        case .close: return values
        case .text: break
        case .open("key", _, let isEmpty, _): key = isEmpty ? "" : try words().text
        case .open(let name, _, let isEmpty, let place):
          guard let known = key else {
            throw XMLReader.Fault(
              location: place,
              message: "<\(Quoted.plain(name))> stands in a <dict> without a <key> before it")
          }
          let value = try value(name, isEmpty, place)
          if values[known] == nil { values[known] = value }
          key = nil
        }
      }
      return values
    }

    /// The text up to the end of its tag, and where it begins.
    private mutating func words() throws(XMLReader.Fault) -> (text: String, start: SourceLocation?)
    {
      var text = ""
      var start: SourceLocation?
      while let piece = try xml.next() {
        switch piece {
        case .close: return (text, start)
        case .text(let more, let place):
          if start == nil { start = place }
          text += more
        case .open(let name, _, _, let place):
          throw XMLReader.Fault(
            location: place, message: "<\(Quoted.plain(name))> stands inside of a text")
        }
      }
      return (text, start)
    }

    private mutating func skip() throws(XMLReader.Fault) {
      var depth = 1
      while depth > 0, let piece = try xml.next() {
        switch piece {
        case .open(_, _, isEmpty: false, _): depth += 1
        case .close: depth -= 1
        default: break
        }
      }
    }
  }
}
