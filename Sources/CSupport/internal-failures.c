#ifdef __linux__
#define _GNU_SOURCE
#include <sys/mman.h>
#endif
#include "CInternalFailures.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { path_size = 4096, list_size = 65536, stack_size = 65536, variable_count = 4096, restart_limit = 16, transfer_patience = 10000, failure_status = 3 };

static const char left_out = '-', taken_back = '+';
static const char name[] = "UNRETAIN_FAILED_PATHS=", journal_name[] = "UNRETAIN_JOURNAL=";
static const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE};

static char *const *start_arguments;
// `NAME=-path`, a line feed, and so on: what the next start is told. `+` is before a file that is no longer left out.
static char failed[list_size];
static char *variables[variable_count];
static char program[path_size];
static atomic_flag is_failing = ATOMIC_FLAG_INIT;
static int journal = -1;
static char journal_variable[64];
static atomic_int transfers, is_starting, uses_stores;
static _Thread_local char current[path_size];
static _Thread_local char *stack;
static pthread_key_t stack_key;
static pthread_once_t stack_key_once = PTHREAD_ONCE_INIT;

// Only what may be called in a handler: nothing is allocated and nothing is locked.
static void say(const char *text) {
  ssize_t ignored = write(STDERR_FILENO, text, strlen(text));
  (void)ignored;
}

// A mistake that many files set off would run the whole project again for each of them. A line without a path is no file.
static int is_long(void) {
  int count = 0;
  for (const char *c = failed + 1; *c; c++) count += *c == '\n' && c[-1] != left_out;
  return count >= restart_limit;
}

// The line of a path from a line on; NULL where there is none.
static char *line_of(const char *path, char *line) {
  size_t length = strlen(path);
  for (; *line; line = strchr(line, '\n') + 1)
    if (strncmp(line + 1, path, length) == 0 && line[1 + length] == '\n') return line;
  return NULL;
}

static int is_left_out(const char *path) {
  for (char *line = failed + sizeof name - 1; (line = line_of(path, line)); line = strchr(line, '\n') + 1)
    if (*line == left_out) return 1;
  return 0;
}

void unretain_take_back(const char *path) {
  for (char *line = failed + sizeof name - 1; (line = line_of(path, line)); line = strchr(line, '\n') + 1) *line = taken_back;
}

// A signal that another process has sent says nothing of a file.
static int is_sent_by_others(const siginfo_t *info) {
  int is_sent = info->si_code == SI_USER || info->si_code == SI_QUEUE;
#ifdef SI_TKILL
  is_sent = is_sent || info->si_code == SI_TKILL;
#endif
  return is_sent && info->si_pid != getpid();
}

// What goes through a pipe goes through whole, and is written down: the next start begins where this one ends.
static int awaits_transfers(void) {
  const struct timespec millisecond = {.tv_nsec = 1000000};
  atomic_store(&is_starting, 1);
  for (int passed = 0; atomic_load(&transfers) > 0; passed++) {
    if (passed == transfer_patience) return 0;
    nanosleep(&millisecond, NULL);
  }
  return 1;
}

void unretain_begin_transfer(void) {
  atomic_fetch_add(&transfers, 1);
  if (!atomic_load(&is_starting)) return;
  atomic_fetch_sub(&transfers, 1);
  for (;;) pause();
}

void unretain_end_transfer(void) { atomic_fetch_sub(&transfers, 1); }

// The process ends as it would have without this.
static void end(int number) {
  signal(number, SIG_DFL);
  raise(number);
}

// Nobody's failure or file, one that was left out already, or one too many.
static int is_final(void) {
  return !current[0] || is_long() || strlen(failed) + strlen(current) + 3 > list_size || is_left_out(current);
}

// What earlier runs have stored may be the cause, rather than the file: it is left out first, as a line without a path.
static int is_by_stores(void) {
  return start_arguments && atomic_load(&uses_stores) && !is_left_out("") && strlen(failed) + 3 <= list_size;
}

// Other threads read whole lines only.
static void leave_out_current(void) {
  size_t length = strlen(failed);
  strcpy(failed + length + 1, current);
  strcat(failed + length + 1, "\n");
  failed[length] = left_out;
}

static void start_again(const char *reason) {
  size_t count = 0;
  for (char **variable = environ; *variable && count < variable_count - 3; variable++)
    if (strncmp(*variable, name, sizeof name - 1) != 0) variables[count++] = *variable;
  variables[count++] = failed;
  if (journal >= 0) {
    variables[count++] = journal_variable;
    fcntl(journal, F_SETFD, 0);
  }
  variables[count] = NULL;
  say(reason);
  // A new process takes over which signals are blocked, this one among them.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(program, start_arguments, variables);
}

