import Foundation

@testable import Sandboxing

/// A small program in C that tries things and says what became of each: `open /etc/passwd: refused`.
///
/// In C, because each line has to be one call of the kernel's.
struct Probe {
  let executable: String
  /// The same, to be loaded into a process that is there already.
  let library: String
  /// What starts the library. Its ``ProgramServer`` is made by each test that needs one.
  let starter: String
  /// Where the probe and its folders are.
  let directory: String

  /// Compiled once for all tests.
  static let shared: Result<Probe, any Error> = Result { try Probe() }

  /// Removed when the tests are over.
  nonisolated(unsafe) private static var folder = ""

  private struct NoCompiler: Error { var words: String }

  private init() throws {
    var template = Array((NSTemporaryDirectory() + "/coursemark-probe.XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw NoCompiler(words: "mkdtemp") }
    directory = String(decoding: template.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    // Root's programs run as another user, who has to reach them.
    chmod(directory, 0o711)
    Self.folder = directory
    atexit { try? FileManager.default.removeItem(atPath: Probe.folder) }
    executable = directory + "/probe"
    try Self.source.write(toFile: directory + "/probe.c", atomically: false, encoding: .utf8)
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let compilers = ["clang", "gcc", "cc"].flatMap { name in folders.map { "\($0)/\(name)" } }
    guard let compiler = compilers.first(where: { access($0, X_OK) == 0 }) else { throw NoCompiler(words: "no clang") }
    library = directory + "/probe.so"
    starter = directory + "/starter"
    let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources").standardized.path
    let parts = try FileManager.default.contentsOfDirectory(atPath: sources + "/CSandbox").filter { $0.hasSuffix(".c") }
    for arguments in [
      ["-o", executable, directory + "/probe.c"], ["-shared", "-fPIC", "-o", library, directory + "/probe.c"],
      ["-I", sources + "/CSandbox/include", "-o", starter, sources + "/ProgramStarter/main.c"]
        + parts.map { "\(sources)/CSandbox/\($0)" },
    ] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: compiler)
      process.arguments = ["-O1", "-w", "-pthread"] + arguments
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw NoCompiler(words: compiler) }
    }
    for file in [executable, library, starter] { chmod(file, 0o755) }
  }

  func server() throws -> ProgramServer {
    try ProgramServer(starter, name: "probe", environment: ["LANG": "C.UTF-8"], paths: ["HOME"])
  }

  /// Lets the probe try things in a folder of its own.
  func run(
    _ attempts: [String], _ tier: ContainmentTier, limits: Limits = Limits(wallClock: 300), tasks: Int = 64,
    startsPrograms: Bool = false, server: ProgramServer? = nil, environment: [String: String] = [:]
  ) async throws -> Ending {
    let home = "\(directory)/\(UUID().uuidString)"
    mkdir(home, 0o755)
    defer { try? FileManager.default.removeItem(atPath: home) }
    var containment = Containment.system.allowing([.read, .execute], [executable])
    containment.scratch = .init(path: home, bytes: 1 << 20, files: 100)
    containment.tasks = tasks
    containment.startsPrograms = startsPrograms
    var command = Command(
      executable: executable, arguments: attempts, environment: environment, directory: home, limits: limits,
      containment: containment, tier: tier)
    guard let server else { return try await Supervisor.run(command) }
    let image = open(library, O_RDONLY | O_CLOEXEC)
    defer { close(image) }
    command.containment?.allow(.read, [library])
    (command.server, command.image, command.arguments) = (server, image, [])
    command.environment["ATTEMPTS"] = attempts.joined(separator: "\n")
    return try await Supervisor.run(command)
  }

  private static let source = #"""
    #define _GNU_SOURCE
    #include <errno.h>
    #include <fcntl.h>
    #include <pthread.h>
    #include <sched.h>
    #include <signal.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/inotify.h>
    #include <sys/ioctl.h>
    #include <sys/mman.h>
    #include <sys/prctl.h>
    #include <sys/resource.h>
    #include <sys/socket.h>
    #include <sys/stat.h>
    #include <sys/syscall.h>
    #include <sys/wait.h>
    #include <unistd.h>

    static void *sleeping(void *unused) { pause(); return unused; }

