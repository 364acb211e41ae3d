// A stand-in of time for the corpus's runner, loaded before its libraries (LD_PRELOAD).
//
// Nothing in the process sees the machine's clock. Time stands still while any thread
// can run, and goes on to the next moment for which somebody waits once every thread
// is blocked. So an order in time is the same on a slow machine, on a busy one and in
// a debugger, and to wait for an hour takes no time.
//
// A thread that can run has the state R even when no processor is free for it; that is
// how load is told from idleness. That nothing ran between two looks at the threads is
// told by their counts of context switches.
//
// A program that never rests (a loop that only yields) would stop the clock. Once it
// has computed for a while without a rest, time goes on as its processor time does.

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/select.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

typedef int64_t nanoseconds;

#define SECOND 1000000000LL
#define NEVER INT64_MAX
// What a look at the clock takes: a loop that does nothing else comes to its end.
#define LOOK 100
// Processor time without a rest after which time follows processor time.
#define RESTLESS (400 * 1000000LL)
// Of the machine's time, between two looks at the threads.
#define SHORTEST 20000
#define LONGEST 500000
#define WAKE (SIGRTMAX - 3)

// ---- The time

static _Atomic nanoseconds passed;
static nanoseconds startOfReal, startOfMonotonic;
static long (*realSyscall)(long, ...);
static pthread_once_t once = PTHREAD_ONCE_INIT;
static void start(void);

static nanoseconds inNanoseconds(const struct timespec *time) { return time->tv_sec * SECOND + time->tv_nsec; }

static struct timespec inTimespec(nanoseconds time) {
  return (struct timespec){.tv_sec = time / SECOND, .tv_nsec = time % SECOND};
}

static nanoseconds machineClock(clockid_t clock) {
  struct timespec now;
  realSyscall(SYS_clock_gettime, clock, &now);
  return inNanoseconds(&now);
}

static int isStoodInFor(clockid_t clock) {
  return clock != CLOCK_PROCESS_CPUTIME_ID && clock != CLOCK_THREAD_CPUTIME_ID && clock >= 0;
}

static nanoseconds startOf(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI ? startOfReal : startOfMonotonic;
}

static nanoseconds look(void) {
  pthread_once(&once, start);
  return atomic_fetch_add(&passed, LOOK) + LOOK;
}

int clock_gettime(clockid_t clock, struct timespec *result) {
  nanoseconds now = look();
  if (!isStoodInFor(clock)) return (int)realSyscall(SYS_clock_gettime, clock, result);
  *result = inTimespec(startOf(clock) + now);
  return 0;
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  (void)zone;
  nanoseconds now = startOfReal + look();
  *result = (struct timeval){.tv_sec = now / SECOND, .tv_usec = now % SECOND / 1000};
  return 0;
}

time_t time(time_t *result) {
  time_t now = (startOfReal + look()) / SECOND;
  if (result) *result = now;
  return now;
}

// ---- Who waits for a moment

enum Kind { FREE, SLEEP, SIGNAL, CONDITION };

struct Waiter {
  enum Kind kind;
  nanoseconds end;
  pid_t thread;
  int isOver;
  sem_t sleep;
  pthread_cond_t *condition;
};

struct Timer {
  int isThere;
  clockid_t clock;
  nanoseconds end, interval;
};

#define WAITERS 4096
#define TIMERS 1024
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct Waiter waiters[WAITERS];
static struct Timer timers[TIMERS];

static void fail(const char *words) {
  fprintf(stderr, "clock.c: %s\n", words);
  abort();
}

static struct Waiter *enter(enum Kind kind, nanoseconds end, pthread_cond_t *condition) {
  pthread_once(&once, start);
  pthread_mutex_lock(&lock);
  struct Waiter *waiter = waiters;
  while (waiter < waiters + WAITERS && waiter->kind != FREE) waiter++;
  if (waiter == waiters + WAITERS) fail("too many wait at once");
  waiter->kind = kind;
  waiter->end = end;
  waiter->isOver = 0;
  waiter->thread = (pid_t)realSyscall(SYS_gettid);
  waiter->condition = condition;
  if (kind == SLEEP) sem_init(&waiter->sleep, 0, 0);
  pthread_mutex_unlock(&lock);
  return waiter;
}

