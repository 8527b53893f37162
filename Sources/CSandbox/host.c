#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// What this process asks of the kernel for itself, and what it finds out about the host by trying.

void sandbox_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

int sandbox_hide(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) < 0 ? errno : 0; }

int sandbox_pidfd(pid_t child) { return (int)syscall(SYS_pidfd_open, child, 0); }

int sandbox_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

/// Calls `body` in a child, whose exit code is the result.
static int in_child(int flags, int (*body)(uid_t), uid_t user) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t child = (pid_t)syscall(SYS_clone, flags | SIGCHLD, NULL, NULL, NULL, 0);
  if (child == 0) _exit(body(user));
  int error = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (child < 0) return error;
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return errno;
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : EINTR;
}

static int nothing(uid_t user) {
  (void)user;
  return 0;
}

int sandbox_namespace_trial(enum sandbox_namespace kind) {
  static const int flags[] = {0, CLONE_NEWNS, CLONE_NEWPID, CLONE_NEWNET, CLONE_NEWIPC};
  int user = geteuid() == 0 && kind != SANDBOX_USER ? 0 : CLONE_NEWUSER;
  return in_child(flags[kind] | user, nothing, 0);
}

static int change_user(uid_t user) {
  if (syscall(SYS_setgroups, 0, NULL) < 0) return errno;
  if (syscall(SYS_setresgid, user, user, user) < 0) return errno;
  return syscall(SYS_setresuid, user, user, user) < 0 ? errno : 0;
}

int sandbox_user_trial(uid_t user) { return in_child(0, change_user, user); }

static int kill_own(uid_t user) {
  int error = change_user(user);
  // All that this process may send signals to, but itself.
  if (error == 0) kill(-1, SIGKILL);
  return error;
}

void sandbox_kill_user(uid_t user) {
  if (user != 0) in_child(0, kill_own, user);
}
