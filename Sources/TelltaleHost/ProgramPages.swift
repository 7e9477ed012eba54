import CShim
import Synchronization

/// The memory pages of the program's code and constants. They can be given back: those that run again come from the
/// page cache.
package enum ProgramPages {
  private static let areOurs = Atomic(false)

  /// Declares that this process is a program of ours. Other programs give nothing back: debuggers and profilers
  /// change code in memory, and that would be lost.
  package static func claim() { areOurs.store(true, ordering: .relaxed) }

  /// Gives the pages back, if they are ours.
  static func release() {
    // A debugger would lose its breakpoints with them.
    #if !DEBUG
      if areOurs.load(ordering: .relaxed) { telltale_release_program_pages() }
    #endif
  }

  /// Gives the pages back at its first use in a process.
  static let releasedOnce: Void = release()
}
