/* A disk that fails at the worst moment: while the file named by FAILING_DISK exists, what was written to a write-ahead log is there,
   but the system says that it could not be synced. Loaded before the C library (LD_PRELOAD). */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int fails(int file) {
    char link[64], name[4096];
    const char *sign = getenv("FAILING_DISK");
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t size = readlink(link, name, sizeof name - 1);
    if (size < 4 || sign == NULL) return 0;
    name[size] = 0;
    return strcmp(name + size - 4, "-wal") == 0 && access(sign, F_OK) == 0;
}

#define FAILING(call)                                         \
    int call(int file) {                                      \
        int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, #call); \
        if (fails(file)) { errno = EIO; return -1; }          \
        return real(file);                                    \
    }
FAILING(fsync)
FAILING(fdatasync)
