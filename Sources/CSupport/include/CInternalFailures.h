// What becomes of the process where the program breaks an expectation of its own.

#ifndef UNRETAIN_C_INTERNAL_FAILURES_H
#define UNRETAIN_C_INTERNAL_FAILURES_H

/// From now on a failure ends the process with a sentence and the exit code 3, instead of a signal.
void unretain_explain_failures(void);

/// From now on a failure while a thread is working on a file starts the program again, with the same arguments, and with that file's path in the
/// list below. `arguments` end in NULL and stay where they are. Called once, before there are threads.
void unretain_contain_failures(char *const *arguments);

/// Where earlier starts of this process have failed, oldest first; empty where none has. Each is a line: `-`, or `+` where the file has been taken
/// back since, and the path. A line without a path stands for what earlier runs have stored.
const char *unretain_failed_paths(void);

/// A file that was left out is worked on again: a further failure in it starts the program anew as the first one did.
void unretain_take_back(const char *path);

/// What earlier runs have stored is used from now on: the first failure starts the program again without that, rather than without a file.
void unretain_uses_stores(void);

/// A file without a name that the next start of this run is given as this one leaves it, empty at first; -1 where the system has none. The same
/// one at each call.
int unretain_journal(void);

/// Between these no new start begins: what goes through a pipe, and the note about it in the journal, are done as a whole or not at all. Where one
/// has begun, the first does not return. A thread that works on a file does not call them.
void unretain_begin_transfer(void);
void unretain_end_transfer(void);

/// What the calling thread works on until it says something else; NULL where a failure is nobody's.
void unretain_working_on(const char *path);

#endif
