import CShim
import Glibc

/// A program that was started with pipes to its standard input and output.
///
/// The caller owns the ends of the pipes that are kept here: it closes them, and waits for the process.
package struct PipedProgram {
  package let process: pid_t
  /// The end to which the program's input is written.
  package let input: Int32
  /// The end from which the program's output is read.
  package let output: Int32

  /// Starts a program.
  ///
  /// - Parameter program: The program; its standard error stays that of this process.
  /// - Throws: An error where the machine is short of processes or descriptors, or there is no such program. No end
  ///   stays open then.
  package init(_ program: ChildProgram) throws(SystemError) {
    let (asked, told): (Ends, Ends)
    asked = try Ends()
    do throws(SystemError) {
      told = try Ends()
    } catch {
      asked.close()
      throw error
    }
    do throws(SystemError) {
      process = try program.start(
        input: .descriptor(asked.reading), output: .descriptor(told.writing))
    } catch {
      asked.close()
      told.close()
      throw error
    }
    close(asked.reading)
    close(told.writing)
    (input, output) = (asked.writing, told.reading)
  }

  /// Both ends of a pipe.
  private struct Ends {
    let reading: Int32
    let writing: Int32

    init() throws(SystemError) {
      var ends: [Int32] = [-1, -1]
      // Where one end stayed open in the program itself, or in another that is started meanwhile, it would never see the end
      // of its input.
      guard telltale_pipe(&ends) == 0 else { throw SystemError(errno, "pipe2") }
      (reading, writing) = (ends[0], ends[1])
    }

    func close() {
      Glibc.close(reading)
      Glibc.close(writing)
    }
  }
}
