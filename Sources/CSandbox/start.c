#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// How this works
//
// Without namespaces, the program is a child of `vfork`: it borrows the parent's memory until it calls `execve`, so it may touch
// nothing but its own stack and `failure`, and calls only what is safe after a fork in a program with threads. Calls that
// glibc carries out in all threads at once (setuid and its relatives) are made directly for the same reason.
//
// With namespaces, there is a process between the two: the guard, a forked copy of the parent and the first process of the new
// namespaces. It makes the root that the program sees, starts the program as above, closes all it has but one end of a pipe, waits,
// and says through the pipe how the program ended. It is there because the first process of a namespace is a special one that
// cannot stop itself, and whose end kills all others: the program must not be it, and nothing that it started outlives it.
//
// A program that a server starts (see serve.c) is no child of `vfork` but a copy of the server, in which no `execve` takes away what the server
// had: it gives up its capabilities by itself, and goes on in `body` behind all walls. A pipe tells the guard that it is there.
//
// The order of the walls matters. Descriptors are moved out of the way before they are put in place, because a source may have the
// number of a target. The user changes before Landlock and the filter, which would refuse it. Changing it clears
// the signal that the kernel sends at the parent's death, so that comes after. The filter is last.

enum { least_image = 64, longest_step = 24, mdwe_refuse_exec_gain = 1 };

#ifndef PR_SET_MDWE
#define PR_SET_MDWE 65
#endif

struct failure {
  int error;
  const char *step;
};

/// Two words of 32 bits for each set of capabilities, as capset(2) takes them in version 3.
struct capabilities {
  uint32_t effective, permitted, inheritable;
};

static int drop_capabilities(void) {
  struct {
    uint32_t version;
    int process;
  } header = {0x20080522, 0};
  struct capabilities none[2] = {{0, 0, 0}, {0, 0, 0}};
  return (int)syscall(SYS_capset, &header, none);
}

static int set_limit(__rlimit_resource_t resource, uint64_t value, uint64_t above) {
  if (value == 0) return 0;
  struct rlimit limit = {.rlim_cur = value, .rlim_max = value + above};
  struct rlimit now;
  // A limit that is there already can't be raised, and need not.
  if (getrlimit(resource, &now) == 0 && now.rlim_max < limit.rlim_max) {
    limit.rlim_max = now.rlim_max;
    if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
  }
  return setrlimit(resource, &limit);
}

static int become_user(uid_t user) {
  if (user == 0) return 0;
  if (syscall(SYS_setgroups, 0, NULL) < 0) return -1;
  if (syscall(SYS_setresgid, user, user, user) < 0) return -1;
  return (int)syscall(SYS_setresuid, user, user, user);
}

