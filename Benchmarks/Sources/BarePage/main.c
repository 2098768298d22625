/* A page written by hand over a bare WebSocket: the least that such a page can cost.
   Arguments: port, number of rows. */
#include <libwebsockets.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *page;
static size_t page_length;
static int rows;

struct visit {
  size_t sent;
  int has_headers;
  int count;
  int clicks;
  char waiting[64][64];
};

static int callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t length) {
  struct visit *visit = user;
  unsigned char buffer[LWS_PRE + 4096], *start = buffer + LWS_PRE, *at = start;
  switch (reason) {
  case LWS_CALLBACK_HTTP:
    visit->sent = 0;
    visit->has_headers = 0;
    if (lws_add_http_common_headers(wsi, 200, "text/html; charset=utf-8", page_length, &at,
                                    buffer + sizeof buffer - 1))
      return -1;
    if (lws_finalize_write_http_header(wsi, start, &at, buffer + sizeof buffer - 1)) return -1;
    lws_callback_on_writable(wsi);
    return 0;
  case LWS_CALLBACK_HTTP_WRITEABLE: {
    if (visit->sent == page_length) return 0;
    size_t part = page_length - visit->sent > 65536 ? 65536 : page_length - visit->sent;
    int last = visit->sent + part == page_length;
    unsigned char *copy = malloc(LWS_PRE + part);
    memcpy(copy + LWS_PRE, page + visit->sent, part);
    int written = lws_write(wsi, copy + LWS_PRE, part, last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP);
    free(copy);
    if (written < (int)part) return -1;
    visit->sent += part;
    if (!last) return lws_callback_on_writable(wsi), 0;
    return lws_http_transaction_completed(wsi) ? -1 : 0;
  }
  case LWS_CALLBACK_ESTABLISHED:
    visit->count = visit->clicks = 0;
    return 0;
  case LWS_CALLBACK_RECEIVE:
    if (visit->count == 64 || length < 1) return 0;
    visit->clicks++;
    if (*(char *)in == 'r')
      sprintf(visit->waiting[visit->count++], "[%d,\"Row changed %d\"]", rows / 2, visit->clicks);
    else
      sprintf(visit->waiting[visit->count++], "[-1,\"%d\"]", visit->clicks);
    lws_callback_on_writable(wsi);
    return 0;
  case LWS_CALLBACK_SERVER_WRITEABLE:
    if (visit->count == 0) return 0;
    length = strlen(visit->waiting[0]);
    memcpy(start, visit->waiting[0], length);
    memmove(visit->waiting[0], visit->waiting[1], sizeof visit->waiting[0] * (size_t)--visit->count);
    if (lws_write(wsi, start, length, LWS_WRITE_TEXT) < (int)length) return -1;
    if (visit->count) lws_callback_on_writable(wsi);
    return 0;
  default:
    return 0;
  }
}

static const struct lws_protocols protocols[] = {
  {"bare", callback, sizeof(struct visit), 4096, 0, NULL, 0}, {NULL, NULL, 0, 0, 0, NULL, 0}};

int main(int count, char **arguments) {
  if (count < 3) return fprintf(stderr, "usage: BarePage PORT ROWS\n"), 2;
  rows = atoi(arguments[2]);
  page = malloc((size_t)rows * 64 + 4096);
  page_length = (size_t)sprintf(
    page, "<!doctype html><meta charset=utf-8><title>Bare</title><button id=add>add</button>"
          "<button id=row>row</button><output id=count>0</output><div id=list>");
  for (int index = 0; index < rows; index++)
    page_length += (size_t)sprintf(page + page_length, "<div>Row %d</div>", index);
  page_length += (size_t)sprintf(
    page + page_length,
    "</div><script>const s=new WebSocket('ws://'+location.host+'/');"
    "s.onopen=()=>{window.ready=true};"
    "s.onmessage=e=>{const [i,t]=JSON.parse(e.data);"
    "(i<0?document.getElementById('count'):document.getElementById('list').children[i])"
    ".textContent=t};"
    "document.getElementById('add').onclick=()=>s.send('c');"
    "document.getElementById('row').onclick=()=>s.send('r');</script>");
  struct lws_context_creation_info info = {0};
  info.port = atoi(arguments[1]);
  info.iface = "127.0.0.1";
  info.protocols = protocols;
  info.gid = info.uid = -1;
  lws_set_log_level(0, NULL);
  struct lws_context *context = lws_create_context(&info);
  if (!context) return fprintf(stderr, "cannot listen\n"), 1;
  printf("Serving\n");
  fflush(stdout);
  while (lws_service(context, 0) >= 0) {}
}