// Whether its moment had come.
static int leave(struct Waiter *waiter) {
  pthread_mutex_lock(&lock);
  int isOver = waiter->isOver;
  if (waiter->kind == SLEEP) sem_destroy(&waiter->sleep);
  waiter->kind = FREE;
  pthread_mutex_unlock(&lock);
  return isOver;
}

static void sleepUntil(nanoseconds end) {
  if (end <= look()) {
    sched_yield();
    return;
  }
  struct Waiter *waiter = enter(SLEEP, end, NULL);
  while (sem_wait(&waiter->sleep) != 0) {}
  leave(waiter);
}

int nanosleep(const struct timespec *duration, struct timespec *rest) {
  sleepUntil(look() + inNanoseconds(duration));
  if (rest) *rest = (struct timespec){0};
  return 0;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *duration, struct timespec *rest) {
  nanoseconds now = look();
  sleepUntil(flags & TIMER_ABSTIME ? inNanoseconds(duration) - startOf(clock) : now + inNanoseconds(duration));
  if (rest) *rest = (struct timespec){0};
  return 0;
}

int usleep(useconds_t duration) {
  sleepUntil(look() + duration * 1000LL);
  return 0;
}

unsigned sleep(unsigned duration) {
  sleepUntil(look() + duration * SECOND);
  return 0;
}

// ---- Waits that end early when something else happens: `WAKE` interrupts them at their moment.

struct Interruptible {
  struct Waiter *waiter;
  sigset_t mask;
};

static struct Interruptible interruptible(nanoseconds end) {
  struct Interruptible result = {.waiter = enter(SIGNAL, end, NULL)};
  sigset_t wake;
  sigemptyset(&wake);
  sigaddset(&wake, WAKE);
  pthread_sigmask(SIG_UNBLOCK, &wake, &result.mask);
  return result;
}

static int leaveInterruptible(struct Interruptible *wait) {
  int error = errno;
  int isOver = leave(wait->waiter);
  pthread_sigmask(SIG_SETMASK, &wait->mask, NULL);
  errno = error;
  return isOver;
}

static nanoseconds ofAbsolute(const struct timespec *end) {
  // Which clock is meant is not told; one of them counts from the start of the machine.
  nanoseconds time = inNanoseconds(end);
  return time - (time > SECOND * 500000000LL ? startOfReal : startOfMonotonic);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict until) {
  look();
  if (sem_trywait(semaphore) == 0) return 0;
  nanoseconds end = ofAbsolute(until);
  if (end <= look()) {
    errno = ETIMEDOUT;
    return -1;
  }
  struct Interruptible wait = interruptible(end);
  int result;
  do result = sem_wait(semaphore); while (result != 0 && errno == EINTR && !wait.waiter->isOver);
  if (leaveInterruptible(&wait) && result != 0) errno = ETIMEDOUT;
  return result;
}

int epoll_pwait(int epoll, struct epoll_event *events, int count, int timeout, const sigset_t *mask) {
  nanoseconds now = look();
  if (timeout <= 0) return (int)realSyscall(SYS_epoll_pwait, epoll, events, count, timeout, mask, 8L);
  struct Interruptible wait = interruptible(now + timeout * 1000000LL);
  int result = (int)realSyscall(SYS_epoll_pwait, epoll, events, count, -1, NULL, 8L);
  return leaveInterruptible(&wait) && result < 0 ? 0 : result;
}

int epoll_wait(int epoll, struct epoll_event *events, int count, int timeout) {
  return epoll_pwait(epoll, events, count, timeout, NULL);
}

