#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/prctl.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <termios.h>
#include <unistd.h>

// How this works: the kernel runs a small program in its classic BPF before each system call. This one is a list: what is on it
// is allowed, some after a look at the arguments; what only an attack calls ends the process by SIGSYS; all else fails with EPERM,
// or with ENOSYS where the C library then takes another way. There is no way to fork, to execute, to speak to a network, to send a
// signal to another process, or to change what files are (modes, owners, times, attributes), which Landlock does not look at;
// of these, some are answered as if they had been carried out.
//
// The program's own `execve` has to pass. It is an `execveat` of a descriptor whose number is above the limit of descriptors that
// holds by then, so that after the start nothing can have that number. A filter can't see whether an absolute path is
// given as well; of those, Landlock lets the program execute itself alone, within the same walls.

#if defined(__x86_64__)
#define MACHINE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MACHINE AUDIT_ARCH_AARCH64
#else
#error "Coursemark's filter of system calls knows x86-64 and aarch64."
#endif

enum { longest = 900 };

struct program {
  struct sock_filter code[longest];
  unsigned short count;
};

static void emit(struct program *p, uint16_t code, uint8_t if_true, uint8_t if_false, uint32_t operand) {
  if (p->count < longest) p->code[p->count++] = (struct sock_filter){code, if_true, if_false, operand};
}

#define RESULT(value) emit(p, BPF_RET | BPF_K, 0, 0, value)
#define LOAD(field) emit(p, BPF_LD | BPF_W | BPF_ABS, 0, 0, offsetof(struct seccomp_data, field))
#define REFUSED(error) (SECCOMP_RET_ERRNO | (error))
/// The flags of `clone` that ask for a new namespace of any kind.
enum { new_namespaces = 0x7E020000 };

static void on_call(struct program *p, int number, uint32_t result) {
  emit(p, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, (uint32_t)number);
  RESULT(result);
}

static void on_calls(struct program *p, const int *numbers, size_t count, uint32_t result) {
  for (size_t i = 0; i < count; i++) on_call(p, numbers[i], result);
}

/// Allows a call when an argument is one of a few values.
static void on_values(struct program *p, int number, int argument, const uint32_t *values, size_t count) {
  emit(p, BPF_JMP | BPF_JEQ | BPF_K, 0, (uint8_t)(2 * count + 2), (uint32_t)number);
  emit(p, BPF_LD | BPF_W | BPF_ABS, 0, 0, offsetof(struct seccomp_data, args) + 8 * (uint32_t)argument);
  for (size_t i = 0; i < count; i++) {
    emit(p, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, values[i]);
    RESULT(SECCOMP_RET_ALLOW);
  }
  RESULT(REFUSED(EPERM));
}

/// Allows a call unless all of some bits of an argument are set.
static void on_not_all_bits(struct program *p, int number, int argument, uint32_t bits) {
  emit(p, BPF_JMP | BPF_JEQ | BPF_K, 0, 5, (uint32_t)number);
  emit(p, BPF_LD | BPF_W | BPF_ABS, 0, 0, offsetof(struct seccomp_data, args) + 8 * (uint32_t)argument);
  emit(p, BPF_ALU | BPF_AND | BPF_K, 0, 0, bits);
  emit(p, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, bits);
  RESULT(REFUSED(EPERM));
  RESULT(SECCOMP_RET_ALLOW);
}

/// Allows a call when none of some bits of an argument is set, and all of others.
static void on_bits(struct program *p, int number, int argument, uint32_t none, uint32_t some, uint32_t otherwise) {
  emit(p, BPF_JMP | BPF_JEQ | BPF_K, 0, some ? 5 : 4, (uint32_t)number);
  emit(p, BPF_LD | BPF_W | BPF_ABS, 0, 0, offsetof(struct seccomp_data, args) + 8 * (uint32_t)argument);
  emit(p, BPF_JMP | BPF_JSET | BPF_K, some ? 2 : 1, 0, none);
  if (some) emit(p, BPF_JMP | BPF_JSET | BPF_K, 0, 1, some);
  RESULT(SECCOMP_RET_ALLOW);
  RESULT(otherwise);
}

#define COUNT(list) (sizeof(list) / sizeof(*(list)))

