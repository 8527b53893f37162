#pragma once

#include "CSandbox.h"

// Each of these runs in a child between its making and its `execve`: it calls nothing that is not safe after a fork in a
// program with threads, and gives 0 or an `errno`.

/// Locks the calling thread into Landlock's allow-list.
int wall_landlock(const struct sandbox_walls *walls);

/// Leaves the calling thread the system calls of a kind. `image` is the number of the one descriptor that may be executed; -1 for none.
int wall_filter(enum sandbox_calls calls, int image);

/// Namespaces of the calling process's own, as flags of `clone`.
int namespace_flags(bool is_root);

/// Gives the user namespace, of which the calling process is the first, the user and group that it had outside.
int wall_identities(uid_t user, gid_t group);

/// Makes a root that holds the allowed paths and nothing else, and enters it.
int wall_root(const struct sandbox_walls *walls, const char **step);

enum { most_paths = 256, most_descriptors = 16 };

/// What a program does in place of an `execve`, behind all walls. `image` is the descriptor of its file.
typedef void (*program_body)(const struct sandbox_program *program, int image);

/// The guard of a program, from its first step to its last. `user` and `group` are those that the grader has outside; `report` is where it
/// says how the program has started and ended. Without a `body` the program is executed.
void guard(const struct sandbox_program *program, uid_t user, gid_t group, int report, program_body body);

/// Waits until a guard has started its program. Returns 0 or an `errno`, with the name of the step that failed.
int await_guard(int report, const char **step);
