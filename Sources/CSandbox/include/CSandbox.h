#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// What a child process may use; a zero means "no limit of ours".
struct sandbox_limits {
  uint64_t cpu_seconds;
  /// Bytes of address space. Below about 1 GB libdispatch does not start.
  uint64_t address_space;
  /// Bytes of any one file.
  uint64_t file_size;
  uint64_t open_files;
  /// Processes and threads of the user. Counts only what is contained when it has a user or a user namespace of its own.
  uint64_t tasks;
};

/// What may be done below a path. Bits.
enum sandbox_access {
  SANDBOX_READ = 1,
  /// Names in a folder.
  SANDBOX_LIST = 2,
  /// Files and folders are made, written and removed.
  SANDBOX_WRITE = 4,
  SANDBOX_EXECUTE = 8,
  /// Symbolic links are made. The compiler's lock files are such links.
  SANDBOX_LINK = 16,
};

struct sandbox_path {
  const char *path;
  uint32_t access;
};

/// Which system calls are left. See filter.c.
enum sandbox_calls {
  /// All: no filter.
  SANDBOX_ALL_CALLS,
  /// What a program of one process needs: no fork, no exec after its start.
  SANDBOX_PROGRAM_CALLS,
  /// The same, and what it takes to start other programs.
  SANDBOX_TOOL_CALLS,
};

/// The walls around a program.
struct sandbox_walls {
  /// New user (unless root), mount, pid, ipc and net namespaces.
  bool namespaces;
  bool landlock;
  enum sandbox_calls calls;
  /// The user and group that the program runs as; 0 for those of the caller. Only root can choose.
  uid_t user;
  const struct sandbox_path *paths;
  size_t path_count;
  /// A folder in whose place the program sees an empty file system in memory, if there are namespaces; or NULL.
  const char *scratch;
  uint64_t scratch_bytes;
  uint64_t scratch_files;
};

/// A program to start. `descriptors[i]` of the parent becomes `targets[i]` of the child; all others are closed.
struct sandbox_program {
  /// NULL for a trial: the child does all that comes before its start, and ends with exit code 0.
  const char *path;
  /// A descriptor of the program's file, which is then started whatever has become of the path; or -1.
  int image;
  char *const *arguments;
  char *const *environment;
  const char *directory;
  const int *descriptors;
  const int *targets;
  size_t descriptor_count;
  struct sandbox_limits limits;
  /// NULL for a program that is trusted.
  const struct sandbox_walls *walls;
};

/// A program that was started.
struct sandbox_child {
  pid_t process;
  /// Where the guard of a program in namespaces of its own says how it ended; -1 without a guard. The caller closes it.
  int report;
};

/// How a program ended, as its guard tells it.
struct sandbox_ending {
  /// As `wait` gives it.
  int32_t status;
  /// Whether the file system in memory was full.
  int32_t scratch_is_full;
};

/// Starts a program in a session of its own. It is killed when the thread that started it ends.
/// Returns 0, or the `errno` of the step that failed, with its name in `step`.
int sandbox_start(const struct sandbox_program *program, struct sandbox_child *child, const char **step);

/// The same, as a copy of a server's process: see `sandbox_serve`. The program has to have an image, and namespaces. Its arguments are the
/// server's. `EPIPE` in the step `server` when there is no server any more.
int sandbox_ask(int server, const struct sandbox_program *program, struct sandbox_child *child, const char **step);

/// Serves the requests of `sandbox_ask` at the other end of a socket until that is closed. Each is carried out by a copy of this process, which
/// is a child of this one's parent, puts up all walls, and then calls `body` with the program and the descriptor of its image.
/// What `body` is given is gone as soon as it calls `sandbox_forget_request`.
void sandbox_serve(int socket, void (*body)(const struct sandbox_program *program, int image));

/// Overwrites what this process knows of the program that it was asked to start.
void sandbox_forget_request(void);

/// A socket whose ends keep messages apart, closed in every child that does not ask for them. Returns 0, or -1 with `errno` set.
int sandbox_socket(int ends[2]);

/// Makes this process the parent of all descendants whose own parent ends.
void sandbox_adopt_orphans(void);

/// From now on no process without privileges can trace this one, or open its memory, environment or descriptors.
int sandbox_hide(void);

/// From now on `/proc` shows no more of this process's arguments than the first, the command's name.
void sandbox_forget_arguments(void);

/// Kills every process of a user; for root, and a user that nothing else runs as.
void sandbox_kill_user(uid_t user);

/// A descriptor that becomes readable when the process ends, or -1.
int sandbox_pidfd(pid_t child);

/// A pipe whose ends are closed in every child that does not ask for them. Returns 0, or -1 with `errno` set.
int sandbox_pipe(int ends[2]);

/// An empty file in memory, closed in every child that does not ask for it; or -1 with `errno` set.
int sandbox_memory_file(void);

/// The version of Landlock's interface, or 0 without Landlock.
int sandbox_landlock_version(void);

/// Whether the kernel filters system calls of this machine's kind. Returns 0 or an `errno`.
int sandbox_filter_trial(void);

enum sandbox_namespace { SANDBOX_USER, SANDBOX_MOUNT, SANDBOX_PID, SANDBOX_NET, SANDBOX_IPC };

/// Tries to make a namespace of one kind, together with a user namespace unless root. Returns 0 or an `errno`.
int sandbox_namespace_trial(enum sandbox_namespace kind);

/// Tries to become a user. Returns 0 or an `errno`.
int sandbox_user_trial(uid_t user);

/// Refuses to this process and its descendants what hosts may lack: for tests of how Coursemark works there.
/// Returns 0 or an `errno`.
int sandbox_refuse(bool namespaces, bool landlock);
