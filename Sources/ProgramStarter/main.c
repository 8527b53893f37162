#define _GNU_SOURCE
#include "CSandbox.h"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

// The process that starts the programs of checks: one for apps and one for examiners, linked with the libraries that these are linked with.
//
// How this works: loading Foundation and its relatives takes most of the time that a program needs to its first line. This process has
// them loaded once. For each check it is copied (see serve.c), and the copy, behind all its walls, loads the program's file like
// a library and calls its `main`. Nothing of a program's file is mapped, read or run before that.
//
// A process that was copied differs from one that was executed in what was found out while the libraries were loaded. What is known of this
// and matters: the environment, of which Foundation keeps where the texts are; the seeds of Swift's hashing; the number of the
// thread, which libdispatch keeps; and where the program lies in memory, for which the app's agent asks the kernel.

extern char **environ;

// MARK: What a copy has to have of its own

/// Of Swift's standard library (`SwiftShims/GlobalObjects.h`).
struct hashing_parameters {
  uint64_t seeds[2];
  bool is_deterministic;
};
extern struct hashing_parameters _swift_stdlib_Hashing_parameters __attribute__((weak));

/// Sets and dictionaries of each process have an order of their own.
static void reseed(void) {
  struct hashing_parameters *parameters = &_swift_stdlib_Hashing_parameters;
  if (!parameters || parameters->is_deterministic) return;
  if (getrandom(parameters->seeds, sizeof parameters->seeds, 0) < 0) _exit(127);
}

static struct {
  const char *library;
  size_t size;
} tls;

static int find_tls(struct dl_phdr_info *info, size_t size, void *unused) {
  (void)size;
  (void)unused;
  if (!info->dlpi_name || !strstr(info->dlpi_name, "/libdispatch.so")) return 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type == PT_TLS) tls.size = info->dlpi_phdr[i].p_memsz;
  }
  tls.library = info->dlpi_name;
  return 1;
}

/// libdispatch asks for the number of a thread once, and keeps it in a variable of the thread's. It asks again where that is zero.
/// Returns false where libdispatch is loaded and the number is not found.
static bool forget_thread_number(void) {
  dl_iterate_phdr(find_tls, NULL);
  if (!tls.library) return true;
  void *library = tls.library ? dlopen(tls.library, RTLD_NOLOAD | RTLD_LAZY) : NULL;
  void *block = NULL;
  if (!library || dlinfo(library, RTLD_DI_TLS_DATA, &block) != 0 || !block) return false;
  pid_t number = (pid_t)syscall(SYS_gettid);
  bool found = false;
  for (pid_t *word = block; (char *)(word + 1) <= (char *)block + tls.size; word++) {
    if (*word != number) continue;
    *word = 0;
    found = true;
  }
  return found;
}

/// What libdispatch does in a copy when it is asked to: its main queue belongs to the thread of this process from then on.
extern void dispatch_atfork_child(void) __attribute__((weak));

static bool has_name(const char *variable, const char *text) {
  size_t length = strcspn(text, "=");
  return strncmp(variable, text, length) == 0 && variable[length] == '=';
}

/// Puts a variable where the one of that name stands, if there is room: Foundation keeps the place.
static void put_variable(const char *text) {
  for (char **variable = environ; *variable; variable++) {
    size_t room = strlen(*variable), length = strlen(text);
    if (!has_name(*variable, text) || room < length) continue;
    memcpy(*variable, text, length);
    memset(*variable + length, 0, room - length);
    return;
  }
  char *copy = strdup(text);
  if (!copy || putenv(copy) != 0) _exit(127);
}

static void remove_variables(char *const *kept) {
  char **end = environ;
  for (char **variable = environ; *variable; variable++) {
    bool is_kept = false;
    for (char *const *text = kept; *text; text++) is_kept = is_kept || has_name(*variable, *text);
    if (is_kept) *end++ = *variable;
  }
  *end = NULL;
}

/// Foundation takes the folder of the process's file for that of the main bundle, and ends a process that can't see the file. So it is asked
/// while the file can be seen; it keeps the answer.
extern void *CFBundleGetMainBundle(void) __attribute__((weak));

// MARK: Where the program is

static struct {
  ElfW(Addr) base;
  const ElfW(Phdr) * headers;
  size_t count;
} program;

static int find_program(struct dl_phdr_info *info, size_t size, void *map) {
  (void)size;
  if (info->dlpi_addr != ((struct link_map *)map)->l_addr) return 0;
  program.headers = info->dlpi_phdr;
  program.count = info->dlpi_phnum;
  return 1;
}

/// In place of the C library's: the program of this process is the one that was loaded last, and not this file.
unsigned long getauxval(unsigned long type) {
  if (program.headers) {
    if (type == AT_PHDR) return (unsigned long)program.headers;
    if (type == AT_PHNUM) return program.count;
    if (type == AT_PHENT) return sizeof *program.headers;
  }
  unsigned long (*others)(unsigned long) = (unsigned long (*)(unsigned long))dlsym(RTLD_NEXT, "getauxval");
  return others ? others(type) : 0;
}

// MARK: A program's start

static char *own_arguments[2];

/// In the copy, behind all walls.
static void run(const struct sandbox_program *wanted, int image) {
  remove_variables(wanted->environment);
  for (char *const *variable = wanted->environment; *variable; variable++) put_variable(*variable);
  sandbox_forget_request();
  reseed();
  if (dispatch_atfork_child) dispatch_atfork_child();
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", image);
  void *library = dlopen(path, RTLD_LAZY);
  int (*start)(int, char **, char **) = library ? (int (*)(int, char **, char **))dlsym(library, "main") : NULL;
  struct link_map *map = NULL;
  if (!start || dlinfo(library, RTLD_DI_LINKMAP, &map) != 0) {
    fprintf(stderr, "%s\n", dlerror());
    _exit(127);
  }
  close(image);
  dl_iterate_phdr(find_program, map);
  exit(start(1, own_arguments, environ));
}

int main(int count, char **arguments) {
  // Nobody may look into the process that all others are copies of.
  if (count != 1 || prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) < 0 || !forget_thread_number()) return 1;
  own_arguments[0] = arguments[0];
  if (CFBundleGetMainBundle) CFBundleGetMainBundle();
  sandbox_serve(3, run);
  return 0;
}