/// The program's child, up to its `execve`, or to its `body` where it has one. Returns when something failed.
/// `said` is then the descriptor on which to say so, and changes its number on the way.
static void become(
  const struct sandbox_program *p, bool is_guarded, pid_t parent, volatile struct failure *failure, program_body body,
  int *said) {
  const struct sandbox_walls *walls = p->walls;
#define FAIL(name, code)                                                                                               \
  do {                                                                                                                 \
    failure->error = (code);                                                                                           \
    failure->step = name;                                                                                              \
    return;                                                                                                            \
  } while (0)
#define TRY(name, call)                                                                                                \
  if ((call) < 0) FAIL(name, errno)
  int moved[most_descriptors];
  TRY("setsid", setsid());
  TRY("prctl", prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0));
  int image = -1;
  if (body) {
    TRY("fcntl", image = fcntl(p->image, F_DUPFD_CLOEXEC, least_image));
    TRY("fcntl", *said = fcntl(*said, F_DUPFD_CLOEXEC, image + 1));
  } else if (walls && p->path) {
    // The last number that there can be: no later one can have it, once there may be fewer.
    struct rlimit descriptors;
    TRY("getrlimit", getrlimit(RLIMIT_NOFILE, &descriptors));
    if (descriptors.rlim_cur > 1 << 16) descriptors.rlim_cur = 1 << 16;
    int file = p->image >= 0 ? p->image : open(p->path, O_PATH | O_CLOEXEC);
    TRY("open", file);
    TRY("fcntl", image = fcntl(file, F_DUPFD_CLOEXEC, (int)descriptors.rlim_cur - 1));
  }
  for (size_t i = 0; i < p->descriptor_count; i++) {
    TRY("fcntl", moved[i] = fcntl(p->descriptors[i], F_DUPFD_CLOEXEC, least_image));
  }
  for (size_t i = 0; i < p->descriptor_count; i++) TRY("dup2", dup2(moved[i], p->targets[i]));
  int next = 0;
  for (size_t i = 0; i < p->descriptor_count; i++) {
    if (p->targets[i] >= next) next = p->targets[i] + 1;
  }
  if (image < 0) {
    TRY("close_range", syscall(SYS_close_range, next, ~0U, 0));
  } else {
    int last = body ? *said : image;
    TRY("close_range", syscall(SYS_close_range, next, image - 1, 0));
    if (last > image + 1) TRY("close_range", syscall(SYS_close_range, image + 1, last - 1, 0));
    TRY("close_range", syscall(SYS_close_range, last + 1, ~0U, 0));
  }
  if (p->directory) TRY("chdir", chdir(p->directory));
  // Above the soft limit there is room, so that the signal is SIGXCPU, which tells what happened.
  TRY("setrlimit", set_limit(RLIMIT_CPU, p->limits.cpu_seconds, 1));
  TRY("setrlimit", set_limit(RLIMIT_AS, p->limits.address_space, 0));
  TRY("setrlimit", set_limit(RLIMIT_FSIZE, p->limits.file_size, 0));
  TRY("setrlimit", set_limit(RLIMIT_NOFILE, p->limits.open_files, 0));
  struct rlimit none = {0, 0};
  TRY("setrlimit", setrlimit(RLIMIT_CORE, &none));
  // What root has compiled is run by others.
  umask(geteuid() == 0 ? 022 : 077);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  if (walls) {
    TRY("setrlimit", set_limit(RLIMIT_MEMLOCK, 64 << 10, 0));
    TRY("setrlimit", setrlimit(RLIMIT_MSGQUEUE, &none));
    if (walls->user || walls->namespaces) TRY("setrlimit", set_limit(RLIMIT_NPROC, p->limits.tasks, 0));
    TRY("setresuid", become_user(walls->user));
    // What an engine has given to the user of a container must not reach the program.
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    // Not every kernel has it; it is one wall of several.
    prctl(PR_SET_MDWE, mdwe_refuse_exec_gain, 0, 0, 0);
  }
  if (body) {
    TRY("capset", drop_capabilities());
    // As after an `execve`: a program may read what the kernel says of it.
    TRY("prctl", prctl(PR_SET_DUMPABLE, 1, 0, 0, 0));
  }
  if (!is_guarded) {
    TRY("prctl", prctl(PR_SET_PDEATHSIG, SIGKILL));
    if (getppid() != parent) _exit(127);
  }
  if (walls && walls->landlock) {
    int error = wall_landlock(walls);
    if (error) FAIL("Landlock", error);
  }
  sigset_t mask;
  sigemptyset(&mask);
  if (walls) {
    int error = wall_filter(walls->calls, body ? -1 : image);
    if (error) FAIL("seccomp", error);
  }
  TRY("sigprocmask", syscall(SYS_rt_sigprocmask, SIG_SETMASK, &mask, NULL, 8));
  if (!p->path) _exit(0);
  if (body) {
    close(*said);
    body(p, image);
    _exit(127);
  }
  if (image >= 0) {
    syscall(SYS_execveat, image, "", p->arguments, p->environment, AT_EMPTY_PATH);
  } else {
    execve(p->path, p->arguments, p->environment);
  }
  FAIL("execve", errno);
}

/// What a guard says, in this order: whether the program has started, and how it ended.
struct report {
  int32_t error;
  char step[longest_step];
};

static void set_step(struct report *report, const char *step) {
  if (step) strncpy(report->step, step, sizeof report->step - 1);
}

static bool is_full(const char *folder) {
  struct statfs state;
  return folder && statfs(folder, &state) == 0 && (state.f_bavail == 0 || state.f_ffree == 0);
}

