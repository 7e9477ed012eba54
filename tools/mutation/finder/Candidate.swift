/// One place in a source file where a small fault can be put in.
///
/// The fault is written as text around a stretch of the file, so that faults inside of one another
/// can stand in the same file; `$` in the texts stands for the number of the fault.
struct Candidate: Encodable {
  /// What is done to the program.
  enum Kind: String, Encodable {
    /// A condition or a truth value is turned round.
    case turned
    /// A comparison takes its bound in, or leaves it out.
    case bound
    /// "And" becomes "or", and "or" becomes "and".
    case logic
    /// A number that is a bound is one more.
    case moved
    /// A guard lets everything pass.
    case guardLeftOut = "guard left out"
    /// A call for its effect is not made.
    case callLeftOut = "call left out"
    /// A variable keeps what it held.
    case assignmentLeftOut = "assignment left out"
  }

  /// The file's path from the folder that was searched.
  var file: String
  /// First and last line, from 1.
  var line: Int
  var lastLine: Int
  var kind: Kind
  /// The source text that the fault is about, on one line and cut.
  var text: String
  /// Offsets in UTF-8 of what is wrapped.
  var start: Int
  var end: Int
  var opening: String
  var closing: String
  /// An operator in between that gives way to a comma, by its offsets.
  var operatorStart: Int?
  var operatorEnd: Int?
}
