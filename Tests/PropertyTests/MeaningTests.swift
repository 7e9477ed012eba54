import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces
import TelltaleTestSupport
import TelltaleText
import Testing

@testable import TelltaleSession

/// The tree of meaning of every state of the gallery, against what is drawn of it and what can be
/// pressed.
@Suite struct MeaningTests {
  /// The session in a state of the gallery, with what it is played in.
  static func sessions(
    _ name: String
  ) throws -> [(state: GalleryState, session: Session, environment: Environment)] {
    let fonts = try FontBook(faces: try Platforms.profile(name).typography.faces)
    return try GalleryState.all.filter { $0.profiles.contains(name) }.map { state in
      let environment = try state.environment(on: name, fonts)
      return (state, try state.hand(in: environment).session, environment)
    }
  }

  @Test(arguments: Platforms.names)
  func `every text and picture that is drawn is told`(name: String) throws {
    for (state, session, environment) in try Self.sessions(name) {
      var words = session.meaning(in: environment).all.flatMap(\.words).map(\.evenlySpaced)
      // What counts more than that is drawn as 99 (TAB-BAR-BADGE-CONTENT).
      words += words.compactMap { Int($0) }.filter { $0 > 99 }.map { _ in "99" }
      for surface in session.glass.surfaces.all {
        for drawn in surface.placement.drawn
        where !words.contains(where: { $0.contains(drawn.undivided) }) {
          Issue.record("\(state) on \(name): \"\(drawn)\" is drawn and not told")
        }
      }
    }
  }

  @Test(arguments: Platforms.names)
  func `every control that can be pressed is told once, where it stands`(name: String) throws {
    for (state, session, environment) in try Self.sessions(name) {
      let tree = session.meaning(in: environment)
      for (surface, told) in zip(session.glass.surfaces.all, tree.children) {
        let frames = told.all.filter { $0.actions.contains(.press) || $0.actions.contains(.adjust) }
          .map(\.frame)
        let controls = surface.placement.controls.filter { !$0.isWindow }
        #expect(
          frames.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
            == controls.map(\.frame).sorted { ($0.y, $0.x) < ($1.y, $1.x) }, "\(state) on \(name)")
      }
    }
  }

  @Test(arguments: Platforms.names)
  func `what can be pressed has a name, and one thing at most the focus`(name: String) throws {
    for (state, session, environment) in try Self.sessions(name) {
      let all = session.meaning(in: environment).all
      for one in all where one.actions.contains(.press) {
        #expect(!one.name.isEmpty, "\(state) on \(name): \(one.id ?? "")")
      }
      let focused = all.filter { $0.states.contains(.focused) }
      let isShown = session.glass.showsFocus && session.glass.front?.focus != nil
      #expect(focused.count == (isShown ? 1 : 0), "\(state) on \(name)")
    }
  }
}

/// What was approved of it on two platforms; `tools/goldens` writes it anew.
@Suite struct MeaningGoldenTests {
  @Test(arguments: ["kiosk", "carplay"])
  func `trees are as they were approved`(name: String) throws {
    let trees = try MeaningTests.sessions(name).map { state, session, environment in
      "# \(state.element) \(state.name)\n\n\(session.meaning(in: environment).outline)\n"
    }
    #expect(try Golden.changes(in: "meaning/\(name).txt", trees.joined()) == [])
  }
}

extension Placement {
  /// The texts and pictures of which something is seen.
  fileprivate var drawn: [String] {
    parts.compactMap { part in
      switch part.shape {
      case .text(let text, _):
        return !text.frame.intersects(part.clip) || text.lines.isEmpty ? nil : text.string
      default: return nil
      }
    }
  }
}

extension String {
  /// Without the hyphen of a word that goes on in the next line, and with single spaces.
  fileprivate var undivided: String {
    ((last == "-" || last == "…") && count > 1 ? String(dropLast()) : self).evenlySpaced
  }

  /// With one space wherever there is white space, and none at the ends.
  fileprivate var evenlySpaced: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Control {
  fileprivate var isWindow: Bool { if case .area = id { true } else { false } }
}
