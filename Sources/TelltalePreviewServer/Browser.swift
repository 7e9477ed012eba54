import Glibc

/// The person's browser, where there is one.
enum Browser {
  /// Asks the desktop to open an address. Where there is no desktop, nothing happens.
  static func open(_ url: String) {
    let words = ["xdg-open", url]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var process = pid_t()
    _ = posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
  }
}
