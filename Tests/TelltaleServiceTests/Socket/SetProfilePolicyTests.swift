import Glibc
import TelltaleSyntax
import TelltaleTestSupport
import TelltaleVarlink
import Testing

@testable import TelltaleService

/// Who may set the profile of a unit, and to which files.
@Suite struct SetProfilePolicyTests {
  private static func policy(_ folders: [String]) -> ServicePolicy {
    ServicePolicy(rules: [
      .init(user: 0, asks: .critical, sets: [.profile, .theme], profiles: folders),
      .init(asks: .normal, sets: [.theme]),
    ])
  }

  private func reply(
    to hand: ServiceHand, _ profile: String, user: UInt32 = 0
  ) throws -> VarlinkReply {
    let guest = try ServiceGuest(hand, user: user)
    guest.call("Set", ["profile": .string(profile)])
    return try #require(try guest.replies().last)
  }

  private func name(_ hand: ServiceHand) -> String { hand.playback.environment.profile.name }

  @Test func `whom no rule lets set it is told which would`() throws {
    let hand = try ServiceHand(policy: Self.policy([]))
    let guest = try ServiceGuest(hand, user: 1000)
    guest.call("Set", ["theme": "night", "profile": "carplay"])
    let refused = try #require(try guest.replies().last)
    #expect(refused.error == "io.telltale.NotAllowed")
    #expect(refused.parameters["remedy"]?.string?.contains("sets: [profile]") == true)
    #expect(name(hand) == "kiosk" && hand.playback.session.appearance == .day)
    #expect(try reply(to: hand, "carplay").error == nil)
    #expect(name(hand) == "carplay")
  }

  @Test func `files are read from folders that the settings allow, and links lead nowhere else`()
    throws
  {
    let folder = try Files.folder([
      "units/wide.yaml": "telltale: 1\nextends: kiosk\n",
      "units/sly.yaml": "telltale: 1\nextends: ../secret/own.yaml\n",
      "units/sly-too.yaml": "telltale: 1\nextends: link\n",
      "secret/own.yaml": "telltale: 1\nextends: kiosk\npassword: hunter2\n",
    ])
    #expect(symlink("\(folder)/secret/own.yaml", "\(folder)/units/link.yaml") == 0)
    let hand = try ServiceHand(policy: Self.policy(["\(folder)/units"]))
    let paths = [
      "secret/own.yaml", "units/link.yaml", "units/../secret/own.yaml", "units/none.yaml",
    ]
    for path in paths {
      let refused = try reply(to: hand, "\(folder)/\(path)")
      #expect(refused.error == "io.telltale.NotAllowed", "\(path)")
      #expect(refused.parameters["remedy"]?.string?.contains("profiles: [/folder]") == true)
    }
    // What a file extends is read from there as well, and nothing is told of what stands elsewhere.
    for path in ["units/sly.yaml", "units/sly-too.yaml"] {
      let refused = try reply(to: hand, "\(folder)/\(path)")
      #expect(refused.error == "io.telltale.InvalidProfile", "\(path)")
      #expect(!refused.parameters.line.contains("password"), "\(refused)")
    }
    #expect(name(hand) == "kiosk")
    #expect(try reply(to: hand, "\(folder)/units/wide.yaml").error == nil)
    #expect(name(hand) == "wide")
  }

  @Test func `without folders profiles have names, and the unit's own file may be gone back to`()
    throws
  {
    let folder = try Files.folder([
      "unit.yaml": "telltale: 1\nextends: kiosk\n", "other.yaml": "telltale: 1\nextends: kiosk\n",
    ])
    let hand = try ServiceHand(policy: Self.policy([]), device: "\(folder)/unit.yaml")
    #expect(try reply(to: hand, "carplay").error == nil)
    #expect(try reply(to: hand, "\(folder)/other.yaml").error == "io.telltale.NotAllowed")
    #expect(name(hand) == "carplay")
    #expect(try reply(to: hand, "\(folder)/unit.yaml").error == nil)
    #expect(name(hand) == "unit")
  }

  @Test func `whoever may name any file is told that one is not there`() throws {
    let hand = try ServiceHand(policy: Self.policy(["/"]))
    let refused = try reply(to: hand, "\(hand.folder)/none.yaml")
    #expect(refused.error == "io.telltale.InvalidProfile")
    #expect(refused.parameters.line.contains("No such file"), "\(refused)")
  }

  @Test(arguments: ["unit.yaml", "../unit", "a/b", ""])
  func `a path that begins nowhere is no profile`(text: String) throws {
    let hand = try ServiceHand()
    #expect(try reply(to: hand, text).error == "org.varlink.service.InvalidParameter")
  }

  @Test func `a device file that wants another display is refused, and says what it wants`() throws
  {
    let folder = try Files.folder([
      "unit.yaml":
        "telltale: 1\nextends: kiosk\ndevice: {connector: HDMI-A-1, rotation-deg: 90, scale: 1}\n",
      "same.yaml":
        "telltale: 1\nextends: carplay\ndevice: {connector: HDMI-A-1, rotation-deg: 90, scale: 1.5}\n",
      "turned.yaml": "telltale: 1\nextends: carplay\ndevice: {rotation-deg: 180}\n",
    ])
    let hand = try ServiceHand(device: "\(folder)/unit.yaml")
    let refused = try reply(to: hand, "\(folder)/turned.yaml")
    #expect(refused.error == "io.telltale.InvalidProfile")
    let complaint = try #require(refused.parameters["complaints"]?.items?.first?.string)
    #expect(complaint.contains("turned.yaml") && complaint.contains("rotation-deg"))
    #expect(name(hand) == "unit")
    #expect(try reply(to: hand, "carplay").error == nil)
    let device = hand.playback.environment.profile.device
    #expect(device.connector == "HDMI-A-1" && device.rotation == .quarter && device.scale == 1)
    #expect(try reply(to: hand, "\(folder)/same.yaml").error == nil)
    #expect(hand.playback.environment.profile.device.scale == 1.5)
  }

  @Test func `a profile for which the display is too small is refused`() throws {
    let folder = try Files.folder([
      "large.yaml": "telltale: 1\nextends: kiosk\ndevice: {scale: 8}\n"
    ])
    let hand = try ServiceHand()
    let refused = try reply(to: hand, "\(folder)/large.yaml")
    #expect(refused.error == "io.telltale.InvalidProfile")
    #expect(refused.parameters.line.contains("800x480"), "\(refused)")
    #expect(name(hand) == "kiosk")
  }
}
