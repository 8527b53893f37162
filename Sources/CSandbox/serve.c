#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// How this works: a server is a small process that has loaded the libraries of the programs that it is asked for, and nothing else. The
// grader sends it one message for each program, with the descriptors that the program gets. The server clones itself into the guard of the
// program; the clone's parent is the server's own parent, the grader, which waits for it and whose end ends it, as if the grader
// had cloned it. What comes next is start.c's.
//
// The server has no thread but one, knows nothing of a lesson or a submission, and forgets each request once it is cloned: what one program
// finds in its memory is what the server had before any request, and its own request, which the program's body overwrites before it loads anything.

enum { most_texts = 48 << 10, sent_descriptors = most_descriptors + 2 };

/// One message. What is text stands in `texts`, each with a zero at its end: the path, the directory, the scratch folder, the environment,
/// the allowed paths.
struct request {
  struct sandbox_limits limits;
  uint64_t scratch_bytes, scratch_files;
  uint32_t user, group, own_user;
  uint32_t calls, is_landlocked;
  uint32_t variable_count, path_count, descriptor_count;
  int32_t targets[most_descriptors];
  uint32_t access[most_paths];
  uint32_t texts_size;
  char texts[most_texts];
};

struct answer {
  int32_t process;
  int32_t error;
};

enum { most_variables = 64 };

static struct request request;

int sandbox_socket(int ends[2]) { return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends); }

static size_t request_size(const struct request *r) { return offsetof(struct request, texts) + r->texts_size; }

// MARK: The grader's side

static bool add_text(struct request *r, const char *text) {
  size_t size = strlen(text) + 1;
  if (size > most_texts - r->texts_size) return false;
  memcpy(r->texts + r->texts_size, text, size);
  r->texts_size += (uint32_t)size;
  return true;
}

static int write_request(struct request *r, const struct sandbox_program *p) {
  const struct sandbox_walls *walls = p->walls;
  if (!walls || !walls->namespaces || !p->path || p->image < 0) return EINVAL;
  if (walls->path_count > most_paths || p->descriptor_count > most_descriptors) return E2BIG;
  r->limits = p->limits;
  r->scratch_bytes = walls->scratch_bytes;
  r->scratch_files = walls->scratch_files;
  r->user = walls->user;
  r->own_user = geteuid();
  r->group = getegid();
  r->calls = walls->calls;
  r->is_landlocked = walls->landlock;
  r->path_count = (uint32_t)walls->path_count;
  r->descriptor_count = (uint32_t)p->descriptor_count;
  r->variable_count = 0;
  r->texts_size = 0;
  memcpy(r->targets, p->targets, p->descriptor_count * sizeof *r->targets);
  bool fits = add_text(r, p->path) && add_text(r, p->directory ? p->directory : "/")
    && add_text(r, walls->scratch ? walls->scratch : "");
  for (char *const *variable = p->environment; *variable; variable++) {
    fits = fits && r->variable_count < most_variables && add_text(r, *variable);
    r->variable_count += 1;
  }
  for (size_t i = 0; i < walls->path_count; i++) {
    fits = fits && add_text(r, walls->paths[i].path);
    r->access[i] = walls->paths[i].access;
  }
  return fits ? 0 : E2BIG;
}

/// Sends a request with the descriptors of the guard's report, the image, and the program's own.
static int send_request(int server, const struct request *r, const struct sandbox_program *p, int report) {
  union {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(sent_descriptors * sizeof(int))];
  } control;
  memset(&control, 0, sizeof control);
  int sent[sent_descriptors] = {report, p->image};
  memcpy(sent + 2, p->descriptors, p->descriptor_count * sizeof *sent);
  size_t size = (2 + p->descriptor_count) * sizeof *sent;
  struct iovec part = {(void *)(uintptr_t)r, request_size(r)};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = CMSG_SPACE(size)};
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(size);
  memcpy(CMSG_DATA(header), sent, size);
  ssize_t count;
  do count = sendmsg(server, &message, MSG_NOSIGNAL);
  while (count < 0 && errno == EINTR);
  return count < 0 ? errno : 0;
}

int sandbox_ask(int server, const struct sandbox_program *program, struct sandbox_child *child, const char **step) {
  *child = (struct sandbox_child){-1, -1};
  *step = "request";
  struct request *r = malloc(sizeof *r);
  if (!r) return ENOMEM;
  int error = write_request(r, program);
  int ends[2] = {-1, -1};
  if (!error && sandbox_pipe(ends) < 0) error = errno;
  if (!error) {
    *step = "server";
    if (send_request(server, r, program, ends[1])) error = EPIPE;
  }
  free(r);
  if (ends[1] >= 0) close(ends[1]);
  struct answer answer = {-1, 0};
  if (!error) {
    ssize_t count;
    do count = recv(server, &answer, sizeof answer, 0);
    while (count < 0 && errno == EINTR);
    error = count != sizeof answer ? EPIPE : answer.error;
    if (count == sizeof answer && error) *step = "clone";
  }
  if (!error) {
    child->process = answer.process;
    error = await_guard(ends[0], step);
  }
  if (error && ends[0] >= 0) {
    close(ends[0]);
  } else {
    child->report = ends[0];
  }
  return error;
}

// MARK: The server's side

static const char *next_text(size_t *place) {
  const char *text = request.texts + *place;
  size_t length = strnlen(text, request.texts_size - *place);
  if (*place + length >= request.texts_size) return NULL;
  *place += length + 1;
  return text;
}

/// What a request asks for, in the words of `sandbox_start`. All texts stay where they are in the message.
struct wish {
  struct sandbox_program program;
  struct sandbox_walls walls;
  struct sandbox_path paths[most_paths];
  char *environment[most_variables + 1];
};

static struct wish wish;

static bool read_request(size_t size, const int *descriptors, size_t descriptor_count) {
  if (size < offsetof(struct request, texts) || size != request_size(&request)) return false;
  if (request.path_count > most_paths || request.variable_count > most_variables) return false;
  if (request.descriptor_count > most_descriptors || descriptor_count != request.descriptor_count + 2) return false;
  size_t place = 0;
  const char *path = next_text(&place), *directory = next_text(&place), *scratch = next_text(&place);
  if (!path || !directory || !scratch) return false;
  for (uint32_t i = 0; i < request.variable_count; i++) {
    wish.environment[i] = (char *)(uintptr_t)next_text(&place);
    if (!wish.environment[i]) return false;
  }
  wish.environment[request.variable_count] = NULL;
  for (uint32_t i = 0; i < request.path_count; i++) {
    wish.paths[i] = (struct sandbox_path){next_text(&place), request.access[i]};
    if (!wish.paths[i].path) return false;
  }
  wish.walls = (struct sandbox_walls){
    .namespaces = true, .landlock = request.is_landlocked, .calls = (enum sandbox_calls)request.calls,
    .user = request.user, .paths = wish.paths, .path_count = request.path_count, .scratch = *scratch ? scratch : NULL,
    .scratch_bytes = request.scratch_bytes, .scratch_files = request.scratch_files,
  };
  wish.program = (struct sandbox_program){
    .path = path, .image = descriptors[1], .environment = wish.environment, .directory = directory,
    .descriptors = descriptors + 2, .targets = request.targets, .descriptor_count = request.descriptor_count,
    .limits = request.limits, .walls = &wish.walls,
  };
  return true;
}

void sandbox_forget_request(void) {
  explicit_bzero(&request, sizeof request);
  explicit_bzero(&wish, sizeof wish);
}

/// Takes a message. Returns its size, or 0 when there is no other end any more.
static size_t receive(int socket, int *descriptors, size_t *count) {
  union {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(sent_descriptors * sizeof(int))];
  } control;
  struct iovec part = {&request, sizeof request};
  struct msghdr message = {
    .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
  ssize_t size;
  do size = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  while (size < 0 && errno == EINTR);
  *count = 0;
  struct cmsghdr *header = size > 0 ? CMSG_FIRSTHDR(&message) : NULL;
  if (header && header->cmsg_type == SCM_RIGHTS) {
    *count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    memcpy(descriptors, CMSG_DATA(header), *count * sizeof(int));
  }
  return size > 0 ? (size_t)size : 0;
}

void sandbox_serve(int socket, void (*body)(const struct sandbox_program *program, int image)) {
  while (true) {
    int descriptors[sent_descriptors];
    size_t count = 0, size = receive(socket, descriptors, &count);
    if (size == 0) return;
    struct answer answer = {-1, EINVAL};
    if (read_request(size, descriptors, count)) {
      // A process of its own, not a thread: raw, because the C library has no `fork` whose child is a sibling.
      int flags = namespace_flags(request.own_user == 0) | CLONE_PARENT | SIGCHLD;
      pid_t pid = (pid_t)syscall(SYS_clone, flags, NULL, NULL, NULL, 0);
      if (pid == 0) {
        guard(&wish.program, request.own_user, request.group, descriptors[0], body);
        _exit(127);
      }
      answer = (struct answer){pid, pid < 0 ? errno : 0};
    }
    for (size_t i = 0; i < count; i++) close(descriptors[i]);
    // The next program must find nothing of this one in its memory.
    memset(&request, 0, size < sizeof request ? size : sizeof request);
    memset(&wish, 0, sizeof wish);
    if (send(socket, &answer, sizeof answer, MSG_NOSIGNAL) < 0) return;
  }
}
