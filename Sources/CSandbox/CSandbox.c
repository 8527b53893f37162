#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// How this works: the child of `vfork` borrows the parent's memory until it calls `execve`, so it may touch nothing but
// its own stack and `failure`, and calls only what is safe after a fork in a program with threads. The order matters: the
// descriptors are moved out of the way before they are put in place, because a source may have the number of a target.

enum { highest_kept = 16 };

struct failure {
  int error;
  const char *step;
};

static int set_limit(__rlimit_resource_t resource, uint64_t value) {
  if (value == 0) return 0;
  struct rlimit limit = {.rlim_cur = value, .rlim_max = value};
  return setrlimit(resource, &limit);
}

static void become(const struct sandbox_program *p, pid_t parent, volatile struct failure *failure) {
#define TRY(name, call)                                                                                                \
  if ((call) < 0) {                                                                                                    \
    failure->error = errno;                                                                                            \
    failure->step = name;                                                                                              \
    return;                                                                                                            \
  }
  int moved[highest_kept];
  TRY("setsid", setsid());
  TRY("prctl", prctl(PR_SET_PDEATHSIG, SIGKILL));
  if (getppid() != parent) _exit(127);
  TRY("prctl", prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0));
  for (size_t i = 0; i < p->descriptor_count; i++) {
    TRY("fcntl", moved[i] = fcntl(p->descriptors[i], F_DUPFD_CLOEXEC, 64));
  }
  for (size_t i = 0; i < p->descriptor_count; i++) TRY("dup2", dup2(moved[i], p->targets[i]));
  int next = 0;
  for (size_t i = 0; i < p->descriptor_count; i++) {
    if (p->targets[i] >= next) next = p->targets[i] + 1;
  }
  TRY("close_range", syscall(SYS_close_range, next, ~0U, 0));
  if (p->directory) TRY("chdir", chdir(p->directory));
  TRY("setrlimit", set_limit(RLIMIT_CPU, p->limits.cpu_seconds));
  TRY("setrlimit", set_limit(RLIMIT_AS, p->limits.address_space));
  TRY("setrlimit", set_limit(RLIMIT_FSIZE, p->limits.file_size));
  TRY("setrlimit", set_limit(RLIMIT_NOFILE, p->limits.open_files));
  struct rlimit none = {0, 0};
  TRY("setrlimit", setrlimit(RLIMIT_CORE, &none));
  umask(077);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t mask;
  sigemptyset(&mask);
  TRY("sigprocmask", sigprocmask(SIG_SETMASK, &mask, NULL));
  execve(p->path, p->arguments, p->environment);
  failure->error = errno;
  failure->step = "execve";
#undef TRY
}

int sandbox_start(const struct sandbox_program *program, pid_t *child, const char **step) {
  if (program->descriptor_count > highest_kept) {
    *step = "descriptors";
    return EINVAL;
  }
  volatile struct failure failure = {0, NULL};
  pid_t parent = getpid();
  // No signal handler of the parent may run in the child, whose memory is the parent's.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t pid = vfork();
  if (pid == 0) {
    become(program, parent, &failure);
    _exit(127);
  }
  int error = pid < 0 ? errno : failure.error;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  *step = pid < 0 ? "vfork" : failure.step;
  *child = pid;
  return error;
}

void sandbox_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

int sandbox_pidfd(pid_t child) { return (int)syscall(SYS_pidfd_open, child, 0); }

int sandbox_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }
