# Varnish 7 with xkey (Debian: varnish, varnish-modules) in front of two instances of the site on this machine, ports 3000 and 3001.
# The site has EDGE_TAG_HEADER=xkey, EDGE_PURGE_URLS with the address of this Varnish, and PROXY_HOPS=1. TLS ends in front of it, for
# example in hitch with the PROXY protocol. It adds no headers but the id of the request: security headers are the site's own.
vcl 4.1;

import directors;
import std;
import xkey;

# Those who may purge, and see how the site is: the instances and this machine.
acl operators {
  "localhost";
  "127.0.0.1";
  "::1";
}

probe ready {
  .url = "/service/ready";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 1;
}

# Of more connections than an instance answers in 100 ms, visitors get what is kept.
backend site_1 {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = ready;
  .max_connections = 50;
  .connect_timeout = 2s;
  .first_byte_timeout = 30s;
}

backend site_2 {
  .host = "127.0.0.1";
  .port = "3001";
  .probe = ready;
  .max_connections = 50;
  .connect_timeout = 2s;
  .first_byte_timeout = 30s;
}

sub vcl_init {
  new site = directors.round_robin();
  site.add_backend(site_1);
  site.add_backend(site_2);
}

sub vcl_recv {
  set req.backend_hint = site.backend();

  if (req.restarts == 0) {
    unset req.http.X-Has-Old;
    unset req.http.X-Failed;
    # One id for each request: a kept page would repeat that of the first.
    set req.http.X-Request-Id = "varnish-" + req.xid;
  }
  # What is expired or purged is kept for when the site fails, and asked for anew while it does not.
  if (req.http.X-Failed) {
    set req.grace = 1d;
  } else if (req.http.X-Has-Old) {
    set req.grace = 0s;
  }

  if (req.method == "PURGE") {
    if (client.ip !~ operators) {
      return (synth(405, "Method Not Allowed"));
    }
    if (!req.http.xkey-softpurge) {
      return (synth(400, "Bad Request"));
    }
    set req.http.X-Purged = xkey.softpurge(req.http.xkey-softpurge);
    return (synth(200, "OK"));
  }
  # Methods that no page and no service has.
  if (req.method !~ "^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$") {
    return (synth(405, "Method Not Allowed"));
  }
  if (req.url ~ "^/service/(?:metrics|ready)(?:\?|$)" && client.ip !~ operators) {
    return (synth(403, "Forbidden"));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }

  # What belongs to one visitor or to operators.
  if (req.url ~ "^/service/" && req.url !~ "^/service/(?:social/|media/|page\.js|web-vitals\.js|speculation-rules|openapi\.json)") {
    return (pass);
  }
  if (req.url ~ "^/api/" && req.http.token) {
    return (pass);
  }
  if (req.url !~ "^/(?:_next|art|fonts|documents|pdfjs|flipbook|service|api)/") {
    # Editors who preview drafts.
    if (req.http.Cookie ~ "(?:^|;\s*)__prerender_bypass=") {
      return (pass);
    }
    # A visitor who has chosen a language is redirected from addresses without one.
    if (req.url !~ "^/[a-z][a-z](?:[/?]|$)" && req.http.Cookie ~ "(?:^|;\s*)selectedLanguageCode=(?!en(?:;|$))[^;\s]") {
      return (pass);
    }
  }
  unset req.http.Cookie;
  unset req.http.Authorization;
  return (hash);
}

sub vcl_hash {
  # Islands fetch the data of a page at its address.
  hash_data(req.http.rsc);
}

sub vcl_hit {
  if (obj.ttl > 0s || req.http.X-Failed || !std.healthy(req.backend_hint)) {
    return (deliver);
  }
  set req.http.X-Has-Old = "1";
  return (restart);
}

sub vcl_backend_fetch {
  # Compressed here, once for all.
  unset bereq.http.Accept-Encoding;
  if (bereq.http.X-Has-Old) {
    set bereq.first_byte_timeout = 2s;
  }
}

sub vcl_backend_response {
  if (bereq.uncacheable) {
    return (deliver);
  }
  # While instances are replaced by those of another release, each has the scripts of its own pages only.
  if (beresp.status == 404 && bereq.retries == 0 && bereq.url ~ "^/_next/static/") {
    return (retry);
  }
  # A failure replaces nothing.
  if (beresp.status >= 500 || beresp.status == 429) {
    if (bereq.is_bgfetch || bereq.http.X-Has-Old) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  # The lifetime for the edge, where it differs from that for browsers.
  if (beresp.http.CDN-Cache-Control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*?max-age=(\d+).*$", "\1") + "s", 1s);
  }
  if (beresp.ttl > 0s && beresp.http.Cache-Control !~ "(?i)no-store|private") {
    # For as long as the site fails.
    set beresp.grace = 1d;
  }
  if (beresp.http.Content-Type ~ "^(?:text/|application/(?:javascript|json|xml|atom\+xml|rss\+xml|manifest\+json)|image/svg\+xml)") {
    set beresp.do_gzip = true;
  }
}

sub vcl_backend_error {
  # The next instance; for a file that one does not have, the first again when the next is away.
  if ((bereq.retries == 0 || (bereq.retries == 1 && bereq.url ~ "^/_next/static/")) && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
  if (bereq.is_bgfetch || bereq.http.X-Has-Old) {
    return (abandon);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Via;
  set resp.http.X-Request-Id = req.http.X-Request-Id;
}

sub vcl_synth {
  # The site fails or is busy: the page as it was.
  if (resp.status == 503 && req.http.X-Has-Old && !req.http.X-Failed) {
    set req.http.X-Failed = "1";
    return (restart);
  }
  if (req.method == "PURGE" && resp.status == 200) {
    set resp.http.X-Purged = req.http.X-Purged;
  }
  set resp.http.Cache-Control = "no-store";
}
