import Foundation
import Testing

/// What asks for the passphrases of disks at boot.
@Suite struct BootFilesTests {
  @Test(arguments: [
    "systemd/initramfs/hook", "systemd/initramfs/keyscript", "docs/examples/zenity/install.sh",
  ])
  func `scripts can be read by a plain shell, and are programs`(file: String) throws {
    #expect(
      try Program.line("sh -n \(Program.path(file)) && test -x \(Program.path(file))", in: "/").code
        == 0)
  }

  @Test
  func `the hook copies the program, its key script and its letters, and says what it comes after`()
    throws
  {
    let folder = try Program.folder([
      "functions": """
      copy_exec() { echo "exec $1 $2"; }
      copy_file() { echo "file $2"; }
      copy_modules_dir() { echo "modules $1"; }
      manual_add_modules() { echo "modules $*"; }
      """,
      "fonts/a.otf": "x",
    ])
    let run = """
      sed 's|/usr/share/initramfs-tools/hook-functions|\(folder)/functions|' \(Program.path("systemd/initramfs/hook")) >hook
      sh hook prereqs && TELLTALE_FONTS=\(folder)/fonts sh hook
      """
    let result = try Program.line(run, in: folder)
    #expect(result.code == 0, "\(result.errors)")
    for line in [
      "exec /usr/bin/telltale /usr/bin", "exec /lib/telltale/keyscript /lib/telltale",
      "file \(folder)/fonts/a.otf", "modules kernel/drivers/gpu/drm",
    ] {
      #expect(result.output.contains(line + "\n"), "\(result.output)")
    }
    #expect(result.output.contains("libxkbcommon.so.0"))
  }

  @Test func `the key script asks for the disk by its name, and for a wrong passphrase again`()
    throws
  {
    let folder = try Program.folder([:])
    let script =
      "sed 's|/usr/bin/telltale|echo|' \(Program.path("systemd/initramfs/keyscript")) >script"
    let first = try Program.line("\(script); CRYPTTAB_NAME=data sh script", in: folder)
    #expect(first.output == "askpass --bare Unlock data\n")
    let again = try Program.line(
      "\(script); CRYPTTAB_NAME=data CRYPTTAB_TRIED=1 sh script", in: folder)
    #expect(again.output.contains("wrong") && again.output.contains("data"))
  }

  @Test func `the units name the command that there is`() throws {
    let service = try String(
      contentsOfFile: Program.path("systemd/telltale-ask-password.service"), encoding: .utf8)
    #expect(service.contains("ExecStart=/usr/bin/telltale agent ask-password --once\n"))
    let help = try Program.run(["agent", "ask-password", "--help"])
    #expect(help.code == 0 && help.output.contains("--once"))
    let path = try String(
      contentsOfFile: Program.path("systemd/telltale-ask-password.path"), encoding: .utf8)
    #expect(path.contains("DirectoryNotEmpty=/run/systemd/ask-password\n"))
  }

  @Test func `polkit's agent is a unit of users that lets its helper become root`() throws {
    let service = try String(
      contentsOfFile: Program.path("systemd/telltale-polkit-agent.service"), encoding: .utf8)
    #expect(service.contains("ExecStart=/usr/bin/telltale agent polkit\n"))
    #expect(service.contains("WantedBy=default.target\n"))
    // In a user's manager each of these implies NoNewPrivileges.
    let keys = service.split(separator: "\n").map { $0.prefix { $0 != "=" } }
    for key in [
      "NoNewPrivileges", "MemoryDenyWriteExecute", "LockPersonality", "RestrictAddressFamilies",
      "SystemCallFilter", "RestrictSUIDSGID", "PrivateTmp", "ProtectSystem",
    ] {
      #expect(!keys.contains { $0 == key }, "\(key)")
    }
  }
}
