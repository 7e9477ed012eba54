// What a decoder needs from the kernel is memory, locks and an end. Nearly everything else is answered and
// not punished: libraries ask for much that they can do without. A call that nobody thought of is one that
// this kernel does not have (ENOSYS), so that newer libraries fall back to the older call.
#define _GNU_SOURCE
#include "sandbox.h"
#include <dirent.h>
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#elif defined(__arm__) && !defined(__ARM_BIG_ENDIAN)
#define OWN_ARCHITECTURE AUDIT_ARCH_ARM
#elif defined(__riscv) && __riscv_xlen == 64
#define OWN_ARCHITECTURE AUDIT_ARCH_RISCV64
#endif

#ifdef OWN_ARCHITECTURE

// The low half of an argument, on machines that keep it first; flags and process numbers fit in it.
#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ANSWER(action) BPF_STMT(BPF_RET | BPF_K, action)
#define REFUSED (SECCOMP_RET_ERRNO | EPERM)
#define ALLOW(call) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##call, 0, 1), ANSWER(SECCOMP_RET_ALLOW)
#define REFUSE_WITH(call, code) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##call, 0, 1), ANSWER(SECCOMP_RET_ERRNO | (code))
// No library asks for these: whoever does has taken the process over.
#define KILL(call) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##call, 0, 1), ANSWER(SECCOMP_RET_KILL_PROCESS)
// Only where none of these bits is set.
#define ALLOW_WITHOUT(call, index, bits) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##call, 0, 4), LOAD(args[index]), \
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, 0, 1), ANSWER(REFUSED), ANSWER(SECCOMP_RET_ALLOW)
// Only where one of these bits is set.
#define ALLOW_WITH(call, index, bits) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##call, 0, 4), LOAD(args[index]), \
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, 1, 0), ANSWER(REFUSED), ANSWER(SECCOMP_RET_ALLOW)
#define ALLOW_IF(call, index, value) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##call, 0, 4), LOAD(args[index]), \
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 1, 0), ANSWER(REFUSED), ANSWER(SECCOMP_RET_ALLOW)

static int filter_calls(void) {
  struct sock_filter rules[] = {
      LOAD(arch),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OWN_ARCHITECTURE, 1, 0),
      ANSWER(SECCOMP_RET_KILL_PROCESS),
      LOAD(nr),
      // Memory, but none that can be run.
      ALLOW(brk), ALLOW(munmap), ALLOW(mremap), ALLOW(madvise),
#ifdef __NR_mmap
      ALLOW_WITHOUT(mmap, 2, PROT_EXEC),
#endif
#ifdef __NR_mmap2
      ALLOW_WITHOUT(mmap2, 2, PROT_EXEC),
#endif
      ALLOW_WITHOUT(mprotect, 2, PROT_EXEC),
      // Threads: filters blur on several. The flags of the newer call cannot be looked at.
      REFUSE_WITH(clone3, ENOSYS), ALLOW_WITH(clone, 0, CLONE_THREAD), ALLOW(set_robust_list),
#ifdef __NR_rseq
      ALLOW(rseq),
#endif
      ALLOW(futex), ALLOW(sched_yield), ALLOW(sched_getaffinity), ALLOW(gettid), ALLOW(getpid),
      ALLOW_IF(prctl, 0, PR_SET_NAME), ALLOW(sigaltstack), ALLOW(rt_sigprocmask),
      ALLOW(rt_sigaction), ALLOW(rt_sigreturn),
      // abort(3) signals itself.
      ALLOW_IF(tgkill, 0, (uint32_t)getpid()),
      // Seeds of tables, clocks, and the end.
      ALLOW(getrandom), ALLOW(clock_gettime), ALLOW(clock_nanosleep), ALLOW(exit), ALLOW(exit_group),
      ALLOW(gettimeofday), ALLOW(nanosleep),
      // What the kernel goes on with after a stop; where words have 32 bits, what has 64 of time.
      ALLOW(restart_syscall),
#ifdef __NR_futex_time64
      ALLOW(futex_time64), ALLOW(clock_gettime64), ALLOW(clock_nanosleep_time64),
#endif
#ifdef __NR_sigreturn
      ALLOW(sigreturn),
#endif
      KILL(execve), KILL(execveat), KILL(ptrace), KILL(process_vm_readv), KILL(process_vm_writev),
      REFUSE_WITH(openat, EPERM), REFUSE_WITH(socket, EPERM), REFUSE_WITH(kill, EPERM),
      ANSWER(SECCOMP_RET_ERRNO | ENOSYS),
  };
  struct sock_fprog program = {sizeof rules / sizeof *rules, rules};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return -1;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) ? -1 : 0;
}

#else

static int filter_calls(void) { return -1; }

#endif

/// Bytes of addresses that the process uses now.
static size_t used_addresses(void) {
  unsigned long pages = 0;
  FILE *file = fopen("/proc/self/statm", "re");
  if (!file) return 0;
  int found = fscanf(file, "%lu", &pages);
  fclose(file);
  return found == 1 ? pages * (size_t)sysconf(_SC_PAGESIZE) : 0;
}

static int limit(int resource, rlim_t soft, rlim_t hard) {
  struct rlimit limit, now;
  if (getrlimit((__rlimit_resource_t)resource, &now)) return -1;
  // Whoever started the program may have set less, and what is less may not be raised.
  limit.rlim_max = hard < now.rlim_max ? hard : now.rlim_max;
  limit.rlim_cur = soft < limit.rlim_max ? soft : limit.rlim_max;
  return setrlimit((__rlimit_resource_t)resource, &limit);
}

int telltale_close_from(int first) {
  // Kernels have it since 5.9.
  if (!close_range((unsigned)first, ~0u, 0)) return 0;
  DIR *folder = opendir("/proc/self/fd");
  if (!folder) return -1;
  for (struct dirent *entry; (entry = readdir(folder));) {
    int number = entry->d_name[0] == '.' ? -1 : atoi(entry->d_name);
    if (number >= first && number != dirfd(folder)) close(number);
  }
  return closedir(folder);
}

int telltale_enter_sandbox(size_t memory) {
  size_t used = used_addresses();
  if (used == 0) return -1;
  if (telltale_close_from(0)) return -1;
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (limit(RLIMIT_AS, used + memory, used + memory) || limit(RLIMIT_CORE, 0, 0)
      || limit(RLIMIT_CPU, TELLTALE_PICTURE_CPU, TELLTALE_PICTURE_CPU + 1)
      || limit(RLIMIT_FSIZE, 0, 0) || limit(RLIMIT_NOFILE, 0, 0)) {
    return -1;
  }
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  alarm(TELLTALE_PICTURE_WALL);
  return filter_calls();
}
