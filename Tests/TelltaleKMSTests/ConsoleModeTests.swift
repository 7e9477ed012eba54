import CShim
import Glibc
import TelltaleHost
import TelltaleTestSupport
import Testing

@testable import TelltaleKMS

/// The console that the program was started from, which the kernel of the tests makes up.
@Suite struct ConsoleModeTests {
  private let folder: TemporaryFolder
  private let terminal: DriverTerminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = DriverTerminal(folder.path + "/tty")
  }

  private var isOpen: Bool {
    Folder.names("/proc/self/fd").contains { Folder.target("/proc/self/fd/\($0)") == terminal.path }
  }

  /// Leaves the thread, which is not ours, as it was.
  private func unblock() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in ConsoleMode.signals { sigaddset(&set, signal) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  @Test func `what is no console is left alone`() {
    terminal.isConsole = false
    for path in [terminal.path, "/nowhere/tty"] {
      if ConsoleMode(path) != nil { Issue.record("\(path) was taken for a console") }
    }
    ConsoleMode.redraw(terminal.path)
    ConsoleMode.redraw("/nowhere/tty")
    #expect(terminal.takeLines().isEmpty)
    #expect(!isOpen)
  }

  @Test func `it is hidden, asked for, left, taken back and shown again`() throws {
    defer { unblock() }
    do {
      guard let console = ConsoleMode(terminal.path) else {
        Issue.record("it was not taken for a console")
        return
      }
      #expect(terminal.takeLines().isEmpty, "nothing changes by looking")
      console.hide()
      let signals = "by signals \(SIGUSR1) and \(SIGUSR2), 0 0"
      #expect(terminal.takeLines() == ["switching asks us, \(signals)", "graphics"])
      var news: [CardNews] = console.news()
      #expect(news == [])
      pthread_kill(pthread_self(), SIGUSR1)
      news = console.news()
      #expect(news == [.consoleWanted])
      var isLeft = console.release()
      #expect(isLeft)
      pthread_kill(pthread_self(), SIGUSR2)
      news = console.news()
      #expect(news == [.consoleGivenBack])
      console.acknowledge()
      #expect(terminal.takeLines() == ["leave 1", "our console is back"])
      terminal.isAsked = false
      isLeft = console.release()
      #expect(!isLeft, "nobody waits")
      console.showText()
      #expect(terminal.takeLines() == ["leave 1", "text", "switching asks nobody, \(signals)"])
      let descriptor = console.requestDescriptor()
      #expect(descriptor >= 0)
    }
    #expect(!isOpen)
  }

  @Test func `one that a crash has left in graphics mode is text afterwards`() {
    defer { unblock() }
    terminal.mode = KD_GRAPHICS
    guard let console = ConsoleMode(terminal.path) else {
      Issue.record("it was not taken for a console")
      return
    }
    console.hide()
    _ = terminal.takeLines()
    console.showText()
    #expect(terminal.takeLines().first == "text")
  }

  @Test func `one that is seen draws itself anew, and one in other hands does not`() {
    ConsoleMode.redraw(terminal.path)
    #expect(terminal.takeLines() == ["graphics", "text"])
    terminal.mode = KD_GRAPHICS
    ConsoleMode.redraw(terminal.path)
    #expect(terminal.takeLines().isEmpty)
  }

  @Test func `a card hides it with the first frame, and shows it at the end`() throws {
    defer { unblock() }
    let bench = try DriverBench("", terminal: terminal)
    bench.open()
    let card = try #require(bench.card)
    #expect(card.descriptors.count >= 2)
    let plan = try bench.plans()[0]
    bench.prepare([plan])
    #expect(terminal.takeLines().isEmpty)
    bench.commit(plan, buffer: 0, setsMode: true)
    #expect(terminal.takeLines().last == "graphics")
    bench.commit(plan, buffer: 1)
    #expect(terminal.takeLines().isEmpty, "once")
    _ = bench.driver.takeLines()
    pthread_kill(pthread_self(), SIGUSR1)
    #expect(try card.news() == [.consoleWanted])
    #expect(card.handOver())
    #expect(bench.driver.takeLines() == ["drop master"])
    #expect(terminal.takeLines() == ["leave 1"])
    try card.takeBack()
    #expect(bench.driver.takeLines() == ["set master"])
    #expect(terminal.takeLines() == ["our console is back"])
    terminal.isAsked = false
    #expect(!card.handOver())
    #expect(bench.driver.takeLines() == ["drop master", "set master"])
    _ = terminal.takeLines()
    card.restore()
    #expect(terminal.takeLines().first == "text")
    card.restore()
    #expect(terminal.takeLines().isEmpty, "once")
  }

  @Test func `a console that was never hidden is not shown`() throws {
    defer { unblock() }
    let bench = try DriverBench("", terminal: terminal)
    bench.open()
    bench.prepare(try bench.plans())
    bench.restore()
    #expect(terminal.takeLines().isEmpty)
  }
}
