import TelltaleGraphics
import TelltaleModel

/// What has been measured, so that nothing is measured twice: what holds others asks for the same again when it places
/// them, and once more with the next frame.
///
/// It changes nothing of what is measured: whoever asks first pays, and all others are told the same.
final class PlacementMemo {
  private struct Entry {
    let width: Int
    let height: Int
    /// What was measured.
    let kind: ObjectIdentifier
    let value: Any
  }

  private var kept: [NodePath: [Entry]] = [:]

  /// Measures of one element that are remembered: more than one placement asks for.
  private static let most = 16

  /// What was measured of an element in a room, or is measured now.
  ///
  /// - Parameters:
  ///   - path: Where the element stands; no other of the screen stands there.
  ///   - room: Pixels that it was measured for.
  ///   - make: Measures it, at a path that is the same and shares its steps with those of earlier frames, so that paths
  ///     inside of it are soon told to be the same.
  /// - Returns: What `make` gives, or gave.
  func measured<Value>(
    _ path: NodePath, in room: PixelSize, _ make: (NodePath) -> Value
  ) -> Value {
    let kind = ObjectIdentifier(Value.self)
    let place = kept.index(forKey: path)
    for entry in place.map({ kept.values[$0] }) ?? []
    where entry.width == room.width && entry.height == room.height && entry.kind == kind {
      if let known = entry.value as? Value { return known }
    }
    let path = place.map { kept.keys[$0] } ?? path
    let value = make(path)
    // What is measured for one room after the other would otherwise grow for as long as a screen is shown.
    if (kept[path]?.count ?? 0) >= Self.most { forget(path) }
    kept[path, default: []].append(
      Entry(width: room.width, height: room.height, kind: kind, value: value))
    return value
  }

  /// Forgets what was measured of an element, which is another one now.
  func forget(_ path: NodePath) { kept[path]?.removeAll() }
}
