#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/mount.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <unistd.h>

// How this works: every allowed path is taken as a detached copy of its mount, read-only where nothing is written. Then an
// empty file system in memory becomes the root, the copies are put into it at the places where they were, and the old root goes.
// Copies are taken first, because the new root may hide what is still to be copied.

#ifndef MOUNT_ATTR_NOSYMFOLLOW
#define MOUNT_ATTR_NOSYMFOLLOW 0x00200000
#endif

int namespace_flags(bool is_root) {
  return (is_root ? 0 : CLONE_NEWUSER) | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC;
}

static int write_file(const char *path, const char *text) {
  int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0) return errno;
  ssize_t count = write(file, text, strlen(text));
  int error = count < 0 ? errno : 0;
  close(file);
  return error;
}

static char *put_number(char *end, unsigned long number) {
  char digits[24];
  int count = 0;
  do digits[count++] = (char)('0' + number % 10);
  while (number /= 10);
  while (count) *end++ = digits[--count];
  return end;
}

/// `ID ID 1`: the one that there is outside, and no other. With its own number and not as root, so that no capability
/// is left after `execve`.
static void identity_map(char *text, unsigned long identity) {
  char *end = put_number(text, identity);
  *end++ = ' ';
  end = put_number(end, identity);
  memcpy(end, " 1", 3);
}

int wall_identities(uid_t user, gid_t group) {
  char text[64];
  // The files below belong to root as long as a process is hidden.
  prctl(PR_SET_DUMPABLE, 1, 0, 0, 0);
  identity_map(text, user);
  int error = write_file("/proc/self/uid_map", text);
  if (error == 0) error = write_file("/proc/self/setgroups", "deny");
  identity_map(text, group);
  if (error == 0) error = write_file("/proc/self/gid_map", text);
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  return error;
}

/// A detached file system.
static int new_file_system(const char *type, const char *const options[][2], size_t count, unsigned attributes) {
  int context = (int)syscall(SYS_fsopen, type, FSOPEN_CLOEXEC);
  if (context < 0) return -1;
  for (size_t i = 0; i < count; i++) {
    if (syscall(SYS_fsconfig, context, FSCONFIG_SET_STRING, options[i][0], options[i][1], 0) < 0) return -1;
  }
  if (syscall(SYS_fsconfig, context, FSCONFIG_CMD_CREATE, NULL, NULL, 0) < 0) return -1;
  int mount = (int)syscall(SYS_fsmount, context, FSMOUNT_CLOEXEC, attributes);
  close(context);
  return mount;
}

static int memory_file_system(uint64_t bytes, uint64_t files, const char *mode) {
  char size[24], inodes[24];
  *put_number(size, bytes) = 0;
  *put_number(inodes, files) = 0;
  const char *const options[][2] = {{"size", size}, {"nr_inodes", inodes}, {"mode", mode}};
  return new_file_system("tmpfs", options, 3, MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV);
}

static int attach(int mount, int root, const char *place) {
  return (int)syscall(SYS_move_mount, mount, "", root, place, MOVE_MOUNT_F_EMPTY_PATH);
}