int ppoll(struct pollfd *files, nfds_t count, const struct timespec *timeout, const sigset_t *mask) {
  nanoseconds now = look();
  if (!timeout || inNanoseconds(timeout) == 0) {
    struct timespec none = {0};
    return (int)realSyscall(SYS_ppoll, files, count, timeout ? &none : NULL, mask, 8L);
  }
  struct Interruptible wait = interruptible(now + inNanoseconds(timeout));
  int result = (int)realSyscall(SYS_ppoll, files, count, NULL, NULL, 8L);
  return leaveInterruptible(&wait) && result < 0 ? 0 : result;
}

int poll(struct pollfd *files, nfds_t count, int timeout) {
  struct timespec duration = inTimespec(timeout * 1000000LL);
  return ppoll(files, count, timeout < 0 ? NULL : &duration, NULL);
}

int select(int count, fd_set *restrict reading, fd_set *restrict writing, fd_set *restrict others, struct timeval *restrict timeout) {
  nanoseconds now = look();
  nanoseconds duration = timeout ? timeout->tv_sec * SECOND + timeout->tv_usec * 1000LL : NEVER;
  if (duration == 0 || duration == NEVER) {
    struct timespec none = {0};
    return (int)realSyscall(SYS_pselect6, count, reading, writing, others, timeout ? &none : NULL, NULL);
  }
  struct Interruptible wait = interruptible(now + duration);
  int result = (int)realSyscall(SYS_pselect6, count, reading, writing, others, NULL, NULL);
  if (!leaveInterruptible(&wait) || result >= 0) return result;
  if (reading) FD_ZERO(reading);
  if (writing) FD_ZERO(writing);
  if (others) FD_ZERO(others);
  return 0;
}

long syscall(long number, ...) {
  long given[6];
  va_list list;
  va_start(list, number);
  for (int index = 0; index < 6; index++) given[index] = va_arg(list, long);
  va_end(list);
  pthread_once(&once, start);
  const struct timespec *timeout = (const struct timespec *)given[3];
  int operation = (int)given[1] & FUTEX_CMD_MASK;
  if (number != SYS_futex || !timeout || (operation != FUTEX_WAIT && operation != FUTEX_WAIT_BITSET))
    return realSyscall(number, given[0], given[1], given[2], given[3], given[4], given[5]);
  nanoseconds now = look();
  nanoseconds end = operation == FUTEX_WAIT ? now + inNanoseconds(timeout) : ofAbsolute(timeout);
  if (end <= now) {
    errno = ETIMEDOUT;
    return -1;
  }
  struct Interruptible wait = interruptible(end);
  long result = realSyscall(number, given[0], given[1], given[2], 0L, given[4], given[5]);
  if (leaveInterruptible(&wait) && result < 0 && errno == EINTR) errno = ETIMEDOUT;
  return result;
}

static int waitForCondition(pthread_cond_t *condition, pthread_mutex_t *mutex, nanoseconds end) {
  if (end <= look()) return ETIMEDOUT;
  struct Waiter *waiter = enter(CONDITION, end, condition);
  int result = pthread_cond_wait(condition, mutex);
  return leave(waiter) && result == 0 ? ETIMEDOUT : result;
}

int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict until) {
  look();
  return waitForCondition(condition, mutex, ofAbsolute(until));
}

int pthread_cond_clockwait(
  pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock, const struct timespec *restrict until) {
  look();
  return waitForCondition(condition, mutex, inNanoseconds(until) - startOf(clock));
}

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict until) {
  look();
  nanoseconds end = ofAbsolute(until);
  while (pthread_mutex_trylock(mutex) != 0) {
    nanoseconds now = look();
    if (end <= now) return ETIMEDOUT;
    sleepUntil(now + SECOND / 1000);
  }
  return 0;
}

// ---- Timers of the kernel: files that become readable. `eventfd` reads alike, and is written to at its moment.

