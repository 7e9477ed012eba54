/// The objects of a card and what they show, at one moment.
package struct CardSnapshot: Hashable, Sendable {
  /// The path of the card, such as `/dev/dri/card0`.
  package var path: String
  package var connectors: [Connector] = []
  /// The CRTCs in the kernel's order, in which the masks of possible CRTCs count.
  package var crtcs: [CRTC] = []
  /// The planes; without primary and cursor planes where only the older interface works.
  package var planes: [Plane] = []

  package struct Connector: Hashable, Sendable {
    package var id: UInt32
    /// The name, such as `HDMI-A-1`.
    package var name: String
    package var link: Link
    package var modes: [DisplayMode]
    /// The CRTC that feeds it now.
    package var crtc: UInt32?
    /// The CRTCs that can feed it: bit n stands for the nth.
    package var possibleCRTCs: UInt32
  }

  package enum Link: String, Hashable, Sendable, CustomStringConvertible {
    case connected, disconnected, unknown

    package var description: String { self == .unknown ? "in unknown state" : rawValue }
  }

  package struct CRTC: Hashable, Sendable {
    package var id: UInt32
    /// The mode in force; `nil` when it is off.
    package var mode: DisplayMode?
    /// The framebuffer that it shows now; 0 for none.
    package var framebuffer: UInt32 = 0
    package var x: UInt32 = 0
    package var y: UInt32 = 0
  }

  package struct Plane: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case primary, overlay, cursor }

    package var id: UInt32
    package var kind: Kind
    /// The CRTC that it lies on now.
    package var crtc: UInt32?
    package var possibleCRTCs: UInt32
    package var formats: [ScanoutFormat]
    /// The picture that it shows; `nil` for none, and where the older interface does not tell it.
    package var picture: Picture?
  }

  /// A part of a framebuffer, in 16.16 fixed point, on a part of the screen, in pixels.
  package struct Picture: Hashable, Sendable {
    package struct Source: Hashable, Sendable {
      package var x, y, width, height: UInt32
    }
    package struct Target: Hashable, Sendable {
      package var x, y: Int32
      package var width, height: UInt32
    }

    package var framebuffer: UInt32
    package var source: Source
    package var target: Target
  }
}