/// Makes the folders that lead to `path` in the folder `root`, and at its end a folder or an empty file.
static int make_place(int root, const char *path, bool is_folder) {
  char part[4096];
  size_t length = strlen(path);
  if (length >= sizeof part) return ENAMETOOLONG;
  memcpy(part, path, length + 1);
  for (char *slash = strchr(part, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    if (mkdirat(root, part, 0755) < 0 && errno != EEXIST) return errno;
    *slash = '/';
  }
  if (is_folder) return mkdirat(root, part, 0755) < 0 && errno != EEXIST ? errno : 0;
  int file = openat(root, part, O_CREAT | O_RDONLY | O_CLOEXEC, 0644);
  if (file < 0) return errno;
  close(file);
  return 0;
}

static const char *relative(const char *path) {
  while (*path == '/') path++;
  return path;
}

/// Whether a path lies in a folder that is copied whole, and may be no less there.
static bool is_covered(const struct sandbox_walls *walls, size_t index) {
  const char *path = walls->paths[index].path;
  for (size_t i = 0; i < walls->path_count; i++) {
    const char *folder = walls->paths[i].path;
    size_t length = strlen(folder);
    if (i == index || strncmp(path, folder, length) != 0 || path[length] != '/') continue;
    uint32_t missing = walls->paths[index].access & ~walls->paths[i].access;
    if (!(missing & (SANDBOX_WRITE | SANDBOX_LINK))) return true;
  }
  return false;
}

int wall_root(const struct sandbox_walls *walls, const char **step) {
  int copies[most_paths];
#define TRY(name, call)                                                                                                \
  if ((call) < 0) {                                                                                                    \
    *step = name;                                                                                                      \
    return errno;                                                                                                      \
  }
  if (walls->path_count > most_paths) return E2BIG;
  TRY("mount", syscall(SYS_mount, "none", "/", NULL, 0x4000 /* MS_REC */ | 0x40000 /* MS_PRIVATE */, NULL));
  for (size_t i = 0; i < walls->path_count; i++) {
    copies[i] = -1;
    if (is_covered(walls, i)) continue;
    if (strncmp(walls->paths[i].path, "/proc", 5) == 0) continue;
    copies[i] = (int)syscall(SYS_open_tree, AT_FDCWD, walls->paths[i].path, OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | 0x8000);
    if (copies[i] < 0 && (errno == ENOENT || errno == ENOTDIR)) continue;
    TRY("open_tree", copies[i]);
    struct mount_attr attributes = {.attr_set = MOUNT_ATTR_NOSUID};
    if (!(walls->paths[i].access & SANDBOX_WRITE)) attributes.attr_set |= MOUNT_ATTR_RDONLY;
    TRY("mount_setattr", syscall(SYS_mount_setattr, copies[i], "", AT_EMPTY_PATH | 0x8000, &attributes, sizeof attributes));
  }
  int root = memory_file_system(1 << 20, 4096, "755");
  TRY("tmpfs", root);
  TRY("move_mount", attach(root, AT_FDCWD, "/proc"));
  for (size_t i = 0; i < walls->path_count; i++) {
    if (copies[i] < 0) continue;
    struct stat state;
    TRY("fstat", fstat(copies[i], &state));
    const char *place = relative(walls->paths[i].path);
    int error = make_place(root, place, S_ISDIR(state.st_mode));
    if (error) {
      *step = "mkdir";
      return error;
    }
    TRY("move_mount", attach(copies[i], root, place));
    close(copies[i]);
  }
  int processes = new_file_system("proc", NULL, 0, MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV | MOUNT_ATTR_NOEXEC);
  TRY("proc", processes);
  TRY("mkdir", mkdirat(root, "proc", 0755));
  TRY("move_mount", attach(processes, root, "proc"));
  close(processes);
  if (walls->scratch) {
    int scratch = memory_file_system(walls->scratch_bytes, walls->scratch_files, "777");
    TRY("tmpfs", scratch);
    const char *place = relative(walls->scratch);
    int error = make_place(root, place, true);
    if (error) {
      *step = "mkdir";
      return error;
    }
    TRY("move_mount", attach(scratch, root, place));
    close(scratch);
  }
  struct mount_attr attributes = {.attr_set = MOUNT_ATTR_RDONLY};
  TRY("mount_setattr", syscall(SYS_mount_setattr, root, "", AT_EMPTY_PATH, &attributes, sizeof attributes));
  TRY("fchdir", fchdir(root));
  close(root);
  TRY("pivot_root", syscall(SYS_pivot_root, ".", "."));
  TRY("umount", syscall(SYS_umount2, ".", 2 /* MNT_DETACH */));
  TRY("chdir", chdir("/"));
#undef TRY
  return 0;
}
