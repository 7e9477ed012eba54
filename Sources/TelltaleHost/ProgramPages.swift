import CShim
import Synchronization

/// The pages of the program's code and constants, which can be given back: those that run again come from the page cache.
package enum ProgramPages {
  private static let areOurs = Atomic(false)

  /// Says that this process is a program of ours. Of one that somebody else wrote, nothing is given back: debuggers and
  /// profilers change code in memory, and that would be lost.
  package static func claim() { areOurs.store(true, ordering: .relaxed) }

  /// Gives them back, where they are ours.
  static func release() {
    // A debugger would lose its breakpoints with them.
    #if !DEBUG
      if areOurs.load(ordering: .relaxed) { telltale_release_program_pages() }
    #endif
  }

  /// Gives them back at its first use in a process.
  static let releasedOnce: Void = release()
}
