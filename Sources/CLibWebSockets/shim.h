#pragma once
#include <libwebsockets.h>

/* What Swift cannot import: macros with computed values. */

/* Bytes that must be writable before every buffer handed to lws_write(). */
static inline size_t feedback_lws_pre(void) { return LWS_PRE; }

static inline uint64_t feedback_lws_options(void) {
  return LWS_SERVER_OPTION_VALIDATE_UTF8 | LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND
       | LWS_SERVER_OPTION_DISABLE_OS_CA_CERTS | LWS_SERVER_OPTION_SKIP_SERVER_CANONICAL_NAME;
}
