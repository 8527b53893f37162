#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Landlock: the allow-list of files, no TCP, and no signals or abstract sockets to the outside. The headers of the host may be
// older than its kernel, so the interface is written down here, from Linux's Documentation/userspace-api/landlock.rst.

enum {
  fs_execute = 1 << 0,
  fs_write_file = 1 << 1,
  fs_read_file = 1 << 2,
  fs_read_dir = 1 << 3,
  fs_remove_dir = 1 << 4,
  fs_remove_file = 1 << 5,
  fs_make_dir = 1 << 7,
  fs_make_reg = 1 << 8,
  fs_make_sym = 1 << 12,
  fs_refer = 1 << 13,
  fs_truncate = 1 << 14,
  fs_ioctl_dev = 1 << 15,
};

struct ruleset {
  uint64_t fs, net, scoped;
};

struct path_rule {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed));

#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif

int sandbox_landlock_version(void) {
  long version = syscall(SYS_landlock_create_ruleset, NULL, 0, 1);
  return version < 0 ? 0 : (int)version;
}

static uint64_t rights(uint32_t access, bool is_folder, uint64_t handled) {
  uint64_t rights = 0;
  if (access & SANDBOX_READ) rights |= fs_read_file;
  if (access & SANDBOX_EXECUTE) rights |= fs_execute | fs_read_file;
  if (access & SANDBOX_WRITE) rights |= fs_write_file | fs_truncate;
  if (is_folder) {
    if (access & SANDBOX_LIST) rights |= fs_read_dir;
    if (access & SANDBOX_WRITE) rights |= fs_remove_dir | fs_remove_file | fs_make_dir | fs_make_reg | fs_refer;
    if (access & SANDBOX_LINK) rights |= fs_make_sym;
  }
  return rights & handled;
}

int wall_landlock(const struct sandbox_walls *walls) {
  int version = sandbox_landlock_version();
  // Before version 3 (Linux 6.2) it does not guard the length of files: a program could empty every file of its user's.
  if (version < 3) return ENOSYS;
  struct ruleset ruleset = {.fs = (1 << 13) - 1};
  size_t size = sizeof(uint64_t);
  ruleset.fs |= fs_refer | fs_truncate;
  if (version >= 4) {
    ruleset.net = 3;
    size = 2 * sizeof(uint64_t);
  }
  if (version >= 5) ruleset.fs |= fs_ioctl_dev;
  if (version >= 6) {
    ruleset.scoped = 3;
    size = sizeof ruleset;
  }
  int rules = (int)syscall(SYS_landlock_create_ruleset, &ruleset, size, 0);
  if (rules < 0) return errno;
  for (size_t i = 0; i < walls->path_count; i++) {
    // What is not there can't be reached either.
    int file = open(walls->paths[i].path, O_PATH | O_CLOEXEC);
    if (file < 0) continue;
    struct stat state;
    if (fstat(file, &state) < 0) return errno;
    struct path_rule rule = {rights(walls->paths[i].access, S_ISDIR(state.st_mode), ruleset.fs), file};
    if (rule.allowed && syscall(SYS_landlock_add_rule, rules, 1, &rule, 0) < 0) return errno;
    close(file);
  }
  if (syscall(SYS_landlock_restrict_self, rules, 0) < 0) return errno;
  close(rules);
  return 0;
}