/// Harmless whatever the arguments are, because files are Landlock's, and memory and descriptors have limits.
static const int harmless[] = {
  SYS_read, SYS_write, SYS_readv, SYS_writev, SYS_pread64, SYS_pwrite64, SYS_preadv, SYS_pwritev, SYS_close, SYS_lseek,
  SYS_fstat, SYS_newfstatat, SYS_statx, SYS_statfs, SYS_fstatfs, SYS_openat, SYS_readlinkat, SYS_faccessat,
  SYS_getdents64, SYS_getcwd, SYS_chdir, SYS_fchdir, SYS_mkdirat, SYS_unlinkat, SYS_renameat2, SYS_ftruncate, SYS_truncate,
  SYS_fsync, SYS_fdatasync, SYS_fallocate, SYS_fadvise64, SYS_flock, SYS_dup, SYS_dup3, SYS_pipe2, SYS_sendfile,
  SYS_copy_file_range, SYS_umask, SYS_sync_file_range,
  SYS_munmap, SYS_mprotect, SYS_mremap, SYS_madvise, SYS_msync, SYS_brk, SYS_mincore, SYS_membarrier,
  SYS_futex, SYS_set_robust_list, SYS_get_robust_list, SYS_set_tid_address, SYS_rt_sigaction, SYS_rt_sigprocmask,
  SYS_rt_sigreturn, SYS_rt_sigpending, SYS_rt_sigtimedwait, SYS_rt_sigsuspend, SYS_sigaltstack, SYS_restart_syscall,
  SYS_ppoll, SYS_pselect6, SYS_epoll_create1, SYS_epoll_ctl, SYS_epoll_pwait, SYS_eventfd2, SYS_timerfd_create,
  SYS_timerfd_settime, SYS_timerfd_gettime, SYS_signalfd4,
  SYS_nanosleep, SYS_clock_nanosleep, SYS_clock_gettime, SYS_clock_getres, SYS_gettimeofday, SYS_times, SYS_getitimer,
  SYS_setitimer, SYS_timer_create, SYS_timer_settime, SYS_timer_gettime, SYS_timer_delete, SYS_timer_getoverrun,
  SYS_getpid, SYS_gettid, SYS_getppid, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid, SYS_getresuid, SYS_getresgid,
  SYS_getgroups, SYS_getpgid, SYS_getsid, SYS_uname, SYS_sysinfo, SYS_getrusage, SYS_getrandom, SYS_getcpu,
  SYS_sched_yield, SYS_sched_getaffinity, SYS_sched_getparam, SYS_sched_getscheduler, SYS_sched_get_priority_max,
  SYS_sched_get_priority_min, SYS_getpriority, SYS_exit, SYS_exit_group, SYS_capget,
#ifdef SYS_faccessat2
  SYS_faccessat2,
#endif
#ifdef SYS_openat2
  SYS_openat2,
#endif
#ifdef SYS_close_range
  SYS_close_range,
#endif
#ifdef SYS_rseq
  SYS_rseq,
#endif
#ifdef SYS_renameat
  SYS_renameat,
#endif
#ifdef SYS_getrlimit
  SYS_getrlimit,
#endif
#if defined(__x86_64__)
  SYS_open, SYS_creat, SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_mkdir, SYS_rmdir, SYS_unlink, SYS_rename, SYS_dup2,
  SYS_pipe, SYS_poll, SYS_select, SYS_epoll_create, SYS_epoll_wait, SYS_eventfd, SYS_alarm, SYS_pause, SYS_time,
  SYS_getdents, SYS_getpgrp, SYS_arch_prctl,
#endif
};

/// For programs that start others. None of these leaves the session, by which the grader finds and ends all of them.
static const int starting[] = {
  SYS_execve, SYS_execveat, SYS_wait4, SYS_waitid,
#if defined(__x86_64__)
  SYS_fork, SYS_vfork,
#endif
};

/// For the compiler: the lock files of its module cache are symbolic links. Landlock says where links may be made.
static const int tools[] = {
  SYS_symlinkat, SYS_linkat,
#if defined(__x86_64__)
  SYS_symlink, SYS_link,
#endif
};

/// What files are (modes, owners, times, attributes) is not changed for anybody, and Landlock does not guard it. These are answered with
/// success and not carried out, because honest code calls them: to copy a file is to copy its times and its mode.
static const int ineffective[] = {
  SYS_fchmod, SYS_fchmodat, SYS_fchown, SYS_fchownat, SYS_utimensat, SYS_fsetxattr,
#if defined(__x86_64__)
  SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
};

/// Nothing but an attack calls these.
static const int hostile[] = {
  SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_unshare, SYS_setns, SYS_mount, SYS_umount2, SYS_pivot_root,
  SYS_chroot, SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_keyctl, SYS_add_key, SYS_request_key, SYS_kexec_load,
  SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_open_by_handle_at, SYS_reboot, SYS_swapon, SYS_swapoff,
  SYS_acct, SYS_quotactl, SYS_settimeofday, SYS_clock_settime, SYS_kcmp, SYS_mknodat,
#ifdef SYS_io_uring_setup
  SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register,
#endif
#ifdef SYS_fsopen
  SYS_fsopen, SYS_open_tree, SYS_move_mount,
#endif
#if defined(__x86_64__)
  SYS_mknod, SYS_iopl, SYS_ioperm,
#endif
};

static const uint32_t descriptor_commands[] = {
  F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_GETLK, F_SETLK, F_SETLKW, 36, 37, 38 /* F_OFD_… */,
  1032 /* F_GETPIPE_SZ */,
};
static const uint32_t device_commands[] = {TCGETS, FIONREAD, FIONBIO, FIOCLEX, FIONCLEX, TIOCGWINSZ};
static const uint32_t process_options[] = {
  PR_SET_NAME, PR_GET_NAME, PR_GET_DUMPABLE, PR_GET_PDEATHSIG, PR_SET_NO_NEW_PRIVS, PR_GET_NO_NEW_PRIVS,
  PR_CAPBSET_READ, 0x53564d41 /* PR_SET_VMA: names of memory */,
};