int timerfd_create(int clock, int flags) {
  pthread_once(&once, start);
  int file = eventfd(0, (flags & TFD_NONBLOCK ? EFD_NONBLOCK : 0) | (flags & TFD_CLOEXEC ? EFD_CLOEXEC : 0));
  if (file >= TIMERS) fail("too many timers");
  if (file < 0) return file;
  pthread_mutex_lock(&lock);
  timers[file] = (struct Timer){.isThere = 1, .clock = clock, .end = NEVER};
  pthread_mutex_unlock(&lock);
  return file;
}

static void ring(int file) {
  uint64_t one = 1;
  if (write(file, &one, sizeof one) < 0) timers[file].isThere = 0;
}

static struct itimerspec stateOf(struct Timer *timer, nanoseconds now) {
  struct itimerspec state = {.it_interval = inTimespec(timer->interval)};
  if (timer->end != NEVER) state.it_value = inTimespec(timer->end > now ? timer->end - now : 1);
  return state;
}

int timerfd_settime(int file, int flags, const struct itimerspec *new, struct itimerspec *old) {
  nanoseconds now = look();
  if (file < 0 || file >= TIMERS || !timers[file].isThere) {
    errno = EINVAL;
    return -1;
  }
  pthread_mutex_lock(&lock);
  struct Timer *timer = &timers[file];
  if (old) *old = stateOf(timer, now);
  // What has rung before does not count any more.
  struct pollfd ready = {.fd = file, .events = POLLIN};
  struct timespec none = {0};
  uint64_t count;
  if (realSyscall(SYS_ppoll, &ready, 1L, &none, NULL, 8L) == 1 && read(file, &count, sizeof count) < 0) {}
  nanoseconds value = inNanoseconds(&new->it_value);
  timer->interval = inNanoseconds(&new->it_interval);
  if (value == 0) timer->end = NEVER;
  else timer->end = flags & TFD_TIMER_ABSTIME ? value - startOf(timer->clock) : now + value;
  if (timer->end <= now) {
    timer->end = timer->interval > 0 ? now + timer->interval : NEVER;
    ring(file);
  }
  pthread_mutex_unlock(&lock);
  return 0;
}

int timerfd_gettime(int file, struct itimerspec *state) {
  nanoseconds now = look();
  pthread_mutex_lock(&lock);
  *state = stateOf(&timers[file], now);
  pthread_mutex_unlock(&lock);
  return 0;
}

// ---- Who moves the time on

static pid_t clockThread;

// Whether no thread but this one can run; `switches` tells whether one did since the last look.
static int allBlocked(uint64_t *switches) {
  int blocked = 1;
  *switches = 0;
  DIR *folder = opendir("/proc/self/task");
  if (!folder) fail("there is no /proc");
  for (struct dirent *entry; (entry = readdir(folder));) {
    pid_t thread = atoi(entry->d_name);
    if (thread == 0 || thread == clockThread) continue;
    char path[64], text[4096];
    snprintf(path, sizeof path, "/proc/self/task/%d/status", thread);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t length = file < 0 ? -1 : read(file, text, sizeof text - 1);
    if (file >= 0) close(file);
    if (length <= 0) {
      // It has just ended.
      blocked = 0;
      continue;
    }
    text[length] = 0;
    const char *state = strstr(text, "\nState:\t");
    const char *own = strstr(text, "\nvoluntary_ctxt_switches:\t");
    const char *forced = strstr(text, "\nnonvoluntary_ctxt_switches:\t");
    if (!state || !own || !forced) fail("/proc does not tell the state of a thread");
    if (state[8] != 'S') blocked = 0;
    // Of which thread matters, too: one may end and another begin.
    *switches = *switches * 31 + (uint64_t)thread + (uint64_t)atoll(own + 26) * 7919 + (uint64_t)atoll(forced + 29) * 104729;
  }
  closedir(folder);
  return blocked;
}

