#include <stddef.h>

/// How often memory was asked for in this process so far, in any thread.
size_t allocation_count(void);