/// Starts a program as a copy of this process. Returns its number when it is behind all walls.
static pid_t copy_program(const struct sandbox_program *p, program_body body, struct failure *failure) {
  int ends[2];
  failure->step = "pipe";
  if (sandbox_pipe(ends) < 0) {
    failure->error = errno;
    return -1;
  }
  // The C library's `fork`: what it keeps of a process and its thread has to be the copy's.
  pid_t program = fork();
  if (program == 0) {
    volatile struct failure own = {0, NULL};
    become(p, true, 0, &own, body, &ends[1]);
    *failure = (struct failure){own.error, own.step};
    if (write(ends[1], failure, sizeof *failure) < 0) _exit(126);
    _exit(127);
  }
  failure->step = "fork";
  failure->error = program < 0 ? errno : 0;
  close(ends[1]);
  ssize_t count = 0;
  if (program > 0) {
    do count = read(ends[0], failure, sizeof *failure);
    while (count < 0 && errno == EINTR);
  }
  close(ends[0]);
  return program;
}

void guard(const struct sandbox_program *p, uid_t user, gid_t group, int report, program_body body) {
  struct report started = {0};
  const char *step = NULL;
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) < 0) _exit(127);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  umask(0);
  if (user != 0 && (started.error = wall_identities(user, group))) step = "uid_map";
  if (!started.error) started.error = wall_root(p->walls, &step);
  pid_t program = -1;
  if (!started.error && body) {
    struct failure failure = {0, NULL};
    program = copy_program(p, body, &failure);
    started.error = failure.error;
    step = failure.step;
  } else if (!started.error) {
    volatile struct failure failure = {0, NULL};
    program = vfork();
    if (program == 0) {
      become(p, true, 0, &failure, NULL, NULL);
      _exit(127);
    }
    started.error = program < 0 ? errno : failure.error;
    step = program < 0 ? "vfork" : failure.step;
  }
  set_step(&started, step);
  // A parent that has ended before its death could be heard of no longer reads: the signal of a closed pipe ends the guard.
  sigset_t mask;
  sigemptyset(&mask);
  sigprocmask(SIG_SETMASK, &mask, NULL);
  if (write(report, &started, sizeof started) != sizeof started || started.error) _exit(127);
  dup2(report, 0);
  syscall(SYS_close_range, 1, ~0U, 0);
  struct sandbox_ending ending = {0, 0};
  pid_t ended;
  do ended = waitpid(-1, &ending.status, __WALL);
  while (ended != program && (ended > 0 || errno == EINTR));
  ending.scratch_is_full = is_full(p->walls->scratch);
  if (write(0, &ending, sizeof ending) != sizeof ending) _exit(127);
  _exit(0);
}

int await_guard(int report, const char **step) {
  static _Thread_local struct report started;
  ssize_t count;
  do count = read(report, &started, sizeof started);
  while (count < 0 && errno == EINTR);
  if (count != sizeof started) {
    *step = "guard";
    return ECHILD;
  }
  *step = started.step;
  return started.error;
}

static int start_guarded(const struct sandbox_program *p, struct sandbox_child *child, const char **step) {
  int ends[2];
  *step = "pipe";
  if (sandbox_pipe(ends) < 0) return errno;
  uid_t user = geteuid();
  gid_t group = getegid();
  *step = "clone";
  pid_t pid = (pid_t)syscall(SYS_clone, namespace_flags(user == 0) | SIGCHLD, NULL, NULL, NULL, 0);
  if (pid == 0) {
    guard(p, user, group, ends[1], NULL);
    _exit(127);
  }
  int error = errno;
  close(ends[1]);
  if (pid > 0) {
    child->process = pid;
    error = await_guard(ends[0], step);
  }
  if (error) {
    close(ends[0]);
  } else {
    child->report = ends[0];
  }
  return error;
}

int sandbox_start(const struct sandbox_program *program, struct sandbox_child *child, const char **step) {
  *child = (struct sandbox_child){-1, -1};
  if (program->descriptor_count > most_descriptors) {
    *step = "descriptors";
    return EINVAL;
  }
  volatile struct failure failure = {0, NULL};
  pid_t parent = getpid();
  // No signal handler of the parent may run in the child, whose memory is the parent's.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  if (program->walls && program->walls->namespaces) {
    int error = start_guarded(program, child, step);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return error;
  }
  pid_t pid = vfork();
  if (pid == 0) {
    become(program, false, parent, &failure, NULL, NULL);
    _exit(127);
  }
  int error = pid < 0 ? errno : failure.error;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  *step = pid < 0 ? "vfork" : failure.step;
  child->process = pid;
  return error;
}