static void write_filter(struct program *p, enum sandbox_calls calls, int image, pid_t self) {
  LOAD(arch);
  emit(p, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, MACHINE);
  RESULT(SECCOMP_RET_KILL_PROCESS);
  LOAD(nr);
#if defined(__x86_64__)
  // The same calls once more, for programs with short pointers.
  emit(p, BPF_JMP | BPF_JGE | BPF_K, 0, 1, 0x40000000);
  RESULT(SECCOMP_RET_KILL_PROCESS);
#endif
  on_calls(p, harmless, COUNT(harmless), SECCOMP_RET_ALLOW);
  // Memory that a program without children shares with nobody; it stays in use when the program gives its pages back, so that
  // no look at the program's pages shows it. MAP_SHARED_VALIDATE has the bit of MAP_SHARED, too.
  on_not_all_bits(p, SYS_mmap, 3, MAP_SHARED | MAP_ANONYMOUS);
  bool starts = calls == SANDBOX_TOOL_CALLS;
  if (starts) {
    on_calls(p, starting, COUNT(starting), SECCOMP_RET_ALLOW);
    on_calls(p, tools, COUNT(tools), SECCOMP_RET_ALLOW);
  } else if (image >= 0) {
    const uint32_t number = (uint32_t)image;
    on_values(p, SYS_execveat, 0, &number, 1);
  }
  // `fork` is a clone without a new thread.
  on_bits(p, SYS_clone, 0, new_namespaces, starts ? 0 : CLONE_THREAD, REFUSED(EPERM));
#ifdef SYS_clone3
  // Its flags are in memory, where no filter can look: the C library then calls `clone`.
  on_call(p, SYS_clone3, REFUSED(ENOSYS));
#endif
  // Two ends that belong together and lead nowhere else: run loops wake each other through them.
  const uint32_t pair = AF_UNIX, no_address = 0;
  on_values(p, SYS_socketpair, 0, &pair, 1);
  on_values(p, SYS_sendto, 5, &no_address, 1);
  on_call(p, SYS_recvfrom, SECCOMP_RET_ALLOW);
  const uint32_t itself[] = {0, (uint32_t)self};
  // What a program has started keeps this list, and with it the number of the first: it can't even signal itself. `abort` then ends
  // it by an instruction that traps.
  on_values(p, SYS_kill, 0, &itself[1], 1);
  on_values(p, SYS_tgkill, 0, &itself[1], 1);
  on_values(p, SYS_prlimit64, 0, itself, starts ? 1 : 2);
  on_values(p, SYS_fcntl, 1, descriptor_commands, COUNT(descriptor_commands));
  on_values(p, SYS_ioctl, 1, device_commands, COUNT(device_commands));
  on_values(p, SYS_prctl, 0, process_options, COUNT(process_options));
  on_calls(p, ineffective, COUNT(ineffective), REFUSED(0));
  on_calls(p, hostile, COUNT(hostile), SECCOMP_RET_KILL_PROCESS);
  // What is newer than this list.
  emit(p, BPF_JMP | BPF_JGE | BPF_K, 0, 1, 436);
  RESULT(REFUSED(ENOSYS));
  RESULT(REFUSED(EPERM));
}

static int install(struct program *p) {
  if (p->count >= longest) return E2BIG;
  struct sock_fprog program = {p->count, p->code};
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) < 0 ? errno : 0;
}

int wall_filter(enum sandbox_calls calls, int image) {
  if (calls == SANDBOX_ALL_CALLS) return 0;
  struct program program;
  program.count = 0;
  write_filter(&program, calls, image, getpid());
  return install(&program);
}

int sandbox_filter_trial(void) {
  // A filter that can't be read is EFAULT where there are filters, and EINVAL or ENOSYS where there are none.
  if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, NULL) == 0 || errno == EFAULT) return 0;
  return errno;
}

int sandbox_refuse(bool namespaces, bool landlock) {
  struct program program, *p = &program;
  p->count = 0;
  LOAD(arch);
  emit(p, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, MACHINE);
  RESULT(SECCOMP_RET_ALLOW);
  LOAD(nr);
  if (namespaces) {
    static const int refused[] = {
      SYS_unshare, SYS_setns, SYS_mount, SYS_umount2, SYS_pivot_root,
#ifdef SYS_fsopen
      SYS_fsopen, SYS_open_tree, SYS_move_mount,
#endif
    };
    on_calls(p, refused, COUNT(refused), REFUSED(EPERM));
#ifdef SYS_clone3
    on_call(p, SYS_clone3, REFUSED(ENOSYS));
#endif
    on_bits(p, SYS_clone, 0, new_namespaces, 0, REFUSED(EPERM));
  }
  if (landlock) on_call(p, 444, REFUSED(ENOSYS));
  RESULT(SECCOMP_RET_ALLOW);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0) return errno;
  return install(p);
}
