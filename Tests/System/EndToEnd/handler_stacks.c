// How much memory threads leave behind that have worked on a file, each with a stack for the handler of failures.
#include "CInternalFailures.h"

#include <malloc.h>
#include <pthread.h>
#include <stdio.h>

static void *work(void *nothing) {
  unretain_working_on("A.swift");
  unretain_working_on(NULL);
  return nothing;
}

int main(int count, char *const *arguments) {
  (void)count;
  unretain_contain_failures(arguments);
  struct mallinfo2 before = mallinfo2();
  for (int index = 0; index < 1000; index++) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, work, NULL)) return 1;
    pthread_join(thread, NULL);
  }
  struct mallinfo2 after = mallinfo2();
  printf("%ld\n", ((long)after.uordblks + (long)after.hblkhd - (long)before.uordblks - (long)before.hblkhd) / 1024);
  return 0;
}
