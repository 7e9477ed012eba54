import Glibc

/// The locale of the process, as far as programs of C take it.
enum ProcessLocale {
  /// Takes the locale that the environment names for dates, so that strftime(3) writes them as other programs do; where
  /// it is not installed they are C's.
  static func takeDates() { setlocale(LC_TIME, "") }
}
