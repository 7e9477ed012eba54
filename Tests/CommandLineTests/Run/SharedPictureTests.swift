import Foundation
import Testing

/// Pictures in memory that a real program shares with the unit, which are sent over the socket that they speak by.
@Suite struct SharedPictureTests {
  private static let app = """
    telltale: 1
    profile: kiosk
    lang: en
    start: home
    screens:
      home:
        navigation-bar: {title: Player}
        content:
          - label: {text: {bind: state, text: Nothing Yet}, message: true}
          - image: {file: {bind: cover}, about: Cover}

    """

  /// Delivers a picture as it is told to by its argument, and says a text once there is an answer. Memory is its own again
  /// then: what it writes there is to be seen by nobody.
  private static let program = """
    import base64, json, os, socket, subprocess, sys

    way, color = sys.argv[1], bytes([200, 30, 60, 255])
    ours, theirs = socket.socketpair()

    def say(*descriptors, **line):
        socket.send_fds(ours, [json.dumps(line).encode() + b"\\n"], descriptors)

    def deliver():
        picture = {"format": "rgba", "width": 64, "height": 64}
        if way == "base64":
            picture["base64"] = base64.b64encode(color * 64 * 64).decode()
            return say(id=1, picture={"cover": picture})
        memory = os.memfd_create("cover")
        os.write(memory, color * 64 * 64)
        picture["memory"] = True
        # Nothing is sent beside the line where none is wanted.
        say(*([memory] if way == "memory" else []), id=1, picture={"cover": picture})
        return memory

    unit = subprocess.Popen(
        ["telltale", "run", "app.yaml", "--headless", "--script", "s.script", "--size", "800x600",
         "--frames", "out"], stdin=theirs, stdout=theirs)
    theirs.close()
    memory = None
    say(sync=0)
    for line in ours.makefile():
        message = json.loads(line)
        if message.get("event") == "sync": say(sync=message["sync"])
        if message.get("event") == "ready": memory = deliver()
        if 1 in (message.get("ok"), message.get("error")):
            if memory: os.pwrite(memory, bytes(4 * 64 * 64), 0)
            say(set={"state": "Answered"})
    sys.exit(unit.wait())

    """

  /// What comes of a picture, and the last frame; there is no such frame where the script is not met.
  private func run(_ way: String) throws -> (Program.Result, frame: Data?) {
    let folder = try Program.folder([
      "app.yaml": Self.app, "p.py": Self.program,
      "s.script": "expect text \"Answered\"\nwait 1s\nframe last\n",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.line(
      "exec python3 p.py \(way)", in: folder,
      environment: ["TELLTALE_PROFILE_PATH": Program.path("Platforms")])
    return (result, try? Data(contentsOf: URL(filePath: folder + "/out/last.png")))
  }

  @Test func `a picture in shared memory is seen as one that comes with its line`() throws {
    let (shared, picture) = try run("memory")
    #expect(shared.code == 0, "\(shared.errors)")
    let (sent, other) = try run("base64")
    #expect(sent.code == 0, "\(sent.errors)")
    let seen = try #require(picture)
    #expect(seen == other)
  }

  @Test func `a line without the memory of its picture is refused, and the program goes on`()
    throws
  {
    let (result, picture) = try run("nothing")
    #expect(
      result.errors.contains("0 descriptors came with the line, which has 1 picture in memory"),
      "\(result.errors)")
    let (_, shown) = try run("memory")
    let seen = try #require(picture)
    #expect(seen != shown)
  }
}
