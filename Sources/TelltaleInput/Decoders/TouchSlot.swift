import TelltaleGraphics

/// What is known of one slot of a touchscreen while its frames are read.
struct TouchSlot: Hashable, Sendable {
  /// Negative while nothing touches.
  var trackingID: Int32 = -1
  var x: Int32 = 0
  var y: Int32 = 0
  var isPalm = false
  var life: Life = .empty
  /// The contact that left this slot in the frame being read, and whether a hand lifted it.
  var departed: Departure?
  /// Position or tool were named in the frame being read.
  var isTouched = false

  enum Life: Hashable, Sendable {
    case empty
    /// Down in the device, told to nobody yet.
    case arrived
    case live(contact: Int, at: PixelPoint)
    /// Down, but of no account until it is lifted.
    case dead
  }

  struct Departure: Hashable, Sendable {
    var contact: Int
    var isLifted: Bool
    var point: PixelPoint
  }

  /// Another tracking id without a lift between: the old contact has been lost, not lifted.
  mutating func track(_ id: Int32) {
    guard id != trackingID, id >= 0 || trackingID >= 0 else { return }
    if case .live(let contact, let point) = life {
      departed = Departure(contact: contact, isLifted: id < 0, point: point)
    }
    trackingID = max(id, -1)
    life = id < 0 ? .empty : .arrived
    isPalm = false
    isTouched = true
  }
}
