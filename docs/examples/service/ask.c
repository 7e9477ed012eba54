/* Asks a question through the unit's service and prints the last reply: cc -o ask ask.c && ./ask '{"alert": …}' */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

int main(int count, char **arguments) {
  const char *path = getenv("TELLTALE_SOCKET");
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  char message[8192], reply[8192];
  size_t length = 0;
  ssize_t got;
  if (count != 2) {
    fprintf(stderr, "usage: ask SCENE, a scene in JSON\n");
    return 64;
  }
  snprintf(address.sun_path, sizeof address.sun_path, "%s", path ? path : "/run/telltale/io.telltale");
  int size = snprintf(
      message, sizeof message, "{\"method\":\"io.telltale.Ask\",\"parameters\":{\"scene\":%s}}", arguments[1]);
  if (size < 0 || (size_t)size >= sizeof message) {
    fprintf(stderr, "ask: the scene is too long\n");
    return 64;
  }
  int service = socket(AF_UNIX, SOCK_STREAM, 0);
  if (service < 0 || connect(service, (struct sockaddr *)&address, sizeof address) != 0) {
    perror(address.sun_path);
    return 69;
  }
  /* A call and a reply end with a zero byte. */
  if (write(service, message, size + 1) != size + 1) {
    perror("write");
    return 69;
  }
  while (length < sizeof reply - 1 && (got = read(service, reply + length, sizeof reply - 1 - length)) > 0) {
    length += got;
    if (reply[length - 1] == 0) break;
  }
  reply[length] = 0;
  puts(reply);
  return strstr(reply, "\"error\"") ? 65 : length ? 0 : 69;
}