static void fail(int number, siginfo_t *info, void *context) {
  (void)context;
  if (is_sent_by_others(info)) return end(number);
  // Of several threads that fail the first decides. The others wait: they would judge by what it is writing.
  if (atomic_flag_test_and_set(&is_failing)) for (;;) pause();
  int leaves_out_stores = is_by_stores();
  if (leaves_out_stores) current[0] = 0;
  if ((leaves_out_stores || !is_final()) && awaits_transfers()) {
    leave_out_current();
    start_again(leaves_out_stores ? "unretain: an internal failure; starting again without what earlier runs have stored\n"
                                  : "unretain: an internal failure; starting again without the file that it happened in\n");
  }
  say("unretain: error: the program failed, or the memory or stack that the system allows it ran out; nothing more is written. "
      "Allow it more (ulimit), or let `unretain doctor` find the cause\n");
  _exit(failure_status);
}

// Threads come and go as long as a server runs: each takes its stack for handlers along.
static void release_stack(void *own) {
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  free(own);
}

static void make_stack_key(void) { pthread_key_create(&stack_key, release_stack); }

// The calling thread gets a stack for handlers, unless it has one.
static void give_stack(void) {
  if (stack || !(stack = malloc(stack_size))) return;
  stack_t alternative = {.ss_sp = stack, .ss_size = stack_size};
  sigaltstack(&alternative, NULL);
  pthread_once(&stack_key_once, make_stack_key);
  pthread_setspecific(stack_key, stack);
}

void unretain_contain_failures(char *const *arguments) {
  // Whoever looks for the cause of a failure wants to see it.
  if (getenv("UNRETAIN_NO_RESTART")) return;
  // Where the program lies is not known on other systems without asking more; there it ends as ever.
  ssize_t length = readlink("/proc/self/exe", program, path_size - 1);
  if (length <= 0) return;
  start_arguments = arguments;
  unretain_explain_failures();
}

void unretain_explain_failures(void) {
  if (getenv("UNRETAIN_NO_RESTART")) return;
  give_stack();
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = fail;
  // A stack that has overflowed is none for a handler.
  action.sa_flags = SA_ONSTACK | SA_NODEFER | SA_SIGINFO;
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) sigaction(signals[index], &action, NULL);
}

static const char journal_file[] = "unretain-journal";

// Whoever sets the variable could name any file.
static int is_journal(int file) {
  char link[64], target[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, target, sizeof target - 1);
  if (length <= 0) return 0;
  target[length] = 0;
  return strncmp(target, "/memfd:", 7) == 0 && strncmp(target + 7, journal_file, sizeof journal_file - 1) == 0;
}

static void keep_journal(int file) {
  journal = file;
  fcntl(journal, F_SETFD, FD_CLOEXEC);
  snprintf(journal_variable, sizeof journal_variable, "%s%d", journal_name, journal);
}

// Whoever sets the variable could write anything into it.
static int is_list(const char *text) {
  for (const char *line = text; *line; line = strchr(line, '\n') + 1)
    if ((*line != left_out && *line != taken_back) || !strchr(line, '\n')) return 0;
  return 1;
}

__attribute__((constructor)) static void take_over(void) {
  strcpy(failed, name);
  const char *earlier = getenv("UNRETAIN_FAILED_PATHS");
  if (earlier && strlen(earlier) + sizeof name < list_size && is_list(earlier)) strcat(failed, earlier);
  const char *number = getenv("UNRETAIN_JOURNAL");
  if (number && is_journal(atoi(number))) keep_journal(atoi(number));
  // Programs that this one starts have nothing to do with it.
  unsetenv("UNRETAIN_FAILED_PATHS");
  unsetenv("UNRETAIN_JOURNAL");
}

void unretain_uses_stores(void) { atomic_store(&uses_stores, 1); }

int unretain_journal(void) {
#ifdef __linux__
  if (journal < 0) {
    int file = memfd_create(journal_file, MFD_CLOEXEC);
    if (file >= 0) keep_journal(file);
  }
#endif
  return journal;
}

const char *unretain_failed_paths(void) { return failed + sizeof name - 1; }

#ifdef DEBUG
// Fills the stack; no compiler sees through it.
static int recurse(volatile int *depth) {
  volatile int next = *depth + 1;
  return recurse(&next) + next;
}

static int holds(const char *path, const char *text) {
  static _Thread_local char content[65536];
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  content[fread(content, 1, sizeof content - 1, file)] = 0;
  fclose(file);
  return strstr(content, text) != NULL;
}

// For tests: fails at a path that ends as one variable says, and in a file that holds what another one says, by a trap or by a recursion without end.
static void fail_on_request(const char *path) {
  const char *end = getenv("UNRETAIN_FAIL_AT"), *text = getenv("UNRETAIN_FAIL_AT_TEXT");
  if (!path || (!end && !text)) return;
  size_t size = strlen(path), length = end ? strlen(end) : 0;
  if (end && (size < length || strcmp(path + size - length, end) != 0)) return;
  if (text && !holds(path, text)) return;
  volatile int depth = 0;
  if (getenv("UNRETAIN_FAIL_BY_RECURSION")) depth = recurse(&depth);
  if (getenv("UNRETAIN_FAIL_BY_WAITING")) pause();
  __builtin_trap();
}
#endif

void unretain_working_on(const char *path) {
  if (start_arguments) {
    give_stack();
    current[0] = 0;
    if (path && strlen(path) < path_size && !strchr(path, '\n')) strcpy(current, path);
  }
#ifdef DEBUG
  fail_on_request(path);
#endif
}
