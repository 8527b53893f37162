#pragma once

#include "CSandbox.h"

// Each of these runs in a child between its making and its `execve`: it calls nothing that is not safe after a fork in a
// program with threads, and gives 0 or an `errno`.

/// Locks the calling thread into Landlock's allow-list.
int wall_landlock(const struct sandbox_walls *walls);

/// Leaves the calling thread the system calls of a kind. `image` is the number of the one descriptor that may be executed.
int wall_filter(enum sandbox_calls calls, int image);

/// Namespaces of the calling process's own, as flags of `clone`.
int namespace_flags(bool is_root);

/// Gives the user namespace, of which the calling process is the first, the user and group that it had outside.
int wall_identities(uid_t user, gid_t group);

/// Makes a root that holds the allowed paths and nothing else, and enters it.
int wall_root(const struct sandbox_walls *walls, const char **step);
