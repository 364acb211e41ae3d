// What becomes of the process where the program breaks an expectation of its own.

#ifndef UNRETAIN_C_INTERNAL_FAILURES_H
#define UNRETAIN_C_INTERNAL_FAILURES_H

/// From now on a failure while a thread is working on a file starts the program again, with the same arguments, and with that file's path in the
/// list below. `arguments` end in NULL and stay where they are. Called once, before there are threads.
void unretain_contain_failures(char *const *arguments);

/// The paths at which earlier starts of this run have failed, each followed by a line feed; empty where none has.
const char *unretain_failed_paths(void);

/// What the calling thread works on until it says something else; NULL where a failure is nobody's.
void unretain_working_on(const char *path);

#endif
