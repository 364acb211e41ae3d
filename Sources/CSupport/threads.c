#include "CThreads.h"

#include <pthread.h>

enum { thread_limit = 1024 };

static void *wait_at(void *gate) {
  pthread_mutex_lock(gate);
  pthread_mutex_unlock(gate);
  return NULL;
}

int unretain_can_start_threads(int count) {
  pthread_t threads[thread_limit];
  pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
  if (count > thread_limit) count = thread_limit;
  pthread_mutex_lock(&gate);
  int started = 0;
  while (started < count && pthread_create(&threads[started], NULL, wait_at, &gate) == 0) started++;
  pthread_mutex_unlock(&gate);
  for (int index = 0; index < started; index++) pthread_join(threads[index], NULL);
  return started == count;
}