    static long attempt(const char *word, const char *operand) {
      struct rlimit more = {1 << 20, 1 << 20}, less = {1, 1};
      int pair[2];
      pthread_t thread;
      char *none[] = {NULL};
      long number = operand ? atol(operand) : 0;
      #define IS(name) if (strcmp(word, name) == 0)
      IS("open") return open(operand, O_RDONLY);
      IS("list") return open(operand, O_RDONLY | O_DIRECTORY);
      IS("write") return open(operand, O_CREAT | O_WRONLY, 0600);
      IS("mkdir") return mkdir(operand, 0700);
      IS("symlink") return symlink("/etc/passwd", operand);
      IS("chmod") return chmod(operand, 0777);
      IS("fchmod") return fchmod(open(operand, O_RDONLY), 0777);
      IS("leave-session") {
        int status;
        pid_t child = fork();
        if (child == 0) _exit(setsid() < 0 ? 1 : 0);
        return child < 0 || waitpid(child, &status, 0) < 0 || status ? -1 : 0;
      }
      IS("leave-group") {
        int status;
        pid_t child = fork();
        if (child == 0) _exit(setpgid(0, 0) < 0 ? 1 : 0);
        return child < 0 || waitpid(child, &status, 0) < 0 || status ? -1 : 0;
      }
      IS("mode-changes") {
        struct stat before, after;
        int f = open(operand, O_CREAT | O_RDWR, 0600);
        if (f < 0 || fstat(f, &before)) return -3;
        if (chmod(operand, 0777) || fchmod(f, 0777) || fchown(f, 1, 1)) return -3;
        struct timespec times[2] = {{1, 0}, {1, 0}};
        if (utimensat(AT_FDCWD, operand, times, 0) || syscall(SYS_fsetxattr, f, "user.x", "y", 1, 0) || fstat(f, &after)) return -3;
        return before.st_mode != after.st_mode || before.st_uid != after.st_uid || before.st_mtime != after.st_mtime ? 0 : -1;
      }
      IS("long-maps") {
        char name[201] = {0};
        memset(name, 'x', 200);
        int f = open(name, O_CREAT | O_RDWR, 0600);
        ftruncate(f, 8192);
        for (int i = 0; i < 60000; i++) mmap(NULL, 4096, PROT_READ, MAP_PRIVATE, f, i % 2 * 4096);
        pause();
      }
      IS("hold") {
        volatile char *p = malloc(number << 20);
        if (!p) return -1;
        for (long i = 0; i < number << 20; i += 512) p[i] = 1;
        pause();
        return 0;
      }
      IS("chown") return chown(operand, 1, 1);
      IS("utime") return utimensat(AT_FDCWD, operand, NULL, 0);
      IS("setxattr") return syscall(SYS_setxattr, operand, "user.x", "y", 1, 0);
      IS("kill") return kill(number, 0);
      IS("stop") return kill(number ? number : getpid(), SIGSTOP);
      IS("tgkill") return syscall(SYS_tgkill, number, number, 0);
      IS("prlimit") return syscall(SYS_prlimit64, number, RLIMIT_FSIZE, &less, NULL);
      IS("more-descriptors") return setrlimit(RLIMIT_NOFILE, &more);
      IS("setown") return fcntl(0, F_SETOWN, number);
      IS("inet") return socket(AF_INET, SOCK_STREAM, 0);
      IS("udp") return socket(AF_INET6, SOCK_DGRAM, 0);
      IS("unix") return socket(AF_UNIX, SOCK_STREAM, 0);
      IS("netlink") return socket(16, SOCK_RAW, 0);
      IS("vsock") return socket(40, SOCK_STREAM, 0);
      IS("socketpair") return socketpair(AF_UNIX, SOCK_STREAM, 0, pair);
      IS("fork") { long child = syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0); if (child == 0) _exit(0); return child; }
      IS("exec") return execve(operand, none, none);
      IS("execveat") return syscall(SYS_execveat, AT_FDCWD, operand, none, none, 0);
      IS("memfd") return syscall(SYS_memfd_create, "x", 0);
      IS("shm") return syscall(SYS_shmget, 1, 4096, 01600);
      IS("write-and-execute") return (long)mmap(NULL, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
      IS("sti") return ioctl(0, 0x5412 /* TIOCSTI */, "x");
      IS("personality") return syscall(SYS_personality, 0);
      IS("thread") return pthread_create(&thread, NULL, sleeping, NULL) ? -1 : 0;
      IS("is-root") return getuid() == 0 ? 0 : -1;
      IS("pid-is") return getpid() == number ? 0 : -1;
      IS("ptrace") return syscall(SYS_ptrace, 0, 0, 0, 0);
      IS("unshare") return unshare(CLONE_NEWUSER);
      IS("mount") return syscall(SYS_mount, "none", "/", "tmpfs", 0, 0);
      IS("keyctl") return syscall(SYS_keyctl, 0, 0);
      IS("bpf") return syscall(SYS_bpf, 0, 0, 0);
      IS("process_vm_readv") return syscall(SYS_process_vm_readv, number, 0, 0, 0, 0, 0);
      IS("io_uring") return syscall(425, 1, NULL);
      IS("userfaultfd") return syscall(SYS_userfaultfd, 0);
      IS("shared-memory") return (long)mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
      IS("outlive") return prctl(PR_SET_PDEATHSIG, 0);
      IS("hide") return prctl(PR_SET_DUMPABLE, 0);
      IS("inotify") return inotify_init();
      IS("lease") { int f = open("leased", O_CREAT | O_RDONLY, 0600); return fcntl(f, F_SETLEASE, F_RDLCK); }
      IS("pidfd_open") return syscall(434, number, 0);
      IS("pidfd_getfd") return syscall(438, 0, 0, 0);
      IS("clone3") { char zero[88] = {0}; return syscall(435, zero, 88); }
      IS("process_madvise") return syscall(440, 0, 0, 0, 0, 0);
      IS("memfd_secret") return syscall(447, 0);
      IS("sigqueue") { siginfo_t info = {0}; info.si_code = -1; return syscall(SYS_rt_sigqueueinfo, number, 0, &info); }
      IS("tkill") return syscall(SYS_tkill, number, 0);
      IS("send-descriptor") { struct msghdr message = {0}; socketpair(AF_UNIX, SOCK_STREAM, 0, pair); return sendmsg(pair[0], &message, 0); }
      IS("priority") return setpriority(0, 0, 5);
      IS("affinity") { long mask = 1; return syscall(SYS_sched_setaffinity, 0, sizeof mask, &mask); }
      IS("own-namespace") return syscall(SYS_clone, 0x20000000 | SIGCHLD, 0, 0, 0, 0);
      IS("descriptor") return fcntl(number, F_GETFD);
      IS("capabilities") {
        char line[200];
        FILE *file = fopen("/proc/self/status", "r");
        unsigned long long held = 0, any = 0;
        while (fgets(line, sizeof line, file)) {
          if (sscanf(line, "CapInh: %llx", &held) == 1 || sscanf(line, "CapPrm: %llx", &held) == 1) any |= held;
          if (sscanf(line, "CapEff: %llx", &held) == 1 || sscanf(line, "CapAmb: %llx", &held) == 1) any |= held;
        }
        fclose(file);
        return any ? 0 : -1;
      }
      IS("name-is") { char name[100] = {0}; FILE *file = fopen("/proc/self/cmdline", "r"); fread(name, 1, 99, file); return strcmp(name, operand) ? -1 : 0; }
      IS("variable") return getenv(operand) ? 0 : -1;
      IS("in-memory") {
        // The word is written with the letters before its own, so that it is not found in what is looked for.
        char wanted[100], line[500], *start, *end;
        size_t length = strlen(operand);
        FILE *file = fopen("/proc/self/maps", "r");
        while (fgets(line, sizeof line, file)) {
          unsigned long from, to;
          char mode[8];
          if (sscanf(line, "%lx-%lx %7s", &from, &to, mode) != 3 || mode[0] != 'r' || strstr(line, "[v")) continue;
          for (start = (char *)from, end = (char *)to - length; start < end; start++) {
            size_t i = 0;
            while (i < length && start[i] == operand[i] + 1) i++;
            if (i == length) return 0;
          }
        }
        return -1;
      }
      IS("setns") return setns(0, 0);
      IS("chroot") return chroot(".");
      IS("perf") return syscall(SYS_perf_event_open, 0, 0, 0, 0, 0);
      IS("add_key") return syscall(SYS_add_key, "user", "x", "y", 1, -2);
      IS("kcmp") return syscall(SYS_kcmp, 1, 1, 0, 0, 0);
      IS("handle") return syscall(SYS_open_by_handle_at, 0, 0, 0);
      IS("fifo") return mknod("fifo", S_IFIFO | 0600, 0);
      IS("removed") {
        char name[20];
        for (int i = 0; i < 40; i++) {
          sprintf(name, "%d", i);
          int f = open(name, O_CREAT | O_RDWR, 0600);
          unlink(name);
          posix_fallocate(f, 0, 1 << 20);
        }
        pause();
      }
      IS("removed-and-mapped") {
        for (int i = 0; i < 40; i++) {
          int f = open("one", O_CREAT | O_RDWR, 0600);
          unlink("one");
          posix_fallocate(f, 0, 1 << 20);
          mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, MAP_SHARED, f, 0);
          close(f);
        }
        pause();
      }
      IS("spin") { signal(SIGXCPU, SIG_IGN); for (;;); }
      IS("memory") for (;;) { volatile char *p = malloc(1 << 20); if (!p) pause(); for (int i = 0; i < 1 << 20; i += 512) p[i] = 1; usleep(500); }
      IS("threads") { for (int i = 0; i < number; i++) { pthread_create(&thread, NULL, sleeping, NULL); } pause(); }
      IS("fill") { char block[4096] = {1}; int f = open("big", O_CREAT | O_WRONLY, 0600); while (write(f, block, 4096) > 0); return 0; }
      IS("files") { char name[20]; for (int i = 0; i < 20000; i++) { sprintf(name, "%d", i); if (open(name, O_CREAT | O_WRONLY, 0600) < 0) close(i % 50 + 3); usleep(100); } return 0; }
      return -2;
    }

    int main(int count, char **words) {
      setvbuf(stdout, NULL, _IONBF, 0);
      char *list[100], *text = getenv("ATTEMPTS") ? strdup(getenv("ATTEMPTS")) : NULL;
      if (text) for (words = list, count = 1; count < 100 && (list[count] = strsep(&text, "\n")); count++);
      for (int i = 1; i < count; i++) {
        char copy[500];
        strcpy(copy, words[i]);
        char *operand = strchr(copy, ' ');
        if (operand) *operand++ = 0;
        long result = attempt(copy, operand);
        printf("%s: %s\n", words[i], result == -3 ? "failed" : result == -2 ? "unknown" : result < 0 ? "refused" : "done");
      }
      return 0;
    }
    """#
}
