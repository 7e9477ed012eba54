import TelltaleBench

/// Where the program starts that tools/bench measures.
@main
enum BenchTool {
  static func main() { BenchProgram.start() }
}