static nanoseconds nextMoment(void) {
  nanoseconds next = NEVER;
  for (struct Waiter *waiter = waiters; waiter < waiters + WAITERS; waiter++)
    if (waiter->kind != FREE && waiter->end < next) next = waiter->end;
  for (struct Timer *timer = timers; timer < timers + TIMERS; timer++)
    if (timer->isThere && timer->end < next) next = timer->end;
  return next;
}

static void wakeUntil(nanoseconds now) {
  for (struct Waiter *waiter = waiters; waiter < waiters + WAITERS; waiter++) {
    if (waiter->kind == FREE || waiter->end > now) continue;
    // Until it has left it is woken again: it may not have begun to wait.
    waiter->isOver = 1;
    if (waiter->kind == SLEEP) sem_post(&waiter->sleep);
    if (waiter->kind == SIGNAL) realSyscall(SYS_tgkill, getpid(), waiter->thread, (long)WAKE);
    if (waiter->kind == CONDITION) pthread_cond_broadcast(waiter->condition);
  }
  for (int file = 0; file < TIMERS; file++) {
    struct Timer *timer = &timers[file];
    if (!timer->isThere || timer->end > now) continue;
    timer->end = timer->interval > 0 ? timer->end + timer->interval : NEVER;
    ring(file);
  }
}

static void moveTo(nanoseconds moment) {
  nanoseconds now = atomic_load(&passed);
  while (now < moment && !atomic_compare_exchange_weak(&passed, &now, moment)) {}
}

static nanoseconds computed(void) { return machineClock(CLOCK_PROCESS_CPUTIME_ID) - machineClock(CLOCK_THREAD_CPUTIME_ID); }

static void *moveTime(void *nothing) {
  clockThread = (pid_t)realSyscall(SYS_gettid);
  uint64_t switches = 0, before = 1;
  int wasBlocked = 0;
  nanoseconds rested = computed(), followed = rested;
  struct timespec moment = {.tv_nsec = SHORTEST};
  while (1) {
    int blocked = allBlocked(&switches);
    if (blocked && wasBlocked && switches == before) {
      pthread_mutex_lock(&lock);
      nanoseconds next = nextMoment();
      if (next != NEVER) {
        moveTo(next);
        wakeUntil(next);
      }
      pthread_mutex_unlock(&lock);
      rested = followed = computed();
      wasBlocked = 0;
      moment.tv_nsec = next == NEVER ? LONGEST : SHORTEST;
      if (next == NEVER) realSyscall(SYS_clock_nanosleep, (long)CLOCK_MONOTONIC, 0L, &moment, NULL);
      continue;
    }
    nanoseconds now = computed();
    if (blocked) {
      rested = followed = now;
    } else if (now - rested > RESTLESS) {
      pthread_mutex_lock(&lock);
      nanoseconds time = atomic_fetch_add(&passed, now - followed) + now - followed;
      wakeUntil(time);
      pthread_mutex_unlock(&lock);
      followed = now;
    } else {
      followed = now;
    }
    wasBlocked = blocked;
    before = switches;
    if (blocked) continue;
    realSyscall(SYS_clock_nanosleep, (long)CLOCK_MONOTONIC, 0L, &moment, NULL);
    moment.tv_nsec = moment.tv_nsec * 2 < LONGEST ? moment.tv_nsec * 2 : LONGEST;
  }
  return nothing;
}

static void ignore(int number) { (void)number; }

static void start(void) {
  realSyscall = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
  startOfReal = machineClock(CLOCK_REALTIME);
  startOfMonotonic = machineClock(CLOCK_MONOTONIC);
}

__attribute__((constructor)) static void begin(void) {
  pthread_once(&once, start);
  struct sigaction action = {.sa_handler = ignore};
  sigaction(WAKE, &action, NULL);
  sigset_t all, mask;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &mask);
  pthread_t thread;
  if (pthread_create(&thread, NULL, moveTime, NULL) != 0) fail("the thread that moves the time does not start");
  pthread_detach(thread);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
}
