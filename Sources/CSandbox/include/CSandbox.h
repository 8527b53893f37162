#pragma once

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
};

/// A program to start. `descriptors[i]` of the parent becomes `targets[i]` of the child; all others are closed.
struct sandbox_program {
  const char *path;
  char *const *arguments;
  char *const *environment;
  const char *directory;
  const int *descriptors;
  const int *targets;
  size_t descriptor_count;
  struct sandbox_limits limits;
};

/// Starts a program in a session of its own. It is killed when the thread that started it ends.
/// Returns 0, or the `errno` of the step that failed, with its name in `step`.
int sandbox_start(const struct sandbox_program *program, pid_t *child, const char **step);

/// Makes this process the parent of all descendants whose own parent ends.
void sandbox_adopt_orphans(void);

/// A descriptor that becomes readable when the process ends, or -1.
int sandbox_pidfd(pid_t child);

/// A pipe whose ends are closed in every child that does not ask for them. Returns 0, or -1 with `errno` set.
int sandbox_pipe(int ends[2]);
