// Whether the system allows more threads.

#ifndef UNRETAIN_C_THREADS_H
#define UNRETAIN_C_THREADS_H

/// Starts so many threads that wait for each other, and lets them end. Returns 0 where the system refuses one of them.
int unretain_can_start_threads(int count);

#endif
